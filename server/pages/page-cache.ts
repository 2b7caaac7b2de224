import { LRUCache } from 'lru-cache'
import type { ArticleList } from '../../app/articles/article-list.ts'
import { isOverWithin } from '../../app/platform/time-limit.ts'
import { createBackgroundQueue } from './background-queue.ts'

export type Page = {
  status: number
  headers: Record<string, string>
  /** Names these very bytes: it changes when the body is recompressed. */
  etag: string
  brotli: Buffer
  /** The name a view of it is counted under; none when it is not counted. */
  countedAs?: string | null
  /** The list of articles, for a response that was streamed without it because it was slow. */
  list?: ArticleList
  /** Compressed for the first client without brotli, and cached with the page. */
  gzip?: Buffer
}

type Entry = {
  page: Page
  tags: string[]
  madeAt: number
  freshUntil: number
  /** It was requested again, and its recompression is queued or done. */
  isRecompressed?: boolean
}
type Render = { page: Promise<Page>; madeAt: number }
type Freshness = Pick<Entry, 'tags' | 'madeAt' | 'freshUntil'>
type Shared = Freshness & { value: Promise<unknown> }

export type Rendered = {
  page: Page
  tags: Iterable<string>
  isStorable: boolean
  /** Of an unlisted place: their number has no bound, so they are cached apart, and few of them. */
  isUnlisted?: boolean
  /** Sent once, when there is no earlier page, and not cached. */
  isIncomplete?: boolean
}

type Options = {
  maxBytes: number
  /** For unlisted places, besides `maxBytes`. */
  maxUnlistedBytes?: number
  maxAgeMs: number
  /** How long a visitor waits for a new page before getting the last good one, if there is one. */
  patienceMs?: number
  now?: () => number
  /** Makes a page smaller in the background; called once for a page that is requested again. */
  recompress?: (page: Page) => Promise<Page>
  /** The page stays as large as it was. */
  onRecompressError?: (error: unknown) => void
}

/** What an entry takes besides its bodies: headers, tags, the lists around it. Measured on 5,000 town pages. */
const entryOverheadBytes = 3000
/** Shared data may add this much to the age of what a page shows. */
const sharedMs = 10_000
const maxShared = 500
/** We use a handful. Unknown ones must not fill the memory: beyond this every change invalidates all pages. */
const maxTags = 1000
const recompression = { maxWaiting: 32, restFactor: 3 }
/** A page of 20 KB takes 100 ms; the sitemap of all places would take a thread for seconds, to save a tenth. */
const maxRecompressedBytes = 48 * 1024

/**
 * Finished pages by normalised path. Changes are numbered: a tag remembers its last one, an entry
 * the last one before its rendering began. So a write makes pages stale without searching for them,
 * and a page that was being rendered meanwhile is stale at once.
 */
export class PageCache {
  #listed: LRUCache<string, Entry>
  #unlisted: LRUCache<string, Entry>
  #background: ReturnType<typeof createBackgroundQueue>
  #changes = 0
  #changedAt = new Map<string, number>()
  #rendering = new Map<string, Render>()
  #shared = new LRUCache<string, Shared>({ max: maxShared })
  #maxAgeMs: number
  #patienceMs: number
  #now: () => number
  #recompress: Options['recompress']
  /** Since the start, for the metrics. */
  readonly events = { hit: 0, miss: 0, render: 0, stale: 0 }

  // Not the wall clock: somebody who sets it back must not make pages last for days.
  constructor({
    maxBytes,
    maxUnlistedBytes = Math.ceil(maxBytes / 16),
    maxAgeMs,
    patienceMs = 2000,
    now = () => performance.now(),
    recompress,
    onRecompressError = () => {},
  }: Options) {
    this.#maxAgeMs = maxAgeMs
    this.#patienceMs = patienceMs
    this.#recompress = recompress
    this.#background = createBackgroundQueue({ ...recompression, onError: onRecompressError })
    this.#now = now
    this.#listed = newEntries(maxBytes)
    this.#unlisted = newEntries(maxUnlistedBytes)
  }

  /** `'*'` is every page, for when it is not known what changed. */
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
    if (!entry.isRecompressed) this.#recompressLater(key, entry)
    return entry.page
  }

  /** The same page for clients without brotli. Its bytes count too. */
  storeGzip(key: string, page: Page, gzip: Buffer) {
    const entry = this.#find(key)
    if (entry?.page === page) this.#replace(key, entry, { ...page, gzip })
  }

  #find(key: string) {
    return this.#listed.get(key) ?? this.#unlisted.get(key)
  }

  /** As a new entry, so that its bytes are counted anew. */
  #replace(key: string, entry: Entry, page: Page) {
    const entries = this.#listed.has(key) ? this.#listed : this.#unlisted
    entries.set(key, { ...entry, page })
  }

  /** A fresh copy, or one render for all who ask meanwhile; the last good copy when it fails or takes too long. */
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
    return this.#listed.size + this.#unlisted.size
  }

  /** A database that hangs must not make everybody wait for its time limit. */
  async #withPatience(key: string, page: Promise<Page>): Promise<Page> {
    if (await isOverWithin(this.#patienceMs, page)) return await page
    // Looked up again after the wait: it may have been invalidated meanwhile.
    return this.#takeLastGood(key) ?? (await page)
  }

  get bytes() {
    return this.#listed.calculatedSize + this.#unlisted.calculatedSize
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
    // A page that is gone, or moved to the other cache, must not come back as the last good copy.
    this.#listed.delete(key)
    this.#unlisted.delete(key)
    const entries = rendered.isUnlisted ? this.#unlisted : this.#listed
    if (isStorable) entries.set(key, { page, tags: [...rendered.tags, '*'], madeAt, freshUntil })
    return page
  }

  /** For when rendering fails. Not if one of its own tags changed since: it may show what was just withdrawn. */
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

  /** Never for unlisted places: requests for made-up ones would keep the processor busy. */
  #recompressLater(key: string, entry: Entry) {
    const recompress = this.#recompress
    if (!recompress || !this.#listed.has(key) || entry.page.brotli.length > maxRecompressedBytes) return
    entry.isRecompressed = this.#background.add(async () => {
      const { page } = entry
      // A gzip copy that was stored meanwhile made a new entry of the same page.
      const currentEntry = () => {
        const current = this.#listed.peek(key)
        const isSame = current?.madeAt === entry.madeAt && current.freshUntil === entry.freshUntil
        return isSame ? current : null
      }
      if (!currentEntry()) return
      const smaller = await recompress(page)
      const current = currentEntry()
      if (current) this.#replace(key, current, smaller)
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
