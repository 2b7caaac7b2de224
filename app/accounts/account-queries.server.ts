import { commandLine } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import { lockRow } from '../db/lock.ts'
import type { Db } from '../db/tables.ts'
import { dropMailsTo, dropUnsent } from '../mail/keeping-queries.server.ts'
import { teamKinds } from '../mail/mail-kinds.ts'
import { insertAdmin, type NewAdmin } from './queries.server.ts'

/** With a password that was made up. Throws with `admin_users_email_unique` when the address is taken. */
export async function createAdmin(database: Database, admin: NewAdmin) {
  await database.change([], async (trx) => {
    const subjectId = await insertAdmin(trx, { ...admin, isPasswordMadeUp: true })
    const facts = { account: admin.email, role: admin.role }
    await recordAudit(trx, { ...commandLine, action: 'account.create', subjectId, facts })
  })
}

export async function listAdmins(db: Db) {
  return await db
    .selectFrom('admin_users')
    .select(['email', 'name', 'role', 'disabled'])
    .select(['two_factor_enabled as hasSecondFactor', 'last_sign_in_at as lastSignInAt'])
    .orderBy('email')
    .execute()
}

type Reset = { passwordHash: string; isTwoFactorOff: boolean }

/**
 * The owner's way back in: a new password, no session, no passkey, no lock. The second factor stays unless it is to be
 * switched off. Null when nobody has that address.
 */
export async function resetAdmin(database: Database, email: string, { passwordHash, isTwoFactorOff }: Reset) {
  return await database.change([], async (trx) => {
    const admin = await trx
      .selectFrom('admin_users')
      .select(['id', 'disabled', 'two_factor_enabled'])
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst()
    if (!admin) return null
    // First, as by who ends an access: else the two could deadlock.
    await lockRow(trx, 'admin_users', admin.id)
    const hadTwoFactor = admin.two_factor_enabled
    await setPassword(trx, admin.id, passwordHash, { isMadeUp: true })
    const passkeys = await removePasskeys(trx, admin.id)
    if (isTwoFactorOff) await removeTwoFactor(trx, admin.id)
    const facts = { account: email.toLowerCase(), twoFactorOff: isTwoFactorOff && hadTwoFactor, passkeys }
    await recordAudit(trx, { ...commandLine, action: 'account.password', subjectId: admin.id, facts })
    return { id: admin.id, isDisabled: admin.disabled, hadTwoFactor, passkeys }
  })
}

/** A new password ends every session, every sign-in that waits for its code and every link to a new password. */
export async function setPassword(trx: Db, userId: string, passwordHash: string, { isMadeUp = false } = {}) {
  await trx
    .updateTable('admin_accounts')
    .set({ password_hash: passwordHash, password_made_up: isMadeUp, updated_at: new Date() })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute()
  await shutOut(trx, userId)
}

/** The password in use was chosen by who has the account. */
export async function notePasswordChosen(trx: Db, userId: string) {
  await trx
    .updateTable('admin_accounts')
    .set({ password_made_up: false })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute()
}

/** Of who begins anew: a stranger may have added one. Returns how many there were. */
export async function removePasskeys(trx: Db, userId: string) {
  const { numDeletedRows } = await trx
    .deleteFrom('admin_passkeys')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function removeTwoFactor(trx: Db, userId: string) {
  await trx.updateTable('admin_users').set({ two_factor_enabled: false }).where('id', '=', userId).execute()
  await trx.deleteFrom('admin_two_factors').where('user_id', '=', userId).execute()
  await endChallenges(trx, userId)
}

/** False when nobody has that address. A disabled admin is out at once. */
export async function setDisabled(database: Database, email: string, disabled: boolean): Promise<boolean> {
  return await database.change([], async (trx) => {
    const admin = await trx
      .updateTable('admin_users')
      .set({ disabled })
      .where('email', '=', email.toLowerCase())
      .returning('id')
      .executeTakeFirst()
    if (!admin) return false
    if (disabled) await leaveTeam(trx, { id: admin.id, email: email.toLowerCase() })
    const action = disabled ? 'account.disable' : 'account.enable'
    await recordAudit(trx, {
      ...commandLine,
      action,
      subjectId: admin.id,
      facts: { account: email.toLowerCase() },
    })
    return true
  })
}

/** Out at once, wherever signed in; nothing that waits for them goes out. */
export async function leaveTeam(trx: Db, { id, email }: { id: string; email: string }) {
  await shutOut(trx, id)
  await endInvitationsBy(trx, email)
  await dropMailsTo(trx, email, teamKinds)
}

/** Whom they asked to join would still come in, under an address of their own for one. */
export async function endInvitationsBy(trx: Db, email: string) {
  const ended = await trx.deleteFrom('admin_invitations').where('actor', '=', email).returning('id').execute()
  await dropUnsent(
    trx,
    ended.map(({ id }) => id),
  )
}

/** Every session, and every sign-in that waits for its code. */
export async function shutOut(trx: Db, userId: string) {
  await trx.deleteFrom('admin_sessions').where('user_id', '=', userId).execute()
  await endChallenges(trx, userId)
}

/** Sign-ins that wait for their second factor, and links to a new password, with the mails that wait to bring one. */
export async function endChallenges(db: Db, userId: string) {
  await db.deleteFrom('admin_verifications').where('value', '=', userId).execute()
  const admin = await db.selectFrom('admin_users').select('email').where('id', '=', userId).executeTakeFirst()
  if (admin) await dropMailsTo(db, admin.email, ['password-reset'])
}
