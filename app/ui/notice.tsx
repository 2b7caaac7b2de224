import type { ReactNode, Ref } from 'react'
import { type NoticeKind, noticeIcons } from './notice-icons.tsx'
import { Style } from './style.tsx'
import css from './toast.css?inline'

type NoticeProps = {
  kind?: NoticeKind
  wide?: boolean
  /** A note where it is read aloud for another reason: it takes the focus, or another region says it. */
  role?: 'alert' | 'status' | 'note'
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** What a toast says, written into the page by the server: for an answer that came without JavaScript. */
export function Notice({
  kind = 'success',
  wide = false,
  role = kind === 'error' ? 'alert' : 'status',
  ref,
  children,
}: NoticeProps) {
  return (
    <div
      className={`toast ${kind}${wide ? ' full' : ''}`}
      role={role}
      tabIndex={ref ? -1 : undefined}
      ref={ref}
    >
      <Style name="toast" css={css} />
      {noticeIcons[kind]}
      <div>{children}</div>
    </div>
  )
}
