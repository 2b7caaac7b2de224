import type { Db } from '../../db/tables.ts'
import { newId } from '../../db/uuid.ts'

/** One that no device has, for the admin with that address. */
export async function addPasskey(db: Db, email: string) {
  const { id } = await db
    .selectFrom('admin_users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const key = { credential_id: newId(), public_key: 'x', counter: 0, device_type: 'singleDevice' }
  await db
    .insertInto('admin_passkeys')
    .values({ id: newId(), user_id: id, backed_up: false, ...key })
    .execute()
}

export async function countPasskeys(db: Db) {
  return (await db.selectFrom('admin_passkeys').select('id').execute()).length
}
