import { isRouteErrorResponse, Outlet } from 'react-router'
import { findAdmin } from '../../accounts/require-admin.server.ts'
import { AdminError } from '../../layout/admin-error.tsx'
import { AdminFrame } from '../../layout/admin-frame.tsx'
import { Frame } from '../../layout/frame.tsx'
import type { RouteHandle } from '../../root.tsx'
import { UndoProvider } from '../../stories/moderate/undo.tsx'
import type { Route } from './+types/layout'

export const handle: RouteHandle = { isHydrated: true }

/** Around every page of the admin area; each of them asks by itself who may see it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await findAdmin(request, context)
  return { viewer: admin && { email: admin.email, role: admin.role } }
}

export function meta() {
  return [{ title: 'Admin' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminLayoutRoute({ loaderData: { viewer } }: Route.ComponentProps) {
  if (!viewer) {
    return (
      <Frame chrome="none">
        <Outlet />
      </Frame>
    )
  }
  return (
    <AdminFrame viewer={viewer}>
      <UndoProvider>
        <Outlet />
      </UndoProvider>
    </AdminFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError status={isRouteErrorResponse(error) ? error.status : 500} />
}
