import { AccountPage } from '../admin/account/account-page.tsx'
import { deviceName } from '../admin/account/device.ts'
import { countBackupCodes } from '../admin/account/two-factor.server.ts'
import { hasTwoFactor } from '../admin/account/two-factor-queries.server.ts'
import { requireAdmin } from '../admin/require-admin.server.ts'
import { listSessions } from '../admin/session-queries.server.ts'
import { authContext, databaseContext } from '../context.ts'
import type { Route } from './+types/admin-account'

/** Every admin's own. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin(request, context)
  const { db } = context.get(databaseContext)
  const isOn = await hasTwoFactor(db, admin.id)
  const sessions = await listSessions(db, admin)
  return {
    email: admin.email,
    role: admin.role,
    codesLeft: isOn ? await countBackupCodes(context.get(authContext), admin.id) : null,
    sessions: sessions.map(({ userAgent, ...session }) => ({ ...session, device: deviceName(userAgent) })),
  }
}

export function meta() {
  return [{ title: 'Account, admin' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminAccountRoute({ loaderData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} />
}
