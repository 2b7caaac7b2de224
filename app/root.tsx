import type { ComponentType, ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router'
import type { Route } from './+types/root'
import { ErrorPage } from './layout/error-page.tsx'
import { Frame } from './layout/frame.tsx'
import { HtmlDocument } from './layout/html-document.tsx'
import { NotFoundPage } from './layout/not-found-page.tsx'
import { requestContext } from './platform/context.ts'
import { unsent } from './platform/unsent.ts'
import { siteContext } from './site/context.ts'

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
  return (
    <HtmlDocument
      isHydrated={isHydrated}
      meta={<Meta />}
      links={<Links />}
      scripts={
        isHydrated && (
          <>
            {/* Both take the nonce of the request from the router. */}
            <ScrollRestoration />
            <Scripts />
          </>
        )
      }
    >
      {children}
    </HtmlDocument>
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
