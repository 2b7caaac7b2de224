import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import type { CodeKind } from './code.ts'
import { LoginCard } from './login-card.tsx'

/** The second step of signing in. */
export function CodePage({ kind, error }: { kind: CodeKind; error?: string }) {
  const said = error ? { kind: 'error' as const, text: error } : undefined
  return kind === 'app' ? <AppCode said={said} /> : <BackupCode said={said} />
}

type Said = { said?: { kind: 'error'; text: string } }

function AppCode({ said }: Said) {
  return (
    <CodeCard
      title="Enter your code"
      lead="Your authenticator app shows a new one every 30 seconds."
      said={said}
      action="/admin/code"
      field={
        <Field
          label="6-digit code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
          autoFocus
        />
      }
    >
      <p className="small">
        <a href="/admin/code?use=backup">Use a backup code instead</a>
      </p>
    </CodeCard>
  )
}

function BackupCode({ said }: Said) {
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }
  return (
    <CodeCard
      title="Enter a backup code"
      lead="One from the list you saved when you switched two-factor sign-in on. Each works once."
      said={said}
      action="/admin/code?use=backup"
      field={<Field label="Backup code" name="code" maxLength={20} {...plain} required autoFocus />}
    >
      <p className="small">
        <a href="/admin/code">Use the code of your app instead</a>
      </p>
      <p className="small soft">
        Lost both? Ask the owner of the site, or run{' '}
        <code>npm run admin -- reset EMAIL --two-factor-off</code>
      </p>
    </CodeCard>
  )
}

type CodeCardProps = Said & {
  title: string
  lead: string
  action: string
  field: ReactNode
  children: ReactNode
}

function CodeCard({ title, lead, said, action, field, children }: CodeCardProps) {
  return (
    <LoginCard title={title} lead={lead} said={said}>
      <form className="digits" method="post" action={action}>
        {field}
        <Button>Sign in</Button>
      </form>
      {children}
    </LoginCard>
  )
}
