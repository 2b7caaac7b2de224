import { type FormEvent, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { LocalTime } from '../../ui/local-time.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AccountForm } from '../account/account-form.tsx'
import { PasswordField } from '../account/password-field.tsx'
import { makePasskey } from './use-passkey.ts'

type Passkey = { id: string; name: string | null; isSynced: boolean; createdAt: Date }

/** One's own passkeys: add one, remove one. */
export function PasskeysPage({ passkeys }: { passkeys: Passkey[] }) {
  return (
    <AccountForm
      title="Passkeys"
      lead="Sign in with your finger, your face or the PIN of your device, instead of password and code. Your password keeps working."
    >
      {passkeys.length > 0 && (
        <ul className="sessions">
          {passkeys.map(({ id, name, isSynced, createdAt }) => (
            <li key={id}>
              <div>
                <p>
                  <b>{name ?? 'Passkey'}</b>
                </p>
                <p className="fine">
                  {isSynced ? 'Kept by your devices together. ' : 'On one device only. '}
                  Made <LocalTime at={createdAt} />
                </p>
              </div>
              <Form method="post">
                <Button
                  variant="quiet"
                  tight
                  name="id"
                  value={id}
                  aria-label={`Remove ${name ?? 'the passkey'}`}
                >
                  Remove
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey />
    </AccountForm>
  )
}

function AddPasskey() {
  const navigate = useNavigate()
  const [words, setWords] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setWords(null)
    setBusy(true)
    const outcome = await makePasskey(String(form.get('password')), String(form.get('name')))
    setBusy(false)
    if (outcome.ok) navigate('/admin/account/passkeys?said=passkey-added')
    else setWords(outcome.words)
  }
  return (
    <form onSubmit={add}>
      <h2>Add a passkey</h2>
      <Field label="A name for it" name="name" defaultValue="This device" maxLength={60} required />
      <PasswordField />
      <Button disabled={isBusy}>Add a passkey</Button>
      <div role="status">{words && <Notice kind="error">{words}</Notice>}</div>
      <noscript>
        <p>Passkeys need JavaScript.</p>
      </noscript>
    </form>
  )
}
