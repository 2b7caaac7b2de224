import { afterEach, expect, test } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { storyRow } from '../db/testing/rows.ts'
import {
  findSharedStory,
  findWallStory,
  listStateStories,
  listStories,
  listTownStories,
  listWallStories,
  submitStory,
} from './queries.server.ts'

onBothEngines((scratch) => {
  const insert = async (...rows: ReturnType<typeof storyRow>[]) => {
    for (const row of rows) await scratch.database.db.insertInto('approval_stories').values(row).execute()
  }
  afterEach(async () => {
    await scratch.database.db.deleteFrom('approval_stories').execute()
  })

  test('a new story is pending and on no wall', async () => {
    const { db } = scratch.database
    const { id: _, ...form } = storyRow({ approval_date: '2025-01-31', phone: '555-0100' })
    const id = await submitStory(db, form)
    expect(await listWallStories(db, { limit: 9 })).toEqual([])
    expect(await listStories(db, 'pending', { limit: 9 })).toMatchObject([
      { ...form, id, status: 'pending', version: 1, allow_sharing: false, name_display: null },
    ])
  })

  test('the wall shows approved stories, and of a person only what they chose to show', async () => {
    const created_at = new Date('2025-05-01T12:00:00.000Z')
    const story = storyRow({
      full_name: 'Maria Lopez',
      status: 'approved',
      created_at,
      approval_date: '2025-04-30',
      phone: '555-0100',
      exterior_photo_url: '/photos/1',
    })
    await insert(story, storyRow({ status: 'rejected' }), storyRow())
    expect(await listWallStories(scratch.database.db, { limit: 9 })).toStrictEqual([
      {
        id: story.id,
        displayName: 'Maria L.',
        isDemo: false,
        isClient: false,
        isShared: false,
        language: 'en',
        cityState: 'Houston, TX',
        approvalDate: '2025-04-30',
        headline: 'A new door',
        howHelped: 'They called for me.',
        encouragement: 'Keep going.',
        photos: [{ slot: 'exterior', url: '/photos/1' }],
        createdAt: created_at,
      },
    ])
  })

  test('page after page, every approved story comes once, newest first', async () => {
    const instants = [1, 1, 1, 2, 2, 3, 3, 3, 3, 4].map(
      (second) => new Date(Date.UTC(2025, 0, 1, 0, 0, second, 7)),
    )
    const rows = instants.map((created_at) => storyRow({ created_at, status: 'approved' }))
    await insert(...rows)
    const seen: string[] = []
    for (let page = await wallPage(); page.length > 0; page = await wallPage(page.at(-1))) {
      seen.push(...page.map(({ id }) => id))
    }
    expect(seen).toEqual(rows.map(({ id }) => id).toReversed())
  })

  test('stories dated by the database itself are not skipped between pages', async () => {
    // Many within a millisecond: a clock finer than a JavaScript Date would lose some.
    const rows = Array.from({ length: 30 }, () => storyRow({ status: 'approved' }))
    await scratch.database.db.insertInto('approval_stories').values(rows).execute()
    let count = 0
    for (let page = await wallPage(); page.length > 0; page = await wallPage(page.at(-1)))
      count += page.length
    expect(count).toBe(rows.length)
  })

  const wallPage = (after?: { createdAt: Date; id: string }) =>
    listWallStories(scratch.database.db, { after, limit: 3 })

  test('a town shows its own approved stories', async () => {
    const shared = { allow_sharing: true, status: 'approved' } as const
    const own = storyRow({ ...shared, city_state: 'Tampa, FL' })
    await insert(own, storyRow(shared), storyRow({ allow_sharing: true, city_state: 'Tampa, FL' }))
    const stories = await listTownStories(scratch.database.db, 'Tampa, FL', { limit: 9 })
    expect(stories.map(({ id }) => id)).toEqual([own.id])
  })

  test('a state shows the stories of its towns, and none that only ends in its two letters', async () => {
    const shared = { allow_sharing: true, status: 'approved' } as const
    const own = storyRow({ ...shared, city_state: 'Ames, IA' })
    const elsewhere = ['Tijuana, Baja California', 'Philadelphia, Pennsylvannia'].map((city_state) =>
      storyRow({ ...shared, city_state }),
    )
    await insert(own, ...elsewhere)
    const stories = await listStateStories(scratch.database.db, 'IA', { limit: 9 })
    expect(stories.map(({ id }) => id)).toEqual([own.id])
  })

  test('without the permission to share, a story is on the wall and its own page, and nowhere else', async () => {
    const { db } = scratch.database
    const approved = { status: 'approved', city_state: 'Tampa, FL' } as const
    const shared = storyRow({ ...approved, allow_sharing: true })
    const own = storyRow({ ...approved, allow_sharing: false })
    await insert(shared, own)
    const idsOf = (stories: { id: string }[]) => stories.map(({ id }) => id)
    expect(idsOf(await listWallStories(db, { limit: 9 })).toSorted()).toEqual([own.id, shared.id].toSorted())
    expect(await findWallStory(db, own.id)).toMatchObject({ id: own.id, isShared: false })
    expect(idsOf(await listTownStories(db, 'Tampa, FL', { limit: 9 }))).toEqual([shared.id])
    expect(idsOf(await listStateStories(db, 'FL', { limit: 9 }))).toEqual([shared.id])
    expect(await findSharedStory(db, own.id)).toBeNull()
    expect(await findSharedStory(db, shared.id)).toMatchObject({ id: shared.id, isShared: true })
  })
})
