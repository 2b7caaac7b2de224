import type { Db } from '../../db/tables.ts'

/** Whose sign-in waits for its code; null when it waits no longer. */
export async function findWaiting(db: Db, identifier: string, now = new Date()): Promise<string | null> {
  if (!identifier.startsWith('2fa-')) return null
  const row = await db
    .selectFrom('admin_verifications')
    .select('value')
    .where('identifier', '=', identifier)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.value ?? null
}

export async function hasTwoFactor(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('admin_users')
    .select('two_factor_enabled')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.two_factor_enabled ?? false
}
