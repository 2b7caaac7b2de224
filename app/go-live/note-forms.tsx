import { Form } from 'react-router'
import { fieldId } from '../ui/asked.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import type { Refused } from './decision.ts'
import type { Finding } from './finding.ts'

/** Folded until it is asked for: mending comes first. */
export function DecideForm({ finding, refused }: { finding: Finding; refused: Refused | null }) {
  const { id, title, mark } = finding
  return (
    <details className="decide" open={refused !== null}>
      <summary className={buttonClass({ variant: 'quiet', tight: true })}>
        Decide and note why<VisuallyHidden>: {title}</VisuallyHidden>
      </summary>
      <Form method="post" noValidate preventScrollReset>
        <input type="hidden" name="rule" value={id} />
        <input type="hidden" name="mark" value={mark} />
        <TextArea
          label="Why it stays"
          name="reason"
          id={fieldId(id)}
          rows={3}
          maxLength={1000}
          defaultValue={refused?.reason}
          error={refused?.error}
          hint="Kept with your name and the day, here and in the activity log. It comes back when what was found changes."
        />
        <Button tight aria-label={`Keep this note: ${title}`}>
          Keep this note
        </Button>
      </Form>
    </details>
  )
}

export function ReopenForm({ id, title }: Pick<Finding, 'id' | 'title'>) {
  return (
    <Form method="post" action="/admin/go-live/reopen" preventScrollReset>
      <input type="hidden" name="rule" value={id} />
      <Button variant="quiet" tight aria-label={`Open again: ${title}`}>
        Open again
      </Button>
    </Form>
  )
}
