import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { AccountForm } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'

type Props = { title: string; lead: string; button: string; isDanger?: boolean; error?: string }

/** What an open session alone must not be enough for. */
export function AskPasswordPage({ title, lead, button, isDanger = false, error }: Props) {
  return (
    <AccountForm title={title} lead={lead}>
      <Form method="post">
        <PasswordField error={error} />
        <Button variant={isDanger ? 'danger' : 'brass'}>{button}</Button>
      </Form>
    </AccountForm>
  )
}
