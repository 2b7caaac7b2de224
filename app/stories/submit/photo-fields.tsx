import type { PhotoSlot } from '../../db/vocabulary.ts'
import { PhotoSubjectIcon } from '../../ui/art/photo-subject.tsx'
import { FieldError, fieldId } from '../../ui/asked.tsx'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import type { PhotoField, SubmissionErrors } from './submission.ts'
import { submitWords } from './submit-words.ts'

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

const slots: { slot: PhotoSlot; subject: 'person' | 'house' | 'room' }[] = [
  { slot: 'renter', subject: 'person' },
  { slot: 'exterior', subject: 'house' },
  { slot: 'interior', subject: 'room' },
]

export function PhotoFields({ errors, photos, largePhotos, onChoose, onRemove, onShrink, onForget }: Props) {
  const { photos: words } = useWords(submitWords)
  return (
    <fieldset>
      <legend>
        <b>{words.title}</b>
        <span className="small soft">{words.note}</span>
      </legend>
      <div className="set drops">
        {slots.map(({ slot, subject }) => {
          const label = words[slot]
          const field: PhotoField = `${slot}Photo`
          const photo = photos[field]
          const error = errors[field]
          const id = fieldId(field)
          /** The field is empty again, and has the focus: the button that was pressed goes with what it does. */
          const act = (deed: typeof onForget) => () => {
            const input = document.getElementById(id) as HTMLInputElement
            input.value = ''
            input.focus()
            deed(field)
          }
          return (
            <div key={slot} className="asked">
              <label className="drop">
                {photo ? (
                  <img src={photo.preview} alt={words.preview(label)} />
                ) : (
                  <PhotoSubjectIcon subject={subject} />
                )}
                <b>{label}</b>
                <span className="fine">{words.limits}</span>
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
                <button type="button" className="remove" onClick={act(onRemove)}>
                  {words.remove}
                  <span className="hidden"> {label}</span>
                </button>
              )}
              <FieldError id={id}>{error}</FieldError>
              {largePhotos[field] && (
                <div className="large">
                  <Button type="button" variant="line" tight onClick={act(onShrink)}>
                    {words.shrink}
                  </Button>
                  <button type="button" className="remove" onClick={act(onForget)}>
                    {words.leaveOut}
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
