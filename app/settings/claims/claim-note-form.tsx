import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { fieldId } from '../../ui/asked.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { useFirstProblem } from '../../ui/first-problem.ts'
import { useWords } from '../../ui/language.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { RestoreButton } from '../restore.tsx'
import type { SettingRow } from '../setting-row.ts'
import { claimsPageWords } from './claims-page-words.ts'

/** What the owner knows of a claim's basis: for the day somebody asks. */
export function ClaimNoteForm({ note, label }: { note: SettingRow; label: string }) {
  const { held, onInput, onSubmit } = useHeld(note)
  const { key, fields, error, seen } = held
  const { last, isDefault } = note
  const [basis = '', date = ''] = fields
  const words = useWords(claimsPageWords).note
  const form = useFirstProblem(held)
  const [standing = '', since = ''] = note.fields
  const written = isDefault ? words.nothingYet : words.written(standing, since)
  return (
    // A new value from the server is a new field: what stood in it before does not stay.
    <details key={seen.value} className="note small" open={Boolean(error)}>
      <summary>
        <span className={isDefault ? 'soft' : undefined}>
          {words.summary(label, written, (of) => (
            <VisuallyHidden>{of}</VisuallyHidden>
          ))}
        </span>
      </summary>
      <Form method="post" noValidate preventScrollReset ref={form} onInput={onInput} onSubmit={onSubmit}>
        <input type="hidden" name={seen.name} value={seen.value} />
        <TextArea
          label={words.basis}
          name={key}
          id={fieldId(key)}
          rows={3}
          maxLength={1000}
          defaultValue={basis}
          error={error}
          hint={words.basisHint}
        />
        <Field
          label={words.asOf}
          name={key}
          id={`${fieldId(key)}-date`}
          type="date"
          optional
          defaultValue={date}
        />
        <div className="ways">
          <Button tight aria-label={words.saveOf(label)}>
            {words.save}
          </Button>
          {last && (
            <RestoreButton name="undo" setting={key} seen={last.changeId} label={words.undoOf(label)}>
              {words.undo}
            </RestoreButton>
          )}
        </div>
      </Form>
    </details>
  )
}

/** A save elsewhere reads all notes again: what somebody is typing stays, with what they saw when they began. */
function useHeld(note: SettingRow) {
  const [held, setHeld] = useState(note)
  const isUnsaved = useRef(false)
  useEffect(() => {
    if (isUnsaved.current) return
    setHeld(note)
    isUnsaved.current = note.error !== undefined
  }, [note])
  const onInput = () => {
    isUnsaved.current = true
  }
  const onSubmit = () => {
    isUnsaved.current = false
  }
  return { held, onInput, onSubmit }
}
