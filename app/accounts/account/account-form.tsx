import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import css from './account-page.css?inline'
import { accountWords } from './account-words.ts'

type Props = { title: string; lead: ReactNode; children: ReactNode }

/** One step of one's own account, with the way back. */
export function AccountForm({ title, lead, children }: Props) {
  return (
    <div className="account">
      <Style name="account-page" css={css} layer="page" />
      <header>
        <p className="back small">
          <Link to="/admin/account">{useWords(accountWords).back}</Link>
        </p>
        <h1>{title}</h1>
        <p className="soft">{lead}</p>
      </header>
      {children}
    </div>
  )
}
