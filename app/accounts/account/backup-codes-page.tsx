import { Link } from 'react-router'
import { ButtonLink, ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import { Notice } from '../../ui/notice.tsx'
import { AccountForm } from './account-form.tsx'
import { CopyAndPrint } from './copy-and-print.tsx'
import { twoFactorWords } from './two-factor-words.ts'

type Props = { brand: string; codes: string[]; isNewlyOn?: boolean }

/** Shown once. Saving the file works without JavaScript; copying and printing come with it. */
export function BackupCodesPage({ brand, codes, isNewlyOn = false }: Props) {
  const words = useWords(twoFactorWords).codes
  const text = `${words.fileHead(brand)}\n\n${codes.join('\n')}\n`
  return (
    <AccountForm title={words.title} lead={words.lead}>
      <Notice wide>{isNewlyOn ? words.newlyOn : words.renewed}</Notice>
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
          {words.download}
        </ButtonLink>
        <CopyAndPrint text={text} />
      </div>
      <p className="actions">
        <ButtonStyle />
        <Link className={buttonClass({})} to="/admin/account">
          {words.saved}
        </Link>
      </p>
    </AccountForm>
  )
}
