import { Field } from '../ui/field.tsx'
import { useWords } from '../ui/language.ts'
import { newPasswordWords } from './new-password-words.ts'
import { minPasswordLength } from './password-rules.ts'

export type PasswordErrors = { next?: string; repeat?: string }

/** Typed twice: nobody sees what they type. */
export function NewPasswordFields({ errors }: { errors: PasswordErrors }) {
  const words = useWords(newPasswordWords)
  return (
    <>
      <Field
        label={words.next}
        name="next"
        type="password"
        autoComplete="new-password"
        hint={words.hint(minPasswordLength)}
        error={errors.next}
        autoFocus={errors.next !== undefined}
        required
      />
      <Field
        label={words.repeat}
        name="repeat"
        type="password"
        autoComplete="new-password"
        error={errors.repeat}
        autoFocus={errors.repeat !== undefined}
        required
      />
    </>
  )
}
