import type { ComponentType, ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useMatches } from 'react-router'
import type { Route } from './+types/root'
import { ErrorPage } from './layout/error-page.tsx'
import { Frame } from './layout/frame.tsx'
import { NotFoundPage } from './layout/not-found-page.tsx'
import { PageScripts } from './layout/page-scripts.tsx'
import { useSite } from './layout/use-site.ts'
import { requestContext } from './platform/context.ts'
import { unsent } from './platform/unsent.ts'
import { siteContext } from './site/context.ts'
import { BaseStyle, LateStyle } from './ui/base-style.tsx'
import { headFontUrl } from './ui/fonts.ts'

/** What a route may say about the document around it. */
export type RouteHandle = {
  isHydrated?: boolean
  /** How errors look in its part of the site. */
  Error?: ComponentType<{ status: number }>
}

export function loader({ context }: Route.LoaderArgs) {
  const known = { site: context.get(siteContext) }
  // Only the admin area runs React in the browser and needs them there.
  return context.get(requestContext).nonce ? known : unsent(known)
}

export function Layout({ children }: { children: ReactNode }) {
  const { isHydrated = false } = useHandle()
  const { theme, language } = useSite()
  const chosen = theme === 'system' ? undefined : theme
  return (
    // The theme script puts a class on it before React comes; without the script the site's own theme stands.
    <html
      lang={isHydrated ? 'en' : language}
      data-theme={chosen}
      className={isHydrated ? undefined : chosen}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageScripts isPublic={!isHydrated} />
        <Meta />
        <BaseStyle language={isHydrated ? 'en' : language} />
        {/* Public pages have it from their frame. */}
        {isHydrated && <LateStyle />}
        <link rel="preload" href={headFontUrl} as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        {children}
        {isHydrated && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { Error: OwnError } = useHandle()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (OwnError) return <OwnError status={status} />
  return <Frame chrome="full">{status === 404 ? <NotFoundPage /> : <ErrorPage />}</Frame>
}

function useHandle(): RouteHandle {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined)
  return Object.assign({}, ...handles)
}
