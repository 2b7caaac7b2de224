import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { newId } from '../db/uuid.ts'
import { dayMs, hourMs, minuteMs } from '../platform/duration.ts'
import { trusted } from '../platform/testing/trusted.ts'
import { createTrustedClock } from '../platform/trusted-clock.ts'
import type { Mail } from './mail.server.ts'
import { openMailWorker } from './mail-worker.server.ts'
import { mailTag, queueMail } from './queue-queries.server.ts'
import { captureLog } from './testing/parts.ts'

const scratch = scratchDatabase('sqlite')
beforeEach(async () => {
  await scratch.database.db.deleteFrom('mail_queue').execute()
})
afterEach(() => void vi.restoreAllMocks())

const queue = (tags = [mailTag]) =>
  scratch.database.change(tags, (trx) =>
    queueMail(trx, { kind: 'test', to: 'm@example.com', subject: 's', text: 't', html: 'h' }),
  )

const soon = (holds: () => unknown) => vi.waitFor(holds, { timeout: 5000, interval: 5 })

type Parts = Partial<Parameters<typeof openMailWorker>[0]>

function open(parts: Parts = {}) {
  const send = vi.fn(async (_mail: Mail) => {})
  const log = captureLog()
  const worker = openMailWorker({ database: scratch.database, mailer: { send }, log, ...parts })
  onTestFinished(() => worker.close())
  return { worker, send, log }
}

test('a mail is sent as soon as it is queued, also when the word came from another process', async () => {
  const { send } = open()
  await queue()
  await soon(() => expect(send).toHaveBeenCalledTimes(1))
  await queue(['*'])
  await soon(() => expect(send).toHaveBeenCalledTimes(2))
})

test('three mails are on their way at once, the next follows when one has arrived', async () => {
  const arrive: (() => void)[] = []
  const send = vi.fn((_mail: Mail) => new Promise<void>((resolve) => void arrive.push(resolve)))
  for (const _ of [1, 2, 3, 4]) await queue([])
  open({ mailer: { send } })
  await soon(() => expect(send).toHaveBeenCalledTimes(3))
  await queue()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(send).toHaveBeenCalledTimes(3)
  for (const call of [4, 5]) {
    arrive.shift()?.()
    await soon(() => expect(send).toHaveBeenCalledTimes(call))
  }
  for (const done of arrive) done()
})

test('a worker that closes waits for the mail on its way and begins no other', async () => {
  const arrival = Promise.withResolvers<void>()
  const send = vi.fn((_mail: Mail) => arrival.promise)
  const { worker } = open({ mailer: { send } })
  await queue()
  await soon(() => expect(send).toHaveBeenCalledOnce())
  await queue([])
  const order: string[] = []
  const closing = worker.close().then(() => order.push('closed'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  order.push('arrived')
  arrival.resolve()
  await closing
  expect(order).toEqual(['arrived', 'closed'])
  await queue()
  expect(send).toHaveBeenCalledOnce()
})

test('what is due once a day is queued before each poll, and its trouble stops no other mail', async () => {
  await queue([])
  const now = new Date()
  const queueDaily = vi.fn(() => Promise.reject(new Error('no digest')))
  const { send, log } = open({ queueDaily, everyMs: 5, clock: () => now })
  await soon(() => expect(queueDaily.mock.calls.length).toBeGreaterThan(1))
  expect(queueDaily).toHaveBeenCalledWith(now)
  await soon(() => expect(send).toHaveBeenCalledOnce())
  expect(log.lines[0]).toContain('The mails of the day could not be made')
})

test('old mails are forgotten once the clock is trusted, and then every hour', async () => {
  let steady = 0
  const ownClock = createTrustedClock({ wall: () => steady, steady: () => steady })
  const keepOld = () =>
    scratch.database.db
      .insertInto('mail_queue')
      .values({
        ...{ id: newId(), kind: 'test', recipient: '', subject: '', text: '', attempts: 1 },
        created_at: new Date('2001-01-01T00:00:00Z'),
      })
      .execute()
  const kept = async () => (await scratch.database.db.selectFrom('mail_queue').select('id').execute()).length
  await keepOld()
  const queueDaily = vi.fn(async () => {})
  const looksAt = async (ms: number) => {
    steady = ms
    const looks = queueDaily.mock.calls.length
    await soon(() => expect(queueDaily.mock.calls.length).toBeGreaterThan(looks + 2))
  }
  open({ everyMs: 2, queueDaily, trusted: ownClock })
  await looksAt(hourMs - 1)
  expect(await kept()).toBe(1)
  await looksAt(hourMs)
  expect(await kept()).toBe(0)
  await keepOld()
  await looksAt(2 * hourMs - 1)
  expect(await kept()).toBe(1)
  await looksAt(2 * hourMs)
  expect(await kept()).toBe(0)
})

test('a mail whose next try was set while the clock was ahead is not held up until then', async () => {
  const { send } = open({ everyMs: 2, clock: () => new Date(Date.now() + 6 * minuteMs) })
  await scratch.database.db
    .insertInto('mail_queue')
    .values({
      ...{ id: newId(), kind: 'test', recipient: 'm@example.com', subject: 's', text: 't', attempts: 1 },
      next_try_at: new Date(Date.now() + 10 * hourMs),
    })
    .execute()
  const due = () => scratch.database.db.selectFrom('mail_queue').select('next_try_at').executeTakeFirst()
  await soon(async () => expect((await due())?.next_try_at?.getTime()).toBeLessThan(Date.now() + hourMs))
  expect(send).not.toHaveBeenCalled()
})

test('mails of the day that cannot be made keep no old ones from going', async () => {
  const old = { id: newId(), kind: 'application-mail', recipient: 'ann@example.com' } as const
  const words = { subject: 'Hello', text: 'Words.', html: '' }
  const sentAt = new Date(Date.now() - 40 * dayMs)
  await scratch.database.db
    .insertInto('mail_queue')
    .values({ ...old, ...words, attempts: 1, created_at: sentAt, sent_at: sentAt, next_try_at: null })
    .execute()
  const { log } = open({ trusted, queueDaily: () => Promise.reject(new Error('no digest')) })
  const recipient = async () =>
    (
      await scratch.database.db
        .selectFrom('mail_queue')
        .select('recipient')
        .where('id', '=', old.id)
        .executeTakeFirstOrThrow()
    ).recipient
  await expect.poll(recipient).toBe('')
  expect(log.lines.map((line) => JSON.parse(line).message)).toEqual([
    'The mails of the day could not be made',
  ])
})

test('a database in trouble is asked again at the next look', async () => {
  await queue([])
  const away = new Error('the database is away')
  vi.spyOn(scratch.database, 'change').mockRejectedValueOnce(away).mockRejectedValueOnce(away)
  const { send, log } = open({ everyMs: 5, trusted })
  await soon(() => expect(send).toHaveBeenCalledOnce())
  expect(log.lines.map((line) => JSON.parse(line).message)).toEqual([
    'Old mails could not be removed',
    'The queue of mails could not be worked on',
  ])
})
