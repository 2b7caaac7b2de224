import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { LoginCard, type Said } from './login-card.tsx'
import { PasskeyButton } from './passkeys/passkey-button.tsx'

type Props = { brand: string; said?: Said; email?: string; canMail: boolean }

export function LoginPage({ brand, said, email, canMail }: Props) {
  return (
    <LoginCard title="Sign in" lead={`For the people who run ${brand}.`} said={said}>
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
      <PasskeyButton />
      {canMail ? (
        <p className="small">
          <a href="/admin/forgot">Forgot your password?</a>
        </p>
      ) : (
        <p className="small soft">
          Forgot your password? Ask the owner of the site, or run <code>npm run admin -- reset EMAIL</code>
        </p>
      )}
    </LoginCard>
  )
}
