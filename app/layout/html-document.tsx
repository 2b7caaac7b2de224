import type { ReactNode } from 'react'
import { BaseStyle, LateStyle } from '../ui/base-style.tsx'
import { fontUrls } from '../ui/fonts.ts'
import { PageScripts } from './page-scripts.tsx'
import { useSite } from './use-site.ts'

type Props = {
  /** The admin area: React goes on with it in the browser. */
  isHydrated: boolean
  /** Title, description and the like. */
  meta: ReactNode
  /** What the router adds for the browser's own React. */
  links?: ReactNode
  scripts?: ReactNode
  children: ReactNode
}

/** The document around every page. */
export function HtmlDocument({ isHydrated, meta, links, scripts, children }: Props) {
  const { theme, language } = useSite()
  const chosen = theme === 'system' ? undefined : theme
  const told = isHydrated ? 'en' : language
  return (
    // The theme script puts a class on it before React comes; without the script the site's own theme stands.
    <html
      lang={told}
      data-theme={chosen}
      className={isHydrated ? undefined : chosen}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageScripts isPublic={!isHydrated} />
        {meta}
        <BaseStyle language={told} />
        {/* Public pages have it from their frame. */}
        {isHydrated && <LateStyle />}
        {fontUrls[told].map((url) => (
          <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {links}
      </head>
      <body>
        {children}
        {scripts}
      </body>
    </html>
  )
}
