import { sql } from 'kysely'
import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import { newId } from '../db/uuid.ts'
import type { Role } from '../db/vocabulary.ts'

export type NewAdmin = {
  name: string
  email: string
  role: Role
  passwordHash: string
  /** By the program; otherwise somebody chose it. */
  isPasswordMadeUp?: boolean
}

export async function hasAdmin(db: Db) {
  const admin = await db.selectFrom('admin_users').select('id').limit(1).executeTakeFirst()
  return admin !== undefined
}

/** False when there is one already, perhaps made by another replica a moment ago. */
export async function insertFirstAdmin(database: Database, admin: NewAdmin): Promise<boolean> {
  return await database.change([], async (trx) => {
    if (database.engine === 'postgres') await waitForOthers(trx)
    if (await hasAdmin(trx)) return false
    await insertAdmin(trx, admin)
    return true
  })
}

/** The two rows that better-auth itself would write for somebody who signs in with a password. */
export async function insertAdmin(
  trx: Db,
  { name, email, role, passwordHash, isPasswordMadeUp = false }: NewAdmin,
) {
  const id = newId()
  await trx
    .insertInto('admin_users')
    .values({ id, name, email: email.toLowerCase(), role, email_verified: true })
    .execute()
  await trx
    .insertInto('admin_accounts')
    .values({
      id: newId(),
      user_id: id,
      account_id: id,
      provider_id: 'credential',
      password_hash: passwordHash,
      password_made_up: isPasswordMadeUp,
    })
    .execute()
  return id
}

/** For the owner of a first start from before it was written down who chose the password. */
export async function settleFirstPassword(db: Db, isMadeUp: boolean) {
  await db
    .updateTable('admin_accounts')
    .set({ password_made_up: isMadeUp })
    .where('password_made_up', 'is', null)
    .execute()
}

export async function isDisabled(db: Db, id: string) {
  const admin = await db.selectFrom('admin_users').select('disabled').where('id', '=', id).executeTakeFirst()
  return admin?.disabled ?? true
}

/** On SQLite the transaction alone is enough: it has claimed the file. */
async function waitForOthers(trx: Db) {
  await sql`lock table admin_users in share row exclusive mode`.execute(trx)
}

/** Null when nobody has that address. */
export async function findPasswordHash(db: Db, email: string) {
  const account = await db
    .selectFrom('admin_users')
    .innerJoin('admin_accounts', 'admin_accounts.user_id', 'admin_users.id')
    .select('admin_accounts.password_hash')
    .where('admin_users.email', '=', email)
    .where('admin_accounts.provider_id', '=', 'credential')
    .executeTakeFirst()
  return account?.password_hash ?? null
}
