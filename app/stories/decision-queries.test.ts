import { afterEach, expect, test, vi } from 'vitest'
import { searchAudit } from '../audit/queries.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { insertStory, type StoryColumns } from '../db/testing/rows.ts'
import { newId } from '../db/uuid.ts'
import { webhookTag } from '../webhooks/queue-queries.server.ts'
import { listDecisions, moveStory } from './decision-queries.server.ts'
import { listStories } from './queries.server.ts'

const actor = 'owner@example.com'

onBothEngines((scratch) => {
  const insert = (columns?: StoryColumns) => insertStory(scratch.database.db, columns)
  afterEach(async () => {
    await scratch.database.db.deleteFrom('approval_stories').execute()
  })

  test('moving a story changes its status and version, and makes the pages with stories stale', async () => {
    const story = await insert({ updated_at: new Date('2025-01-01') })
    const heard = vi.fn()
    const stop = scratch.database.onChange(heard)
    expect(await moveStory(scratch.database, { id: story.id, version: 1 }, 'approve', { actor })).toEqual({
      id: story.id,
      status: 'approved',
      version: 2,
    })
    expect(heard).toHaveBeenCalledWith(['stories', webhookTag])
    stop()
    const [stored] = await listStories(scratch.database.db, 'approved', { limit: 1 })
    expect(stored?.updated_at.getTime()).toBeGreaterThan(Date.now() - 10_000)
  })

  test('each decision is recorded with who, when and why, oldest first', async () => {
    const { database } = scratch
    const story = await insert()
    await moveStory(database, { id: story.id, version: 1 }, 'approve', { actor })
    await moveStory(database, { id: story.id, version: 2 }, 'moveToPending', { actor: 'other@example.com' })
    await moveStory(database, { id: story.id, version: 3 }, 'reject', {
      actor,
      reason: ' Names a neighbour ',
    })
    const decisions = await listDecisions(database.db, [story.id])
    expect(decisions).toEqual([
      {
        id: expect.any(String),
        storyId: story.id,
        decision: 'approve',
        fromStatus: 'pending',
        toStatus: 'approved',
        actor,
        reason: null,
        createdAt: expect.any(Date),
      },
      {
        id: expect.any(String),
        storyId: story.id,
        decision: 'moveToPending',
        fromStatus: 'approved',
        toStatus: 'pending',
        actor: 'other@example.com',
        reason: null,
        createdAt: expect.any(Date),
      },
      {
        id: expect.any(String),
        storyId: story.id,
        decision: 'reject',
        fromStatus: 'pending',
        toStatus: 'rejected',
        actor,
        reason: 'Names a neighbour',
        createdAt: expect.any(Date),
      },
    ])
    expect(decisions[0]?.createdAt.getTime()).toBeGreaterThan(Date.now() - 10_000)
  })

  test.each(['approve', 'reject'] as const)(
    '%s stands in the audit log with who and from where, and nothing of the person',
    async (move) => {
      const { database } = scratch
      const story = await insert({ full_name: 'Secret Name', allow_sharing: false })
      await moveStory(database, { id: story.id, version: 1 }, move, {
        actor,
        address: '203.0.113.9',
        reason: 'Secret reason',
        confirmedWithoutSharing: true,
      })
      const [entry] = await searchAudit(database.db, { words: story.id, limit: 2 })
      expect(entry).toMatchObject({ action: `story.${move}`, actor, address: '203.0.113.9' })
      expect(JSON.stringify(entry)).not.toContain('Secret')
      expect(entry?.facts).toMatchObject({ from: 'pending' })
    },
  )

  test('a rejected story cannot be moved to pending, and nothing is recorded', async () => {
    const story = await insert({ status: 'rejected' })
    expect(
      await moveStory(scratch.database, { id: story.id, version: 1 }, 'moveToPending', { actor }),
    ).toBeNull()
    expect(await listStories(scratch.database.db, 'rejected', { limit: 9 })).toHaveLength(1)
    expect(await listDecisions(scratch.database.db, [story.id])).toEqual([])
  })

  test('of admins who decide at the same time, one wins, the others are told, and one decision is recorded', async () => {
    const story = await insert()
    const moves = ['approve', 'reject', 'approve', 'reject', 'approve', 'reject'] as const
    const decisions = await Promise.all(
      moves.map((move) => moveStory(scratch.database, { id: story.id, version: 1 }, move, { actor })),
    )
    expect(decisions.filter((decision) => decision !== null)).toHaveLength(1)
    expect(await listDecisions(scratch.database.db, [story.id])).toHaveLength(1)
  })

  test('approving a story without permission to share asks once more, and the answer is recorded', async () => {
    const { database } = scratch
    const story = await insert({ allow_sharing: false })
    expect(await moveStory(database, { id: story.id, version: 1 }, 'approve', { actor })).toBe(
      'needs-confirmation',
    )
    expect(await listDecisions(database.db, [story.id])).toEqual([])
    const decider = { actor, confirmedWithoutSharing: true, reason: 'She said yes by phone' }
    expect(await moveStory(database, { id: story.id, version: 1 }, 'approve', decider)).toMatchObject({
      status: 'approved',
    })
    expect(await listDecisions(database.db, [story.id])).toMatchObject([
      { reason: 'Approved without permission to share, after a second question: She said yes by phone' },
    ])
  })

  test('rejecting a story without permission to share asks nothing', async () => {
    const story = await insert({ allow_sharing: false })
    expect(
      await moveStory(scratch.database, { id: story.id, version: 1 }, 'reject', { actor }),
    ).toMatchObject({ version: 2 })
  })

  test('a story that its submitter took back cannot be approved', async () => {
    const story = await insert({ status: 'rejected', withdrawn_at: new Date() })
    expect(await moveStory(scratch.database, { id: story.id, version: 1 }, 'approve', { actor })).toBe(
      'withdrawn',
    )
    expect(await listStories(scratch.database.db, 'approved', { limit: 9 })).toEqual([])
  })

  test.each([newId(), 'not-an-id'])('there is no story %s to move', async (id) => {
    expect(await moveStory(scratch.database, { id, version: 1 }, 'approve', { actor })).toBeNull()
    expect(await listDecisions(scratch.database.db, [id])).toEqual([])
  })
})
