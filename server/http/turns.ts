/** Cached pages take 0.1 ms, bodies in small pieces 1 ms: others wait for some of these, not for hundreds. */
const perTurn = 32

/**
 * Begins no more than so many requests of one network in one turn of the event loop, in their order; the others wait for
 * the next. Hundreds of connections that ask again as soon as they are answered would make each turn as long as all of
 * them take, and a visitor who connects needs several turns.
 */
export function createTurns() {
  const begun = new Map<string, number>()
  const waiting = new Map<string, (() => void)[]>()
  let isTurnAhead = false

  function turnAhead() {
    if (isTurnAhead) return
    isTurnAhead = true
    setImmediate(beginWaiting)
  }

  function beginWaiting() {
    isTurnAhead = false
    begun.clear()
    for (const [network, queue] of waiting) {
      const some = queue.splice(0, perTurn)
      begun.set(network, some.length)
      if (queue.length === 0) waiting.delete(network)
      for (const begin of some) begin()
    }
    if (waiting.size > 0) turnAhead()
  }

  return {
    run(network: string, begin: () => void) {
      turnAhead()
      const queue = waiting.get(network)
      const count = begun.get(network) ?? 0
      if (queue) queue.push(begin)
      else if (count >= perTurn) waiting.set(network, [begin])
      else {
        begun.set(network, count + 1)
        begin()
      }
    },
  }
}
