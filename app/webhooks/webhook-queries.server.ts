import type { Actor } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import { lockRow } from '../db/lock.ts'
import type { Db } from '../db/tables.ts'
import { isId, newId } from '../db/uuid.ts'
import { dayMs } from '../platform/duration.ts'
import { testEvent, type WebhookEvent } from './events.ts'
import { queueDelivery, webhookTag } from './queue-queries.server.ts'
import { newSecret } from './signature.ts'

/** Every story that comes in is told to each of them. */
export const maxWebhooks = 20
const deliveriesShown = 50

type NewWebhook = { url: string; events: readonly WebhookEvent[]; hasContact: boolean }

/** The secret is handed over here and nowhere else. Null when there are too many. */
export async function createWebhook(database: Database, hook: NewWebhook, who: Actor) {
  return await database.change([], async (trx) => {
    const { length } = await trx.selectFrom('webhooks').select('id').execute()
    if (length >= maxWebhooks) return null
    const id = newId()
    const secret = newSecret()
    await trx
      .insertInto('webhooks')
      .values({
        id,
        url: hook.url,
        events: JSON.stringify(hook.events),
        has_contact: hook.hasContact,
        secret,
        actor: who.actor,
      })
      .execute()
    const facts = { host: new URL(hook.url).host, events: hook.events.join(', '), contact: hook.hasContact }
    await recordAudit(trx, { ...who, action: 'webhook.create', subjectId: id, facts })
    return { id, secret }
  })
}

/** Newest first; never with the secret. */
export async function listWebhooks(db: Db) {
  return await webhookRows(db).orderBy('created_at', 'desc').orderBy('id').execute()
}

export async function findWebhook(db: Db, id: string) {
  if (!isId(id)) return null
  return (await webhookRows(db).where('id', '=', id).executeTakeFirst()) ?? null
}

function webhookRows(db: Db) {
  return db
    .selectFrom('webhooks')
    .select([
      'id',
      'url',
      'events',
      'has_contact as hasContact',
      'is_paused as isPaused',
      'old_secret_until as oldSecretUntil',
      'created_at as createdAt',
      'actor',
    ])
}

/**
 * The new secret; the old one signs beside it for a day, so that nothing is refused meanwhile. Another one within that
 * day leaves the old one: the receiver may still have it.
 */
export async function rotateSecret(database: Database, id: string, who: Actor, now = new Date()) {
  return await changeOne(database, id, async (trx) => {
    const { secret: old, old_secret_until } = await trx
      .selectFrom('webhooks')
      .select(['secret', 'old_secret_until'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const secret = newSecret()
    const isOldValid = old_secret_until !== null && old_secret_until > now
    const until = new Date(now.getTime() + dayMs)
    await trx
      .updateTable('webhooks')
      .set({ secret, ...(!isOldValid && { old_secret: old, old_secret_until: until }) })
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, { ...who, action: 'webhook.rotate', subjectId: id })
    return secret
  })
}

/** What waits for it about anything else is not told any more. */
export async function changeEvents(
  database: Database,
  id: string,
  events: readonly WebhookEvent[],
  who: Actor,
) {
  return await changeOne(database, id, async (trx) => {
    // What is being queued for it is committed first.
    await lockRow(trx, 'webhooks', id)
    await trx
      .updateTable('webhooks')
      .set({ events: JSON.stringify(events) })
      .where('id', '=', id)
      .execute()
    await trx
      .deleteFrom('webhook_deliveries')
      .where('webhook_id', '=', id)
      .where('next_try_at', 'is not', null)
      .where('event', 'not in', [...events, testEvent])
      .execute()
    const facts = { events: events.join(', ') }
    await recordAudit(trx, { ...who, action: 'webhook.change', subjectId: id, facts })
    return true
  })
}

export async function pauseWebhook(database: Database, id: string, isPaused: boolean, who: Actor) {
  return await changeOne(database, id, async (trx) => {
    await trx.updateTable('webhooks').set({ is_paused: isPaused }).where('id', '=', id).execute()
    const action = isPaused ? 'webhook.pause' : 'webhook.resume'
    await recordAudit(trx, { ...who, action, subjectId: id })
    return true
  })
}

/** With its log, and what was not delivered yet. */
export async function removeWebhook(database: Database, id: string, who: Actor) {
  return await changeOne(database, id, async (trx) => {
    await trx.deleteFrom('webhooks').where('id', '=', id).execute()
    await recordAudit(trx, { ...who, action: 'webhook.delete', subjectId: id })
    return true
  })
}

/** The id of the delivery. */
export async function queueTestDelivery(database: Database, id: string, who: Actor, now = new Date()) {
  return await changeOne(database, id, async (trx) => {
    const data = { message: 'Sent by the test button' }
    await recordAudit(trx, { ...who, action: 'webhook.test', subjectId: id })
    return await queueDelivery(trx, { webhookId: id, event: testEvent, subjectId: null, data }, now)
  })
}

/** Tried again at once, and as often as a new one. Null for an event that was chosen then and is not any more. */
export async function retryDelivery(database: Database, webhookId: string, id: string, now = new Date()) {
  if (!isId(id)) return null
  return await changeOne(database, webhookId, async (trx) => {
    const { events } = await trx
      .selectFrom('webhooks')
      .select('events')
      .where('id', '=', webhookId)
      .executeTakeFirstOrThrow()
    const again = await trx
      .updateTable('webhook_deliveries')
      .set({ attempts: 0, next_try_at: now, last_fault: null })
      .where('id', '=', id)
      .where('webhook_id', '=', webhookId)
      .where('delivered_at', 'is', null)
      .where('body', '<>', '')
      .where('event', 'in', [...events, testEvent])
      .returning('id')
      .executeTakeFirst()
    return again?.id ?? null
  })
}

/** Null when there is no such webhook. */
async function changeOne<T>(
  database: Database,
  id: string,
  change: (trx: Db) => Promise<T>,
): Promise<T | null> {
  if (!isId(id)) return null
  return await database.change([webhookTag], async (trx) => {
    const hook = await trx.selectFrom('webhooks').select('id').where('id', '=', id).executeTakeFirst()
    return hook ? await change(trx) : null
  })
}

/** The log, newest first, without what was said. */
export async function listDeliveries(db: Db, webhookId: string) {
  return await db
    .selectFrom('webhook_deliveries')
    .select([
      'id',
      'event',
      'attempts',
      'next_try_at as nextTryAt',
      'delivered_at as deliveredAt',
      'last_status as status',
      'last_fault as fault',
      'created_at as createdAt',
    ])
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(deliveriesShown)
    .execute()
}

export async function findDelivery(db: Db, id: string) {
  const row = await db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_id')
    .select(['delivered_at as deliveredAt', 'last_fault as fault', 'is_paused as isPaused'])
    .where('webhook_deliveries.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
