import { Link } from 'react-router'
import { ButtonLink, ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AccountForm } from './account-form.tsx'
import { CopyAndPrint } from './copy-and-print.tsx'

type Props = { brand: string; codes: string[]; isNewlyOn?: boolean }

/** Shown once. Saving the file works without JavaScript; copying and printing come with it. */
export function BackupCodesPage({ brand, codes, isNewlyOn = false }: Props) {
  const text = `${brand}: backup codes for signing in. Each works once.\n\n${codes.join('\n')}\n`
  return (
    <AccountForm
      title="Your backup codes"
      lead="Without your phone, one of these lets you in instead of a code. Each works once. They are not shown again: save them now, and not on your phone alone."
    >
      <Notice wide>
        {isNewlyOn ? 'Two-factor sign-in is on.' : 'The old backup codes are worth nothing any more.'}
      </Notice>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="actions">
        <ButtonLink
          variant="line"
          tight
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="backup-codes.txt"
        >
          Download
        </ButtonLink>
        <CopyAndPrint text={text} />
      </div>
      <p className="actions">
        <ButtonStyle />
        <Link className={buttonClass({})} to="/admin/account">
          I have saved them
        </Link>
      </p>
    </AccountForm>
  )
}
