import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { commandLine } from '../audit/audit.ts'
import { searchAudit } from '../audit/queries.server.ts'
import type { Db } from '../db/tables.ts'
import { crossing } from '../db/testing/crossing.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { newId } from '../db/uuid.ts'
import { dayMs, hourMs, minuteMs } from '../platform/duration.ts'
import { resultOf } from './await-delivery.server.ts'
import { maxTries } from './back-off.ts'
import { createDeliverer, openWebhookWorker } from './deliver.server.ts'
import { eventNames } from './events.ts'
import { countPaused, pauseGone } from './paused-queries.server.ts'
import {
  correctDeliveriesOf,
  dropDeliveriesOf,
  forgetDeliveriesAbout,
  forgetOldDeliveries,
  queueWebhooks,
} from './queue-queries.server.ts'
import {
  changeEvents,
  createWebhook,
  findWebhook,
  listDeliveries,
  maxWebhooks,
  pauseWebhook,
  queueTestDelivery,
  removeWebhook,
  retryDelivery,
  rotateSecret,
} from './webhook-queries.server.ts'

type Heard = { headers: Record<string, string>; body: string }

let answer = 200
let heard: Heard[] = []
const receiver = createServer(async (request, response) => {
  heard.push({ headers: plainHeaders(request), body: await textOf(request) })
  response.writeHead(answer, { location: 'http://127.0.0.1:1/' }).end('whatever')
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
})
afterAll(() => void receiver.close())
beforeEach(() => {
  answer = 200
  heard = []
})

const quiet = { error: vi.fn(), warn: vi.fn() }
const happened = (subjectId: string) => ({
  event: 'story.approved' as const,
  subjectId,
  data: { id: subjectId },
  contact: { email: 'a@example.com' },
})

