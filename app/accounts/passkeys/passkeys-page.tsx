import { type FormEvent, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { LocalTime } from '../../ui/local-time.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Sure } from '../../ui/sure.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AccountForm } from '../account/account-form.tsx'
import { PasswordField } from '../account/password-field.tsx'
import { passkeyWords } from './passkey-words.ts'
import { hasPasskeys, makePasskey } from './use-passkey.ts'

type Passkey = { id: string; name: string | null; isSynced: boolean; createdAt: Date }

/** One's own passkeys: add one, remove one. */
export function PasskeysPage({ passkeys }: { passkeys: Passkey[] }) {
  const words = useWords(passkeyWords)
  return (
    <AccountForm title={words.title} lead={words.lead}>
      {passkeys.length > 0 && (
        <ul className="sessions">
          {passkeys.map(({ id, name, isSynced, createdAt }) => (
            <li key={id}>
              <div>
                <p>
                  <b>{name ?? words.nameless}</b>
                </p>
                <p className="fine">{words.about(isSynced, <LocalTime at={createdAt} />)}</p>
              </div>
              <Form method="post" preventScrollReset>
                <Sure
                  variant="quiet"
                  tight
                  label={words.remove}
                  aria-label={words.removeNamed(name)}
                  means={words.removeMeans}
                >
                  <Button variant="danger" tight name="id" value={id} aria-label={words.yesRemoveNamed(name)}>
                    {words.yesRemove}
                  </Button>
                </Sure>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <h2>{words.add}</h2>
      <AddPasskey />
      <noscript>
        <p>{words.needScript}</p>
      </noscript>
    </AccountForm>
  )
}

/** Only JavaScript can send it, so nothing asks for a password before. */
function AddPasskey() {
  const navigate = useNavigate()
  const words = useWords(passkeyWords)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (!useHydrated()) return null
  if (!hasPasskeys()) return <p>{isSecureContext ? words.unsupported : words.needHttps}</p>

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = event.currentTarget
    const form = new FormData(fields)
    setProblem(null)
    setBusy(true)
    const outcome = await makePasskey(words, {
      password: String(form.get('password')),
      name: String(form.get('name')),
    })
    setBusy(false)
    if (outcome.ok) {
      fields.reset()
      navigate('/admin/account/passkeys?said=passkey-added')
    } else setProblem(outcome.problem)
  }
  return (
    <form method="post" onSubmit={add}>
      <Field label={words.name} name="name" defaultValue={words.thisDevice} maxLength={60} required />
      <PasswordField />
      <Button disabled={isBusy}>{words.add}</Button>
      {problem && <Notice kind="error">{problem}</Notice>}
    </form>
  )
}
