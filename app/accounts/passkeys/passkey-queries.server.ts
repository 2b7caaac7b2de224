import { recordAudit } from '../../audit/queries.server.ts'
import type { Db } from '../../db/tables.ts'
import { isId } from '../../db/uuid.ts'
import { type OwnAccount, selfOf } from '../account/own-account.server.ts'

/** Of one admin, newest first. */
export async function listPasskeys(db: Db, userId: string) {
  return await db
    .selectFrom('admin_passkeys')
    .select(['id', 'name', 'backed_up as isSynced', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function countPasskeys(db: Db, userId: string) {
  return (await listPasskeys(db, userId)).length
}

export async function findPasskeyOwner(db: Db, credentialId: string) {
  const owner = await db
    .selectFrom('admin_passkeys')
    .innerJoin('admin_users', 'admin_users.id', 'admin_passkeys.user_id')
    .select(['admin_users.id', 'admin_users.email'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return owner ?? null
}

/** Only one's own. */
export async function removePasskey(account: OwnAccount, id: string): Promise<boolean> {
  if (!isId(id)) return false
  return await account.store.database.change([], async (trx) => {
    const gone = await trx
      .deleteFrom('admin_passkeys')
      .where('id', '=', id)
      .where('user_id', '=', account.admin.id)
      .returning('name')
      .executeTakeFirst()
    if (!gone) return false
    await recordAudit(trx, {
      ...selfOf(account),
      action: 'account.passkey-remove',
      facts: { name: gone.name },
    })
    return true
  })
}

/** One that was added by who may not any more. */
export async function dropPasskey(trx: Db, id: string) {
  await trx.deleteFrom('admin_passkeys').where('id', '=', id).execute()
}
