import { expect, test } from 'vitest'
import { foundBy } from '../app/applications/found-by.ts'
import { searchApplications } from '../app/applications/inbox/search-queries.server.ts'
import { onBothEngines } from '../app/db/testing/engines.ts'
import { applicationRow, storyRow } from '../app/db/testing/rows.ts'
import { listStories } from '../app/stories/queries.server.ts'
import { createLog } from './log.ts'
import { startSearchRefresh } from './search-refresh.ts'

onBothEngines((scratch) => {
  const pass = () => startSearchRefresh({ database: scratch.database, log: createLog('silent') }).close()
  const changedAt = new Date()
  const whenChanged = { created_at: changedAt, updated_at: changedAt }

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
    await pass()
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
    await pass()
    expect(await find()).toEqual([row.id])
    const written = await db
      .selectFrom('applications')
      .select(['search_text', 'phone_digits'])
      .where('id', '=', row.id)
      .executeTakeFirst()
    expect(written).toEqual(foundBy(row))
  })
})
