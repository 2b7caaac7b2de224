import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useWords } from '../ui/language.ts'
import type { CodeKind } from './code.ts'
import { LoginCard } from './login-card.tsx'
import { signInWords } from './sign-in-words.ts'

/** The second step of signing in. */
export function CodePage({ kind, error }: { kind: CodeKind; error?: string }) {
  const said = error ? { kind: 'error' as const, text: error } : undefined
  return kind === 'app' ? <AppCode said={said} /> : <BackupCode said={said} />
}

type Said = { said?: { kind: 'error'; text: string } }

function AppCode({ said }: Said) {
  const words = useWords(signInWords).appCode
  return (
    <CodeCard
      title={words.title}
      lead={words.lead}
      said={said}
      action="/admin/code"
      field={
        <Field
          label={words.label}
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
        <a href="/admin/code?use=backup">{words.useBackup}</a>
      </p>
    </CodeCard>
  )
}

const resetCommand = 'npm run admin -- reset EMAIL --two-factor-off'

function BackupCode({ said }: Said) {
  const words = useWords(signInWords).backupCode
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }
  return (
    <CodeCard
      title={words.title}
      lead={words.lead}
      said={said}
      action="/admin/code?use=backup"
      field={<Field label={words.label} name="code" maxLength={20} {...plain} required autoFocus />}
    >
      <p className="small">
        <a href="/admin/code">{words.useApp}</a>
      </p>
      <p className="small soft">{words.lostBoth(<code>{resetCommand}</code>)}</p>
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
  const words = useWords(signInWords)
  return (
    <LoginCard title={title} lead={lead} said={said}>
      <form className="digits" method="post" action={action}>
        {field}
        <Button>{words.signIn}</Button>
      </form>
      {children}
    </LoginCard>
  )
}
