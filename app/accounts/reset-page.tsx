import { Button } from '../ui/button.tsx'
import { BackToLogin } from './forgot-page.tsx'
import { LoginCard } from './login-card.tsx'
import { NewPasswordFields, type PasswordErrors } from './new-password-fields.tsx'

type Props = { token: string; isOpen: boolean; errors: PasswordErrors }

/** Behind the link of the mail. */
export function ResetPage({ token, isOpen, errors }: Props) {
  if (!isOpen) {
    return (
      <LoginCard title="This link has ended" lead="A link works once, and not for long.">
        <p>
          <a href="/admin/forgot">Ask for a new link</a>
        </p>
        <BackToLogin />
      </LoginCard>
    )
  }
  return (
    <LoginCard title="Set a new password" lead="Your account is then signed out everywhere.">
      <form method="post" action="/admin/reset">
        <input type="hidden" name="key" value={token} />
        <NewPasswordFields errors={errors} />
        <Button>Set the password</Button>
      </form>
    </LoginCard>
  )
}
