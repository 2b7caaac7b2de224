import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { LoginCard } from './login-card.tsx'

type Props = { isSent: boolean; error?: string; linkMinutes: number }

export function ForgotPage({ isSent, error, linkMinutes }: Props) {
  if (isSent) {
    return (
      <LoginCard title="Look into your mail" lead="This page looks the same for every e-mail address.">
        <p>
          If an admin has that address, a link to set a new password is on its way. It works once, for{' '}
          {linkMinutes} minutes.
        </p>
        <p className="small soft">
          Nothing there? Look into the spam folder, and check that you typed the address you sign in with.
        </p>
        <BackToLogin />
      </LoginCard>
    )
  }
  return (
    <LoginCard
      title="Forgot your password?"
      lead="We send a link to set a new one."
      said={error ? { kind: 'error', text: error } : undefined}
    >
      <form method="post" action="/admin/forgot">
        <Field label="Email" name="email" type="email" autoComplete="username" maxLength={254} required />
        <Button>Send the link</Button>
      </form>
      <BackToLogin />
    </LoginCard>
  )
}

export function BackToLogin() {
  return (
    <p className="small">
      <a href="/admin">Back to sign in</a>
    </p>
  )
}
