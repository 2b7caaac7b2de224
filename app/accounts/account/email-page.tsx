import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useFirstProblem } from '../../ui/first-problem.ts'
import { useWords } from '../../ui/language.ts'
import { AccountForm } from './account-form.tsx'
import { accountWords } from './account-words.ts'
import { PasswordField } from './password-field.tsx'

type Props = { email: string; typed?: string; errors: { email?: string; password?: string } }

export function EmailPage({ email, typed, errors }: Props) {
  const words = useWords(accountWords).email
  const form = useFirstProblem(errors)
  return (
    <AccountForm title={words.change} lead={words.lead(email)}>
      <Form method="post" ref={form}>
        <Field
          label={words.next}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={typed}
          error={errors.email}
          autoFocus={errors.email !== undefined}
          required
        />
        <PasswordField error={errors.password} />
        <Button>{words.change}</Button>
      </Form>
    </AccountForm>
  )
}
