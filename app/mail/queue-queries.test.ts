import { beforeEach, expect, test } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { newId } from '../db/uuid.ts'
import { countsOf } from '../platform/counters.ts'
import { minuteMs } from '../platform/duration.ts'
import { deliverNext } from './deliver.server.ts'
import { claimMail, hasDueMail, markFailed, markSent, queueMail } from './queue-queries.server.ts'
import { captureLog } from './testing/parts.ts'

const scratch = scratchDatabase('sqlite')
const to = 'm@example.com'
const words = { subject: 's', text: 't', html: 'h' }
const at = new Date('2099-03-01T12:00:00Z')
const after = (ms: number) => new Date(at.getTime() + ms)

beforeEach(async () => {
  await scratch.database.db.deleteFrom('mail_queue').execute()
})

const queue = (notBefore?: Date, id = newId()) =>
  queueMail(scratch.database.db, { id, kind: 'decision', to, ...words, notBefore }).then(() => id)

const rowOf = (id: string) =>
  scratch.database.db.selectFrom('mail_queue').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a mail is due from the moment it was asked for, and not before', async () => {
  await queue(at)
  expect(await hasDueMail(scratch.database.db, after(-1))).toBe(false)
  expect(await claimMail(scratch.database, after(-1))).toBeNull()
  expect(await hasDueMail(scratch.database.db, at)).toBe(true)
  expect(await claimMail(scratch.database, at)).toMatchObject({ attempts: 1, to: 'm@example.com', ...words })
})

test('one that was asked for no moment is due at once', async () => {
  await queue()
  expect(await hasDueMail(scratch.database.db, new Date())).toBe(true)
})

test('the one that has waited longest goes first; of two, the one that was queued first', async () => {
  const [last, second, third] = [await queue(after(3)), await queue(after(2)), await queue(after(2))]
  const first = await queue(after(1))
  const claimed = []
  for (const _ of [1, 2, 3, 4]) claimed.push((await claimMail(scratch.database, after(3)))?.id)
  expect(claimed).toEqual([first, second, third, last])
})

test('a claim lasts five minutes, and clears what was wrong before', async () => {
  const id = await queue(at)
  await scratch.database.db.updateTable('mail_queue').set({ last_error: 'ESOCKET' }).execute()
  await claimMail(scratch.database, at)
  expect(await rowOf(id)).toMatchObject({ next_try_at: after(5 * minuteMs), last_error: null })
})

test('a mail of a kind nobody knows any more is sent all the same', async () => {
  const id = await queue(at)
  await scratch.database.db.updateTable('mail_queue').set({ kind: 'postcard', html: null }).execute()
  expect(await claimMail(scratch.database, at)).toMatchObject({ id, kind: 'test', html: '' })
})

const failure = { error: 'E', at }

test('a mail is sent once: a second word about it changes nothing, and no other mail', async () => {
  const [id, other] = [await queue(at), await queue(after(1))]
  await markSent(scratch.database, { id, to }, at)
  await markSent(scratch.database, { id, to }, after(1))
  await markFailed(scratch.database, { id, to, attempts: 0 }, { ...failure, nextTryAt: at, keepsBody: true })
  expect(await rowOf(id)).toMatchObject({ sent_at: at, next_try_at: null, last_error: null, text: '' })
  expect(await rowOf(other)).toMatchObject({ sent_at: null, next_try_at: after(1), text: 't' })
})

test('only the try that holds the claim may call it failed', async () => {
  const id = await queue(at)
  await markFailed(
    scratch.database,
    { id, to, attempts: 1 },
    { ...failure, nextTryAt: null, keepsBody: true },
  )
  expect(await rowOf(id)).toMatchObject({ next_try_at: at, last_error: null })
})

test('the words of a secret link stay while it is tried, and go when it is given up', async () => {
  const id = await queue(at)
  const failed = (nextTryAt: Date | null) =>
    markFailed(scratch.database, { id, to, attempts: 0 }, { ...failure, nextTryAt, keepsBody: false })
  await failed(after(1))
  expect(await rowOf(id)).toMatchObject({ text: 't', html: 'h', next_try_at: after(1), failed_at: at })
  await failed(null)
  expect(await rowOf(id)).toMatchObject({ text: '', html: null, next_try_at: null })
})

test('what became of mails is counted', async () => {
  const counted = () => countsOf('mails').map(({ count }) => count)
  const [sent = 0, failed = 0, noServer = 0] = counted()
  const deliver = async (send: (() => Promise<void>) | null) => {
    await queue(at)
    const mailer = send && { send }
    return await deliverNext({ database: scratch.database, mailer, log: captureLog(), clock: () => at })
  }
  expect(await deliver(async () => {})).toBe(true)
  await deliver(() => Promise.reject(new Error('no')))
  await deliver(null)
  await queue(at)
  await scratch.database.db.updateTable('mail_queue').set({ attempts: 8 }).execute()
  await deliverNext({
    database: scratch.database,
    mailer: { send: async () => {} },
    log: captureLog(),
    clock: () => at,
  })
  expect(counted()).toEqual([sent + 1, failed + 2, noServer + 1])
})
