import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { ControlledDialog } from '../../ui/dialog.tsx'
import { useWords } from '../../ui/language.ts'
import type { CardPhoto } from '../wall/card-story.ts'
import { moderationWords } from './moderation-words.ts'

type Props = {
  photos: CardPhoto[]
  cityState: string
  /** Null when it is closed. */
  photoId: string | null
  onShow: (photoId: string | null) => void
  srcOf: (photo: CardPhoto) => string
}

/** One photo as large as the screen allows; the arrow keys go to the others. */
export function PhotoViewer({ photos, cityState, photoId, onShow, srcOf }: Props) {
  const { photo: words } = useWords(moderationWords)
  const at = photos.findIndex(({ id }) => id === photoId)
  const photo = photos[at]
  const step = (by: number) => {
    const next = photos[at + by]
    if (next) onShow(next.id)
  }
  useEffect(() => {
    if (at < 0) return
    const listen = ({ key }: KeyboardEvent) => {
      const next = photos[key === 'ArrowRight' ? at + 1 : key === 'ArrowLeft' ? at - 1 : at]
      if (next) onShow(next.id)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [at, photos, onShow])

  return (
    <ControlledDialog
      id="photo-viewer"
      isOpen={photo !== undefined}
      onClose={() => onShow(null)}
      title={photo ? words.title(photo.slot, at + 1, photos.length) : words.untitled}
    >
      {photo && <img src={srcOf(photo)} alt={words.alt(photo.slot, cityState)} />}
      {photos.length > 1 && (
        <p className="actions">
          <Button type="button" variant="quiet" aria-disabled={at <= 0} onClick={() => step(-1)}>
            {words.previous}
          </Button>
          <Button
            type="button"
            variant="quiet"
            aria-disabled={at >= photos.length - 1}
            onClick={() => step(1)}
          >
            {words.next}
          </Button>
        </p>
      )}
    </ControlledDialog>
  )
}
