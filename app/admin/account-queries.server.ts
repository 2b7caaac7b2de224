import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import { insertAdmin, type NewAdmin } from './queries.server.ts'

/** Throws with `admin_users_email_unique` when the address is taken. */
export async function createAdmin(database: Database, admin: NewAdmin) {
  await database.change([], (trx) => insertAdmin(trx, admin))
}

export async function listAdmins(db: Db) {
  const rows = await db
    .selectFrom('admin_users')
    .innerJoin('admin_accounts', 'admin_accounts.user_id', 'admin_users.id')
    .select(['email', 'name', 'role', 'disabled', 'two_factor_enabled'])
    .select(['admin_accounts.created_at', 'admin_accounts.updated_at'])
    .where('provider_id', '=', 'credential')
    .orderBy('email')
    .execute()
  return rows.map(({ created_at, updated_at, two_factor_enabled, ...admin }) => ({
    ...admin,
    hasSecondFactor: two_factor_enabled,
    // See noteSignIn: until the first one, the row is as it was made.
    lastSignInAt: updated_at > created_at ? updated_at : null,
  }))
}

/** The way back in: a new password, no second factor, no session. Null when nobody has that address. */
export async function resetAdmin(database: Database, email: string, passwordHash: string) {
  return await database.change([], async (trx) => {
    const admin = await trx
      .updateTable('admin_users')
      .set({ two_factor_enabled: false })
      .where('email', '=', email.toLowerCase())
      .returning(['id', 'disabled'])
      .executeTakeFirst()
    if (!admin) return null
    await trx
      .updateTable('admin_accounts')
      .set({ password_hash: passwordHash })
      .where('user_id', '=', admin.id)
      .where('provider_id', '=', 'credential')
      .execute()
    await trx.deleteFrom('admin_two_factors').where('user_id', '=', admin.id).execute()
    await shutOut(trx, admin.id)
    return { isDisabled: admin.disabled }
  })
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
    if (admin && disabled) await shutOut(trx, admin.id)
    return admin !== undefined
  })
}

async function shutOut(trx: Db, userId: string) {
  await trx.deleteFrom('admin_sessions').where('user_id', '=', userId).execute()
  await endChallenges(trx, userId)
}

/** Sign-ins that wait for their second factor, and browsers that are trusted without one. */
export async function endChallenges(db: Db, userId: string) {
  await db.deleteFrom('admin_verifications').where('value', '=', userId).execute()
}
