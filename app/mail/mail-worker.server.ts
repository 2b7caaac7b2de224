import { onTag } from '../db/on-tag.ts'
import { bringForward } from '../platform/bring-forward-queries.server.ts'
import { atMostHourly } from '../platform/hourly.ts'
import { openQueueWorker } from '../platform/queue-worker.ts'
import type { TrustedClock } from '../platform/trusted-clock.ts'
import { longestWaitsMs } from './back-off.ts'
import { type Delivery, deliverNext } from './deliver.server.ts'
import { forgetOldMails } from './keeping-queries.server.ts'
import { hasDueMail, mailTag } from './queue-queries.server.ts'

type Parts = Delivery & {
  /** Queues what is due once a day; called before each poll. */
  queueDaily?: (now: Date) => Promise<void>
  everyMs?: number
  trusted?: TrustedClock
}

/** Sends what waits in the queue of mails. */
export function openMailWorker({ everyMs = 15_000, ...parts }: Parts) {
  const { database, log, clock = () => new Date() } = parts
  const clean = atMostHourly((now: Date) => forgetOldMails(database, now), parts.trusted)

  /** Each by itself: one that fails stops no other. */
  async function maintain() {
    const now = clock()
    const tell = (trouble: string) => (err: unknown) => log.error({ err }, trouble)
    await bringForward(database, 'mail_queue', longestWaitsMs, now).catch(
      tell('Mails that were put off too long could not be brought forward'),
    )
    await parts.queueDaily?.(now).catch(tell('The mails of the day could not be made'))
    await clean(now).catch(tell('Old mails could not be removed'))
  }

  return openQueueWorker({
    trouble: 'The queue of mails could not be worked on',
    // Each with a connection of its own.
    concurrency: 3,
    everyMs,
    hasDue: () => hasDueMail(database.db, clock()),
    workOne: () => deliverNext(parts),
    maintain,
    onQueued: (poll) => onTag(database, mailTag, poll),
    log,
  })
}
