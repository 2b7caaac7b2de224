import type { ReactNode } from 'react'
import { Style } from '../ui/style.tsx'
import { ThemeChoice } from '../ui/theme-choice.tsx'
import { Frame } from './frame.tsx'
import css from './signed-out-frame.css?inline'

/** What stands around the pages of the admin area that nobody need be signed in for. */
export function SignedOutFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Style name="signed-out-frame" css={css} layer="page" />
      <header className="signed-out">
        <ThemeChoice name="theme-signed-out" />
      </header>
      <Frame chrome="none">{children}</Frame>
    </>
  )
}
