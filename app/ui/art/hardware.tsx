import type { ReactNode } from 'react'
import { CachedFragment } from '../cached-fragment.tsx'

export type HardwareKind = 'letter' | 'window' | 'plate' | 'clock'

/** Small drawings from one drawer, 64 units square; size them with CSS. */
export function Hardware({ kind, className }: { kind: HardwareKind; className?: string }) {
  return (
    <CachedFragment
      as="svg"
      of={drawings}
      name={kind}
      className={className}
      viewBox="0 0 64 64"
      width="64"
      height="64"
      aria-hidden="true"
    >
      {() => drawings[kind]}
    </CachedFragment>
  )
}

const drawings: Record<HardwareKind, ReactNode> = {
  letter: (
    <>
      <path fill="var(--art-shade)" d="M6 18h52v32H6z" />
      <path fill="var(--art-trim)" d="M4 14h52v32H4z" />
      <path fill="none" stroke="var(--art-shade)" strokeWidth="3" d="M10 22h22M10 29h14" />
      <path
        fill="var(--key)"
        fillRule="evenodd"
        d="M24 34a8 8 0 0 1 7.5 5H54v5h-5v5h-5v-5h-4v4h-5v-4h-3.5A8 8 0 1 1 24 34m0 5a3 3 0 1 0 .1 0"
      />
    </>
  ),
  window: (
    <>
      <path fill="var(--door)" d="M10 6h44v50H10z" />
      <path fill="var(--art-window)" d="M16 12h14v17H16zM34 12h14v17H34zM16 33h14v17H16zM34 33h14v17H34z" />
      <path fill="var(--art-stone-deep)" d="M5 54h54v6H5z" />
    </>
  ),
  plate: (
    <>
      <path fill="var(--key)" d="M18 4h28a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6" />
      <path fill="var(--key-deep)" d="M16 8h4v4h-4zM44 8h4v4h-4zM16 52h4v4h-4zM44 52h4v4h-4z" />
      <path fill="var(--door-deep)" d="M32 16a8 8 0 0 1 4 15l3 17H25l3-17a8 8 0 0 1 4-15" />
    </>
  ),
  clock: (
    <>
      <circle cx="32" cy="32" r="28" fill="var(--door)" />
      <circle cx="32" cy="32" r="21" fill="var(--art-trim)" />
      <path fill="none" stroke="var(--key-deep)" strokeWidth="5" d="M32 16v16l11 8" />
    </>
  ),
}
