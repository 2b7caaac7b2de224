import { setImmediate as turn } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { foundBy } from '../app/applications/found-by.ts'
import { searchApplications } from '../app/applications/inbox/search-queries.server.ts'
import { refreshApplicationSearch } from '../app/applications/refresh-search-queries.server.ts'
import { insertRows } from '../app/backup/row-queries.server.ts'
import type { Db } from '../app/db/tables.ts'
import { onBothEngines } from '../app/db/testing/engines.ts'
import { applicationRow, storyRow } from '../app/db/testing/rows.ts'
import { dayMs } from '../app/platform/duration.ts'
import { trusted } from '../app/platform/testing/trusted.ts'
import { listStories } from '../app/stories/queries.server.ts'
import { refreshStorySearch } from '../app/stories/refresh-search-queries.server.ts'
import { createLog } from './log.ts'
import { startSearchRefresh } from './search-refresh.ts'

onBothEngines((scratch) => {
  const changedAt = new Date()
  const whenChanged = { created_at: changedAt, updated_at: changedAt }
  const yesterday = new Date(changedAt.getTime() - dayMs)
  const passes = [refreshStorySearch, refreshApplicationSearch]

  beforeEach(async () => {
    await scratch.database.db.deleteFrom('approval_stories').execute()
    await scratch.database.db.deleteFrom('applications').execute()
  })

  test('a story that an older version wrote after the upgrade is found', async () => {
    const { db } = scratch.database
    const find = async (words: string) =>
      (await listStories(db, 'pending', { limit: 9 }, { words })).map(({ id }) => id)
    const told = storyRow({ ...whenChanged, full_name: 'José Muñoz', search_text: '' })
    const before = storyRow({ full_name: 'Ana Before' })
    const rewritten = { ...before, ...whenChanged, full_name: 'Ana Ibáñez' }
    const untouched = storyRow({ search_text: 'as it was', created_at: new Date(0), updated_at: new Date(0) })
    await db.insertInto('approval_stories').values([told, rewritten, untouched]).execute()
    expect([await find('jose munoz'), await find('ibanez')]).toEqual([[], []])
    expect(await refreshStorySearch(db, yesterday)).toBe(2)
    expect([await find('jose munoz'), await find('ibanez')]).toEqual([[told.id], [rewritten.id]])
    expect(await find('as it was')).toEqual([untouched.id])
    const { version, updated_at } = await db
      .selectFrom('approval_stories')
      .select(['version', 'updated_at'])
      .where('id', '=', told.id)
      .executeTakeFirstOrThrow()
    expect([version, updated_at]).toEqual([1, changedAt])
  })

  test('an application that an older version wrote after the upgrade is found, and others of the same number', async () => {
    const { db } = scratch.database
    const row = applicationRow({ ...whenChanged, full_name: 'Íñigo Peña', phone: '(713) 555-0118 x4' })
    const older = { ...row, search_text: 'íñigo peña\n71355501184', phone_digits: '1355501184' }
    await db.insertInto('applications').values(older).execute()
    const find = async () => (await searchApplications(scratch.database, ['inigo', 'pena'], 5)).ids
    expect(await find()).toEqual([])
    expect(await refreshApplicationSearch(db, yesterday)).toBe(1)
    expect(await find()).toEqual([row.id])
    const written = await db
      .selectFrom('applications')
      .select(['search_text', 'phone_digits'])
      .where('id', '=', row.id)
      .executeTakeFirst()
    expect(written).toEqual(foundBy(row))
  })

  /** So many of each that an older version wrote, all in the same moment, as an import does. */
  async function addStale(count: number) {
    const { db } = scratch.database
    const stale = { ...whenChanged, search_text: '' }
    await insertRows(
      db,
      'approval_stories',
      Array.from({ length: count }, () => storyRow(stale)),
    )
    await insertRows(
      db,
      'applications',
      Array.from({ length: count }, () => applicationRow(stale)),
    )
  }

  test('all are looked at, in however many batches', async () => {
    const { db } = scratch.database
    await addStale(500)
    for (const pass of passes) {
      expect(await pass(db, yesterday)).toBe(500)
      expect(await pass(db, yesterday)).toBe(0)
    }
  })

  test('others are answered meanwhile', async () => {
    const { db } = scratch.database
    await addStale(500)
    // With something to mend, and without.
    for (const pass of [...passes, ...passes])
      expect(await turnsDuring(pass(db, yesterday))).toBeGreaterThan(2)
  })

  test('what changed meanwhile is left for the next pass, and not counted', async () => {
    const { db } = scratch.database
    await addStale(1)
    for (const pass of passes) {
      expect(await pass(changingMeanwhile(db), yesterday)).toBe(0)
      expect(await pass(db, yesterday)).toBe(1)
    }
  })

  test('closing stops a pass that has begun', async () => {
    const { database } = scratch
    await addStale(500)
    const countStale = async () =>
      (await database.db.selectFrom('approval_stories').select('id').where('search_text', '=', '').execute())
        .length
    const log = createLog('silent')
    const told = vi.spyOn(log, 'error')
    const job = startSearchRefresh({ database, log, trusted })
    await vi.waitUntil(async () => (await countStale()) < 500, { interval: 1 })
    await job.close()
    expect(await countStale()).toBeGreaterThan(0)
    expect(told).not.toHaveBeenCalled()
  })

  /** Both rows are changed by another process between being read and being written. */
  function changingMeanwhile(db: Db) {
    return db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (result.rows.length > 0)
          for (const table of ['approval_stories', 'applications'] as const)
            await db
              .updateTable(table)
              .set(({ eb }) => ({ version: eb('version', '+', 1) }))
              .execute()
        return result
      },
    })
  }
})

/** How often the event loop turns. */
async function turnsDuring(work: Promise<unknown>) {
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  let turns = 0
  while (!isOver) {
    await turn()
    turns++
  }
  await over
  return turns
}
