import { isRouteErrorResponse, Outlet } from 'react-router'
import { DeskError } from '../admin/desk-error.tsx'
import { DeskFrame } from '../admin/desk-frame.tsx'
import { findAdmin } from '../admin/require-admin.server.ts'
import { Frame } from '../frame/frame.tsx'
import type { RouteHandle } from '../root.tsx'
import type { Route } from './+types/admin-desk'

export const handle: RouteHandle = { isHydrated: true }

/** Around every page of the admin area; each of them asks by itself who may see it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await findAdmin(request, context)
  return { viewer: admin && { email: admin.email, role: admin.role } }
}

export function meta() {
  return [{ title: 'Admin' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminDeskRoute({ loaderData: { viewer } }: Route.ComponentProps) {
  if (!viewer) {
    return (
      <Frame chrome="none">
        <Outlet />
      </Frame>
    )
  }
  return (
    <DeskFrame viewer={viewer}>
      <Outlet />
    </DeskFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError status={isRouteErrorResponse(error) ? error.status : 500} />
}
