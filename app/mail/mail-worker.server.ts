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

  async function maintain() {
    const now = clock()
    await bringForward(database, 'mail_queue', longestWaitsMs, now)
    await parts.queueDaily?.(now)
    await clean(now)
  }

  return openQueueWorker({
    trouble: 'The queue of mails could not be worked on',
    // Each with a connection of its own.
    concurrency: 3,
    everyMs,
    hasDue: () => hasDueMail(database.db, clock()),
    workOne: () => deliverNext(parts),
    maintain: () =>
      maintain().catch((error: unknown) =>
        log.error({ err: error }, 'The mails of the day could not be made'),
      ),
    onQueued: (poll) => onTag(database, mailTag, poll),
    log,
  })
}
