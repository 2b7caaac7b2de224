import { LRUCache } from 'lru-cache'

export type Page = {
  status: number
  headers: Record<string, string>
  etag: string
  /** Identity is not kept: who cannot read gzip gets it unpacked on the way out. */
  brotli: Buffer
  gzip: Buffer
}

type Entry = { page: Page; tags: string[]; versions: number[]; everything: number; freshUntil: number }

export type Rendered = { page: Page; tags: Iterable<string>; isStorable: boolean }

type Options = { maxBytes: number; maxAgeMs: number; now?: () => number }

/**
 * Finished pages by normalised path. Every entry remembers the version of its tags
 * from before it was rendered; a write raises the version, so a page that was
 * being rendered meanwhile is stale at once, and nothing has to be searched for.
 */
export class PageCache {
  #entries: LRUCache<string, Entry>
  #versions = new Map<string, number>()
  #everything = 0
  #rendering = new Map<string, Promise<Page>>()
  #maxAgeMs: number
  #now: () => number

  constructor({ maxBytes, maxAgeMs, now = Date.now }: Options) {
    this.#maxAgeMs = maxAgeMs
    this.#now = now
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxBytes / 8,
      sizeCalculation: ({ page }, key) => page.brotli.length + page.gzip.length + key.length + 1024,
    })
  }

  /** `'*'` stands for every page: said when we cannot know what changed. */
  invalidate(tags: Iterable<string>) {
    for (const tag of tags) {
      if (tag === '*') this.#everything++
      else this.#versions.set(tag, this.#version(tag) + 1)
    }
  }

  findFresh(key: string): Page | null {
    const entry = this.#entries.get(key)
    return entry && this.#isFresh(entry) ? entry.page : null
  }

  /** A fresh copy, or one render however many ask; the last good copy when the render fails. */
  async get(key: string, render: () => Promise<Rendered>): Promise<Page> {
    const fresh = this.findFresh(key)
    if (fresh) return fresh
    const running = this.#rendering.get(key)
    if (running) return running
    const started = this.#render(key, render).finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, started)
    return started
  }

  get bytes() {
    return this.#entries.calculatedSize
  }

  async #render(key: string, render: () => Promise<Rendered>): Promise<Page> {
    const versionsBefore = new Map(this.#versions)
    const everything = this.#everything
    const startedAt = this.#now()
    let rendered: Rendered
    try {
      rendered = await render()
    } catch (error) {
      const last = this.#entries.get(key)
      if (last) return last.page
      throw error
    }
    const { page, isStorable } = rendered
    if (page.status >= 500) return this.#entries.get(key)?.page ?? page
    const tags = [...rendered.tags]
    const versions = tags.map((tag) => versionsBefore.get(tag) ?? 0)
    if (isStorable) {
      this.#entries.set(key, { page, tags, versions, everything, freshUntil: startedAt + this.#maxAgeMs })
    } else this.#entries.delete(key) // a page that is gone must not come back as the last good copy
    return page
  }

  #isFresh({ tags, versions, everything, freshUntil }: Entry) {
    return (
      everything === this.#everything &&
      this.#now() < freshUntil &&
      tags.every((tag, index) => this.#version(tag) === versions[index])
    )
  }

  #version(tag: string) {
    return this.#versions.get(tag) ?? 0
  }
}
