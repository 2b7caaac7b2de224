import { FairQueue } from '../app/platform/fair-queue.ts'
import { TooBusy } from './limits.ts'
import { createRoom } from './room.ts'

type Bounds = {
  /** Under way at once, of everybody together. */
  all: number
  perNetwork: number
  /** In the line of one network, and in all lines. */
  waitingPerNetwork: number
  waiting: number
  patienceMs: number
}
export type Leave = () => void
type Waiter = { network: string; admit(leave: Leave): void }

export type Places = ReturnType<typeof createPlaces>

/**
 * The work under way. Everybody comes in through the line of their own network; the lines take turns, and one is let
 * in for each turn of the event loop, because a page takes 10 ms of it in one piece. So a network that asks for a
 * thousand pages waits for itself, and the next visitor for one of its pages.
 */
export function createPlaces({ all, perNetwork, waitingPerNetwork, waiting, patienceMs }: Bounds) {
  const room = createRoom({ all, perNetwork })
  const lines = new FairQueue<Waiter>({ maxWaiting: waiting, maxWaitingPerKey: waitingPerNetwork })
  let isScheduled = false

  return {
    get active() {
      return room.count
    },
    get waiting() {
      return lines.size
    },
    /** How to leave again. Throws `TooBusy` when the line is full, or no place came free in time. */
    enter(network: string): Promise<Leave> {
      return new Promise((resolve, reject) => {
        const waiter: Waiter = {
          network,
          admit(leave) {
            clearTimeout(timer)
            resolve(leave)
          },
        }
        if (!lines.add(network, waiter)) return reject(new TooBusy())
        const timer = setTimeout(() => {
          lines.remove(network, waiter)
          reject(new TooBusy())
        }, patienceMs)
        schedule()
      })
    },
  }

  function schedule() {
    if (isScheduled || lines.size === 0) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      if (admitNext()) schedule()
    })
  }

  /** False when nobody who waits has room: the next who leaves asks again. */
  function admitNext() {
    const next = lines.take(room.hasPlace)
    if (!next) return false
    let leave = room.enter(next.network)
    next.admit(() => {
      leave?.()
      leave = null
      schedule()
    })
    return true
  }
}

/**
 * A place for work that several wait for: whichever of their lines moves first gives it, so that nobody waits in
 * another network's line. Rejects with `TooBusy` when no line moved in time.
 */
export function createSharedPlace(places: Pick<Places, 'enter'>) {
  const { promise, resolve, reject } = Promise.withResolvers<Leave>()
  const networks = new Set<string>()
  let waiting = 0
  let isOver = false
  return {
    given: promise,
    waitFrom(network: string) {
      if (isOver || networks.has(network)) return
      networks.add(network)
      waiting++
      places.enter(network).then(
        (leave) => {
          if (isOver) return leave()
          isOver = true
          resolve(leave)
        },
        (error: unknown) => {
          if (--waiting > 0 || isOver) return
          isOver = true
          reject(error)
        },
      )
    },
  }
}
