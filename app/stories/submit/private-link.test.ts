import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { crossing } from '../../db/testing/crossing.ts'
import { onBothEngines } from '../../db/testing/engines.ts'
import { newId } from '../../db/uuid.ts'
import { mailTag, queueMail } from '../../mail/queue-queries.server.ts'
import { webhookTag } from '../../webhooks/queue-queries.server.ts'
import { listDecisions, moveStory } from '../decision-queries.server.ts'
import { listWallStories } from '../queries.server.ts'
import { deleteByToken, findByToken, withdrawByToken } from './private-link.server.ts'
import { privateLink } from './private-link.ts'
import { submitStoryForm } from './submit.server.ts'
import { photoAt, sentStory, testIntake } from './testing/form.ts'

const actor = 'owner@example.com'
const madeUp = 'x'.repeat(43)

test('the link holds its token in the query, which no log keeps', () => {
  expect(privateLink('https://site.example', 'a_b-c')).toBe(
    'https://site.example/approval-wall/my-story?key=a_b-c',
  )
})

onBothEngines((scratch) => {
  let id = ''
  let token = ''
  const heard = vi.fn<(tags: string[]) => void>()
  let stop = () => {}

  beforeEach(async () => {
    const sent = sentStory({}, { files: [photoAt('renter'), photoAt('exterior')] })
    const result = await submitStoryForm(testIntake(scratch.database), sent)
    if (result.kind !== 'stored') throw new Error(result.kind)
    id = result.id
    token = result.token
    heard.mockReset()
    stop = scratch.database.onChange(
      (tags) => tags.some((tag) => tag !== mailTag && tag !== webhookTag) && heard(tags),
    )
  })
  afterEach(async () => {
    stop()
    await scratch.database.db.deleteFrom('approval_stories').execute()
  })
  const wall = () => listWallStories(scratch.database.db, { limit: 9 })
  const approve = () => moveStory(scratch.database, { id, version: 1 }, 'approve', { actor })

  test('the link shows where the story stands, and nothing about the person', async () => {
    const found = await findByToken(scratch.database.db, token)
    expect(found).toEqual({
      headline: 'A door of my own',
      status: 'pending',
      createdAt: expect.any(Date),
      changedAt: expect.any(Date),
      withdrawnAt: null,
      photoCount: 2,
    })
    await approve()
    expect(await findByToken(scratch.database.db, token)).toMatchObject({ status: 'approved' })
  })

  test('a decision at the moment of the deletion leaves no mail and no delivery about it', async () => {
    const { database } = scratch
    const events = '["story.approved"]'
    const hook = { id: newId(), url: 'https://hook.example/', secret: 's', events, actor }
    await database.db.insertInto('webhooks').values(hook).execute()
    const told: string[] = []
    const [moved, deleted] = await crossing(
      database,
      (held) =>
        moveStory(held, { id, version: 1 }, 'approve', {
          actor,
          async tell(trx, { decisionId, email }) {
            const words = { subject: 's', text: 't', html: 'h' }
            await queueMail(trx, { id: decisionId, kind: 'decision', to: email, ...words })
            told.push(decisionId)
          },
        }),
      (other) => deleteByToken(other, token),
    )
    expect([moved, deleted]).toMatchObject([{ status: 'approved' }, 'deleted'])
    const { db } = database
    expect(await db.selectFrom('mail_queue').select('id').where('id', 'in', told).execute()).toEqual([])
    expect(
      await db.selectFrom('webhook_deliveries').select('id').where('subject_id', '=', id).execute(),
    ).toEqual([])
    await db.deleteFrom('webhooks').execute()
  })

  test.each([madeUp, '', 'short', 'x'.repeat(5000), "' or 1=1 --"])(
    'the made-up token %j finds, takes back and deletes nothing, and makes no page stale',
    async (wrong) => {
      expect(await findByToken(scratch.database.db, wrong)).toBeNull()
      expect(await withdrawByToken(scratch.database, wrong)).toBeNull()
      expect(await deleteByToken(scratch.database, wrong)).toBeNull()
      expect(heard).not.toHaveBeenCalled()
    },
  )

  test('a story taken back leaves the wall at once, and no admin can bring it back', async () => {
    await approve()
    expect(await wall()).toHaveLength(1)
    heard.mockReset()
    expect(await withdrawByToken(scratch.database, token)).toBe('withdrawn')
    expect(heard).toHaveBeenCalledWith(['stories'])
    expect(await wall()).toEqual([])
    expect(await moveStory(scratch.database, { id, version: 3 }, 'approve', { actor })).toBe('withdrawn')
    expect(await findByToken(scratch.database.db, token)).toMatchObject({
      status: 'rejected',
      withdrawnAt: expect.any(Date),
    })
  })

  test('taking back is recorded once, however often it is asked for', async () => {
    const asked = Array.from({ length: 5 }, () => withdrawByToken(scratch.database, token))
    expect(await Promise.all(asked)).toEqual(Array(5).fill('withdrawn'))
    expect(await withdrawByToken(scratch.database, token)).toBe('withdrawn')
    expect(await listDecisions(scratch.database.db, [id])).toMatchObject([
      { decision: 'submit' },
      { decision: 'withdraw', fromStatus: 'pending', toStatus: 'rejected', actor: 'submitter' },
    ])
  })

  test('a story taken back while an admin approves it ends up taken back', async () => {
    await Promise.all([approve(), withdrawByToken(scratch.database, token)])
    expect(await wall()).toEqual([])
    expect(await findByToken(scratch.database.db, token)).toMatchObject({ withdrawnAt: expect.any(Date) })
  })

  test('a rejected story can be taken back too, so that nobody approves it later', async () => {
    await moveStory(scratch.database, { id, version: 1 }, 'reject', { actor })
    expect(await withdrawByToken(scratch.database, token)).toBe('withdrawn')
    expect(await moveStory(scratch.database, { id, version: 3 }, 'approve', { actor })).toBe('withdrawn')
  })

  test('a deleted story is gone with its photos and its history, and the pages with stories are stale', async () => {
    const { db } = scratch.database
    await approve()
    heard.mockReset()
    expect(await deleteByToken(scratch.database, token)).toBe('deleted')
    expect(heard).toHaveBeenCalledWith(['stories'])
    expect(await wall()).toEqual([])
    for (const table of ['approval_stories', 'photos', 'photo_files', 'story_decisions'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    }
    expect(await findByToken(db, token)).toBeNull()
    expect(await deleteByToken(scratch.database, token)).toBeNull()
  })

  test('a story that was taken back can still be deleted', async () => {
    await withdrawByToken(scratch.database, token)
    expect(await deleteByToken(scratch.database, token)).toBe('deleted')
  })
})
