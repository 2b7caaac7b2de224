import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '../db/tables.ts'
import { ApplicationSums, type OwnPages } from './application-report.ts'
import { daysOf, type Period, piecesOf } from './period.ts'
import { listDayCounts, listPageCounts } from './queries.server.ts'
import { listStageDays, listStageSums } from './stage-queries.server.ts'

/** In pieces, as the visits are read, with a turn for others between them. */
export async function readApplicationReport(db: Db, period: Period, now: number, about: OwnPages) {
  const days = daysOf(period, now)
  const sums = new ApplicationSums(about)
  for (const piece of piecesOf(days)) {
    sums.addDays(await listDayCounts(db, piece))
    await nextTurn()
    sums.addVisits(await listPageCounts(db, piece))
    await nextTurn()
    sums.addDays(await listStageDays(db, piece))
    await nextTurn()
    sums.addStages(await listStageSums(db, piece))
    await nextTurn()
  }
  return sums.report(period, days)
}
