import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { Notice } from '../ui/notice.tsx'
import { Style } from '../ui/style.tsx'
import css from './login-page.css?inline'

export type Said = { kind: 'success' | 'info' | 'warning' | 'error'; text: string }

type Props = { title: string; lead: ReactNode; said?: Said; children: ReactNode }

/** One small form in front of the admin area. */
export function LoginCard({ title, lead, said, children }: Props) {
  return (
    <div className="wrap login">
      <Style name="login-page" css={css} layer="page" />
      <Card>
        <h1>{title}</h1>
        <p className="small soft">{lead}</p>
        {said && (
          <Notice kind={said.kind} wide>
            {said.text}
          </Notice>
        )}
        {children}
      </Card>
    </div>
  )
}
