import { afterEach, expect, test, vi } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { storyRow } from '../db/testing/rows.ts'
import { newId } from '../db/uuid.ts'
import { listStories, listTownStories, listWallStories, moveStory, submitStory } from './queries.server.ts'

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
    const own = storyRow({ status: 'approved', city_state: 'Tampa, FL' })
    await insert(own, storyRow({ status: 'approved' }), storyRow({ city_state: 'Tampa, FL' }))
    const stories = await listTownStories(scratch.database.db, 'Tampa, FL', { limit: 9 })
    expect(stories.map(({ id }) => id)).toEqual([own.id])
  })

  test('moving a story changes its status and version, and makes the pages with stories stale', async () => {
    const story = storyRow({ updated_at: new Date('2025-01-01') })
    await insert(story)
    const heard = vi.fn()
    const stop = scratch.database.onChange(heard)
    expect(await moveStory(scratch.database, story.id, 'approve', 1)).toEqual({
      id: story.id,
      status: 'approved',
      version: 2,
    })
    expect(heard).toHaveBeenCalledWith(['stories'])
    stop()
    const [stored] = await listStories(scratch.database.db, 'approved', { limit: 1 })
    expect(stored?.updated_at.getTime()).toBeGreaterThan(Date.now() - 10_000)
  })

  test('a rejected story cannot be moved to pending', async () => {
    const story = storyRow({ status: 'rejected' })
    await insert(story)
    expect(await moveStory(scratch.database, story.id, 'moveToPending', 1)).toBeNull()
    expect(await listStories(scratch.database.db, 'rejected', { limit: 9 })).toHaveLength(1)
  })

  test('of two admins who decide at the same time, one wins and the other is told', async () => {
    const story = storyRow()
    await insert(story)
    const decisions = await Promise.all([
      moveStory(scratch.database, story.id, 'approve', 1),
      moveStory(scratch.database, story.id, 'reject', 1),
    ])
    expect(decisions.filter((decision) => decision === null)).toHaveLength(1)
  })

  test.each([newId(), 'not-an-id'])('there is no story %s to move', async (id) => {
    expect(await moveStory(scratch.database, id, 'approve', 1)).toBeNull()
  })
})
