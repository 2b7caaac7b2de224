import type { Database } from '../db/database.server.ts'
import { onTag } from '../db/on-tag.ts'
import { bringForward } from '../platform/bring-forward-queries.server.ts'
import { count } from '../platform/counters.ts'
import { atMostHourly } from '../platform/hourly.ts'
import { openQueueWorker } from '../platform/queue-worker.ts'
import { longestWaitsMs, nextTry } from './back-off.ts'
import { pauseGone } from './paused-queries.server.ts'
import { post } from './post.server.ts'
import {
  type ClaimedDelivery,
  claimDelivery,
  forgetOldDeliveries,
  hasDueDelivery,
  markDelivered,
  markFailed,
  webhookTag,
} from './queue-queries.server.ts'
import { signedHeaders } from './signature.ts'
import { maxWebhooks } from './webhook-queries.server.ts'

type Log = { error(fields: object, message: string): void; warn(fields: object, message: string): void }

type Parts = {
  database: Database
  log: Log
  /** From the environment: whether addresses of the own network may be told. */
  mayBePrivate: boolean
  clock?: () => Date
  everyMs?: number
}

/** Delivers what waits for other systems, to each one after the other: one that hangs holds up no other. */
export function openWebhookWorker({ everyMs = 15_000, ...parts }: Parts) {
  const { database, log, clock = () => new Date() } = parts
  const { hasDue, deliverNext } = createDeliverer(parts)
  const clean = atMostHourly((now: Date) => forgetOldDeliveries(database, now))
  return openQueueWorker({
    trouble: 'The queue of webhooks could not be worked on',
    concurrency: maxWebhooks,
    everyMs,
    hasDue,
    workOne: deliverNext,
    async maintain() {
      const now = clock()
      await bringForward(database, 'webhook_deliveries', longestWaitsMs, now)
      await clean(now)
    },
    onQueued: (poll) => onTag(database, webhookTag, poll),
    log,
  })
}

export function createDeliverer(parts: Parts) {
  const { database, clock = () => new Date() } = parts
  /** Webhooks that have a delivery on its way. */
  const busy = new Set<string>()
  /** Two claims at once could take two deliveries of one webhook. */
  let lastClaim: Promise<unknown> = Promise.resolve()

  async function claimAfter(before: Promise<unknown>) {
    await before.catch(() => {})
    const delivery = await claimDelivery(database, clock(), [...busy])
    if (delivery) busy.add(delivery.webhook_id)
    return delivery
  }

  return {
    async hasDue() {
      await lastClaim.catch(() => {})
      return await hasDueDelivery(database.db, clock(), [...busy])
    },
    /** One delivery that is due: claimed, posted, and what came of it written down. */
    async deliverNext() {
      const claim = claimAfter(lastClaim)
      lastClaim = claim
      const delivery = await claim
      if (!delivery) return
      try {
        await deliver(parts, delivery)
      } finally {
        busy.delete(delivery.webhook_id)
      }
    },
  }
}

async function deliver(parts: Parts, delivery: ClaimedDelivery) {
  const { database, log, mayBePrivate, clock = () => new Date() } = parts
  const { id, url, body, secrets, attempts, webhook_id } = delivery
  const headers = signedHeaders({ id, at: clock(), body, secrets })
  const posted = await post({ url, body, headers, mayBePrivate })
  if ('status' in posted && posted.status >= 200 && posted.status < 300) {
    await markDelivered(database, id, posted.status, clock())
    count('webhooks', 'delivered')
    return
  }
  const fault = 'status' in posted ? String(posted.status) : posted.fault
  count('webhooks', 'failed')
  // The address itself may hold a key: it stays out of the log.
  if (fault === '410') {
    log.warn({ webhook: webhook_id }, 'A webhook is gone, and was paused')
    return await pauseGone(database, webhook_id)
  }
  const nextTryAt = nextTry(attempts, clock())
  await markFailed(database, delivery, { fault, nextTryAt })
  const facts = { webhook: webhook_id, attempts, fault }
  if (nextTryAt) log.warn(facts, 'A webhook was not delivered and will be tried again')
  else log.error(facts, 'A webhook was given up')
}
