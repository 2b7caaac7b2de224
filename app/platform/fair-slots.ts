import { FairQueue } from './fair-queue.ts'

type Bounds = {
  /** Under way at once. */
  atOnce: number
  maxWaiting?: number
  maxWaitingPerKey?: number
}
type Release = () => void

export type FairSlots = {
  /** Resolves to the release function once a slot is free; null when the queue is full. */
  acquire(key: string): Promise<Release | null> | null
  readonly waiting: number
}

/** A semaphore with a fair queue: `atOnce` pieces of work at a time, and those who wait take turns by key. */
export function createFairSlots({ atOnce, maxWaiting = Infinity, maxWaitingPerKey = Infinity }: Bounds) {
  const waiting = new FairQueue<(release: Release) => void>({ maxWaiting, maxWaitingPerKey })
  const ahead: ((release: Release) => void)[] = []
  let underWay = 0

  /**
   * Resolves to the release function once a slot is free; null when the queue is full. Who need not wait is queued
   * too, so that the next slot is another key's. Without a key one goes ahead of every queue.
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

  /** The slot goes straight to the next in the queue: nobody who comes now can slip in between. */
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
