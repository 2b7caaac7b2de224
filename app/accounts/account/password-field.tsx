import { Field } from '../../ui/field.tsx'

export function PasswordField({ error }: { error?: string }) {
  return (
    <Field
      label="Your password"
      name="password"
      type="password"
      autoComplete="current-password"
      error={error}
      required
    />
  )
}
