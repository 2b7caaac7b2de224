import type { ReactNode } from 'react'

/** Read aloud, not seen. The class lives in base.css because the frame uses it on every page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="hidden">{children}</span>
}
