import { type SqlBool, sql } from 'kysely'
import { recordAudit } from '../audit/queries.server.ts'
import { countUpTo } from '../db/bounds.ts'
import type { Database } from '../db/database.server.ts'
import { isShared } from '../db/lock.ts'
import type { Db } from '../db/tables.ts'
import { dayMs } from '../platform/duration.ts'
import { forgetApplication } from './forget-queries.server.ts'
import { noticeDays } from './notice-days.ts'

/** In one transaction: however many there are, nobody waits long for the database. */
const atOnce = 100

/** Who erases, in the log. */
const keeper = 'keeping'

/** In the very words of the index that holds nothing else: with a value in its place SQLite would not use it. */
const isClosed = sql<SqlBool>`status = 'closed'`

function closedBefore(db: Db, before: Date) {
  return db.selectFrom('applications').where(isClosed).where('moved_at', '<', before)
}

/** The day whose closed applications have been kept for so many months. */
export function endOfKeeping(months: number, now: Date) {
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() - months)
  // Where that month has no such day the date runs on into the next one: then its last day, so that nothing goes early.
  if (day.getUTCDate() !== now.getUTCDate()) day.setUTCDate(0)
  return day
}

/** How many go within the next days; no further than a reader needs. */
export async function countSoonErased(db: Db, months: number, now: Date) {
  const before = new Date(endOfKeeping(months, now).getTime() + noticeDays * dayMs)
  return await countUpTo(db, closedBefore(db, before).select('id'))
}

/** Erases what was closed so long ago, with timeline, every yes and mails. Says how many. */
export async function eraseOld(database: Database, months: number, now = new Date()) {
  const before = endOfKeeping(months, now)
  let erased = 0
  for (;;) {
    const count = await database.change([], async (trx) => {
      // Locked as they are found: none is opened again meanwhile, and each is counted by one process alone.
      const rows = await closedBefore(trx, before)
        .select('id')
        .orderBy('moved_at')
        .limit(atOnce)
        .$if(isShared(trx), (query) => query.forUpdate().skipLocked())
        .execute()
      for (const { id } of rows) await forgetApplication(trx, id)
      if (rows.length > 0)
        await recordAudit(trx, {
          actor: keeper,
          action: 'application.expire',
          facts: { count: rows.length, months },
        })
      return rows.length
    })
    erased += count
    if (count < atOnce) return erased
  }
}
