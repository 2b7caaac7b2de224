import type { ReactNode } from 'react'
import { Style } from './style.tsx'
import css from './tag.css?inline'

export function Tag({ tone = 'ok', children }: { tone?: 'ok' | 'warn' | 'danger'; children: ReactNode }) {
  return (
    <>
      <Style name="tag" css={css} />
      <span className={tone === 'ok' ? 'tag' : `tag ${tone}`}>{children}</span>
    </>
  )
}
