import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useWords } from '../ui/language.ts'
import { LoginCard } from './login-card.tsx'
import { newPasswordWords } from './new-password-words.ts'

type Props = { isSent: boolean; error?: string; typed?: string; linkMinutes: number }

export function ForgotPage({ isSent, error, typed, linkMinutes }: Props) {
  const { sent, forgot } = useWords(newPasswordWords)
  if (isSent) {
    return (
      <LoginCard title={sent.title} lead={sent.lead}>
        <p>{sent.onItsWay(linkMinutes)}</p>
        <p className="small soft">{sent.nothingThere}</p>
        <BackToLogin />
      </LoginCard>
    )
  }
  return (
    <LoginCard title={forgot.title} lead={forgot.lead}>
      <form method="post" action="/admin/forgot">
        <Field
          label={forgot.email}
          name="email"
          type="email"
          autoComplete="username"
          maxLength={254}
          defaultValue={typed}
          required
          error={error}
          autoFocus={error !== undefined}
        />
        <Button>{forgot.send}</Button>
      </form>
      <BackToLogin />
    </LoginCard>
  )
}

export function BackToLogin() {
  return (
    <p className="small">
      <a href="/admin">{useWords(newPasswordWords).backToSignIn}</a>
    </p>
  )
}
