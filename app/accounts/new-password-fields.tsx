import { Field } from '../ui/field.tsx'
import { passwordHint } from './refusal-words.ts'

export type PasswordErrors = { next?: string; repeat?: string }

/** Typed twice: nobody sees what they type. */
export function NewPasswordFields({ errors }: { errors: PasswordErrors }) {
  return (
    <>
      <Field
        label="New password"
        name="next"
        type="password"
        autoComplete="new-password"
        hint={passwordHint}
        error={errors.next}
        required
      />
      <Field
        label="New password again"
        name="repeat"
        type="password"
        autoComplete="new-password"
        error={errors.repeat}
        required
      />
    </>
  )
}
