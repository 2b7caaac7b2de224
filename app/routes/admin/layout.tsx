import { useLayoutEffect } from 'react'
import { isRouteErrorResponse, Outlet } from 'react-router'
import { viewerContext } from '../../accounts/context.ts'
import { mayDo } from '../../accounts/may-do.ts'
import { guardAdmin, leadToForms } from '../../accounts/require-admin.server.ts'
import { countForTab } from '../../applications/inbox/list-queries.server.ts'
import { AdminError } from '../../layout/admin-error.tsx'
import { AdminFrame } from '../../layout/admin-frame.tsx'
import { adminWords } from '../../layout/admin-words.ts'
import { SignedOutFrame } from '../../layout/signed-out-frame.tsx'
import { stayOnPage, useShownData } from '../../layout/stay-on-page.ts'
import { useSite } from '../../layout/use-site.ts'
import { databaseContext } from '../../platform/context.ts'
import type { RouteHandle } from '../../root.tsx'
import { PendingDecisionsProvider } from '../../stories/moderate/pending-decisions.tsx'
import { UndoProvider } from '../../stories/moderate/undo.tsx'
import { HomeZone } from '../../ui/local-time.tsx'
import { watchTranslation } from '../../ui/watch-translation.ts'
import type { Route } from './+types/layout'

/** The guard refuses before any loader has run: then the root draws the error, as the admin area draws its own. */
export const handle: RouteHandle = { isHydrated: true, Error: AdminError }

/** Before everything at and below /admin, whichever of its routes a request asks for. */
export const middleware: Route.MiddlewareFunction[] = [keepFromSearch, guardAdmin, leadToForms]

/** Around every form and every way from page to page, in the browser. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [stayOnPage]

/** Pages, refusals and files alike: nothing of the admin area belongs into a search engine. */
async function keepFromSearch(_: unknown, next: () => Promise<Response>) {
  const response = await next()
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}

/** Also what makes the router ask the server, and so the guard, on every way from page to page. */
export async function loader({ context }: Route.LoaderArgs) {
  const admin = context.get(viewerContext)
  if (!admin) return { viewer: null, counts: {} }
  const counts = mayDo(admin, 'agent')
    ? { '/admin/applications': await countForTab(context.get(databaseContext).db) }
    : {}
  return { viewer: { email: admin.email, role: admin.role }, counts }
}

/** The error page names itself. */
export function meta({ error }: Route.MetaArgs) {
  if (error) return []
  return [{ title: adminWords.en.title }]
}

export default function AdminLayoutRoute({ loaderData: { viewer, counts } }: Route.ComponentProps) {
  const { timeZone } = useSite()
  useShownData()
  useLayoutEffect(watchTranslation, [])
  if (!viewer) {
    return (
      <SignedOutFrame>
        <Outlet />
      </SignedOutFrame>
    )
  }
  return (
    <HomeZone value={timeZone}>
      <AdminFrame viewer={viewer} counts={counts}>
        <UndoProvider>
          <PendingDecisionsProvider>
            <Outlet />
          </PendingDecisionsProvider>
        </UndoProvider>
      </AdminFrame>
    </HomeZone>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError status={isRouteErrorResponse(error) ? error.status : 500} />
}
