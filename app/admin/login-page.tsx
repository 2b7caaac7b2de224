import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { Style } from '../ui/style.tsx'
import css from './login-page.css?inline'

/** The same words for an unknown e-mail and a wrong password. */
export const refusedText = 'Invalid credentials. Please try again.'

export function LoginPage({ brand, message, email }: { brand: string; message?: string; email?: string }) {
  return (
    <div className="wrap login">
      <Style name="login-page" css={css} layer="page" />
      <Card>
        <h1>Sign in</h1>
        <p className="small soft">For the people who run {brand}.</p>
        {message && (
          <Notice kind="error" wide>
            {message}
          </Notice>
        )}
        <form method="post" action="/admin?index">
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={email}
          />
          <Field label="Password" name="password" type="password" autoComplete="current-password" required />
          <Button>Sign in</Button>
        </form>
      </Card>
    </div>
  )
}
