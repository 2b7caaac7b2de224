import { beforeEach, expect, test, vi } from 'vitest'
import { searchAudit } from '../audit/queries.server.ts'
import { crossing } from '../db/testing/crossing.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { applicationRow } from '../db/testing/rows.ts'
import { newId } from '../db/uuid.ts'
import { trusted } from '../platform/testing/trusted.ts'
import { moveApplication } from './inbox/changes.server.ts'
import { startApplicationCleaning } from './intake.server.ts'
import { countSoonErased, endOfKeeping, eraseOld } from './keeping-queries.server.ts'

const now = new Date('2026-11-16T12:00:00Z')
const closed = { status: 'closed', closed_reason: 'no-answer' } as const

test('months are those of the calendar', () => {
  expect(endOfKeeping(24, now)).toEqual(new Date('2024-11-16T12:00:00Z'))
  // Where a month has no such day, its last one: nothing is erased early.
  for (const [months, now, end] of [
    [1, '2026-03-31', '2026-02-28'],
    [6, '2028-08-31', '2028-02-29'],
    [1, '2026-12-31', '2026-11-30'],
    [12, '2028-02-29', '2027-02-28'],
  ] as const)
    expect(endOfKeeping(months, new Date(`${now}T12:00:00Z`)), now).toEqual(new Date(`${end}T12:00:00Z`))
})

onBothEngines((scratch) => {
  beforeEach(() => scratch.database.db.deleteFrom('applications').execute())
  const add = async (movedAt: string, columns: object = closed) => {
    const row = applicationRow({ ...columns, moved_at: new Date(movedAt) })
    await scratch.database.db.insertInto('applications').values(row).execute()
    return row.id
  }
  const left = async () =>
    (await scratch.database.db.selectFrom('applications').select('id').execute()).map(({ id }) => id)

  test('closed applications go after their months, with their timeline; the others stay however old', async () => {
    const old = await add('2024-11-15')
    await scratch.database.db
      .insertInto('application_events')
      .values({ id: newId(), application_id: old, kind: 'note', actor: 'a', facts: '{}' })
      .execute()
    const kept = [
      await add('2024-11-17'),
      await add('2020-01-01', {}),
      await add('2020-01-01', { status: 'approved' }),
    ]
    expect(await eraseOld(scratch.database, 24, now)).toBe(1)
    expect((await left()).toSorted()).toEqual(kept.toSorted())
    expect(await scratch.database.db.selectFrom('application_events').selectAll().execute()).toEqual([])
    const [entry] = await searchAudit(scratch.database.db, { kind: 'application', limit: 1 })
    expect(entry).toMatchObject({
      action: 'application.expire',
      actor: 'keeping',
      facts: { count: 1, months: 24 },
    })
    expect(await eraseOld(scratch.database, 24, now)).toBe(0)
  })

  test('while nobody can read how long they are kept, none is erased', async () => {
    const old = await add('2000-01-01')
    const errors: unknown[] = []
    const log = { warn() {}, error: (fields: object) => errors.push(fields) }
    const cleanWith = async (monthsKept: () => Promise<number>) => {
      const { database } = scratch
      const cleaning = startApplicationCleaning({ database, monthsKept, log, trusted })
      await vi.waitUntil(async () => errors.length > 0 || (await left()).length === 0)
      await cleaning.close()
    }
    await cleanWith(async () => {
      throw new Error('too many clients')
    })
    expect([errors.length, await left()]).toEqual([1, [old]])
    errors.length = 0
    await cleanWith(async () => 24)
    expect([errors.length, await left()]).toEqual([0, []])
  })

  test('however many there are, all of them go', async () => {
    for (let number = 0; number < 120; number++) await add('2024-01-01')
    expect(await eraseOld(scratch.database, 24, now)).toBe(120)
    expect(await left()).toEqual([])
  })

  test('a month before, it is told how many go', async () => {
    await add('2024-12-01')
    await add('2024-12-31')
    expect(await countSoonErased(scratch.database.db, 24, now)).toBe(1)
  })

  test('what is opened again at that moment stays, and two processes count each once', async () => {
    const { database } = scratch
    const [reopened] = [await add('2020-01-01'), await add('2020-01-02'), await add('2020-01-03')]
    const ada = { actor: 'ada@keys.example', address: '' }
    const [moved, erased] = await crossing(
      database,
      (held) => moveApplication(held, { id: reopened ?? '', version: 1 }, 'reopen', ada),
      (other) => eraseOld(other, 24, now),
    )
    expect(moved).not.toBeNull()
    expect([await left(), erased]).toEqual([[reopened], 2])
    await add('2020-01-02')
    const counts = await crossing(
      database,
      (held) => eraseOld(held, 24, now),
      (other) => eraseOld(other, 24, now),
    )
    expect(counts).toEqual([1, 0])
  })
})
