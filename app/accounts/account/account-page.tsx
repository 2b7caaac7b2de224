import { Link } from 'react-router'
import type { Role } from '../../db/vocabulary.ts'
import { isMadeUp } from '../../platform/made-up-address.ts'
import { ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { Tag } from '../../ui/tag.tsx'
import { roleWords } from '../team/role-words.ts'
import css from './account-page.css?inline'
import { accountWords } from './account-words.ts'
import { NameForm, type RefusedName } from './name-form.tsx'
import { type ListedSession, SessionList } from './session-list.tsx'

type Props = {
  name: string
  refused?: RefusedName | undefined
  email: string
  role: Role
  /** Null while two-factor sign-in is off. */
  codesLeft: number | null
  passkeyCount: number
  sessions: ListedSession[]
}

export function AccountPage({ name, refused, email, role, codesLeft, passkeyCount, sessions }: Props) {
  const words = useWords(accountWords)
  const roleName = useWords(roleWords)[role].name
  return (
    <div className="account">
      <Style name="account-page" css={css} layer="page" />
      <ButtonStyle rare />
      <header>
        <h1>{words.title}</h1>
        <p className="small soft">{words.who(email, roleName)}</p>
      </header>
      <NameForm key={name} name={name} refused={refused} />
      <section aria-labelledby="email-title">
        <h2 id="email-title">
          {words.email.title} {isMadeUp(email) && <Tag tone="warn">{email}</Tag>}
        </h2>
        <p>{isMadeUp(email) ? words.email.madeUp : words.email.about}</p>
        <div className="actions">
          <Link
            className={buttonClass({ variant: isMadeUp(email) ? undefined : 'line', tight: true })}
            to="/admin/account/email"
          >
            {words.email.change}
          </Link>
        </div>
      </section>
      <section aria-labelledby="password-title">
        <h2 id="password-title">{words.password.title}</h2>
        <p>{words.password.about}</p>
        <div className="actions">
          <Link className={buttonClass({ variant: 'line', tight: true })} to="/admin/account/password">
            {words.password.change}
          </Link>
        </div>
      </section>
      <section aria-labelledby="two-factor-title">
        <h2 id="two-factor-title">
          {words.twoFactor.title}{' '}
          {codesLeft === null ? (
            <Tag tone="warn">{words.twoFactor.off}</Tag>
          ) : (
            <Tag tone="ok">{words.twoFactor.on}</Tag>
          )}
        </h2>
        {codesLeft === null ? <TwoFactorOff /> : <TwoFactorOn codesLeft={codesLeft} />}
      </section>
      <section aria-labelledby="passkeys-title">
        <h2 id="passkeys-title">{words.passkeys.title}</h2>
        <p>{words.passkeys.have(passkeyCount)}</p>
        <div className="actions">
          <Link className={buttonClass({ variant: 'line', tight: true })} to="/admin/account/passkeys">
            {passkeyCount === 0 ? words.passkeys.add : words.passkeys.see}
          </Link>
        </div>
      </section>
      <SessionList sessions={sessions} />
    </div>
  )
}

function TwoFactorOff() {
  const words = useWords(accountWords).twoFactor
  return (
    <>
      <p>{words.whenOff}</p>
      <div className="actions">
        <Link className={buttonClass({ tight: true })} to="/admin/account/two-factor">
          {words.switchOn}
        </Link>
      </div>
    </>
  )
}

const fewCodes = 3

function TwoFactorOn({ codesLeft }: { codesLeft: number }) {
  const words = useWords(accountWords).twoFactor
  const isFew = codesLeft <= fewCodes
  const left = <b>{words.codesLeft(codesLeft)}</b>
  return (
    <>
      <p>{words.whenOn}</p>
      <p className={isFew ? 'few' : undefined}>{isFew ? words.fewCodes(left) : left}</p>
      <div className="actions">
        <Link className={buttonClass({ variant: 'line', tight: true })} to="/admin/account/backup-codes">
          {words.newCodes}
        </Link>
        <Link className={buttonClass({ variant: 'quiet', tight: true })} to="/admin/account/two-factor/off">
          {words.switchOff}
        </Link>
      </div>
    </>
  )
}
