import { FairQueue } from './fair-queue.ts'

type Bounds = {
  /** Under way at once. */
  atOnce: number
  maxWaiting?: number
  maxWaitingPerKey?: number
}
type Leave = () => void

export type Turns = {
  /** How to end one's turn, once it has come; null when too many wait already. */
  enter(key: string): Promise<Leave | null> | null
  readonly waiting: number
}

/** So much work at a time; for the rest, whoever brings it takes turns with the others. */
export function createTurns({ atOnce, maxWaiting = Infinity, maxWaitingPerKey = Infinity }: Bounds) {
  const waiting = new FairQueue<(leave: Leave) => void>({ maxWaiting, maxWaitingPerKey })
  const ahead: ((leave: Leave) => void)[] = []
  let underWay = 0

  /**
   * How to end one's turn, once it has come; null when too many wait already. Who need not wait stands in line too:
   * the next turn is another's. Without a key one goes ahead of every line.
   */
  function enter(key: string | null): Promise<Leave> | null {
    const { promise, resolve } = Promise.withResolvers<Leave>()
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
    next(leave)
  }

  /** The place goes straight to the next: nobody who comes now can slip in between. */
  function leave() {
    underWay--
    admitNext()
  }

  return {
    enter,
    get waiting() {
      return waiting.size + ahead.length
    },
  }
}
