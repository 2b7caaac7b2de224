import { Fragment, type ReactNode } from 'react'
import { illustrativeLabel } from '../../claims/testimonials.ts'
import { verifiedLabel } from '../../claims/verified-client.ts'
import { PhotoPicture } from '../../photos/photo-picture.tsx'
import { lowerFirst } from '../../platform/first-letter.ts'
import { IllustrativeLabel, VerifiedMark } from '../../ui/badge.tsx'
import { CardStyle } from '../../ui/card.tsx'
import { Style } from '../../ui/style.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { CardPhoto, CardStory } from './card-story.ts'
import css from './story-card.css?inline'

type Props = {
  story: CardStory
  brand: string
  level?: 'h1' | 'h2'
  href?: string
  /** Puts a link around a photo. */
  linkPhoto?: (photo: CardPhoto, picture: ReactNode) => ReactNode
}

export const photoWords = {
  renter: 'The renter',
  exterior: 'The new place from outside',
  interior: 'The new place inside',
}

/** Nobody stands before a made-up door: its photos are drawings of ours. */
function shownOn({ slot }: CardPhoto, isDemo: boolean) {
  return isDemo ? `A drawing: ${lowerFirst(photoWords[slot])}` : photoWords[slot]
}

/** One approved story, as the wall shows it. */
export function StoryCard({ story, brand, level: Heading = 'h2', href, linkPhoto }: Props) {
  const { headline, isDemo, isClient, displayName, cityState, date, howHelped, encouragement, photos } = story
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
                alt={`${shownOn(photo, isDemo)}, ${cityState}`}
                sizes={index === 0 ? '(width < 48rem) 50vw, 20rem' : '(width < 48rem) 25vw, 10rem'}
              />
            )
            return linkPhoto ? <Fragment key={photo.id}>{linkPhoto(photo, picture)}</Fragment> : picture
          })}
        </div>
      )}
      <div className="words">
        <p className="meta">
          <Tag>Approved</Tag>
          <span>{cityState}</span>
        </p>
        <Heading>{href ? <a href={href}>{headline}</a> : headline}</Heading>
        <p className="meta">
          <b>{displayName}</b>
          <span>{date}</span>
          {isClient && <VerifiedMark>{verifiedLabel}</VerifiedMark>}
          {isDemo && <IllustrativeLabel>{illustrativeLabel}</IllustrativeLabel>}
        </p>
        <Part>How {brand} Helped</Part>
        <p className="told">{howHelped}</p>
        <Part>Words of Encouragement</Part>
        <blockquote>“{encouragement}”</blockquote>
      </div>
    </article>
  )
}
