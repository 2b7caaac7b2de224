import { setTimeout as sleep } from 'node:timers/promises'

type Bounds = { maxWaiting: number; restFactor: number }

/**
 * Work that nobody waits for: one piece at a time, and after each a rest of `restFactor` times as long. So it takes
 * a small share of one core however much of it there is, and what is asked for meanwhile finds the others free.
 */
export function createBackgroundQueue({ maxWaiting, restFactor }: Bounds) {
  const waiting: (() => Promise<void>)[] = []
  let isBusy = false

  return {
    /** False when the queue is full: whoever wants it done asks again some other time. */
    add(work: () => Promise<void>): boolean {
      if (waiting.length >= maxWaiting) return false
      waiting.push(work)
      if (!isBusy) void go()
      return true
    },
    get waiting() {
      return waiting.length
    },
  }

  async function go() {
    isBusy = true
    for (let work = waiting.shift(); work; work = waiting.shift()) {
      const started = performance.now()
      await work().catch(() => {}) // what it was to improve serves as it is
      await sleep((performance.now() - started) * restFactor, undefined, { ref: false })
    }
    isBusy = false
  }
}
