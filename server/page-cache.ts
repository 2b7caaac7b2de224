import { LRUCache } from 'lru-cache'

export type Page = {
  status: number
  headers: Record<string, string>
  /** Names these very bytes: it changes when the body is compressed anew. */
  etag: string
  brotli: Buffer
  /** The name a view of it is counted under; none when it is not counted. */
  countedAs?: string | null
  /** Made for the first who cannot read brotli, and kept. */
  gzip?: Buffer
}

type Entry = { page: Page; tags: string[]; madeAt: number; freshUntil: number; hits: number }
type Render = { page: Promise<Page>; madeAt: number }

export type Rendered = {
  page: Page
  tags: Iterable<string>
  isStorable: boolean
  /** Good enough for who asks now, when there is no earlier page. */
  isIncomplete?: boolean
}

type Options = {
  maxBytes: number
  maxAgeMs: number
  /** How long a visitor waits for a new page before getting the last good one, if there is one. */
  patienceMs?: number
  now?: () => number
  /** Makes a page smaller at leisure; called once for a page that is asked for again. */
  polish?: (page: Page) => Promise<Page>
}

/**
 * Finished pages by normalised path. Changes are numbered: a tag remembers its last one, an entry
 * the last one before its rendering began. So a write makes pages stale without searching for them,
 * and a page that was being rendered meanwhile is stale at once.
 */
export class PageCache {
  #entries: LRUCache<string, Entry>
  #changes = 0
  #changedAt = new Map<string, number>()
  #rendering = new Map<string, Render>()
  #maxAgeMs: number
  #patienceMs: number
  #now: () => number
  #polish: Options['polish']
  /** Since the start, for the metrics. */
  readonly events = { hit: 0, miss: 0, render: 0, stale: 0 }

  // Not the wall clock: somebody who sets it back must not make pages last for days.
  constructor({ maxBytes, maxAgeMs, patienceMs = 2000, now = () => performance.now(), polish }: Options) {
    this.#maxAgeMs = maxAgeMs
    this.#patienceMs = patienceMs
    this.#polish = polish
    this.#now = now
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxBytes / 8,
      sizeCalculation: ({ page }, key) => 2 * page.brotli.length + key.length + 1024,
    })
  }

  /** `'*'` stands for every page: said when we cannot know what changed. */
  invalidate(tags: Iterable<string>) {
    this.#changes++
    for (const tag of tags) this.#changedAt.set(tag, this.#changes)
  }

  findFresh(key: string): Page | null {
    const entry = this.#entries.get(key)
    if (!entry || !this.#isFresh(entry)) return null
    this.events.hit++
    if (++entry.hits === 1) this.#polishLater(entry)
    return entry.page
  }

  /** A fresh copy, or one render however many ask; the last good copy when the render fails or takes too long. */
  get(key: string, render: () => Promise<Rendered>): Promise<Page> {
    const fresh = this.findFresh(key)
    if (fresh) return Promise.resolve(fresh)
    this.events.miss++
    const page = this.#renderOnce(key, render)
    return this.#lastGood(key) ? this.#withPatience(key, page) : page
  }

  #renderOnce(key: string, render: () => Promise<Rendered>): Promise<Page> {
    const running = this.#rendering.get(key)
    // One that began before the last change may show what was just withdrawn: it is not shared.
    if (running?.madeAt === this.#changes) return running.page
    const started: Render = { madeAt: this.#changes, page: this.#render(key, render, this.#changes) }
    this.#rendering.set(key, started)
    const forget = () => {
      if (this.#rendering.get(key) === started) this.#rendering.delete(key)
    }
    started.page.then(forget, forget)
    return started.page
  }

  /** A database that hangs must not make everybody wait for its time limit. */
  async #withPatience(key: string, page: Promise<Page>): Promise<Page> {
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, this.#patienceMs, null)
    })
    try {
      // Looked for again after the wait: by then it may be just what was taken back.
      return (await Promise.race([page, tooLong])) ?? this.#serveLast(key) ?? (await page)
    } finally {
      clearTimeout(timer)
    }
  }

  get size() {
    return this.#entries.size
  }

  get bytes() {
    return this.#entries.calculatedSize
  }

  async #render(key: string, render: () => Promise<Rendered>, madeAt: number): Promise<Page> {
    const freshUntil = this.#now() + this.#maxAgeMs
    this.events.render++
    let rendered: Rendered
    try {
      rendered = await render()
    } catch (error) {
      const last = this.#serveLast(key)
      if (last) return last
      throw error
    }
    const { page, isStorable, isIncomplete } = rendered
    if (page.status >= 500 || isIncomplete) return this.#serveLast(key) ?? page
    const newest = this.#entries.get(key)?.madeAt ?? 0
    if (!isStorable)
      this.#entries.delete(key) // what is gone must not come back as the last good copy
    else if (madeAt >= newest)
      this.#entries.set(key, { page, tags: [...rendered.tags, '*'], madeAt, freshUntil, hits: 0 })
    return page
  }

  /** The last good copy, counted: looking whether there is one is not serving it. */
  #serveLast(key: string) {
    const last = this.#lastGood(key)
    if (last) this.events.stale++
    return last
  }

  /** For when rendering fails. Not what a change has touched by name: that may be just what was taken back. */
  #lastGood(key: string) {
    const entry = this.#entries.get(key)
    if (!entry) return null
    const isTouched = entry.tags.some((tag) => tag !== '*' && (this.#changedAt.get(tag) ?? 0) > entry.madeAt)
    return isTouched ? null : entry.page
  }

  #polishLater(entry: Entry) {
    this.#polish?.(entry.page).then(
      (smaller) => {
        entry.page = smaller
      },
      () => {}, // the page as it is serves as well
    )
  }

  #isFresh({ tags, madeAt, freshUntil }: Entry) {
    return this.#now() < freshUntil && tags.every((tag) => (this.#changedAt.get(tag) ?? 0) <= madeAt)
  }
}
