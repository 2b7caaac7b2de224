import { afterEach, expect, test } from 'vitest'
import { searchAudit } from '../../audit/queries.server.ts'
import { allowStoryUndo } from '../../db/migrations/0007-story-undo.ts'
import { onBothEngines } from '../../db/testing/engines.ts'
import { insertStory, type StoryColumns } from '../../db/testing/rows.ts'
import { hourMs } from '../../platform/duration.ts'
import { createWebhook } from '../../webhooks/webhook-queries.server.ts'
import { listDecisions, moveStory, setStatus } from '../decision-queries.server.ts'
import { moveStories, undoDecisions } from './move-stories.server.ts'
import { undoDecision } from './undo-queries.server.ts'

const actor = 'owner@example.com'

onBothEngines((scratch) => {
  const insert = (columns?: StoryColumns) => insertStory(scratch.database.db, columns)
  const statusOf = async (id: string) => {
    const story = await scratch.database.db
      .selectFrom('approval_stories')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return story.status
  }
  afterEach(async () => {
    await scratch.database.db.deleteFrom('approval_stories').execute()
  })

  test('an undo puts the story back to the status it had, and both decisions are recorded', async () => {
    const { database } = scratch
    const { id } = await insert()
    await moveStory(database, { id, version: 1 }, 'reject', { actor, reason: 'A slip' })
    expect(await undoDecision(database, { id, version: 2 }, { actor, address: '203.0.113.7' })).toEqual({
      id,
      status: 'pending',
      version: 3,
    })
    expect(await listDecisions(database.db, [id])).toMatchObject([
      { decision: 'reject', fromStatus: 'pending', toStatus: 'rejected' },
      { decision: 'undo', fromStatus: 'rejected', toStatus: 'pending', actor },
    ])
    const [entry] = await searchAudit(database.db, { words: id, limit: 9 })
    expect(entry).toMatchObject({
      action: 'story.undo',
      actor,
      address: '203.0.113.7',
      facts: { from: 'rejected', to: 'pending' },
    })
  })

  test('other systems hear of an approval only once it cannot be taken back, and of none that was', async () => {
    const { database } = scratch
    const hook = { url: 'https://hooks.example.com/', events: ['story.approved' as const], hasContact: false }
    await createWebhook(database, hook, { actor })
    const waiting = (id: string) =>
      database.db
        .selectFrom('webhook_deliveries')
        .select('next_try_at')
        .where('subject_id', '=', id)
        .execute()
    const { id } = await insert()
    const begun = Date.now()
    await moveStory(database, { id, version: 1 }, 'approve', { actor })
    const [delivery, ...more] = await waiting(id)
    expect(more).toEqual([])
    expect(delivery?.next_try_at?.getTime()).toBeGreaterThanOrEqual(begun + 30_000)
    await undoDecision(database, { id, version: 2 }, { actor })
    expect(await waiting(id)).toEqual([])
    await moveStory(database, { id, version: 3 }, 'approve', { actor })
    await moveStory(database, { id, version: 4 }, 'reject', { actor })
    expect(await waiting(id)).toEqual([])
    await undoDecision(database, { id, version: 5 }, { actor })
    expect(await waiting(id)).toHaveLength(1)
    await database.db.deleteFrom('webhooks').execute()
  })

  test('only the admin who decided can undo, and only once', async () => {
    const { database } = scratch
    const { id } = await insert()
    await moveStory(database, { id, version: 1 }, 'approve', { actor })
    expect(await undoDecision(database, { id, version: 2 }, { actor: 'other@example.com' })).toBeNull()
    expect(await undoDecision(database, { id, version: 2 }, { actor })).toMatchObject({ status: 'pending' })
    expect(await undoDecision(database, { id, version: 3 }, { actor })).toBeNull()
    expect(await statusOf(id)).toBe('pending')
  })

  test.each([-31_000, 10 * hourMs])(
    'nothing can be undone that is not of the last half minute: %i ms',
    async (ms) => {
      const { database } = scratch
      const { id } = await insert()
      await moveStory(database, { id, version: 1 }, 'reject', { actor })
      const then = new Date(Date.now() + ms)
      await database.db.updateTable('story_decisions').set({ created_at: then }).execute()
      await database.db.updateTable('approval_stories').set({ updated_at: then }).execute()
      expect(await undoDecision(database, { id, version: 2 }, { actor })).toBeNull()
      expect(await statusOf(id)).toBe('rejected')
    },
  )

  test('a decision that somebody else followed up stays as it is', async () => {
    const { database } = scratch
    const { id } = await insert()
    await moveStory(database, { id, version: 1 }, 'approve', { actor })
    await moveStory(database, { id, version: 2 }, 'reject', { actor: 'other@example.com' })
    for (const version of [2, 3]) expect(await undoDecision(database, { id, version }, { actor })).toBeNull()
    expect(await statusOf(id)).toBe('rejected')
  })

  test('a story that was written to since the decision is not touched, whatever version is claimed', async () => {
    const { database } = scratch
    const { id } = await insert()
    await moveStory(database, { id, version: 1 }, 'reject', { actor })
    await new Promise((resolve) => setTimeout(resolve, 5))
    await setStatus(database.db, { id, version: 2 }, { status: 'rejected', withdrawn_at: new Date() })
    for (const version of [2, 3]) expect(await undoDecision(database, { id, version }, { actor })).toBeNull()
    expect(await statusOf(id)).toBe('rejected')
  })

  test('many stories are decided at once, each by its own rules', async () => {
    const { database } = scratch
    const fine = await insert()
    const unshared = await insert({ allow_sharing: false })
    const changed = await insert({ version: 4 })
    const withdrawn = await insert({ status: 'rejected', withdrawn_at: new Date() })
    const seen = [fine, unshared, changed, withdrawn].map(({ id }) => ({ id, version: 1 }))
    const result = await moveStories(database, seen, 'approve', { actor })
    expect(result).toEqual({
      moved: [{ id: fine.id, status: 'approved', version: 2 }],
      asks: [{ id: unshared.id, version: 1 }],
      withdrawn: [{ id: withdrawn.id, version: 1 }],
      changed: [{ id: changed.id, version: 1 }],
    })
    expect(await statusOf(unshared.id)).toBe('pending')
    const confirmed = { actor, confirmedWithoutSharing: true }
    expect((await moveStories(database, result.asks, 'approve', confirmed)).moved).toHaveLength(1)
  })

  test('decisions on many stories are undone together; those that cannot be are counted', async () => {
    const { database } = scratch
    const stories = [await insert(), await insert(), await insert()]
    const seen = stories.map(({ id }) => ({ id, version: 1 }))
    const { moved } = await moveStories(database, seen, 'reject', { actor, reason: 'The same text' })
    const [first] = moved
    if (first) await moveStory(database, first, 'approve', { actor: 'other@example.com' })
    const { undone, refused } = await undoDecisions(database, moved, { actor })
    expect([undone.length, refused]).toEqual([2, 1])
    expect(await Promise.all(stories.map(({ id }) => statusOf(id)))).toEqual([
      'approved',
      'pending',
      'pending',
    ])
  })

  test('the table of decisions keeps its rows when it learns of the undo', async () => {
    const { database } = scratch
    const { id } = await insert()
    await moveStory(database, { id, version: 1 }, 'approve', { actor })
    const before = await listDecisions(database.db, [id])
    await database.upgrade((trx) => allowStoryUndo(trx.withoutPlugins() as never, scratch.engine))
    expect(await listDecisions(database.db, [id])).toEqual(before)
    const other = database.db.updateTable('story_decisions').set({ decision: 'shrug' as 'undo' })
    await expect(other.execute()).rejects.toThrow(/story_decisions_decision_known/)
  })
})
