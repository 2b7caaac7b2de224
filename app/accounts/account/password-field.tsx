import { Field } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { accountWords } from './account-words.ts'

export function PasswordField({ error }: { error?: string }) {
  return (
    <Field
      label={useWords(accountWords).yourPassword}
      name="password"
      type="password"
      autoComplete="current-password"
      error={error}
      autoFocus={error !== undefined}
      required
    />
  )
}
