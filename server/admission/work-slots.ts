import { FairQueue } from '../../app/platform/fair-queue.ts'
import type { Release } from '../../app/platform/fair-slots.ts'
import { TooBusy } from './limits.ts'
import { createSlots } from './slots.ts'

type Bounds = {
  /** Under way at once, of all networks together. */
  all: number
  perNetwork: number
  /** In the queue of one network, and in all queues. */
  waitingPerNetwork: number
  waiting: number
  patienceMs: number
}
type Waiter = { network: string; admit(release: Release): void }

export type WorkSlots = ReturnType<typeof createWorkSlots>

/**
 * Slots for the work of answering. Each network has a queue of its own; the queues are served round-robin, and one
 * request is admitted with each turn of the event loop, because a page takes 10 ms of it in one piece. So a network that
 * requests a thousand pages waits for its own, and another visitor for one of them.
 */
export function createWorkSlots({ all, perNetwork, waitingPerNetwork, waiting, patienceMs }: Bounds) {
  const slots = createSlots({ all, perNetwork })
  const queues = new FairQueue<Waiter>({ maxWaiting: waiting, maxWaitingPerKey: waitingPerNetwork })
  let isScheduled = false

  return {
    get active() {
      return slots.count
    },
    get waiting() {
      return queues.size
    },
    /** Resolves to the release function. Rejects with `TooBusy` when the queue is full, or no slot came free in time. */
    acquire(network: string): Promise<Release> {
      return new Promise((resolve, reject) => {
        const waiter: Waiter = {
          network,
          admit(release) {
            clearTimeout(timer)
            resolve(release)
          },
        }
        if (!queues.add(network, waiter)) return reject(new TooBusy())
        const timer = setTimeout(() => {
          queues.remove(network, waiter)
          reject(new TooBusy())
        }, patienceMs)
        schedule()
      })
    },
  }

  function schedule() {
    if (isScheduled || queues.size === 0) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      if (admitNext()) schedule()
    })
  }

  /** False when no waiting network has a free slot: the next release tries again. */
  function admitNext() {
    const next = queues.take(slots.hasFree)
    if (!next) return false
    let release = slots.acquire(next.network)
    next.admit(() => {
      release?.()
      release = null
      schedule()
    })
    return true
  }
}

/**
 * A slot for work that several networks wait for: whichever of their queues gets one first provides it, so that no
 * network waits in another's queue. Rejects with `TooBusy` when none got one in time.
 */
export function createSharedSlot(slots: Pick<WorkSlots, 'acquire'>) {
  const { promise, resolve, reject } = Promise.withResolvers<Release>()
  const networks = new Set<string>()
  let waiting = 0
  let isSettled = false
  return {
    given: promise,
    waitFrom(network: string) {
      if (isSettled || networks.has(network)) return
      networks.add(network)
      waiting++
      slots.acquire(network).then(
        (release) => {
          if (isSettled) return release()
          isSettled = true
          resolve(release)
        },
        (error: unknown) => {
          if (--waiting > 0 || isSettled) return
          isSettled = true
          reject(error)
        },
      )
    },
  }
}
