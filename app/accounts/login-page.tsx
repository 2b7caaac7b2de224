import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useWords } from '../ui/language.ts'
import { LoginCard, type Said } from './login-card.tsx'
import { PasskeyButton } from './passkeys/passkey-button.tsx'
import { signInWords } from './sign-in-words.ts'

const resetCommand = 'npm run admin -- reset EMAIL'

type Props = { brand: string; said?: Said; refusal?: string; email?: string; canMail: boolean }

export function LoginPage({ brand, said, refusal, email, canMail }: Props) {
  const words = useWords(signInWords)
  return (
    <LoginCard title={words.signIn} lead={words.lead(brand)} said={said}>
      <form method="post" action="/admin?index">
        <Field
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={email}
        />
        <Field
          label={words.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={refusal}
          autoFocus={refusal !== undefined}
        />
        <Button>{words.signIn}</Button>
      </form>
      <PasskeyButton />
      {canMail ? (
        <p className="small">
          <a href="/admin/forgot">{words.forgot}</a>
        </p>
      ) : (
        <p className="small soft">{words.askOwner(<code>{resetCommand}</code>)}</p>
      )}
    </LoginCard>
  )
}
