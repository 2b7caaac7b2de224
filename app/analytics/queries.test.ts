import { expect, test } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { articleRow } from '../db/testing/rows.ts'
import { minuteMs } from '../platform/duration.ts'
import { trusted } from '../platform/testing/trusted.ts'
import { createTrustedClock } from '../platform/trusted-clock.ts'
import {
  addCounts,
  forgetCountsBefore,
  listCountsOf,
  listDayCounts,
  listPageCounts,
} from './queries.server.ts'
import { readReport } from './read-report.server.ts'
import type { CountRow } from './visit-counter.ts'
import type { VisitEvent } from './visit-event.ts'
import { openVisits } from './visits.server.ts'

const row = (day: string, path: string, event: VisitEvent, count: number): CountRow => ({
  day,
  path,
  event,
  count,
})
const person = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' }

onBothEngines((scratch) => {
  test('counts add to what is there, whoever writes first', async () => {
    const { database } = scratch
    await Promise.all([
      addCounts(database, [row('2026-03-05', '/', 'view', 2), row('2026-03-05', '/states', 'view', 1)]),
      addCounts(database, [row('2026-03-05', '/states', 'view', 1), row('2026-03-05', '/', 'view', 3)]),
    ])
    expect(await listCountsOf(database.db, '2026-03-05')).toEqual([
      row('2026-03-05', '/', 'view', 5),
      row('2026-03-05', '/states', 'view', 2),
    ])
  })

  test('an article that is not there gets no line of its own', async () => {
    const { database } = scratch
    await database.db
      .insertInto('articles')
      .values([
        articleRow({ slug: 'real', published: true }),
        articleRow({ slug: 'draft', published: false }),
      ])
      .execute()
    const day = '2026-03-06'
    await addCounts(
      database,
      ['real', 'draft', 'made-up'].map((slug) => row(day, `/articles/${slug}`, 'apply', 1)),
    )
    expect(await listCountsOf(database.db, day)).toEqual([
      row(day, '(other)', 'apply', 2),
      row(day, '/articles/real', 'apply', 1),
    ])
  })

  test('more rows than fit one statement are written', async () => {
    const rows = Array.from({ length: 1203 }, (_, number) => row('2026-03-07', `/city/t${number}`, 'view', 1))
    await addCounts(scratch.database, rows)
    expect(await listCountsOf(scratch.database.db, '2026-03-07')).toHaveLength(1203)
  })

  test('sums by day and by page are numbers, of the days asked for', async () => {
    const { db } = scratch.database
    expect(await listDayCounts(db, { from: '2026-03-06', until: '2026-03-07' })).toEqual([
      { day: '2026-03-06', event: 'apply', count: 3 },
      { day: '2026-03-07', event: 'view', count: 1203 },
    ])
    const pages = await listPageCounts(db, { from: '2026-01-01', until: '2026-03-05' })
    expect(pages.toSorted((a, b) => b.count - a.count)).toEqual([
      { path: '/', event: 'view', count: 5 },
      { path: '/states', event: 'view', count: 2 },
    ])
    expect(await listPageCounts(db, { from: '2027-01-01', until: '2027-12-31' })).toEqual([])
  })

  test('a report reads a long period in pieces and counts every day once', async () => {
    const { db } = scratch.database
    const report = await readReport(db, 365, Date.UTC(2026, 2, 20))
    expect(report.total).toMatchObject({ view: 1210, apply: 3, call: 0 })
    expect(report.pages).toHaveLength(25)
    expect(report.pages[0]).toMatchObject({ path: '/', counts: { view: 5 } })
    const week = await readReport(db, 7, Date.UTC(2026, 2, 12))
    expect(week.total).toMatchObject({ view: 1203, apply: 3 })
  })

  test('old counts are forgotten', async () => {
    const { db } = scratch.database
    await forgetCountsBefore(db, '2026-03-07')
    expect(await listDayCounts(db, { from: '2026-01-01', until: '2026-12-31' })).toEqual([
      { day: '2026-03-07', event: 'view', count: 1203 },
    ])
  })

  test('visits are written at the end, by two processes together, and those who ask not to be leave no trace', async () => {
    const { database } = scratch
    const quiet = { warn() {}, error() {} }
    const today = new Date().toISOString().slice(0, 10)
    const one = openVisits({ database, log: quiet, everyMs: minuteMs })
    const two = openVisits({ database, log: quiet, everyMs: minuteMs })
    one.saw(person, '/terms')
    one.saw({ ...person, dnt: '1' }, '/terms')
    one.happened({ ...person, 'sec-gpc': '1' }, 'call', '/terms')
    one.missed({ ...person, dnt: '1' }, '/secretly-wanted')
    two.saw(person, '/terms')
    two.happened(person, 'call', '/terms')
    two.missed(person, '/wanted')
    await Promise.all([one.close(), two.close()])
    const rows = (await listCountsOf(database.db, today)).filter(({ path }) => path === '/terms')
    expect(rows).toEqual([row(today, '/terms', 'call', 1), row(today, '/terms', 'view', 2)])
    const missing = await database.db.selectFrom('missing_addresses').select('path').execute()
    expect(missing).toEqual([{ path: '/wanted' }])
  })

  test('old counts are forgotten once the clock is trusted', async () => {
    const { database } = scratch
    const quiet = { warn() {}, error() {} }
    const day = '2001-01-01'
    await database.db
      .insertInto('visit_counts')
      .values({ day, path: '/terms', event: 'view', count: 1 })
      .execute()
    await openVisits({ database, log: quiet, trusted: createTrustedClock() }).close()
    expect(await listCountsOf(database.db, day)).toHaveLength(1)
    await openVisits({ database, log: quiet, trusted }).close()
    expect(await listCountsOf(database.db, day)).toEqual([])
  })

  test('what cannot be written waits, and is written when the database is back', async () => {
    const { database } = scratch
    let isAway = true
    const warnings: string[] = []
    const shaky: typeof database = {
      ...database,
      change: (tags, work) => (isAway ? Promise.reject(new Error('away')) : database.change(tags, work)),
    }
    const log = { warn: (_: object, message: string) => void warnings.push(message), error() {} }
    const visits = openVisits({ database: shaky, log, everyMs: minuteMs })
    visits.saw(person, '/accessibility')
    await visits.flush()
    visits.saw(person, '/accessibility')
    visits.missed(person, '/wanted-meanwhile')
    await visits.flush()
    isAway = false
    await visits.close()
    const today = new Date().toISOString().slice(0, 10)
    expect(await listCountsOf(database.db, today)).toContainEqual(row(today, '/accessibility', 'view', 2))
    expect(
      await database.db
        .selectFrom('missing_addresses')
        .select('count')
        .where('path', '=', '/wanted-meanwhile')
        .execute(),
    ).toEqual([{ count: 1 }])
    expect(warnings).toHaveLength(1)
  })
})
