import { isOverWithin } from './time-limit.ts'

/** A shutdown waits no longer for jobs under way; what is not settled then is tried again after its claim. */
const patienceMs = 5000

type Work = {
  /** What the log says when the database is in trouble. */
  trouble: string
  /** Jobs under way at once. */
  concurrency: number
  everyMs: number
  /** A read takes no lock; a claim takes the write lock, also when it finds nothing. */
  hasDue(): Promise<boolean>
  /** Claims one that is due and settles it. */
  workOne(): Promise<unknown>
  /** Run before each scheduled poll. */
  maintain?(): Promise<void>
  /** Subscribes to new jobs; returns the unsubscribe function. */
  onQueued(poll: () => void): () => void
  log: { error(fields: object, message: string): void }
}

/** Works on a queue in the database: at once when something was queued, and whenever a next try is due. */
export function openQueueWorker({ concurrency, everyMs, log, trouble, ...work }: Work) {
  const running = new Set<Promise<void>>()
  let maintenance: Promise<void> | null = null
  let isMissed = false
  let isClosing = false

  const logError = (error: unknown) => log.error({ err: error }, trouble)

  function poll() {
    isMissed = running.size === concurrency
    if (isMissed) return // the next loop that ends polls again
    const loop = workUntilEmpty()
      .catch((error: unknown) => {
        isMissed = false // the database is in trouble: not before the next tick
        logError(error)
      })
      .finally(() => {
        running.delete(loop)
        if (isMissed) poll()
      })
    running.add(loop)
  }

  async function workUntilEmpty() {
    while (!isClosing && (await work.hasDue())) {
      const working = work.workOne()
      poll() // there may be more than one: another loop takes the next
      await working
    }
  }

  function tick() {
    maintenance ??= (work.maintain?.() ?? Promise.resolve()).catch(logError).finally(() => {
      maintenance = null
      poll()
    })
  }

  const unsubscribe = work.onQueued(poll)
  const timer = setInterval(tick, everyMs).unref()
  tick()
  return {
    async close() {
      isClosing = true
      clearInterval(timer)
      unsubscribe()
      await isOverWithin(patienceMs, Promise.all([maintenance, ...running]))
    },
  }
}
