import { type ReactNode, useEffect, useRef } from 'react'
import { CopyButton } from './copy-button.tsx'
import { Notice } from './notice.tsx'
import type { NoticeKind } from './notice-icons.tsx'

type Props = { kind: NoticeKind; text: string; children: ReactNode }

/** What nobody can read a second time takes the focus, and with it the page goes to where it stands. */
export function ShownOnce({ kind, text, children }: Props) {
  const notice = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is a new notice
  useEffect(() => notice.current?.focus(), [text])
  return (
    <Notice kind={kind} wide role="note" ref={notice}>
      {children}
      <p>
        <CopyButton text={text} />
      </p>
    </Notice>
  )
}
