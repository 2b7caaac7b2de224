import type { ComponentProps, ReactNode } from 'react'
import css from './choice-group.css?inline'
import { Style } from './style.tsx'

type ChoiceProps = { label: ReactNode; hint?: ReactNode } & ComponentProps<'input'> & {
    type: 'radio' | 'checkbox'
  }

/** One radio or checkbox; the whole plate is the target. A hint here is a few words; longer ones need a Consent. */
export function Choice({ label, hint, ...input }: ChoiceProps) {
  return (
    <label className="choice">
      <Style name="choice-group" css={css} />
      <input {...input} />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  )
}
