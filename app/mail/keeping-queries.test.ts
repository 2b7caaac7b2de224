import { afterEach, expect, test } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { insertStory } from '../db/testing/rows.ts'
import { newId } from '../db/uuid.ts'
import { dayMs } from '../platform/duration.ts'
import { dropDecisionMail, forgetMailsAbout, forgetOldMails } from './keeping-queries.server.ts'

const scratch = scratchDatabase('sqlite')
const now = new Date('2026-03-01T12:00:00Z')
const before = (days: number) => new Date(now.getTime() - days * dayMs)
const moment = (days: number) => new Date(before(days).getTime() - 1)

afterEach(async () => {
  await scratch.database.db.deleteFrom('mail_queue').execute()
})

type Columns = { id?: string; kind?: string; created_at?: Date; sent_at?: Date; next_try_at?: Date }

async function keep(columns: Columns = {}) {
  const id = newId()
  const mail = {
    id,
    kind: 'test',
    recipient: 'm@example.com',
    subject: 's',
    text: 't',
    html: 'h',
    attempts: 1,
  }
  await scratch.database.db
    .insertInto('mail_queue')
    .values({ ...mail, created_at: now, ...columns })
    .execute()
  return columns.id ?? id
}

async function keptOf(id: string) {
  const row = await scratch.database.db
    .selectFrom('mail_queue')
    .select(['text', 'html', 'recipient'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? [row.text, row.html, row.recipient] : null
}

test('words are kept for ten days, the address for thirty, the line for a year', async () => {
  const words = { last: await keep({ created_at: before(10) }), over: await keep({ created_at: moment(10) }) }
  const address = {
    last: await keep({ created_at: before(30) }),
    over: await keep({ created_at: moment(30) }),
  }
  const line = {
    last: await keep({ created_at: before(365) }),
    over: await keep({ created_at: moment(365) }),
  }
  await forgetOldMails(scratch.database, now)
  expect(await keptOf(words.last)).toEqual(['t', 'h', 'm@example.com'])
  expect(await keptOf(words.over)).toEqual(['', null, 'm@example.com'])
  expect(await keptOf(address.last)).toEqual(['', null, 'm@example.com'])
  expect(await keptOf(address.over)).toEqual(['', null, ''])
  expect(await keptOf(line.last)).toEqual(['', null, ''])
  expect(await keptOf(line.over)).toBeNull()
})

test('the thirty days of an address count from the sending', async () => {
  const id = await keep({ created_at: moment(30), sent_at: before(30) })
  await forgetOldMails(scratch.database, now)
  expect(await keptOf(id)).toEqual(['', null, 'm@example.com'])
})

test('of a mail that will still be tried nothing is forgotten, however old', async () => {
  const id = await keep({ created_at: moment(365), next_try_at: now })
  await forgetOldMails(scratch.database, now)
  expect(await keptOf(id)).toEqual(['t', 'h', 'm@example.com'])
})

async function decidedStory() {
  const { db } = scratch.database
  const story = await insertStory(db)
  const id = newId()
  await db
    .insertInto('story_decisions')
    .values({ id, story_id: story.id, decision: 'approve', to_status: 'approved', actor: 'a@example.com' })
    .execute()
  return { storyId: story.id, decisionId: id }
}

test('a decision that was taken back is told to nobody, unless it was told already', async () => {
  const [mine, told, other] = [await decidedStory(), await decidedStory(), await decidedStory()]
  const mails = [
    await keep({ id: mine.decisionId, kind: 'decision' }),
    await keep({ id: told.decisionId, kind: 'decision', sent_at: now }),
    await keep({ id: other.decisionId, kind: 'decision' }),
  ]
  for (const { storyId } of [mine, told]) await dropDecisionMail(scratch.database.db, storyId)
  expect((await Promise.all(mails.map(keptOf))).map((mail) => mail !== null)).toEqual([false, true, true])
})

test('with a story go the mails about it and about its decisions, and no others', async () => {
  const [mine, other] = [await decidedStory(), await decidedStory()]
  const mails = [
    await keep({ id: mine.storyId, kind: 'confirmation' }),
    await keep({ id: mine.decisionId, kind: 'decision', sent_at: now }),
    await keep({ id: other.storyId, kind: 'confirmation' }),
    await keep({ id: other.decisionId, kind: 'decision' }),
  ]
  await forgetMailsAbout(scratch.database.db, mine.storyId)
  const kept = await Promise.all(mails.map(keptOf))
  expect(kept.map((mail) => mail !== null)).toEqual([false, false, true, true])
})
