import { isOverWithin } from './time-limit.ts'

/** Whoever stops the process waits no longer; what is not settled then is tried again after its claim. */
const patienceMs = 8000

type Work = {
  /** What the log says when the database is in trouble. */
  trouble: string
  /** As many at once. */
  maxLanes: number
  everyMs: number
  /** Reading costs nobody anything; a claim takes the right to write, also when it finds nothing. */
  hasDue(): Promise<boolean>
  /** Claims one that is due and settles it. */
  workOne(): Promise<unknown>
  /** What is done with every look besides. */
  keepHouse?(): Promise<void>
  /** Tells when something was queued; returns how to stop listening. */
  onQueued(look: () => void): () => void
  log: { error(fields: object, message: string): void }
}

/** Works on a queue in the database: at once when something was queued, and whenever a next try is due. */
export function openQueueWorker({ maxLanes, everyMs, log, trouble, ...work }: Work) {
  const lanes = new Set<Promise<void>>()
  let keeping: Promise<void> | null = null
  let isMissed = false
  let isClosing = false

  const tell = (error: unknown) => log.error({ err: error }, trouble)

  function look() {
    isMissed = lanes.size === maxLanes
    if (isMissed) return // the next lane that ends looks again
    const lane = workOff()
      .catch((error: unknown) => {
        isMissed = false // the database is in trouble: not before the next turn
        tell(error)
      })
      .finally(() => {
        lanes.delete(lane)
        if (isMissed) look()
      })
    lanes.add(lane)
  }

  async function workOff() {
    while (!isClosing && (await work.hasDue())) {
      const working = work.workOne()
      look() // there may be more than one: somebody else takes the next
      await working
    }
  }

  function tick() {
    keeping ??= (work.keepHouse?.() ?? Promise.resolve()).catch(tell).finally(() => {
      keeping = null
      look()
    })
  }

  const stopListening = work.onQueued(look)
  const timer = setInterval(tick, everyMs).unref()
  tick()
  return {
    async close() {
      isClosing = true
      clearInterval(timer)
      stopListening()
      await isOverWithin(patienceMs, Promise.all([keeping, ...lanes]))
    },
  }
}
