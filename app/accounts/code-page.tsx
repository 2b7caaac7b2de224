import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useWords } from '../ui/language.ts'
import type { CodeKind } from './code.ts'
import { LoginCard } from './login-card.tsx'
import { signInWords } from './sign-in-words.ts'

const command = 'npm run admin -- reset EMAIL --two-factor-off'
const resetCommand = <code>{command}</code>

type Refused = { error: string; isLongWait: boolean }

/** The second step of signing in. */
export function CodePage({ kind, refused }: { kind: CodeKind; refused?: Refused }) {
  return kind === 'app' ? <AppCode refused={refused} /> : <BackupCode refused={refused} />
}

type Asked = { refused: Refused | undefined }

function AppCode({ refused }: Asked) {
  const words = useWords(signInWords).appCode
  return (
    <CodeCard
      title={words.title}
      lead={words.lead}
      refused={refused}
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
          error={refused?.error}
        />
      }
    >
      <p className="small">
        <a href="/admin/code?use=backup">{words.useBackup}</a>
      </p>
    </CodeCard>
  )
}

function BackupCode({ refused }: Asked) {
  const words = useWords(signInWords).backupCode
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }
  return (
    <CodeCard
      title={words.title}
      lead={words.lead}
      refused={refused}
      action="/admin/code?use=backup"
      field={
        <Field
          label={words.label}
          name="code"
          maxLength={20}
          {...plain}
          required
          autoFocus
          error={refused?.error}
        />
      }
    >
      <p className="small">
        <a href="/admin/code">{words.useApp}</a>
      </p>
      <p className="small soft">{words.lostBoth(resetCommand)}</p>
    </CodeCard>
  )
}

type CodeCardProps = Asked & {
  title: string
  lead: string
  action: string
  field: ReactNode
  children: ReactNode
}

function CodeCard({ title, lead, refused, action, field, children }: CodeCardProps) {
  const words = useWords(signInWords)
  return (
    <LoginCard title={title} lead={lead}>
      <form className="digits" method="post" action={action}>
        {field}
        <Button>{words.signIn}</Button>
      </form>
      {/* Codes of both kinds are counted together: only who runs the site can end a long wait. */}
      {refused?.isLongWait ? <p className="small">{words.cannotWait(resetCommand)}</p> : children}
    </LoginCard>
  )
}
