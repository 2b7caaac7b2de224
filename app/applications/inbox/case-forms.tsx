import type { ReactNode, Ref } from 'react'
import { Form } from 'react-router'
import { fieldOf } from '../../platform/seen-row.ts'
import { useWords } from '../../ui/language.ts'
import { closedReasons } from '../application.ts'
import { onceField } from '../once-field.ts'
import { statusWords } from '../status-words.ts'
import { readUntilField } from './read-until.ts'

type Props = {
  action: string
  application: { id: string; version: number; once: string; readUntil: Date }
  /** Where it leads when it is done. */
  back: string
  className?: string
  onSubmit?: () => void
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/** A form about one application, as its reader saw it. It needs no JavaScript. */
export function CaseForm({ action, application, back, className, onSubmit, ref, children }: Props) {
  return (
    <Form
      method="post"
      action={action}
      className={className}
      preventScrollReset
      ref={ref}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="application" value={fieldOf(application)} />
      <input type="hidden" name={onceField} value={application.once} />
      <input type="hidden" name={readUntilField} value={application.readUntil.toISOString()} />
      <input type="hidden" name="back" value={back} />
      {children}
    </Form>
  )
}

/** Why an application may be closed; the list begins with the question. */
export function ReasonOptions({ question }: { question: string }) {
  const words = useWords(statusWords)
  return (
    <>
      <option value="">{question}</option>
      {closedReasons.map((reason) => (
        <option key={reason} value={reason}>
          {words.closedReasons[reason]}
        </option>
      ))}
    </>
  )
}
