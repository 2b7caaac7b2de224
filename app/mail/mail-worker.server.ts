import { hourMs } from '../platform/duration.ts'
import { openQueueWorker } from '../platform/queue-worker.ts'
import { type Delivery, deliverNext } from './deliver.server.ts'
import { forgetOldMails } from './keeping-queries.server.ts'
import { hasDueMail, mailTag } from './queue-queries.server.ts'

type Parts = Delivery & {
  /** Queues what is due once a day; called before each poll. */
  queueDaily?: (now: Date) => Promise<void>
  everyMs?: number
}

/** Sends what waits in the queue of mails. */
export function openMailWorker({ everyMs = 15_000, ...parts }: Parts) {
  const { database, log, clock = () => new Date() } = parts
  let cleanedAt = 0

  async function maintain() {
    const now = clock()
    await parts.queueDaily?.(now)
    if (now.getTime() - cleanedAt < hourMs) return
    cleanedAt = now.getTime()
    await forgetOldMails(database, now)
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
    onQueued: (poll) =>
      database.onChange((tags) => {
        if (tags.includes(mailTag) || tags.includes('*')) poll()
      }),
    log,
  })
}
