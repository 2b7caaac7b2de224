import { afterEach, expect, test } from 'vitest'
import { scratchDatabase } from '../../db/testing/engines.ts'
import { insertStory, type StoryColumns, storyRow } from '../../db/testing/rows.ts'
import { newId } from '../../db/uuid.ts'
import { moveStory } from '../decision-queries.server.ts'
import { changedStories, decide } from './decide.server.ts'
import { loadModeration } from './load-moderation.server.ts'
import { freshStories, moderationPage } from './moderation-stories.server.ts'
import { parseList } from './story-list.ts'

const scratch = scratchDatabase('sqlite')
const actor = 'owner@example.com'
const timeZone = 'America/Chicago'
const pending = { status: 'pending', words: '', isFlaggedOnly: false } as const
afterEach(async () => {
  await scratch.database.db.deleteFrom('approval_stories').execute()
})
const insert = (columns?: StoryColumns) => insertStory(scratch.database.db, columns)

test('a page has twenty stories, and a way to the older ones when there are any', async () => {
  for (let n = 0; n < 20; n++) await insert()
  const only = await moderationPage(scratch.database.db, pending, timeZone)
  expect([only.stories.length, only.olderHref, only.counts.pending]).toEqual([20, null, 20])
  await insert()
  const first = await moderationPage(scratch.database.db, { ...pending, words: 'door' }, timeZone)
  expect(first.stories).toHaveLength(20)
  expect(first.olderHref).toMatch(/^\/admin\/stories\/pending\/before\/.+\?q=door$/)
})

test('a search reads ten thousand stories, and offers to go on with the older ones', async () => {
  const { db } = scratch.database
  const { id } = await insert({ headline: 'The wanted one', created_at: new Date('2020-01-01') })
  const newer = { status: 'pending', created_at: new Date('2024-01-01') } as const
  for (let n = 0; n < 20; n++)
    await db
      .insertInto('approval_stories')
      .values(Array.from({ length: 500 }, () => storyRow(newer)))
      .execute()
  const first = await moderationPage(db, { ...pending, words: 'wanted' }, timeZone)
  expect(first.stories).toEqual([])
  const older = parseList(new URL(first.olderHref ?? '', 'https://example.com'))
  const second = await moderationPage(db, older ?? pending, timeZone)
  expect(second.stories.map(({ card }) => card.id)).toEqual([id])
  expect(second.olderHref).toBeNull()
})

test('a moderator sees what the wall never shows, and the history of this story alone', async () => {
  const { id } = await insert({ phone: '(555) 010-0199', withdrawn_at: new Date() })
  const other = await insert()
  await moveStory(scratch.database, { id: other.id, version: 1 }, 'reject', { actor, reason: 'No' })
  const [story] = await freshStories(scratch.database.db, [id], timeZone)
  expect(story).toMatchObject({
    ...{ version: 1, status: 'pending', isWithdrawn: true, spamFlags: [], history: [] },
    private: { fullName: 'Test Renter', nameShown: story?.card.displayName },
  })
  const answers = story?.private.answers.map(({ text }) => text)
  expect(answers).toContain('(555) 010-0199')
  expect(answers).toContain('test.renter@example.com')
  const [moved] = await freshStories(scratch.database.db, [other.id], timeZone)
  expect(moved).toMatchObject({
    ...{ status: 'rejected', version: 2, isWithdrawn: false },
    history: [{ decision: 'reject', actor, reason: 'No' }],
  })
})

test('a decision tells what moved, what somebody else changed, and how many wait now', async () => {
  const [mine, changed] = [await insert(), await insert()]
  await moveStory(scratch.database, { id: changed.id, version: 1 }, 'reject', { actor: 'other@example.com' })
  const stories = [
    { id: mine.id, version: 1 },
    { id: changed.id, version: 1 },
  ]
  const order = { move: 'approve', stories, isConfirmed: false } as const
  const answer = await decide(scratch.database, order, { actor, address: '203.0.113.7' }, timeZone)
  expect(answer).toMatchObject({
    ...{ move: 'approve', moved: [{ id: mine.id, version: 2 }], asks: [], withdrawn: [] },
    ...{ changed: [{ id: changed.id, story: { status: 'rejected' } }], counts: { approved: 1, rejected: 1 } },
  })
})

test('of a story that several changed, the last one is told', async () => {
  const { id } = await insert()
  await moveStory(scratch.database, { id, version: 1 }, 'reject', { actor: 'first@example.com' })
  await moveStory(scratch.database, { id, version: 2 }, 'approve', { actor: 'last@example.com' })
  const [changed] = await changedStories(scratch.database.db, [id], { viewer: actor, timeZone })
  expect(changed?.words).toContain('last@example.com')
})

test('a story that is gone is told so', async () => {
  const [gone] = await changedStories(scratch.database.db, [newId()], { viewer: actor, timeZone })
  expect(gone).toMatchObject({ story: null, words: expect.stringMatching(/\w/) })
})

test('the page after a posted form says what came of it', async () => {
  const { id } = await insert()
  const load = (search: string) =>
    loadModeration(scratch.database.db, pending, new URLSearchParams(search), { viewer: actor, timeZone })
  expect(await load('')).toMatchObject({ list: pending, notice: null, storyId: null })
  expect(await load(`story=${id}`)).toMatchObject({ storyId: id })
  expect((await load('undone=1&refused=0')).notice).toMatchObject({ kind: 'success', undo: [], asks: [] })
  expect((await load('undone=1&refused=1')).notice).toMatchObject({ kind: 'warning' })
  const approved = await load(`move=approve&undo=${id}:2`)
  expect(approved.notice).toMatchObject({ kind: 'success', undo: [`${id}:2`], asks: [] })
  expect((await load('move=approve&withdrawn=1')).notice?.kind).toBe('warning')
  expect((await load(`move=approve&changed=${id}`)).notice?.kind).toBe('warning')
})
