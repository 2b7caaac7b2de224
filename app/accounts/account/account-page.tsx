import { Link } from 'react-router'
import { ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { Style } from '../../ui/style.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './account-page.css?inline'
import { type ListedSession, SessionList } from './session-list.tsx'

type Props = {
  email: string
  role: string
  /** Null while two-factor sign-in is off. */
  codesLeft: number | null
  passkeyCount: number
  sessions: ListedSession[]
}

export function AccountPage({ email, role, codesLeft, passkeyCount, sessions }: Props) {
  return (
    <div className="account">
      <Style name="account-page" css={css} layer="page" />
      <ButtonStyle rare />
      <header>
        <h1>Account</h1>
        <p className="small soft">
          {email} ({role})
        </p>
      </header>
      <section aria-labelledby="password-title">
        <h2 id="password-title">Password</h2>
        <p>A new password signs you out on every other device.</p>
        <div className="actions">
          <Link className={buttonClass({ variant: 'line', tight: true })} to="/admin/account/password">
            Change password
          </Link>
        </div>
      </section>
      <section aria-labelledby="two-factor-title">
        <h2 id="two-factor-title">
          Two-factor sign-in{' '}
          <Tag tone={codesLeft === null ? 'warn' : 'ok'}>{codesLeft === null ? 'Off' : 'On'}</Tag>
        </h2>
        {codesLeft === null ? <TwoFactorOff /> : <TwoFactorOn codesLeft={codesLeft} />}
      </section>
      <section aria-labelledby="passkeys-title">
        <h2 id="passkeys-title">Passkeys</h2>
        <p>{passkeyWords(passkeyCount)}</p>
        <div className="actions">
          <Link className={buttonClass({ variant: 'line', tight: true })} to="/admin/account/passkeys">
            {passkeyCount === 0 ? 'Add a passkey' : 'See your passkeys'}
          </Link>
        </div>
      </section>
      <SessionList sessions={sessions} />
    </div>
  )
}

function passkeyWords(count: number) {
  if (count === 0)
    return 'A passkey signs you in by finger, face or PIN, and cannot be guessed or stolen by mail.'
  return count === 1 ? 'You have one.' : `You have ${count}.`
}

function TwoFactorOff() {
  return (
    <>
      <p>
        With it, signing in also asks for a code from an app on your phone. Somebody who learns your password
        still cannot come in.
      </p>
      <div className="actions">
        <Link className={buttonClass({ tight: true })} to="/admin/account/two-factor">
          Switch on
        </Link>
      </div>
    </>
  )
}

const fewCodes = 3

function TwoFactorOn({ codesLeft }: { codesLeft: number }) {
  return (
    <>
      <p>Signing in asks for your password and for a code from the app on your phone.</p>
      <p className={codesLeft <= fewCodes ? 'few' : undefined}>
        <b>{codesLeft === 1 ? '1 backup code' : `${codesLeft} backup codes`} left</b>
        {codesLeft <= fewCodes && ': make new ones before you run out.'}
      </p>
      <div className="actions">
        <Link className={buttonClass({ variant: 'line', tight: true })} to="/admin/account/backup-codes">
          New backup codes
        </Link>
        <Link className={buttonClass({ variant: 'quiet', tight: true })} to="/admin/account/two-factor/off">
          Switch off
        </Link>
      </div>
    </>
  )
}
