import type { ReactNode } from 'react'
import css from './badge.css?inline'
import { Style } from './style.tsx'
import verifiedCss from './verified.css?inline'

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

/** A brass key beside a name: somebody we know. Only ever for what was checked. */
export function VerifiedMark({ children }: { children: ReactNode }) {
  return (
    <span className="verified">
      <Style name="verified" css={verifiedCss} />
      <svg viewBox="0 0 64 20" aria-hidden="true" focusable="false">
        <path
          fillRule="evenodd"
          d="M10 0a10 10 0 0 1 9.5 7H64v6h-5v5h-5v-5h-4v3h-5v-3H19.5A10 10 0 1 1 10 0m0 6a4 4 0 1 0 0 8a4 4 0 0 0 0-8"
        />
      </svg>
      {children}
    </span>
  )
}
