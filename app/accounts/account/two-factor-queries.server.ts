import type { Db } from '../../db/tables.ts'

/** Whose sign-in waits for its code; null when it waits no longer. */
export async function findWaiting(db: Db, identifier: string, now = new Date()) {
  if (!identifier.startsWith('2fa-')) return null
  const waiting = await db
    .selectFrom('admin_verifications')
    .select('value')
    .where('identifier', '=', identifier)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!waiting) return null
  const admin = await db
    .selectFrom('admin_users')
    .select(['id as userId', 'email'])
    .where('id', '=', waiting.value)
    .executeTakeFirst()
  return admin ?? null
}

export async function hasTwoFactor(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('admin_users')
    .select('two_factor_enabled')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.two_factor_enabled ?? false
}

/** As it is stored: encrypted, and with a first code still to come. */
export async function findStoredSecret(db: Db, userId: string): Promise<string> {
  const { secret } = await db
    .selectFrom('admin_two_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return secret
}

/** False when another setup was begun since, or this one is finished. */
export async function turnOnTwoFactor(trx: Db, userId: string, storedSecret: string): Promise<boolean> {
  const turned = await trx
    .updateTable('admin_two_factors')
    .set({ verified: true })
    .where('user_id', '=', userId)
    .where('secret', '=', storedSecret)
    .where('verified', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (!turned) return false
  await trx.updateTable('admin_users').set({ two_factor_enabled: true }).where('id', '=', userId).execute()
  return true
}
