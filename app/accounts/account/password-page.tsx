import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { NewPasswordFields, type PasswordErrors } from '../new-password-fields.tsx'
import { AccountForm } from './account-form.tsx'

type Props = { email: string; errors: PasswordErrors & { current?: string } }

export function PasswordPage({ email, errors }: Props) {
  return (
    <AccountForm title="Change password" lead="You stay signed in here and are signed out everywhere else.">
      <Form method="post">
        {/* For password managers: whose password this is. */}
        <input type="email" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        <Field
          label="Current password"
          name="current"
          type="password"
          autoComplete="current-password"
          error={errors.current}
          required
        />
        <NewPasswordFields errors={errors} />
        <Button>Change password</Button>
      </Form>
    </AccountForm>
  )
}
