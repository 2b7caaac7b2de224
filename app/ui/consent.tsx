import type { ComponentProps, ReactNode } from 'react'
import { controlProps, fieldId, Hint } from './asked.tsx'
import { Choice } from './choice.tsx'
import fieldCss from './field.css?inline'
import { Style } from './style.tsx'

type ConsentProps = { label: ReactNode; name: string; hint: ReactNode } & ComponentProps<'input'>

/** A checkbox that is asked alone. What it means stands below and is read as its description, not as its name. */
export function Consent({ label, name, hint, ...input }: ConsentProps) {
  return (
    <div className="asked">
      <Style name="field" css={fieldCss} />
      <Choice {...input} type="checkbox" label={label} {...controlProps({ label, name, hint })} />
      <Hint id={fieldId(name)}>{hint}</Hint>
    </div>
  )
}
