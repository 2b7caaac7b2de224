import { type SqlBool, sql } from 'kysely'
import type { Database } from '../db/database.server.ts'
import { clockToleranceMs } from './is-within.ts'

/**
 * A next try that lies further ahead than it can after so many was set while the clock was wrong, and would wait until
 * that date comes. It is due when a claim would have ended: one may be under way.
 */
export async function bringForward(
  database: Database,
  queue: 'mail_queue' | 'webhook_deliveries',
  longestWaitsMs: number[],
  now: Date,
) {
  const claimMs = Math.min(...longestWaitsMs)
  const after = (ms: number) => new Date(now.getTime() + ms)
  const last = longestWaitsMs.length - 1
  const limits = longestWaitsMs.map(
    (ms, tries) =>
      sql`(${tries === last ? sql`attempts >= ${tries}` : sql`attempts = ${tries}`} and next_try_at > ${after(ms + clockToleranceMs)})`,
  )
  // The first condition is that of the index: in most cases nothing lies ahead at all.
  const isTooFarAhead = sql<SqlBool>`next_try_at > ${after(claimMs + clockToleranceMs)} and (${sql.join(limits, sql` or `)})`
  const found = await database.db
    .selectFrom(queue)
    .select('next_try_at')
    .where(isTooFarAhead)
    .limit(1)
    .executeTakeFirst()
  if (!found) return
  await database.change([], (trx) =>
    trx
      .updateTable(queue)
      .set({ next_try_at: after(claimMs) })
      .where(isTooFarAhead)
      .execute(),
  )
}
