import type { ReactNode } from 'react'
import { KeyHooks } from './art/keys.tsx'
import css from './empty-state.css?inline'
import { Style } from './style.tsx'

type EmptyStateProps = {
  title: string
  text: string
  note?: string
  children?: ReactNode
  heading?: 'h2' | 'h3'
}

/** Empty hooks where keys will hang; `children` are what to do about it. */
export function EmptyState({ title, text, note, children, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="empty">
      <Style name="empty-state" css={css} />
      <KeyHooks />
      <Heading>{title}</Heading>
      <p>{text}</p>
      {note && <p className="soft small">{note}</p>}
      {children && <div className="actions">{children}</div>}
    </div>
  )
}
