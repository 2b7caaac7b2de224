import type { PhotoSlot } from '../../db/vocabulary.ts'
import { PhotoSubjectIcon } from '../../ui/art/photo-subject.tsx'
import { FieldError, fieldId } from '../../ui/asked.tsx'
import { Button } from '../../ui/button.tsx'
import type { PhotoField, SubmissionErrors } from './submission.ts'

export type ChosenPhoto = { file: Blob; name: string; preview: string }
export type ChosenPhotos = Partial<Record<PhotoField, ChosenPhoto>>
/** Refused for their size; their owner may have them made smaller. */
export type LargePhotos = Partial<Record<PhotoField, File>>

type Props = {
  errors: SubmissionErrors
  photos: ChosenPhotos
  largePhotos: LargePhotos
  onChoose: (field: PhotoField, input: HTMLInputElement) => void
  onRemove: (field: PhotoField) => void
  onShrink: (field: PhotoField) => void
  onForget: (field: PhotoField) => void
}

const slots: { slot: PhotoSlot; label: string; subject: 'person' | 'house' | 'room' }[] = [
  { slot: 'renter', label: 'You', subject: 'person' },
  { slot: 'exterior', label: 'New place, outside', subject: 'house' },
  { slot: 'interior', label: 'New place, inside', subject: 'room' },
]

export function PhotoFields({ errors, photos, largePhotos, onChoose, onRemove, onShrink, onForget }: Props) {
  return (
    <fieldset>
      <legend>
        <b>Photos</b>
        <span className="small soft">
          Optional, and shown with your story. Places and dates hidden in the files are removed.
        </span>
      </legend>
      <div className="set drops">
        {slots.map(({ slot, label, subject }) => {
          const field: PhotoField = `${slot}Photo`
          const photo = photos[field]
          const error = errors[field]
          const id = fieldId(field)
          return (
            <div key={slot} className="asked">
              <label className="drop">
                {photo ? (
                  <img src={photo.preview} alt={`Preview: ${label}`} />
                ) : (
                  <PhotoSubjectIcon subject={subject} />
                )}
                <b>{label}</b>
                <span className="fine">PNG, JPG up to 5MB</span>
                <input
                  type="file"
                  id={id}
                  name={field}
                  accept="image/*"
                  aria-describedby={error ? `${id}-error` : undefined}
                  aria-invalid={error ? true : undefined}
                  onChange={(event) => onChoose(field, event.currentTarget)}
                />
              </label>
              {photo && (
                <button type="button" className="remove" onClick={() => onRemove(field)}>
                  Remove photo
                </button>
              )}
              <FieldError id={id}>{error}</FieldError>
              {largePhotos[field] && (
                <div className="large">
                  <Button type="button" variant="line" tight onClick={() => onShrink(field)}>
                    Make it smaller
                  </Button>
                  <button type="button" className="remove" onClick={() => onForget(field)}>
                    Leave it out
                  </button>
                </div>
              )}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
