import { LRUCache } from 'lru-cache'
import type { ArticleList } from '../app/articles/article-list.ts'
import { isOverWithin } from '../app/platform/time-limit.ts'
import { createBackgroundQueue } from './background-queue.ts'

export type Page = {
  status: number
  headers: Record<string, string>
  /** Names these very bytes: it changes when the body is compressed anew. */
  etag: string
  brotli: Buffer
  /** The name a view of it is counted under; none when it is not counted. */
  countedAs?: string | null
  /** For who was sent the page without it, because it took its time. */
  list?: ArticleList
  /** Made for the first who cannot read brotli, and kept. */
  gzip?: Buffer
}

type Entry = {
  page: Page
  tags: string[]
  madeAt: number
  freshUntil: number
  /** It was asked for again, and is made smaller in the background. */
  isPolished?: boolean
}
type Render = { page: Promise<Page>; madeAt: number }
type Freshness = Pick<Entry, 'tags' | 'madeAt' | 'freshUntil'>
type Shared = Freshness & { value: Promise<unknown> }

export type Rendered = {
  page: Page
  tags: Iterable<string>
  isStorable: boolean
  /** Of a place nobody has listed: there is no end to these, so they are kept apart, and few of them. */
  isInvented?: boolean
  /** Good enough for who asks now, when there is no earlier page. */
  isIncomplete?: boolean
}

type Options = {
  maxBytes: number
  /** The share of invented places, besides `maxBytes`. */
  maxInventedBytes?: number
  maxAgeMs: number
  /** How long a visitor waits for a new page before getting the last good one, if there is one. */
  patienceMs?: number
  now?: () => number
  /** Makes a page smaller in the background; called once for a page that is asked for again. */
  polish?: (page: Page) => Promise<Page>
}

/** What an entry takes besides its bodies: headers, tags, the lists around it. Measured on 5,000 town pages. */
const entryOverheadBytes = 3000
/** So little more than its own age is what a page shows. */
const sharedMs = 10_000
const maxShared = 500
/** We use a handful. Should others ever reach us, they must not fill the memory: beyond this any change is one to all. */
const maxTags = 1000
const polishing = { maxWaiting: 32, restFactor: 3 }
/** A page of 20 KB takes 100 ms; the sitemap of all places would take a thread for seconds, to save a tenth. */
const maxPolishedBytes = 48 * 1024

/**
 * Finished pages by normalised path. Changes are numbered: a tag remembers its last one, an entry
 * the last one before its rendering began. So a write makes pages stale without searching for them,
 * and a page that was being rendered meanwhile is stale at once.
 */
export class PageCache {
  #listed: LRUCache<string, Entry>
  #invented: LRUCache<string, Entry>
  #background = createBackgroundQueue(polishing)
  #changes = 0
  #changedAt = new Map<string, number>()
  #rendering = new Map<string, Render>()
  #shared = new LRUCache<string, Shared>({ max: maxShared })
  #maxAgeMs: number
  #patienceMs: number
  #now: () => number
  #polish: Options['polish']
  /** Since the start, for the metrics. */
  readonly events = { hit: 0, miss: 0, render: 0, stale: 0 }

  // Not the wall clock: somebody who sets it back must not make pages last for days.
  constructor({
    maxBytes,
    maxInventedBytes = Math.ceil(maxBytes / 16),
    maxAgeMs,
    patienceMs = 2000,
    now = () => performance.now(),
    polish,
  }: Options) {
    this.#maxAgeMs = maxAgeMs
    this.#patienceMs = patienceMs
    this.#polish = polish
    this.#now = now
    this.#listed = newEntries(maxBytes)
    this.#invented = newEntries(maxInventedBytes)
  }

