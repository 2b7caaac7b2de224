import { Form } from 'react-router'
import { fieldId } from '../ui/asked.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { useFirstProblem } from '../ui/first-problem.ts'
import { useWords } from '../ui/language.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import type { Refused } from './decision.ts'
import type { Finding } from './finding.ts'
import { goLiveWords } from './go-live-words.ts'

/** Folded until it is asked for: mending comes first. */
export function DecideForm({ finding, refused }: { finding: Finding; refused: Refused | null }) {
  const { id, title, mark } = finding
  const words = useWords(goLiveWords).decide
  const form = useFirstProblem(refused)
  return (
    <details className="decide" open={refused !== null}>
      <summary className={buttonClass({ variant: 'quiet', tight: true })}>
        {words.open(title, (hidden) => (
          <VisuallyHidden>{hidden}</VisuallyHidden>
        ))}
      </summary>
      <Form method="post" noValidate preventScrollReset ref={form}>
        <input type="hidden" name="rule" value={id} />
        <input type="hidden" name="mark" value={mark} />
        <TextArea
          label={words.why}
          name="reason"
          id={fieldId(id)}
          rows={3}
          maxLength={1000}
          defaultValue={refused?.reason}
          error={refused?.error}
          hint={words.hint}
        />
        <Button tight aria-label={words.keepOf(title)}>
          {words.keep}
        </Button>
      </Form>
    </details>
  )
}

export function ReopenForm({ id, title }: Pick<Finding, 'id' | 'title'>) {
  const words = useWords(goLiveWords)
  return (
    <Form method="post" action="/admin/go-live/reopen" preventScrollReset>
      <input type="hidden" name="rule" value={id} />
      <Button variant="quiet" tight aria-label={words.reopenOf(title)}>
        {words.reopen}
      </Button>
    </Form>
  )
}
