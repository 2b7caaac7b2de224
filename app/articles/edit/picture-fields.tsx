import { maxPhotoBytes } from '../../photos/max-photo-bytes.ts'
import { refusalWords } from '../../photos/photo.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { type ArticleErrors, pictureNote, type TypedArticle } from '../article-form.ts'
import { savingWords } from '../saving-words.ts'
import { editorWords } from './editor-words.ts'

/** A file chosen and not sent yet; with a problem it cannot be sent. */
export type ChosenPicture = { name: string; preview?: string; problem?: string }

type Props = {
  shown: TypedArticle
  /** As it stands in the form now. */
  typed: TypedArticle
  errors: ArticleErrors
  chosen: ChosenPicture | null
  onChoose: (picture: ChosenPicture | null) => void
}

export function PictureFields({ shown, typed, errors, chosen, onChoose }: Props) {
  const { picture: words } = useWords(editorWords)
  const note = pictureNote(typed, useWords(savingWords))

  const choose = ({ files }: HTMLInputElement) => {
    const [file] = files ?? []
    const problem = file && problemOf(file)
    if (!file) onChoose(null)
    else onChoose({ name: file.name, ...(problem ? { problem } : { preview: URL.createObjectURL(file) }) })
  }

  return (
    <fieldset className="group">
      <legend>{words.title}</legend>
      <Field
        label={words.file}
        name="imageFile"
        type="file"
        accept="image/png,image/jpeg,image/webp"
        optional
        hint={words.fileHint}
        error={chosen?.problem ? <span role="alert">{chosen.problem}</span> : errors.imageFile}
        onChange={(event) => choose(event.currentTarget)}
      />
      {chosen && (
        <div className="chosen">
          {chosen.preview && <img src={chosen.preview} alt="" />}
          <Button
            type="button"
            variant="quiet"
            tight
            onClick={(event) => {
              const file = event.currentTarget.form?.elements.namedItem('imageFile')
              if (!(file instanceof HTMLInputElement)) return
              file.value = ''
              // This button goes with the picture.
              file.focus()
              onChoose(null)
            }}
          >
            {words.remove(chosen.name)}
          </Button>
        </div>
      )}
      <Field
        label={words.address}
        name="imageUrl"
        optional
        defaultValue={shown.imageUrl}
        error={errors.imageUrl}
        hint={
          <>
            {words.addressHint}
            <strong role="status">{note}</strong>
          </>
        }
      />
      <Field
        label={words.shows}
        name="imageAlt"
        optional
        defaultValue={shown.imageAlt}
        error={errors.imageAlt}
        hint={words.showsHint}
      />
    </fieldset>
  )
}

/** The server looks again, and at the content too. */
function problemOf(file: File) {
  if (!file.type.startsWith('image/')) return refusalWords['not-image']
  return file.size > maxPhotoBytes ? refusalWords['too-large'] : undefined
}
