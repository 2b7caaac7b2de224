import type { ReactNode } from 'react'
import css from './badge.css?inline'
import { Style } from './style.tsx'

/** A small number beside a name. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <>
      <Style name="badge" css={css} />
      <span className="badge">{children}</span>
    </>
  )
}

/** Says quietly, but always, that what stands beside it is made up. */
export function IllustrativeLabel({ children }: { children: ReactNode }) {
  return <span className="fine">{children}</span>
}
