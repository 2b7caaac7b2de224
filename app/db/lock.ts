import { PostgresAdapter } from 'kysely'
import type { Db } from './tables.ts'

/**
 * Waits for every transaction that writes to this row or to what refers to it, and holds off others until this one
 * ends; what is read afterwards stays true. On SQLite a transaction is alone anyway. False when there is no such row.
 */
export async function lockRow(trx: Db, table: 'applications' | 'approval_stories', id: string) {
  const isShared = trx.getExecutor().adapter instanceof PostgresAdapter
  const row = await trx
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .$if(isShared, (query) => query.forUpdate())
    .executeTakeFirst()
  return row !== undefined
}
