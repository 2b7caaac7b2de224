import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '../db/tables.ts'
import { daysOf, type Period, piecesOf } from './period.ts'
import { type DayCount, listDayCounts, listPageCounts, type PageCount } from './queries.server.ts'
import { type Report, reportOf } from './report.ts'

/** A year can be very many rows, and the embedded database answers while nothing else runs: others get their turn. */
export async function readReport(db: Db, period: Period, now: number): Promise<Report> {
  const days = daysOf(period, now)
  const dayCounts: DayCount[] = []
  const pageCounts: PageCount[] = []
  for (const piece of piecesOf(days)) {
    dayCounts.push(...(await listDayCounts(db, piece)))
    await nextTurn()
    pageCounts.push(...(await listPageCounts(db, piece)))
    await nextTurn()
  }
  return reportOf(period, days, dayCounts, pageCounts)
}
