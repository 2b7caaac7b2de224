import type { ReactNode } from 'react'
import { LateStyle } from '../ui/base-style.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { type Sheet, StyledBy } from '../ui/style.tsx'
import { PromoBanner } from './promo-banner.tsx'
import { SiteBar } from './site-bar.tsx'
import { SiteFooter } from './site-footer.tsx'

export type Chrome = 'full' | 'simple' | 'none'

type Props = {
  chrome: Chrome
  label?: string
  /** Linked in the page, behind what is seen first. */
  sheet?: Sheet
  /** The path of this page in the other language, where it is another one, or needs the key of this one. */
  elsewhere?: string
  children: ReactNode
}

/** What stands around a page. `none` is for what is shown inside a frame of another page. */
export function Frame({ chrome, label, sheet, elsewhere, children }: Props) {
  // Inside another page it is a second main part: it needs a name of its own.
  if (chrome === 'none') {
    return (
      <main id="main" aria-label={label}>
        <LateStyle />
        {children}
      </main>
    )
  }
  return (
    <>
      <SkipLink />
      <header>
        <PromoBanner />
        <SiteBar kind={chrome} sheet={sheet} elsewhere={elsewhere} />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <StyledBy sheet={sheet}>
        <LateStyle />
        <SiteFooter />
      </StyledBy>
    </>
  )
}
