export type Miss = { path: string; count: number; lastSeenAt: Date }

const maxPaths = 500

/** Missing addresses in memory between two writes. Of very many, the first ones are kept. */
export class MissTally {
  #misses = new Map<string, Miss>()

  add(path: string, now = new Date()) {
    this.#put({ path, count: 1, lastSeenAt: now })
  }

  take(): Miss[] {
    const misses = [...this.#misses.values()]
    this.#misses.clear()
    return misses
  }

  giveBack(misses: Miss[]) {
    for (const miss of misses) this.#put(miss)
  }

  #put({ path, count, lastSeenAt }: Miss) {
    const known = this.#misses.get(path)
    if (!known && this.#misses.size >= maxPaths) return
    const latest = known && known.lastSeenAt > lastSeenAt ? known.lastSeenAt : lastSeenAt
    this.#misses.set(path, { path, count: count + (known?.count ?? 0), lastSeenAt: latest })
  }
}
