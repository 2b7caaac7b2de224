import { TooBusy } from './limits.ts'

type Bounds = {
  /** Under way at once, of everybody together. */
  all: number
  perNetwork: number
  /** In the line of one network, and in all lines. */
  waitingPerNetwork: number
  waiting: number
  patienceMs: number
}
type Leave = () => void
type Line = { active: number; waiting: Waiter[] }
type Waiter = { admit(): void }

export type Places = ReturnType<typeof createPlaces>

/**
 * The work under way. Everybody comes in through the line of their own network; the lines take turns, and one is let
 * in for each turn of the event loop, because a page takes 10 ms of it in one piece. So a network that asks for a
 * thousand pages waits for itself, and the next visitor for one of its pages.
 */
export function createPlaces({ all, perNetwork, waitingPerNetwork, waiting, patienceMs }: Bounds) {
  const lines = new Map<string, Line>()
  /** Networks with somebody in their line, the one whose turn is next first. */
  const turns = new Set<string>()
  let active = 0
  let inLine = 0
  let isScheduled = false

  return {
    get active() {
      return active
    },
    get waiting() {
      return inLine
    },
    /** How to leave again. Throws `TooBusy` when the line is full, or no place came free in time. */
    enter(network: string): Promise<Leave> {
      const line = lineOf(network)
      if (inLine < waiting && line.waiting.length < waitingPerNetwork) return wait(network, line)
      forgetIfEmpty(network, line)
      return Promise.reject(new TooBusy())
    },
  }

  function wait(network: string, line: Line) {
    return new Promise<Leave>((resolve, reject) => {
      const waiter: Waiter = {
        admit() {
          clearTimeout(timer)
          resolve(take(network, line))
        },
      }
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(waiter), 1)
        inLine--
        if (line.waiting.length === 0) turns.delete(network)
        forgetIfEmpty(network, line)
        reject(new TooBusy())
      }, patienceMs)
      line.waiting.push(waiter)
      inLine++
      turns.add(network)
      schedule()
    })
  }

  function take(network: string, line: Line): Leave {
    active++
    line.active++
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      active--
      line.active--
      forgetIfEmpty(network, line)
      schedule()
    }
  }

  function schedule() {
    if (isScheduled || inLine === 0) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      if (admitNext()) schedule()
    })
  }

  /** False when nobody who waits has room: the next who leaves asks again. */
  function admitNext() {
    for (const network of turns) {
      const line = lineOf(network)
      if (active >= all || line.active >= perNetwork) continue
      const next = line.waiting.shift()
      inLine--
      // Behind the others, for the one after.
      turns.delete(network)
      if (line.waiting.length > 0) turns.add(network)
      next?.admit()
      return true
    }
    return false
  }

  function lineOf(network: string) {
    const known = lines.get(network)
    if (known) return known
    const line: Line = { active: 0, waiting: [] }
    lines.set(network, line)
    return line
  }

  function forgetIfEmpty(network: string, line: Line) {
    if (line.active === 0 && line.waiting.length === 0) lines.delete(network)
  }
}
