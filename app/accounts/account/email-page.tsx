import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { AccountForm } from './account-form.tsx'
import { accountWords } from './account-words.ts'

type Props = { email: string; typed?: string; errors: { email?: string; password?: string } }

export function EmailPage({ email, typed, errors }: Props) {
  const words = useWords(accountWords)
  return (
    <AccountForm title={words.email.change} lead={words.email.lead(email)}>
      <Form method="post">
        <Field
          label={words.email.next}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={typed}
          error={errors.email}
          required
        />
        <Field
          label={words.yourPassword}
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
          required
        />
        <Button>{words.email.change}</Button>
      </Form>
    </AccountForm>
  )
}