  /** `'*'` stands for every page: said when we cannot know what changed. */
  invalidate(tags: string[]) {
    if (tags.length === 0) return
    this.#changes++
    for (const tag of tags) this.#changedAt.set(tag, this.#changes)
    if (this.#changedAt.size <= maxTags) return
    this.#changedAt.clear()
    this.#changedAt.set('*', this.#changes)
  }

  findFresh(key: string): Page | null {
    const entry = this.#find(key)
    if (!entry || !this.#isFresh(entry)) return null
    this.events.hit++
    if (!entry.isPolished) this.#polishLater(key, entry)
    return entry.page
  }

  /** The same page for those who cannot read brotli. It counts like every copy. */
  keepGzip(key: string, page: Page, gzip: Buffer) {
    const entry = this.#find(key)
    if (entry?.page === page) this.#replace(key, entry, { ...page, gzip })
  }

  #find(key: string) {
    return this.#listed.get(key) ?? this.#invented.get(key)
  }

  /** As a new entry, so that its bytes are counted anew. */
  #replace(key: string, entry: Entry, page: Page) {
    const entries = this.#listed.has(key) ? this.#listed : this.#invented
    entries.set(key, { ...entry, page })
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

  /** What many pages are made from: read once for a few seconds, unless one of its tags changes. */
  readShared<Value>(key: string, tags: string[], read: () => Promise<Value>): Promise<Value> {
    const known = this.#shared.get(key)
    if (known && this.#isFresh(known)) return known.value as Promise<Value>
    const shared = {
      value: read(),
      tags: [...tags, '*'],
      madeAt: this.#changes,
      freshUntil: this.#now() + sharedMs,
    }
    this.#shared.set(key, shared)
    shared.value.catch(() => {
      if (this.#shared.peek(key) === shared) this.#shared.delete(key)
    })
    return shared.value
  }

  get size() {
    return this.#listed.size + this.#invented.size
  }

  /** A database that hangs must not make everybody wait for its time limit. */
  async #withPatience(key: string, page: Promise<Page>): Promise<Page> {
    if (await isOverWithin(this.#patienceMs, page)) return await page
    // Looked for again after the wait: by then it may be just what was taken back.
    return this.#takeLastGood(key) ?? (await page)
  }

  get bytes() {
    return this.#listed.calculatedSize + this.#invented.calculatedSize
  }

  async #render(key: string, render: () => Promise<Rendered>, madeAt: number): Promise<Page> {
    const freshUntil = this.#now() + this.#maxAgeMs
    this.events.render++
    let rendered: Rendered
    try {
      rendered = await render()
    } catch (error) {
      const last = this.#takeLastGood(key)
      if (last) return last
      throw error
    }
    const { page, isStorable, isIncomplete } = rendered
    if (page.status >= 500 || isIncomplete) return this.#takeLastGood(key) ?? page
    const newest = this.#find(key)?.madeAt ?? 0
    if (isStorable && madeAt < newest) return page
    // What is gone, or no longer of its kind, must not come back as the last good copy.
    this.#listed.delete(key)
    this.#invented.delete(key)
    const entries = rendered.isInvented ? this.#invented : this.#listed
    if (isStorable) entries.set(key, { page, tags: [...rendered.tags, '*'], madeAt, freshUntil })
    return page
  }

  /** For when rendering fails. Not what a change has touched by name: that may be just what was taken back. */
  #lastGood(key: string) {
    const entry = this.#find(key)
    if (!entry) return null
    const isTouched = entry.tags.some((tag) => tag !== '*' && (this.#changedAt.get(tag) ?? 0) > entry.madeAt)
    return isTouched ? null : entry.page
  }

  #takeLastGood(key: string) {
    const page = this.#lastGood(key)
    if (page) this.events.stale++
    return page
  }

  /** Never for invented places: whoever thinks of new ones would have the whole machine pack them. */
  #polishLater(key: string, entry: Entry) {
    const polish = this.#polish
    if (!polish || !this.#listed.has(key) || entry.page.brotli.length > maxPolishedBytes) return
    entry.isPolished = this.#background.add(async () => {
      const { page } = entry
      // A gzip copy that was kept meanwhile made a new entry of the same page.
      const stillKept = () => {
        const now = this.#listed.peek(key)
        return now?.madeAt === entry.madeAt && now.freshUntil === entry.freshUntil ? now : null
      }
      if (!stillKept()) return
      const smaller = await polish(page)
      const now = stillKept()
      if (now) this.#replace(key, now, smaller)
    })
  }

  #isFresh({ tags, madeAt, freshUntil }: Freshness) {
    return this.#now() < freshUntil && tags.every((tag) => (this.#changedAt.get(tag) ?? 0) <= madeAt)
  }
}

function newEntries(maxBytes: number) {
  return new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: ({ page }, key) =>
      page.brotli.length + (page.gzip?.length ?? 0) + key.length + entryOverheadBytes,
  })
}
