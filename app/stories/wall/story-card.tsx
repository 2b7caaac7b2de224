import { Fragment, type ReactNode } from 'react'
import { claimWords } from '../../claims/words.ts'
import { PhotoPicture } from '../../photos/photo-picture.tsx'
import { IllustrativeLabel, VerifiedMark } from '../../ui/badge.tsx'
import { CardStyle } from '../../ui/card.tsx'
import { useLanguage, useWords } from '../../ui/language.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import { Tag } from '../../ui/tag.tsx'
import { wallWords } from '../wall-words.ts'
import type { CardPhoto, CardStory } from './card-story.ts'
import css from './story-card.css?inline'

type Props = {
  story: CardStory
  brand: string
  level?: 'h1' | 'h2'
  href?: string
  /** Puts a link around a photo. */
  linkPhoto?: (photo: CardPhoto, picture: ReactNode) => ReactNode
  /** Of the first photo, where the card is wider than on the wall. */
  sizes?: string
}

/** One approved story, as the wall shows it. */
export function StoryCard({ story, brand, level: Heading = 'h2', href, linkPhoto, sizes }: Props) {
  const { headline, isDemo, isClient, displayName, cityState, date, howHelped, encouragement, photos } = story
  const { card: words } = useWords(wallWords)
  const lang = story.language === useLanguage() ? undefined : story.language
  const { verified, illustrative } = useWords(claimWords)
  const shown = isDemo ? words.drawings : words.photos
  const Part = Heading === 'h1' ? 'h2' : 'h3'
  return (
    <article className="card story afar">
      <Style name="story-card" css={css} layer="page" />
      <CardStyle />
      {photos.length > 0 && (
        <div className="photos">
          {photos.map((photo, index) => {
            const picture = (
              <PhotoPicture
                key={photo.id}
                {...photo}
                alt={`${shown[photo.slot]}, ${cityState}`}
                sizes={index === 0 ? (sizes ?? '(width < 48rem) 50vw, 20rem') : '(width < 48rem) 25vw, 10rem'}
              />
            )
            return linkPhoto ? <Fragment key={photo.id}>{linkPhoto(photo, picture)}</Fragment> : picture
          })}
        </div>
      )}
      <div className="words">
        <p className="meta">
          <Tag>{words.approved}</Tag>
          <span>{cityState}</span>
        </p>
        <Heading lang={lang} dir="auto">
          {href ? <PageLink href={href}>{headline}</PageLink> : headline}
        </Heading>
        <p className="meta">
          <b>{displayName}</b>
          {date && <span>{date}</span>}
          {isClient && <VerifiedMark>{verified.label}</VerifiedMark>}
          {isDemo && <IllustrativeLabel>{illustrative}</IllustrativeLabel>}
        </p>
        <Part>{words.howHelped(brand)}</Part>
        <p className="told" lang={lang} dir="auto">
          {howHelped}
        </p>
        <Part>{words.encouragement}</Part>
        <blockquote lang={lang} dir="auto">
          {words.quoted(encouragement)}
        </blockquote>
      </div>
    </article>
  )
}
