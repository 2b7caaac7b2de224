import { data, redirect } from 'react-router'
import { AccountPage } from '../../../accounts/account/account-page.tsx'
import { accountWords } from '../../../accounts/account/account-words.ts'
import { changeName } from '../../../accounts/account/change-name-queries.server.ts'
import { deviceName } from '../../../accounts/account/device.ts'
import { openAccount } from '../../../accounts/account/own-account.server.ts'
import { countBackupCodes } from '../../../accounts/account/two-factor.server.ts'
import { hasTwoFactor } from '../../../accounts/account/two-factor-queries.server.ts'
import { adminContext, authContext } from '../../../accounts/context.ts'
import { countPasskeys } from '../../../accounts/passkeys/passkey-queries.server.ts'
import { listSessions } from '../../../accounts/session-queries.server.ts'
import { maxNameLength } from '../../../accounts/team/invitations.server.ts'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { fieldIn } from '../../../platform/outside-text.ts'
import type { Route } from './+types/index'

/** Every admin's own. */
export async function loader({ context }: Route.LoaderArgs) {
  const admin = context.get(adminContext)
  const { db } = context.get(databaseContext)
  const isOn = await hasTwoFactor(db, admin.id)
  const sessions = await listSessions(db, admin)
  return {
    name: admin.name,
    email: admin.email,
    role: admin.role,
    codesLeft: isOn ? await countBackupCodes(context.get(authContext), admin.id) : null,
    passkeyCount: await countPasskeys(db, admin.id),
    sessions: sessions.map(({ userAgent, ...session }) => ({ ...session, device: deviceName(userAgent) })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const isChanged = await changeName(await openAccount(request, context), fieldIn(form, 'name', 300))
  if (isChanged) throw redirect(withMessage('/admin/account', 'name-changed'), 303)
  return data({ problem: accountWords.en.name.noName(maxNameLength) }, { status: 422 })
}

export function meta() {
  return [{ title: accountWords.en.pageTitle }]
}

export default function AdminAccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} refused={actionData} />
}
