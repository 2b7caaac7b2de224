import { useMemo } from 'react'
import { Form } from 'react-router'
import { fieldId } from '../../ui/asked.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { useFirstProblem } from '../../ui/first-problem.ts'
import { useWords } from '../../ui/language.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { RestoreButton } from '../restore.tsx'
import type { SettingRow } from '../setting-row.ts'
import { useHeldRows } from '../use-held-rows.ts'
import { claimsPageWords } from './claims-page-words.ts'

/** What the owner knows of a claim's basis: for the day somebody asks. */
export function ClaimNoteForm({ note, label }: { note: SettingRow; label: string }) {
  // A save elsewhere reads all notes again.
  const { form, heldOf, onSend } = useHeldRows(
    useMemo(() => [note], [note]),
    note.error !== undefined,
  )
  const { row, round } = heldOf(note)
  const { key, fields, error, seen } = row
  const { last, isDefault } = note
  const [basis = '', date = ''] = fields
  const words = useWords(claimsPageWords).note
  // Another one only with an answer to this note: one to others does not take the focus.
  const fold = useFirstProblem<HTMLDetailsElement>(seen)
  const [standing = '', since = ''] = note.fields
  const written = isDefault ? words.nothingYet : words.written(standing, since)
  return (
    <details key={round} className="note small" open={Boolean(error)} ref={fold}>
      <summary>
        <span className={isDefault ? 'soft' : undefined}>
          {words.summary(label, written, (of) => (
            <VisuallyHidden>{of}</VisuallyHidden>
          ))}
        </span>
      </summary>
      <Form method="post" noValidate preventScrollReset ref={form} onSubmit={() => onSend()}>
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
