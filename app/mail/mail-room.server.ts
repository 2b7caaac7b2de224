import { hourMs } from '../platform/duration.ts'
import { isOverWithin } from '../platform/time-limit.ts'
import { type Delivery, deliverNext } from './deliver.server.ts'
import { forgetOldMails } from './keeping-queries.server.ts'
import { hasDueMail, mailTag } from './queue-queries.server.ts'

/** As many mails at once, each with a connection of its own. */
const maxLanes = 3
/** Whoever stops the process waits no longer; what is not settled then is tried again after its claim. */
const patienceMs = 8000

type Parts = Delivery & {
  /** Queues what is due once a day; called with every look. */
  queueDaily?: (now: Date) => Promise<void>
  everyMs?: number
}

/** Sends what waits in the queue: at once when something was queued, and whenever a next try is due. */
export function openMailRoom({ everyMs = 15_000, ...parts }: Parts) {
  const { database, log, clock = () => new Date() } = parts
  const lanes = new Set<Promise<void>>()
  let keeping: Promise<void> | null = null
  let forgotAt = 0
  let isMissed = false
  let isClosing = false

  function look() {
    isMissed = lanes.size === maxLanes
    if (isMissed) return // the next lane that ends looks again
    const lane = work()
      .catch((error: unknown) => {
        isMissed = false // the database is in trouble: not before the next turn
        log.error({ err: error }, 'The queue of mails could not be worked on')
      })
      .finally(() => {
        lanes.delete(lane)
        if (isMissed) look()
      })
    lanes.add(lane)
  }

  async function work() {
    while (!isClosing && (await hasDueMail(database.db, clock()))) {
      look() // there may be more than one: somebody else takes the next
      await deliverNext(parts)
    }
  }

  function tick() {
    keeping ??= keepHouse()
      .catch((error: unknown) => log.error({ err: error }, 'The mails of the day could not be made'))
      .finally(() => {
        keeping = null
        look()
      })
  }

  async function keepHouse() {
    const now = clock()
    await parts.queueDaily?.(now)
    if (now.getTime() - forgotAt < hourMs) return
    forgotAt = now.getTime()
    await forgetOldMails(database, now)
  }

  const stopListening = database.onChange((tags) => {
    if (tags.includes(mailTag) || tags.includes('*')) look()
  })
  const timer = setInterval(tick, everyMs).unref()
  tick()
  return {
    async close() {
      isClosing = true
      clearInterval(timer)
      stopListening()
      await keeping
      await isOverWithin(patienceMs, Promise.all(lanes))
    },
  }
}
