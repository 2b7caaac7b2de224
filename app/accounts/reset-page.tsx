import { Button } from '../ui/button.tsx'
import { useWords } from '../ui/language.ts'
import { BackToLogin } from './forgot-page.tsx'
import { LoginCard } from './login-card.tsx'
import { NewPasswordFields, type PasswordErrors } from './new-password-fields.tsx'
import { newPasswordWords } from './new-password-words.ts'

type Props = { token: string; isOpen: boolean; errors: PasswordErrors }

/** Behind the link of the mail. */
export function ResetPage({ token, isOpen, errors }: Props) {
  const { ended, reset } = useWords(newPasswordWords)
  if (!isOpen) {
    return (
      <LoginCard title={ended.title} lead={ended.lead}>
        <p>
          <a href="/admin/forgot">{ended.askAgain}</a>
        </p>
        <BackToLogin />
      </LoginCard>
    )
  }
  return (
    <LoginCard title={reset.title} lead={reset.lead}>
      <form method="post" action="/admin/reset">
        <input type="hidden" name="key" value={token} />
        <NewPasswordFields errors={errors} />
        <Button>{reset.set}</Button>
      </form>
    </LoginCard>
  )
}
