import { Form, useActionData } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useFirstProblem } from '../../ui/first-problem.ts'
import { AccountForm } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'

type Props = { title: string; lead: string; button: string; isDanger?: boolean; error?: string }

/** What an open session alone must not be enough for. */
export function AskPasswordPage({ title, lead, button, isDanger = false, error }: Props) {
  const form = useFirstProblem<HTMLFormElement>(useActionData())
  return (
    <AccountForm title={title} lead={lead}>
      <Form method="post" ref={form}>
        <PasswordField error={error} />
        <Button variant={isDanger ? 'danger' : 'brass'}>{button}</Button>
      </Form>
    </AccountForm>
  )
}
