import { AccountPage } from '../../../accounts/account/account-page.tsx'
import { accountWords } from '../../../accounts/account/account-words.ts'
import { deviceName } from '../../../accounts/account/device.ts'
import { countBackupCodes } from '../../../accounts/account/two-factor.server.ts'
import { hasTwoFactor } from '../../../accounts/account/two-factor-queries.server.ts'
import { adminContext, authContext } from '../../../accounts/context.ts'
import { countPasskeys } from '../../../accounts/passkeys/passkey-queries.server.ts'
import { listSessions } from '../../../accounts/session-queries.server.ts'
import { databaseContext } from '../../../platform/context.ts'
import type { Route } from './+types/index'

/** Every admin's own. */
export async function loader({ context }: Route.LoaderArgs) {
  const admin = context.get(adminContext)
  const { db } = context.get(databaseContext)
  const isOn = await hasTwoFactor(db, admin.id)
  const sessions = await listSessions(db, admin)
  return {
    email: admin.email,
    role: admin.role,
    codesLeft: isOn ? await countBackupCodes(context.get(authContext), admin.id) : null,
    passkeyCount: await countPasskeys(db, admin.id),
    sessions: sessions.map(({ userAgent, ...session }) => ({ ...session, device: deviceName(userAgent) })),
  }
}

export function meta() {
  return [{ title: accountWords.en.pageTitle }]
}

export default function AdminAccountRoute({ loaderData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} />
}
