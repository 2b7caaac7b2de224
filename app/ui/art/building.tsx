import type { ReactNode } from 'react'
import { CachedFragment } from '../cached-fragment.tsx'

export type BuildingKind = 'walk-up' | 'mid-rise' | 'tower'

/** Three sizes of apartment building. */
export function Building({ kind, className }: { kind: BuildingKind; className?: string }) {
  return (
    <CachedFragment
      as="svg"
      of={drawings}
      name={kind}
      className={className}
      viewBox="0 0 240 130"
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
    >
      {() => drawings[kind]}
    </CachedFragment>
  )
}

const drawings: Record<BuildingKind, ReactNode> = {
  'walk-up': (
    <>
      <path fill="var(--art-stone)" d="M0 62h170v68H0z" />
      <path fill="var(--art-clay)" d="M-4 62 16 40h138l22 22z" />
      <path fill="var(--art-trim)" d="M66 84h24v46H66z" />
      <path fill="var(--art-clay)" d="M69 95h18v35H69z" />
      <path
        fill="var(--art-window)"
        d="M69 87h18v6H69zM14 74h18v20H14zM40 74h18v20H40zM110 74h18v20h-18zM138 74h18v20h-18zM14 104h18v18H14zM110 104h18v18h-18zM138 104h18v18h-18z"
      />
    </>
  ),
  'mid-rise': (
    <>
      <path fill="var(--art-slate)" d="M0 26h120v104H0z" />
      <path fill="var(--art-stone)" d="M120 50h60v80h-60z" />
      <path
        fill="none"
        stroke="var(--art-window)"
        strokeWidth="12"
        strokeDasharray="14 12"
        d="M14 44h100M14 68h100M14 92h100M134 70h40M134 94h40"
      />
      <path fill="var(--door)" d="M46 104h28v26H46z" />
      <path fill="var(--key)" d="M40 100h40v5H40z" />
    </>
  ),
  tower: (
    <>
      <path fill="var(--door)" d="M0 130V14l18-14h52v130z" />
      <path fill="var(--art-door-panel)" d="M70 130V44h56v86z" />
      <path
        fill="none"
        stroke="var(--art-window)"
        strokeWidth="4"
        strokeDasharray="8 6"
        d="M12 22v96M26 12v106M40 12v106M54 12v106M84 56v64M98 56v64M112 56v64"
      />
      <path fill="var(--art-leaf)" d="M136 130c-12-24 2-44 14-46 12 4 24 22 12 46z" />
    </>
  ),
}
