import { Form } from 'react-router'
import { longDate } from '../../platform/us-date.ts'
import { fieldId } from '../../ui/asked.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { RestoreButton } from '../restore.tsx'
import type { SettingRow } from '../setting-row.ts'

/** What the owner knows of a claim's basis: for the day somebody asks. */
export function ClaimNoteForm({ note, label }: { note: SettingRow; label: string }) {
  const { key, fields, error, seen, last, isDefault } = note
  const [basis = '', date = ''] = fields
  const written = isDefault ? 'nothing written yet' : `${basis}${dated(date)}`
  return (
    <details className="note small" open={Boolean(error)}>
      <summary>
        <span className={isDefault ? 'soft' : undefined}>
          Basis
          <VisuallyHidden> of {label}</VisuallyHidden>: {written}
        </span>
      </summary>
      <Form method="post" noValidate preventScrollReset>
        <input type="hidden" name={seen.name} value={seen.value} />
        <TextArea
          label="What it rests on"
          name={key}
          id={fieldId(key)}
          rows={3}
          maxLength={1000}
          defaultValue={basis}
          error={error}
          hint="Where the number comes from, or who said so. Nobody but owners sees it."
        />
        <Field
          label="As of"
          name={key}
          id={`${fieldId(key)}-date`}
          type="date"
          optional
          defaultValue={date}
        />
        <div className="ways">
          <Button tight aria-label={`Save the note on ${label}`}>
            Save note
          </Button>
          {last && (
            <RestoreButton name="undo" setting={key} seen={last.changeId} label={`Undo the note on ${label}`}>
              Undo
            </RestoreButton>
          )}
        </div>
      </Form>
    </details>
  )
}

function dated(date: string) {
  return date ? ` (${longDate(new Date(`${date}T00:00:00Z`))})` : ''
}
