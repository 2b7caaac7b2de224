import type { ComponentProps } from 'react'
import { Asked, type AskedProps, controlProps } from './asked.tsx'

type Control<Tag extends 'input' | 'textarea' | 'select'> = AskedProps &
  Omit<ComponentProps<Tag>, keyof AskedProps>

export function Field(props: Control<'input'>) {
  const [asked, rest] = splitAsked(props)
  return (
    <Asked {...asked}>
      <input {...rest} {...controlProps(asked)} className="field" />
    </Asked>
  )
}

export function TextArea(props: Control<'textarea'>) {
  const [asked, rest] = splitAsked(props)
  return (
    <Asked {...asked}>
      <textarea {...rest} {...controlProps(asked)} className="field" />
    </Asked>
  )
}

/** Options are its children, as in HTML. */
export function Select(props: Control<'select'>) {
  const [asked, rest] = splitAsked(props)
  return (
    <Asked {...asked}>
      <select {...rest} {...controlProps(asked)} className="field" />
    </Asked>
  )
}

function splitAsked<Props extends AskedProps>({
  label,
  name,
  id,
  optional,
  note,
  hint,
  error,
  ...rest
}: Props) {
  const asked: AskedProps = { label, name, id, optional, note, hint, error }
  return [asked, rest] as const
}
