import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

/** On a page that answers a post: what is in a page from the start is not announced, but what has the focus is read. */
export function FocusedNotice({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: whoever pressed the button wants to know first what became of it
    <div tabIndex={-1} autoFocus>
      <Notice wide>{children}</Notice>
    </div>
  )
}
