import { FairQueue } from './fair-queue.ts'

type Bounds = {
  /** Slots. */
  atOnce: number
  maxWaiting?: number
  maxWaitingPerKey?: number
}
/** Gives a slot back. */
export type Release = () => void

export type FairSlots = {
  /** Resolves to the release function once a slot is free; null when the queue is full. */
  acquire(key: string): Promise<Release | null> | null
  readonly waiting: number
}

/** A semaphore with a fair queue: `atOnce` holders at a time, and the waiting keys take turns. */
export function createFairSlots({ atOnce, maxWaiting = Infinity, maxWaitingPerKey = Infinity }: Bounds) {
  const waiting = new FairQueue<(release: Release) => void>({ maxWaiting, maxWaitingPerKey })
  const ahead: ((release: Release) => void)[] = []
  let underWay = 0

  /**
   * Resolves to the release function once a slot is free; null when the queue is full. A caller that need
   * not wait is queued too, so that the next slot is another key's. Without a key it goes ahead of every queue.
   */
  function acquire(key: string | null): Promise<Release> | null {
    const { promise, resolve } = Promise.withResolvers<Release>()
    if (key === null) ahead.push(resolve)
    else if (!waiting.add(key, resolve)) return null
    admitNext()
    return promise
  }

  function admitNext() {
    if (underWay >= atOnce) return
    const next = ahead.shift() ?? waiting.take()
    if (!next) return
    underWay++
    next(release)
  }

  /** The slot goes straight to the next in the queue: no later caller can take it first. */
  function release() {
    underWay--
    admitNext()
  }

  return {
    acquire,
    get waiting() {
      return waiting.size + ahead.length
    },
  }
}
