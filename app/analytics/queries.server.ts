import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import { otherPages } from './counted-name.ts'
import { underKnownArticles } from './known-articles-queries.server.ts'
import type { Days } from './period.ts'
import { type CountRow, mergeCounts } from './visit-counter.ts'
import { isVisitEvent, type VisitEvent } from './visit-event.ts'

const rowsPerStatement = 500

/** Adds to what is there, whichever process counted it; all of it or nothing. No cached page shows it: no tags. */
export async function addCounts(database: Database, rows: CountRow[]) {
  if (rows.length === 0) return
  await database.change([], async (trx) => {
    const sorted = mergeCounts(await underKnownArticles(trx, rows))
    // Every process in the same order: two of them never wait for each other in a circle.
    sorted.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    for (let start = 0; start < sorted.length; start += rowsPerStatement) {
      await trx
        .insertInto('visit_counts')
        .values(sorted.slice(start, start + rowsPerStatement))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'path', 'event'])
            .doUpdateSet(({ eb, ref }) => ({ count: eb('visit_counts.count', '+', ref('excluded.count')) })),
        )
        .execute()
    }
  })
}

export async function forgetCountsBefore(db: Db, day: string) {
  await db.deleteFrom('visit_counts').where('day', '<', day).execute()
  await db.deleteFrom('application_counts').where('day', '<', day).execute()
}

export type DayCount = { day: string; event: VisitEvent; count: number }

export async function listDayCounts(db: Db, { from, until }: Days): Promise<DayCount[]> {
  const rows = await db
    .selectFrom('visit_counts')
    .select(({ fn }) => ['day', 'event', fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .groupBy(['day', 'event'])
    .orderBy('day')
    .execute()
  return known(rows)
}

export type PageCount = { path: string; event: VisitEvent; count: number }

export async function listPageCounts(db: Db, { from, until }: Days): Promise<PageCount[]> {
  const rows = await db
    .selectFrom('visit_counts')
    .select(({ fn }) => ['path', 'event', fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .groupBy(['path', 'event'])
    .execute()
  return known(rows)
}

/** Paths of pages, most viewed first. */
export async function listMostViewed(db: Db, { from, until }: Days, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('visit_counts')
    .select('path')
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('event', '=', 'view')
    .where('path', '!=', otherPages)
    .groupBy('path')
    .orderBy(({ fn }) => fn.sum('count'), 'desc')
    .orderBy('path')
    .limit(limit)
    .execute()
  return rows.map(({ path }) => path)
}

/** One day as it was counted; the days are read one by one, so that a year's list is never in memory. */
export async function listCountsOf(db: Db, day: string): Promise<CountRow[]> {
  const rows = await db
    .selectFrom('visit_counts')
    .select(['day', 'path', 'event', 'count'])
    .where('day', '=', day)
    .orderBy('path')
    .orderBy('event')
    .execute()
  return known(rows)
}

function known<Row extends { event: string; count: number }>(rows: Row[]) {
  return rows.flatMap(({ event, count, ...row }) =>
    isVisitEvent(event) ? [{ ...row, event, count: Number(count) }] : [],
  )
}

function keyOf({ day, path, event }: CountRow) {
  return `${day} ${path} ${event}`
}
