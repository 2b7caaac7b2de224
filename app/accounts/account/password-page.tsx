import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useFirstProblem } from '../../ui/first-problem.ts'
import { useWords } from '../../ui/language.ts'
import { NewPasswordFields, type PasswordErrors } from '../new-password-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { accountWords } from './account-words.ts'

type Props = { email: string; errors: PasswordErrors & { current?: string } }

export function PasswordPage({ email, errors }: Props) {
  const words = useWords(accountWords).changePassword
  const form = useFirstProblem(errors)
  return (
    <AccountForm title={words.title} lead={words.lead}>
      <Form method="post" ref={form}>
        {/* For password managers: whose password this is. */}
        <input type="email" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        <Field
          label={words.current}
          name="current"
          type="password"
          autoComplete="current-password"
          error={errors.current}
          autoFocus={errors.current !== undefined}
          required
        />
        <NewPasswordFields errors={errors} />
        <Button>{words.change}</Button>
      </Form>
    </AccountForm>
  )
}
