import { useState } from 'react'
import { photoFilePath, photoPath } from '../../photos/photo.ts'
import { Notice } from '../../ui/notice.tsx'
import { Style } from '../../ui/style.tsx'
import { Tag } from '../../ui/tag.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { CardPhoto } from '../wall/card-story.ts'
import { StoryCard } from '../wall/story-card.tsx'
import type { DeskStory } from './desk-story.ts'
import { PhotoViewer } from './photo-viewer.tsx'
import css from './story-view.css?inline'
import { statusNames, statusTones } from './story-words.ts'

type Props = { story: DeskStory; brand: string; conflict?: string }

/** The story as the wall will show it; its true status stands beside. */
export function StoryView({ story, brand, conflict }: Props) {
  const { card, status } = story
  const [photoId, setPhotoId] = useState<string | null>(null)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="seen" id="seen" tabIndex={0} aria-label={`Story: ${card.headline}`}>
      <Style name="story-view" css={css} layer="page" />
      <p className="label">
        <span>As the wall will show it</span>
        <Tag tone={statusTones[status]}>
          <VisuallyHidden>Status now: </VisuallyHidden>
          {statusNames[status]}
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
            <VisuallyHidden>Open it large</VisuallyHidden>
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