onBothEngines((scratch) => {
  const database = () => scratch.database
  beforeEach(async () => {
    await database().db.deleteFrom('webhooks').execute()
  })

  const make = async (hasContact = false) => {
    const made = await createWebhook(database(), { url, events: ['story.approved'], hasContact }, commandLine)
    if (!made) throw new Error('too many')
    return made
  }
  const deliver = (now = new Date(), mayBePrivate = true) =>
    createDeliverer({ database: database(), log: quiet, mayBePrivate, clock: () => now }).deliverNext()
  const tell = (subjectId = newId()) =>
    database().change([], (trx) => queueWebhooks(trx, happened(subjectId)))
  const log = (id: string) => listDeliveries(database().db, id)

  test('what happens is posted, signed so that the specification’s own library accepts it, and its words are then deleted', async () => {
    const { id, secret } = await make()
    await tell()
    await deliver()
    const [message] = heard
    expect(new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {})).toMatchObject({
      type: 'story.approved',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      data: { id: expect.any(String) },
    })
    expect(message?.body).not.toContain('a@example.com')
    expect(await log(id)).toMatchObject([{ status: 200, fault: null, nextTryAt: null }])
    const { body } = await database()
      .db.selectFrom('webhook_deliveries')
      .select('body')
      .executeTakeFirstOrThrow()
    expect(body).toBe('')
  })

  test('names and addresses go along only where the owner asked for it', async () => {
    await make(true)
    await tell()
    await deliver()
    expect(JSON.parse(heard[0]?.body ?? '').data).toMatchObject({ email: 'a@example.com' })
  })

  test('who did not ask for an event, or is paused, hears nothing of it', async () => {
    const { id } = await make()
    await database().change([], (trx) =>
      queueWebhooks(trx, { ...happened(newId()), event: 'article.published' }),
    )
    await pauseWebhook(database(), id, true, commandLine)
    await tell()
    expect(await log(id)).toEqual([])
    await pauseWebhook(database(), id, false, commandLine)
    await tell()
    expect(await log(id)).toHaveLength(1)
  })

  test('its events can be changed: it hears of others from then on, and of nothing that waits about the old ones', async () => {
    const { id } = await make()
    await tell()
    await queueTestDelivery(database(), id, commandLine)
    expect(await changeEvents(database(), id, ['article.published'], commandLine)).toBe(true)
    expect((await log(id)).map(({ event }) => event)).toEqual(['webhook.test'])
    await tell()
    await database().change([], (trx) =>
      queueWebhooks(trx, { ...happened(newId()), event: 'article.published' }),
    )
    expect((await log(id)).map(({ event }) => event)).toEqual(['article.published', 'webhook.test'])
    expect(await findWebhook(database().db, id)).toMatchObject({ events: ['article.published'] })
    const [line] = await searchAudit(database().db, { kind: 'webhook', limit: 1 })
    expect(line).toMatchObject({ action: 'webhook.change', facts: { events: 'article.published' } })
    expect(await changeEvents(database(), newId(), ['article.published'], commandLine)).toBeNull()
  })

  test('what happens while its events are changed is not told if it is no longer asked for', async () => {
    const { id } = await make()
    await crossing(
      database(),
      (held) => held.change([], (trx) => queueWebhooks(trx, happened(newId()))),
      (other) => changeEvents(other, id, ['article.published'], commandLine),
    )
    expect(await log(id)).toEqual([])
  })

  test('what was given up stays in the log when the events are changed', async () => {
    const { id } = await make()
    await tell()
    answer = 410
    await deliver()
    await changeEvents(database(), id, ['article.published'], commandLine)
    expect(await log(id)).toMatchObject([{ event: 'story.approved', nextTryAt: null }])
  })

  test('what waits for one that is paused is not sent until it is not, and is forgotten after 30 days', async () => {
    const { id } = await make(true)
    await tell()
    await pauseWebhook(database(), id, true, commandLine)
    await deliver()
    expect(heard).toEqual([])
    await pauseWebhook(database(), id, false, commandLine)
    await deliver()
    expect(heard).toHaveLength(1)
    await tell()
    await pauseWebhook(database(), id, true, commandLine)
    await forgetOldDeliveries(database(), new Date(Date.now() + 31 * dayMs))
    expect(await log(id)).toEqual([])
  })

  test('what does not arrive is tried again with the same id and bytes, later each time, and given up in the end', async () => {
    const { id } = await make()
    await tell()
    answer = 500
    let now = new Date()
    const waits: number[] = []
    for (let tries = 0; tries < 20; tries++) {
      await deliver(now)
      const [row] = await log(id)
      if (!row?.nextTryAt) break
      waits.push(row.nextTryAt.getTime() - now.getTime())
      now = row.nextTryAt
    }
    expect(heard).toHaveLength(maxTries)
    expect(new Set(heard.map(({ body }) => body)).size).toBe(1)
    expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    const days = waits.reduce((sum, wait) => sum + wait) / dayMs
    expect(days).toBeGreaterThan(1)
    expect(days).toBeLessThanOrEqual(2)
    const [row] = await log(id)
    expect(row).toMatchObject({ fault: '500', nextTryAt: null })
    answer = 204
    await retryDelivery(database(), id, row?.id ?? '')
    await deliver()
    expect(await log(id)).toMatchObject([{ status: 204, fault: null }])
  })

  test('what was given up is not sent once its event is no longer chosen', async () => {
    const { id } = await make()
    await tell()
    const given = { attempts: maxTries, next_try_at: null, last_fault: '500' }
    await database().db.updateTable('webhook_deliveries').set(given).execute()
    const [row] = await log(id)
    await changeEvents(database(), id, ['story.submitted'], commandLine)
    expect(await retryDelivery(database(), id, row?.id ?? '')).toBeNull()
    await deliver()
    expect(heard).toEqual([])
  })

  test('a delivery whose process was killed is tried again after its claim', async () => {
    const { id } = await make()
    await tell()
    // Claimed and never settled.
    await database()
      .db.updateTable('webhook_deliveries')
      .set({ attempts: 1, next_try_at: new Date(Date.now() + minuteMs) })
      .execute()
    await deliver()
    expect(heard).toHaveLength(0)
    await deliver(new Date(Date.now() + 2 * minuteMs))
    expect(await log(id)).toMatchObject([{ status: 200 }])
  })

  test('a redirect is not followed', async () => {
    const { id } = await make()
    await tell()
    answer = 302
    await deliver()
    expect(await log(id)).toMatchObject([{ fault: '302' }])
  })

  test('one that says it is gone is told nothing more', async () => {
    const { id } = await make()
    await tell()
    await tell()
    answer = 410
    await deliver()
    expect(await findWebhook(database().db, id)).toMatchObject({ isPaused: true })
    expect(await log(id)).toMatchObject([{ nextTryAt: null }, { nextTryAt: null }])
    const [line] = await searchAudit(database().db, { kind: 'webhook', limit: 1 })
    expect(line).toMatchObject({
      action: 'webhook.pause',
      actor: 'delivery',
      subjectId: id,
      facts: { host: new URL(url).host, reason: '410' },
    })
  })

  test('of those that are paused the ones that said they are gone are counted, not what the owner paused', async () => {
    const { db } = database()
    const [gone, held] = [await make(), await make()]
    await pauseWebhook(database(), held.id, true, commandLine)
    expect((await countPaused(db)).gone).toBe(0)
    await tell()
    answer = 410
    await deliver()
    await forgetOldDeliveries(database(), new Date(Date.now() + 31 * dayMs))
    expect((await countPaused(db)).gone).toBe(1)
    await pauseWebhook(database(), gone.id, false, commandLine)
    expect((await countPaused(db)).gone).toBe(0)
    await pauseWebhook(database(), gone.id, true, commandLine)
    expect((await countPaused(db)).gone).toBe(0)
  })

  test('one that was paused before its reason was recorded counts as gone', async () => {
    const { id } = await make()
    await pauseWebhook(database(), id, true, commandLine)
    await pauseWebhook(database(), id, false, commandLine)
    await database().db.updateTable('webhooks').set({ is_paused: true }).where('id', '=', id).execute()
    expect((await countPaused(database().db)).gone).toBe(1)
  })

  test('one that was removed while it answered that it is gone leaves no line', async () => {
    await pauseGone(database(), newId())
    const [line] = await searchAudit(database().db, { kind: 'webhook', limit: 1 })
    expect(line?.action).not.toBe('webhook.pause')
  })

  test('an address of the own network is called only where the environment allows it', async () => {
    const { id } = await make()
    await tell()
    await deliver(new Date(), false)
    expect(heard).toHaveLength(0)
    expect(await log(id)).toMatchObject([{ fault: 'private' }])
  })

  test('after a new secret both sign for a day, then the new one alone', async () => {
    const { id, secret } = await make()
    const next = await rotateSecret(database(), id, commandLine)
    expect(next).not.toBe(secret)
    for (const hours of [0, 25]) {
      await tell()
      await deliver(new Date(Date.now() + hours * hourMs))
    }
    const signatures = heard.map(({ headers }) => headers['webhook-signature']?.split(' ').length)
    expect(signatures).toEqual([2, 1])
    const [first] = heard
    for (const known of [secret, next ?? ''])
      expect(() => new Webhook(known).verify(first?.body ?? '', first?.headers ?? {})).not.toThrow()
  })

  test('a second new secret within a day leaves the one that the receiver has', async () => {
    const { id, secret } = await make()
    await rotateSecret(database(), id, commandLine)
    const last = await rotateSecret(database(), id, commandLine)
    await tell()
    await deliver()
    const [first] = heard
    for (const known of [secret, last ?? ''])
      expect(() => new Webhook(known).verify(first?.body ?? '', first?.headers ?? {})).not.toThrow()
    const later = new Date(Date.now() + 25 * hourMs)
    const secrets = { secret: await rotateSecret(database(), id, commandLine, later), old_secret: last }
    const hooks = database().db.selectFrom('webhooks').select(['secret', 'old_secret'])
    expect(await hooks.where('id', '=', id).execute()).toEqual([secrets])
  })

  test('a deleted thing takes with it what waits to be told about it, a removed webhook everything', async () => {
    const { id } = await make()
    const story = newId()
    await tell(story)
    await tell()
    await database().change([], (trx) => forgetDeliveriesAbout(trx, story))
    expect(await log(id)).toHaveLength(1)
    await removeWebhook(database(), id, commandLine)
    expect(await log(id)).toEqual([])
  })

  test.each([
    ['replaces', (trx: Db, story: string) => dropDeliveriesOf(trx, 'story.approved', story)],
    ['corrects', (trx: Db, story: string) => correctDeliveriesOf(trx, 'story.approved', story, {})],
    ['deletes', (trx: Db, story: string) => forgetDeliveriesAbout(trx, story)],
  ])('one that is removed while somebody %s what waits for it waits for them', async (_what, change) => {
    const { id } = await make()
    const story = newId()
    await tell(story)
    await crossing(
      database(),
      (held) => held.change([], (trx) => change(trx, story)),
      (other) => removeWebhook(other, id, commandLine),
      (trx) => queueWebhooks(trx, happened(story)),
    )
    expect(await log(id)).toEqual([])
  })

  test('one that is removed while something happens does not make that fail', async () => {
    const { id } = await make()
    await crossing(
      database(),
      (held) => removeWebhook(held, id, commandLine),
      () => tell(),
    )
    expect(await log(id)).toEqual([])
  })

  test('the log goes after 30 days, what still waits stays', async () => {
    const { id } = await make()
    await tell()
    await deliver()
    await tell()
    await forgetOldDeliveries(database(), new Date(Date.now() + 31 * dayMs))
    expect(await log(id)).toMatchObject([{ deliveredAt: null }])
  })

  test('a test goes to the one it was asked for', async () => {
    const { id } = await make()
    await make()
    await queueTestDelivery(database(), id, commandLine)
    await deliver()
    expect(heard).toHaveLength(1)
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({ type: 'webhook.test' })
  })

  test('a test of one that is paused is said to wait, at once', async () => {
    const { id } = await make()
    await pauseWebhook(database(), id, true, commandLine)
    const delivery = (await queueTestDelivery(database(), id, commandLine)) ?? ''
    expect(await resultOf(database().db, delivery)).toBe('hook-held')
  })

  test('one that hangs holds up no other, and has one delivery at a time', async () => {
    const held: ServerResponse[] = []
    const hanging = createServer((_request, response) => void held.push(response))
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve))
    const hangingUrl = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}/hook`
    const slow = { url: hangingUrl, events: ['story.approved' as const], hasContact: false }
    await createWebhook(database(), slow, commandLine)
    await tell()
    await tell()
    await make()
    await tell()
    const worker = openWebhookWorker({ database: database(), log: quiet, mayBePrivate: true })
    await expect.poll(() => heard.length).toBe(1)
    expect(held).toHaveLength(1)
    held[0]?.end()
    await expect.poll(() => held.length).toBe(2)
    held[1]?.end()
    await expect.poll(() => held.length).toBe(3)
    held[2]?.end()
    await worker.close()
    hanging.closeAllConnections()
    hanging.close()
  })

  test('there are never more than a few', async () => {
    for (let number = 0; number < maxWebhooks; number++) await make()
    expect(
      await createWebhook(database(), { url, events: eventNames, hasContact: false }, commandLine),
    ).toBeNull()
  })
})

async function textOf(request: IncomingMessage) {
  let text = ''
  for await (const piece of request) text += piece
  return text
}

function plainHeaders({ headers }: IncomingMessage) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
