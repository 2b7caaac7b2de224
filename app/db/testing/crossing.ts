import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database.server.ts'
import type { Db } from '../tables.ts'

/**
 * Two at once: the transaction of the first has written and stays open until the second is done or waits for it. On
 * SQLite the second always waits.
 */
export async function crossing<A, B>(
  database: Database,
  first: (held: Database) => Promise<A>,
  second: (database: Database) => Promise<B>,
  /** What the first still does, in its transaction, once the second waits for it: here they could deadlock. */
  lastly?: (trx: Db) => Promise<unknown>,
): Promise<[A, B]> {
  const written = Promise.withResolvers<void>()
  const other = Promise.withResolvers<B>()
  other.promise.catch(() => {})
  const held: Database = {
    ...database,
    change: (tags, work) =>
      database.change(tags, async (trx) => {
        const result = await work(trx)
        written.resolve()
        await untilDoneOrWaiting(database, other.promise)
        await lastly?.(trx)
        return result
      }),
  }
  const one = first(held)
  await Promise.race([written.promise, one])
  second(database).then(other.resolve, other.reject)
  return [await one, await other.promise]
}

async function untilDoneOrWaiting({ engine, db }: Database, other: Promise<unknown>) {
  let isDone = false
  const done = () => {
    isDone = true
  }
  other.then(done, done)
  for (let tries = 0; tries < 200 && !isDone; tries++) {
    await sleep(10)
    if (engine === 'sqlite' || (await countWaiting(db)) > 0) return
  }
}

async function countWaiting(db: Database['db']) {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}
