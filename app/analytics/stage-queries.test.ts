import { expect, test } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { articleRow } from '../db/testing/rows.ts'
import { minuteMs } from '../platform/duration.ts'
import { utcDay } from './period.ts'
import { forgetCountsBefore } from './queries.server.ts'
import { addStages, listStageDays, listStageSums, listStagesOf } from './stage-queries.server.ts'
import type { StageRow } from './step-counter.ts'
import { openVisits } from './visits.server.ts'

const day = '2026-03-05'
const row = (change: Partial<StageRow> = {}): StageRow => ({
  day,
  path: '/',
  state: '',
  program: 'funding',
  stage: 'sent',
  count: 1,
  ...change,
})
const person = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' }
const quiet = { warn() {}, error() {} }

onBothEngines((scratch) => {
  const add = (rows: StageRow[]) => scratch.database.change([], (trx) => addStages(trx, rows))

  test('counts add to what is there, whoever writes first, and are taken back by a minus', async () => {
    await Promise.all([
      add([row({ count: 2 }), row({ path: '/states' })]),
      add([row({ path: '/states' }), row({ count: 3 })]),
    ])
    await add([row({ path: '/states', count: -1 })])
    expect(await listStagesOf(scratch.database.db, day)).toEqual([
      row({ count: 5 }),
      row({ path: '/states' }),
    ])
  })

  test('sums by day and by line are numbers, of the days asked for', async () => {
    const { db } = scratch.database
    await add([row({ day: '2026-03-06', stage: 'approved', state: 'TX', program: 'kit' })])
    expect(await listStageDays(db, { from: day, until: '2026-03-06' })).toEqual([
      { day, event: 'sent', count: 6 },
      { day: '2026-03-06', event: 'approved', count: 1 },
    ])
    expect(await listStageSums(db, { from: '2026-03-06', until: '2026-12-31' })).toEqual([
      { path: '/', state: 'TX', program: 'kit', stage: 'approved', count: 1 },
    ])
  })

  test('what was counted under an article is taken back there, also when the article is gone', async () => {
    const { db } = scratch.database
    const on = '2026-03-08'
    const gone = row({ day: on, path: '/articles/gone' })
    await add([gone, gone, row({ day: on })])
    await add([{ ...gone, count: -1 }])
    expect((await listStagesOf(db, on)).map(({ path, count }) => [path, count])).toEqual([
      ['/', 1],
      ['/articles/gone', 1],
    ])
  })

  test('old counts are forgotten', async () => {
    const { db } = scratch.database
    await forgetCountsBefore(db, '2026-03-08')
    expect(await listStagesOf(db, day)).toEqual([])
    expect(await listStagesOf(db, '2026-03-08')).toHaveLength(2)
  })

  test('steps of forms are written at the end by two processes together, and of nobody who asks not to be counted', async () => {
    const { database } = scratch
    const [one, two] = [1, 2].map(() => openVisits({ database, log: quiet, everyMs: minuteMs }))
    one?.stepped(person, 'form-1', '/terms', 'funding')
    one?.stepped({ ...person, dnt: '1' }, 'form-1', '/terms', 'funding')
    two?.stepped({ ...person, cookie: 'second-key.session_token=x' }, 'form-1', '/terms', 'funding')
    two?.stepped(person, 'form-1', '/terms', 'funding')
    // Anybody can name an article that never was.
    for (const slug of ['here', 'made-up', 'also-not'])
      two?.stepped(person, 'form-1', `/articles/${slug}`, 'funding')
    const here = articleRow({ slug: 'here', published: true })
    await database.db.insertInto('articles').values(here).execute()
    await Promise.all([one?.close(), two?.close()])
    const today = utcDay(Date.now())
    const stepped = (path: string, count: number) => row({ day: today, path, stage: 'form-1', count })
    expect(await listStagesOf(database.db, today)).toEqual([
      stepped('(other)', 2),
      stepped('/articles/here', 1),
      stepped('/terms', 2),
    ])
  })

  test('steps wait while the database is away', async () => {
    const { database } = scratch
    let isAway = true
    const shaky: typeof database = {
      ...database,
      change: (tags, work) => (isAway ? Promise.reject(new Error('away')) : database.change(tags, work)),
    }
    const visits = openVisits({ database: shaky, log: quiet, everyMs: minuteMs })
    visits.stepped(person, 'form-3', '/accessibility', 'funding')
    await visits.flush()
    visits.stepped(person, 'form-3', '/accessibility', 'funding')
    isAway = false
    await visits.close()
    const today = utcDay(Date.now())
    expect(await listStagesOf(database.db, today)).toContainEqual(
      row({ day: today, path: '/accessibility', stage: 'form-3', count: 2 }),
    )
  })
})
