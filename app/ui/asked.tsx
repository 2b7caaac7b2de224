import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './field.css?inline'
import { useWords } from './language.ts'
import { Style } from './style.tsx'
import { uiWords } from './words.ts'

export type AskedProps = {
  label: ReactNode
  name: string
  /** Give one when two forms on a page share a name. */
  id?: string
  optional?: boolean
  /** Stands at the right of the label, for instance '35 of 100'. */
  note?: ReactNode
  hint?: ReactNode
  /** In words; its presence is what makes the field invalid. */
  error?: ReactNode
}

/** Where an error summary links to. */
export const fieldId = (name: string) => `field-${name}`

/** What the control itself must carry, so that its hint and error are read with it. */
export function controlProps({ name, id = fieldId(name), hint, error }: AskedProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

/** Label above, 'optional' at its right, hint, the control, and the error below. */
export function Asked({ children, ...asked }: AskedProps & { children: ReactNode }) {
  const { label, name, id = fieldId(name), optional, note, hint, error } = asked
  const words = useWords(uiWords)
  return (
    <div className="asked">
      <Style name="field" css={css} />
      <div className="ask">
        <label htmlFor={id}>
          {label}
          {optional && <i>{words.optional}</i>}
        </label>
        {note && <i>{note}</i>}
      </div>
      <Hint id={id}>{hint}</Hint>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p className="hint" id={`${id}-hint`}>
      {children}
    </p>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p className="error" id={`${id}-error`}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
