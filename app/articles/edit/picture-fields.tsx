import { useState } from 'react'
import { maxPhotoBytes } from '../../photos/max-photo-bytes.ts'
import { refusalWords } from '../../photos/photo.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { type ArticleErrors, pictureNote, type TypedArticle } from '../article-form.ts'
import { savingWords } from '../saving-words.ts'
import { editorWords } from './editor-words.ts'

/** A file chosen and not sent yet. */
export type ChosenPicture = { name: string; preview: string }

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
  const [refusal, setRefusal] = useState<string>()

  const choose = (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    const problem = file && problemOf(file)
    setRefusal(problem)
    if (problem) input.value = ''
    onChoose(file && !problem ? { name: file.name, preview: URL.createObjectURL(file) } : null)
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
        error={refusal ?? errors.imageFile}
        onChange={(event) => choose(event.currentTarget)}
      />
      {chosen && (
        <div className="chosen">
          <img src={chosen.preview} alt="" />
          <Button
            type="button"
            variant="quiet"
            tight
            onClick={(event) => {
              const file = event.currentTarget.form?.elements.namedItem('imageFile')
              if (file instanceof HTMLInputElement) file.value = ''
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
