type Waiting<Item> = { item: Item; turn: number }

type Bounds = {
  maxWaiting: number
  /** Of one key, so that one sender alone cannot fill the queue. */
  maxWaitingPerKey: number
}

/**
 * Senders take turns, however much each of them has brought: every item gets the number of a turn, one more
 * than the sender's last, and no lower than the turn that is under way. The lowest number is next, so a
 * sender of one item waits for one of each of the others, not for all of them.
 */
export class FairQueue<Item> {
  readonly #bounds: Bounds
  readonly #waiting = new Map<string, Waiting<Item>[]>()
  #size = 0
  #turn = 0
  #served: string | undefined

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  get size() {
    return this.#size
  }

  /** False when there is no room for it. */
  add(key: string, item: Item): boolean {
    const own = this.#waiting.get(key) ?? []
    if (this.#size >= this.#bounds.maxWaiting || own.length >= this.#bounds.maxWaitingPerKey) return false
    own.push({ item, turn: Math.max(this.#turn, own.at(-1)?.turn ?? 0) + 1 })
    this.#waiting.set(key, own)
    this.#size++
    return true
  }

  /** The next item of an eligible key, or undefined when none waits. */
  take(isEligible: (key: string) => boolean = () => true): Item | undefined {
    const key = this.#nextKey(isEligible)
    if (key === undefined) return undefined
    const next = this.#waiting.get(key)?.[0]
    if (!next) return undefined
    this.remove(key, next.item)
    // A sender that could not be served at its turn must not set the turn back for later ones.
    this.#turn = Math.max(this.#turn, next.turn)
    this.#served = key
    return next.item
  }

  /** For a waiter that timed out. */
  remove(key: string, item: Item) {
    const own = this.#waiting.get(key) ?? []
    const at = own.findIndex((one) => one.item === item)
    if (at < 0) return
    own.splice(at, 1)
    if (own.length === 0) this.#waiting.delete(key)
    this.#size--
  }

  /** Of two with the same turn the one that came first, unless its sender was served last. */
  #nextKey(isEligible: (key: string) => boolean) {
    let best: { key: string; turn: number } | undefined
    for (const [key, [first]] of this.#waiting) {
      if (!first) continue
      const isSooner =
        !best || first.turn < best.turn || (first.turn === best.turn && best.key === this.#served)
      if (isSooner && isEligible(key)) best = { key, turn: first.turn }
    }
    return best?.key
  }
}
