import type { ReactNode } from 'react'

export type HeroProps = { label: string; className?: string }

/**
 * The box all big drawings share. The ground is at the bottom, 640; what is drawn past 640 to the right,
 * or above 0, shows where the box is wider or taller than the drawing.
 */
export function HeroFrame({ label, className, children }: HeroProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox="20 0 620 640"
      preserveAspectRatio="xMinYMax"
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  )
}
