import { sql } from 'kysely'
import type { Db } from '../db/tables.ts'

export async function clearCounts(db: Db, key: string) {
  await db.deleteFrom('request_counts').where(ofKey(key)).execute()
}

/** As if the latest request had not been made. */
export async function takeBackCount(db: Db, key: string, now: Date) {
  await db
    .updateTable('request_counts')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where(ofKey(key))
    .where('expires_at', '>', now)
    .where('count', '>', 0)
    .execute()
}

/** A stored key ends in the number of its window. Not `like`: the hash may hold its wildcard. */
function ofKey(key: string) {
  return sql<boolean>`substr(key, 1, ${key.length + 1}) = ${`${key}:`}`
}
