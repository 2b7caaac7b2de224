import { setTimeout as sleep } from 'node:timers/promises'

type Options = { maxWaiting: number; restFactor: number; onError(error: unknown): void }

/**
 * Low-priority work: one piece at a time, and after each a pause of `restFactor` times as long. So it takes a small
 * share of one core however much of it there is.
 */
export function createBackgroundQueue({ maxWaiting, restFactor, onError }: Options) {
  const waiting: (() => Promise<void>)[] = []
  let isBusy = false

  return {
    /** False when the queue is full: the caller may add it again later. */
    add(work: () => Promise<void>): boolean {
      if (waiting.length >= maxWaiting) return false
      waiting.push(work)
      if (!isBusy) void drain()
      return true
    },
    get waiting() {
      return waiting.length
    },
  }

  async function drain() {
    isBusy = true
    for (let work = waiting.shift(); work; work = waiting.shift()) {
      const started = performance.now()
      await work().catch(onError) // what it was to improve stays as it is
      await sleep((performance.now() - started) * restFactor, undefined, { ref: false })
    }
    isBusy = false
  }
}
