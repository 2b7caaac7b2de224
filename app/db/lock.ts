import { PostgresAdapter, sql } from 'kysely'
import type { Db } from './tables.ts'

/**
 * Waits for every transaction that writes to this row or to what refers to it, and holds off others until this one
 * ends; what is read afterwards stays true. On SQLite a transaction is alone anyway. False when there is no such row.
 */
export async function lockRow(
  trx: Db,
  table: 'admin_users' | 'application_drafts' | 'applications' | 'approval_stories' | 'webhooks',
  id: string,
) {
  const row = await trx
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .$if(isShared(trx), (query) => query.forUpdate())
    .executeTakeFirst()
  return row !== undefined
}

/** One transaction after the other, of all that lock this name: for what is more than one row, or none yet. */
export async function lockName(trx: Db, name: string) {
  if (isShared(trx)) await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx)
}

/** Whether others may be writing at the same time. */
export function isShared(trx: Db) {
  return trx.getExecutor().adapter instanceof PostgresAdapter
}
