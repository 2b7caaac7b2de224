import { useState } from 'react'
import { photoFilePath, photoPath } from '../../photos/photo.ts'
import { useWords } from '../../ui/language.ts'
import { Notice } from '../../ui/notice.tsx'
import { Style } from '../../ui/style.tsx'
import { Tag } from '../../ui/tag.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { CardPhoto } from '../wall/card-story.ts'
import { StoryCard } from '../wall/story-card.tsx'
import type { ModerationStory } from './moderation-story.ts'
import { moderationWords } from './moderation-words.ts'
import { PhotoViewer } from './photo-viewer.tsx'
import { statusTones } from './story-tones.ts'
import css from './story-view.css?inline'

type Props = { story: ModerationStory; brand: string; conflict?: string }

/** The story as the wall will show it; its true status stands beside. */
export function StoryView({ story, brand, conflict }: Props) {
  const { view: words, statuses } = useWords(moderationWords)
  const { card, status } = story
  const [photoId, setPhotoId] = useState<string | null>(null)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="seen" id="seen" tabIndex={0} aria-label={words.name(card.headline)}>
      <Style name="story-view" css={css} layer="page" />
      <p className="label">
        <span>{words.asOnWall}</span>
        <Tag tone={statusTones[status]}>
          <VisuallyHidden>{words.statusNow}</VisuallyHidden>
          {statuses[status]}
        </Tag>
      </p>
      {conflict && (
        <Notice kind="warning" wide>
          {conflict}
        </Notice>
      )}
      <StoryCard
        story={card}
        brand={brand}
        sizes="(width < 60rem) 100vw, 36rem"
        linkPhoto={(photo, picture) => (
          <a
            className="photo"
            href={largestPath(photo)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              setPhotoId(photo.id)
            }}
          >
            {picture}
            <VisuallyHidden>{words.openPhoto}</VisuallyHidden>
          </a>
        )}
      />
      {card.photos.length > 0 && (
        <PhotoViewer
          photos={card.photos}
          cityState={card.cityState}
          photoId={photoId}
          onShow={setPhotoId}
          srcOf={largestPath}
        />
      )}
    </section>
  )
}

function largestPath({ id, variants }: CardPhoto) {
  const largest = variants.findLast(({ format }) => format === 'webp') ?? variants.at(-1)
  return largest ? photoFilePath(photoPath(id), largest) : photoPath(id)
}
