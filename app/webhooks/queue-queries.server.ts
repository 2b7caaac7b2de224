import type { Database } from '../db/database.server.ts'
import { isShared } from '../db/lock.ts'
import type { Db } from '../db/tables.ts'
import { newId } from '../db/uuid.ts'
import { dayMs } from '../platform/duration.ts'
import { claimMs } from './back-off.ts'
import type { WebhookEvent } from './events.ts'

/** The tag of a change that queued a delivery: whoever delivers looks at once. */
export const webhookTag = 'webhooks'

const logDays = 30

type WebhookEventData = {
  event: WebhookEvent
  /** What it is about: deleting that drops what was not delivered yet. */
  subjectId: string
  data: object
  /** Names, how to reach people and what they wrote: only where the owner asked for it. */
  contact?: object
  /** Not told before: what may be taken back within this time is told to nobody. */
  waitMs?: number
  /** What others must not miss: it waits for those that are paused. Of anything else they hear nothing. */
  isForPaused?: boolean
}

/** In the transaction of what happened: neither is there without the other. */
export async function queueWebhooks(trx: Db, happened: WebhookEventData, now = new Date()) {
  for (const { id, events, has_contact, is_paused } of await keptWebhooks(trx)) {
    if (!events.includes(happened.event) || (is_paused && !happened.isForPaused)) continue
    const data = has_contact ? { ...happened.data, ...happened.contact } : happened.data
    await queueDelivery(trx, { ...happened, webhookId: id, data }, now)
  }
}

/**
 * Nobody removes one of them until this transaction ends. Before a delivery is locked: removing locks the webhook, then
 * its deliveries.
 */
async function keptWebhooks(trx: Db) {
  return await trx
    .selectFrom('webhooks')
    .select(['id', 'events', 'has_contact', 'is_paused'])
    .$if(isShared(trx), (query) => query.forKeyShare())
    .execute()
}

type NewDelivery = {
  webhookId: string
  event: string
  subjectId: string | null
  data: object
  waitMs?: number
}

/** The bytes are made once: every try sends the same, unless `correctDeliveriesOf` has changed them. */
export async function queueDelivery(trx: Db, delivery: NewDelivery, now: Date): Promise<string> {
  const { webhookId, event, subjectId, data, waitMs = 0 } = delivery
  const id = newId()
  await trx
    .insertInto('webhook_deliveries')
    .values({
      id,
      webhook_id: webhookId,
      event,
      subject_id: subjectId,
      body: JSON.stringify({ type: event, timestamp: now.toISOString(), data }),
      attempts: 0,
      next_try_at: new Date(now.getTime() + waitMs),
      created_at: now,
    })
    .execute()
  return id
}

/** What was to be told about something that is gone now. */
export async function forgetDeliveriesAbout(trx: Db, subjectId: string) {
  await keptWebhooks(trx)
  await trx.deleteFrom('webhook_deliveries').where('subject_id', '=', subjectId).execute()
}

/** What was not told yet, and holds no longer. */
export async function dropDeliveriesOf(trx: Db, event: WebhookEvent, subjectId: string) {
  await keptWebhooks(trx)
  await trx
    .deleteFrom('webhook_deliveries')
    .where('subject_id', '=', subjectId)
    .where('event', '=', event)
    .where('delivered_at', 'is', null)
    .execute()
}

/** What was not told yet says what holds now, given up ones too. A field that was not to be told stays away. */
export async function correctDeliveriesOf(trx: Db, event: WebhookEvent, subjectId: string, fields: object) {
  await keptWebhooks(trx)
  const waiting = await trx
    .selectFrom('webhook_deliveries')
    .select(['id', 'body'])
    .where('subject_id', '=', subjectId)
    .where('event', '=', event)
    .where('delivered_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id, body } of waiting) {
    const message = JSON.parse(body)
    const told = Object.entries(fields).filter(([name]) => name in message.data)
    await trx
      .updateTable('webhook_deliveries')
      .set({ body: JSON.stringify({ ...message, data: { ...message.data, ...Object.fromEntries(told) } }) })
      .where('id', '=', id)
      // It may have been delivered meanwhile, and its words deleted.
      .where('delivered_at', 'is', null)
      .execute()
  }
}

/** What waits for one that is paused goes on waiting until it is not, or is too old to be told. */
function paused(db: Db) {
  return db.selectFrom('webhooks').select('webhooks.id').where('is_paused', '=', true)
}

/** `except` names webhooks that have a delivery on its way. */
export async function hasDueDelivery(db: Db, now: Date, except: string[] = []): Promise<boolean> {
  const due = await db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('next_try_at', '<=', now)
    .where('webhook_id', 'not in', paused(db))
    .$if(except.length > 0, (query) => query.where('webhook_id', 'not in', except))
    .limit(1)
    .executeTakeFirst()
  return due !== undefined
}

/** The delivery that has waited longest, for one process alone; null when none is due. */
export async function claimDelivery(database: Database, now: Date, except: string[] = []) {
  const { engine } = database
  return await database.change([], async (trx) => {
    const claimed = await trx
      .updateTable('webhook_deliveries')
      .set((eb) => ({
        attempts: eb('attempts', '+', 1),
        next_try_at: new Date(now.getTime() + claimMs),
      }))
      .where('id', '=', (eb) =>
        eb
          .selectFrom('webhook_deliveries as due')
          .select('due.id')
          .where('due.next_try_at', '<=', now)
          .where('due.webhook_id', 'not in', paused(trx))
          .$if(except.length > 0, (query) => query.where('due.webhook_id', 'not in', except))
          .orderBy('due.next_try_at')
          .orderBy('due.id')
          .limit(1)
          .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
      )
      .returning(['id', 'webhook_id', 'body', 'attempts'])
      .executeTakeFirst()
    if (!claimed) return null
    const hook = await trx
      .selectFrom('webhooks')
      .select(['url', 'secret', 'old_secret', 'old_secret_until'])
      .where('id', '=', claimed.webhook_id)
      .executeTakeFirstOrThrow()
    const isOldValid = hook.old_secret_until !== null && hook.old_secret_until > now
    const secrets = [hook.secret, ...(isOldValid && hook.old_secret ? [hook.old_secret] : [])]
    return { ...claimed, url: hook.url, secrets }
  })
}

export type ClaimedDelivery = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>

/** What it said goes with it: it may hold names. */
export async function markDelivered(database: Database, id: string, status: number, now: Date) {
  await database.change([], (trx) =>
    trx
      .updateTable('webhook_deliveries')
      .set({ delivered_at: now, next_try_at: null, last_fault: null, last_status: status, body: '' })
      .where('id', '=', id)
      .execute(),
  )
}

/** Only by the one who holds the claim. */
export async function markFailed(
  database: Database,
  { id, attempts }: Pick<ClaimedDelivery, 'id' | 'attempts'>,
  { fault, nextTryAt }: { fault: string; nextTryAt: Date | null },
) {
  await database.change([], (trx) =>
    trx
      .updateTable('webhook_deliveries')
      .set({ next_try_at: nextTryAt, last_fault: fault })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('delivered_at', 'is', null)
      .execute(),
  )
}

/** What was delivered or given up, or waits for one that is paused. */
export async function forgetOldDeliveries(database: Pick<Database, 'change'>, now: Date) {
  const before = new Date(now.getTime() - logDays * dayMs)
  await database.change([], async (trx) => {
    const old = trx.deleteFrom('webhook_deliveries').where('created_at', '<', before)
    await old.where('next_try_at', 'is', null).execute()
    await old.where('webhook_id', 'in', paused(trx)).execute()
  })
}
