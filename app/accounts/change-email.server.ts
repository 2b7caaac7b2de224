import { recordAudit } from '../audit/queries.server.ts'
import { brokenConstraint } from '../db/constraint.ts'
import { lockRow } from '../db/lock.ts'
import type { Db } from '../db/tables.ts'
import { readdressTeamMails } from '../mail/keeping-queries.server.ts'
import { type OwnAccount, selfOf } from './account/own-account.server.ts'
import { type PasswordRefusal, withPassword } from './account/with-password.server.ts'
import { AccountEmail } from './account-email.ts'
import { endChallenges } from './account-queries.server.ts'
import { devicesIn } from './device-cookie.server.ts'
import { forgetAddress, rememberPlaces } from './known-places.server.ts'
import { whileStanding } from './standing-session.server.ts'

export type EmailChanged =
  /** The header remembers this browser for the new address. */
  | { kind: 'changed'; cookie: string }
  | { kind: 'no-address' }
  | { kind: 'taken' }
  | { kind: 'own' }
  | PasswordRefusal

/** Takes along what other parts keep under the address, in the same transaction. */
type Follow = (trx: Db, change: { from: string; to: string }) => Promise<void>

/** With it one signs in, and mails to the team go there. Sessions go on: they know an admin by the id. */
export async function changeEmail(
  account: OwnAccount,
  { email, password }: { email: string; password: string },
  follow: Follow,
): Promise<EmailChanged> {
  const next = email.trim().toLowerCase()
  if (!AccountEmail.safeParse(next).success) return { kind: 'no-address' }
  const { auth, store, request, admin, address } = account
  const { headers } = request
  const answer = await withPassword(account, password, () =>
    auth.api.verifyPassword({ headers, body: { password } }),
  )
  if (answer.kind !== 'done') return answer
  if (next === admin.email) return { kind: 'own' }
  try {
    await whileStanding(store.database, admin).change([], async (trx) => {
      // First, as by who ends an access: else the two could deadlock.
      await lockRow(trx, 'admin_users', admin.id)
      // Links to a new password, and mails that wait to bring one, are for the address of before.
      await endChallenges(trx, admin.id)
      await readdressTeamMails(trx, { from: admin.email, to: next })
      await trx
        .updateTable('admin_users')
        .set({ email: next, updated_at: new Date() })
        .where('id', '=', admin.id)
        .execute()
      await trx
        .updateTable('admin_invitations')
        .set({ actor: next })
        .where('actor', '=', admin.email)
        .execute()
      await follow(trx, { from: admin.email, to: next })
      const facts = { from: admin.email, to: next }
      await recordAudit(trx, { ...selfOf(account), action: 'account.email', facts })
    })
  } catch (error) {
    if (brokenConstraint(error) === 'admin_users_email_unique') return { kind: 'taken' }
    throw error
  }
  await forgetAddress(store, admin.email)
  const arrival = { email: next, address, devices: await devicesIn(auth, headers) }
  return { kind: 'changed', cookie: await rememberPlaces(auth, store, arrival) }
}
