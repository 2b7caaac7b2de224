import { sql } from 'kysely'
import { isShared } from '../db/lock.ts'
import type { Db } from '../db/tables.ts'

export async function clearCounts(db: Db, key: string) {
  await db.deleteFrom('request_counts').where(ofKey(db, key)).execute()
}

/** As if the latest request had not been made. */
export async function takeBackCount(db: Db, key: string, now: Date) {
  await db
    .updateTable('request_counts')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where(ofKey(db, key))
    .where('expires_at', '>', now)
    .where('count', '>', 0)
    .execute()
}

/** True for the first who asks, and again for the first after the time. */
export async function claimOnce(db: Db, key: string, now: Date, until: Date): Promise<boolean> {
  const claimed = await db
    .insertInto('request_counts')
    .values({ key, count: 1, expires_at: until })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ expires_at: until }).where('request_counts.expires_at', '<=', now),
    )
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function releaseClaim(db: Db, key: string) {
  await db.deleteFrom('request_counts').where('key', '=', key).execute()
}

export async function keepUntil(db: Db, key: string, until: Date) {
  await db
    .insertInto('request_counts')
    .values({ key, count: 1, expires_at: until })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ expires_at: until }))
    .execute()
}

/** One of these keys that is kept and not over; null when none is. */
export async function findKept(db: Db, keys: string[], now: Date): Promise<string | null> {
  if (keys.length === 0) return null
  const row = await db
    .selectFrom('request_counts')
    .select('key')
    .where('key', 'in', keys)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst()
  return row?.key ?? null
}

/** Of the keys that begin so, those that last longest. */
export async function keepNewest(db: Db, key: string, max: number) {
  await db
    .deleteFrom('request_counts')
    .where(ofKey(db, key))
    .where('key', 'not in', ({ selectFrom }) =>
      selectFrom('request_counts')
        .select('key')
        .where(ofKey(db, key))
        .orderBy('expires_at', 'desc')
        .orderBy('key')
        .limit(max),
    )
    .execute()
}

/**
 * What follows the key is the number of a window, or a place. From the colon to the next sign, byte by byte: an index
 * answers that, however many counts there are, and the hash may hold what is a wildcard of `like`.
 */
function ofKey(db: Db, key: string) {
  const bytes = isShared(db) ? sql`key collate "C"` : sql`key`
  return sql<boolean>`${bytes} >= ${`${key}:`} and ${bytes} < ${`${key};`}`
}
