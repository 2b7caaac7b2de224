import { expect, test } from 'vitest'
import { TooBusy } from '../admission/limits.ts'
import { type Page, PageCache, type Rendered } from './page-cache.ts'

const body = Buffer.from('body')
function page(etag: string, status = 200): Page {
  return { status, etag, headers: {}, brotli: body }
}
function rendered(etag: string, tags: string[] = [], isStorable = true): Rendered {
  return { page: page(etag), tags, isStorable }
}
function newCache(now = () => 0) {
  return new PageCache({ maxBytes: 1_000_000, maxAgeMs: 1000, now })
}

test('a page is rendered once however many ask for it at the same time', async () => {
  const cache = newCache()
  let renders = 0
  const render = async () => {
    renders++
    await new Promise((resolve) => setTimeout(resolve, 5))
    return rendered('a')
  }
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)))
  expect(renders).toBe(1)
  expect(new Set(pages).size).toBe(1)
  expect(cache.findFresh('/')?.etag).toBe('a')
})

test('a write to a tag makes its pages stale at once, and only those', async () => {
  const cache = newCache()
  await cache.get('/wall', async () => rendered('wall', ['stories']))
  await cache.get('/articles', async () => rendered('articles', ['articles']))
  cache.invalidate(['stories'])
  expect(cache.findFresh('/wall')).toBeNull()
  expect(cache.findFresh('/articles')?.etag).toBe('articles')
  cache.invalidate(['*'])
  expect(cache.findFresh('/articles')).toBeNull()
})

test('a page that was being rendered while its data changed is not cached as fresh', async () => {
  const cache = newCache()
  await cache.get('/wall', async () => {
    cache.invalidate(['stories'])
    return rendered('old', ['stories'])
  })
  expect(cache.findFresh('/wall')).toBeNull()
})

test('who asks after a write never gets a page whose rendering began before it', async () => {
  const cache = newCache()
  let release = () => {}
  const slow = cache.get(
    '/wall',
    () =>
      new Promise((resolve) => {
        release = () => resolve(rendered('before', ['stories']))
      }),
  )
  cache.invalidate(['stories'])
  const after = cache.get('/wall', async () => rendered('after', ['stories']))
  release()
  expect((await slow).etag).toBe('before')
  expect((await after).etag).toBe('after')
  expect(cache.findFresh('/wall')?.etag).toBe('after')
})

test('when rendering fails, the last good copy is served; an error is never stored', async () => {
  const cache = newCache()
  await cache.get('/', async () => rendered('good', ['stories']))
  cache.invalidate(['*'])
  const failing = async (): Promise<Rendered> => ({ page: page('error', 500), tags: [], isStorable: false })
  expect((await cache.get('/', failing)).etag).toBe('good')
  expect((await cache.get('/', () => Promise.reject(new Error('no database')))).etag).toBe('good')
  expect((await cache.get('/new', failing)).status).toBe(500)
  expect(cache.findFresh('/new')).toBeNull()
})

test('a page that became a 404 does not come back as the last good copy', async () => {
  const cache = newCache()
  await cache.get('/story', async () => rendered('story', ['stories']))
  cache.invalidate(['stories'])
  await cache.get('/story', async () => ({ page: page('gone', 404), tags: [], isStorable: false }))
  const failed = await cache.get('/story', async () => ({
    page: page('error', 500),
    tags: [],
    isStorable: false,
  }))
  expect(failed.status).toBe(500)
})

test('the cache stays within its bound', async () => {
  const cache = new PageCache({ maxBytes: 50_000, maxAgeMs: 1000 })
  for (let n = 0; n < 1000; n++) await cache.get(`/city/${n}`, async () => rendered(`${n}`))
  expect(cache.bytes).toBeLessThanOrEqual(50_000)
  expect(cache.findFresh('/city/999')).not.toBeNull()
})

test('a page is rendered anew after its time, in case a change was never announced', async () => {
  let time = 0
  const cache = newCache(() => time)
  await cache.get('/', async () => rendered('a'))
  time = 1001
  expect(cache.findFresh('/')).toBeNull()
})

test('a page that is requested again is recompressed once, in the background', async () => {
  let recompressed = 0
  const recompress = async (one: Page) => {
    recompressed++
    return { ...one, etag: `${one.etag}-small` }
  }
  const cache = new PageCache({ maxBytes: 1_000_000, maxAgeMs: 1000, recompress })
  await cache.get('/', async () => rendered('a'))
  expect(recompressed).toBe(0)
  for (let n = 0; n < 5; n++) expect(cache.findFresh('/')?.etag).toBe('a')
  await new Promise((resolve) => setTimeout(resolve))
  expect(cache.findFresh('/')?.etag).toBe('a-small')
  expect(recompressed).toBe(1)
})

test('a gzip copy stored meanwhile does not stop a page from being recompressed', async () => {
  const smaller = Promise.withResolvers<void>()
  const recompress = async (one: Page) => {
    await smaller.promise
    return { ...one, etag: `${one.etag}-small`, gzip: undefined }
  }
  const cache = new PageCache({ maxBytes: 1_000_000, maxAgeMs: 1000, recompress })
  const { page } = rendered('a')
  await cache.get('/', async () => ({ page, tags: [], isStorable: true }))
  cache.findFresh('/')
  await new Promise((resolve) => setTimeout(resolve))
  cache.storeGzip('/', page, Buffer.alloc(500))
  smaller.resolve()
  await expect.poll(() => cache.findFresh('/')?.etag).toBe('a-small')
  // Its headers hold the tag of before.
  expect(cache.findFresh('/')?.gzip).toBeUndefined()
})

test('what a change touched by name does not come back while rendering fails', async () => {
  const cache = newCache()
  await cache.get('/wall', async () => rendered('withdrawn story', ['stories']))
  cache.invalidate(['stories'])
  await expect(cache.get('/wall', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  )
})

test('while a new page takes too long the last good one is served, and the new one as soon as it is there', async () => {
  let time = 0
  const cache = new PageCache({ maxBytes: 1_000_000, maxAgeMs: 1000, patienceMs: 20, now: () => time })
  await cache.get('/', async () => rendered('old', ['stories']))
  time = 2000
  const slow = Promise.withResolvers<Rendered>()
  expect((await cache.get('/', () => slow.promise)).etag).toBe('old')
  slow.resolve(rendered('new', ['stories']))
  expect((await cache.get('/', () => slow.promise)).etag).toBe('new')
  expect(cache.findFresh('/')?.etag).toBe('new')
})

test('a new page that takes a moment is waited for', async () => {
  let time = 0
  const cache = new PageCache({ maxBytes: 1_000_000, maxAgeMs: 1000, patienceMs: 60_000, now: () => time })
  await cache.get('/', async () => rendered('old'))
  time = 2000
  const answer = cache.get('/', async () => {
    await new Promise((resolve) => setTimeout(resolve, 10))
    return rendered('new')
  })
  expect((await answer).etag).toBe('new')
})

test('however long it takes, nobody gets a page with what was taken back meanwhile', async () => {
  let time = 0
  const cache = new PageCache({ maxBytes: 1_000_000, maxAgeMs: 1000, patienceMs: 20, now: () => time })
  await cache.get('/', async () => rendered('old', ['stories']))
  time = 2000
  const slow = Promise.withResolvers<Rendered>()
  const answer = cache.get('/', () => slow.promise)
  cache.invalidate(['stories'])
  setTimeout(() => slow.resolve(rendered('without it', ['stories'])), 60)
  expect((await answer).etag).toBe('without it')
})

test('a page that lacks something gives way to an earlier whole one and is never cached', async () => {
  const cache = newCache()
  const incomplete = async () => ({ ...rendered('no news'), isIncomplete: true })
  expect((await cache.get('/city', incomplete)).etag).toBe('no news')
  expect(cache.findFresh('/city')).toBeNull()
  await cache.get('/city', async () => rendered('whole'))
  cache.invalidate(['*'])
  expect((await cache.get('/city', incomplete)).etag).toBe('whole')
})

test('endlessly many unlisted places push out each other and no real page', async () => {
  const cache = new PageCache({ maxBytes: 100_000, maxUnlistedBytes: 40_000, maxAgeMs: 1000 })
  await cache.get('/', async () => rendered('home'))
  for (let n = 0; n < 1000; n++)
    await cache.get(`/city/invented-${n}`, async () => ({ ...rendered(`${n}`), isUnlisted: true }))
  expect(cache.findFresh('/')?.etag).toBe('home')
  expect(cache.findFresh('/city/invented-999')?.etag).toBe('999')
  expect(cache.bytes).toBeLessThanOrEqual(50_000)
})

test('an unlisted place is never recompressed, however often it is asked for', async () => {
  let recompressed = 0
  const recompress = async (one: Page) => {
    recompressed++
    return one
  }
  const cache = new PageCache({ maxBytes: 1_000_000, maxAgeMs: 1000, recompress })
  await cache.get('/city/x', async () => ({ ...rendered('x'), isUnlisted: true }))
  for (let n = 0; n < 5; n++) cache.findFresh('/city/x')
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(recompressed).toBe(0)
})

test('every copy of a page counts: the one for those who cannot read brotli too', async () => {
  const cache = newCache()
  const { page: made } = rendered('a')
  await cache.get('/', async () => ({ page: made, tags: [], isStorable: true }))
  const before = cache.bytes
  cache.storeGzip('/', made, Buffer.alloc(500))
  expect(cache.bytes).toBe(before + 500)
  expect(cache.findFresh('/')?.gzip).toHaveLength(500)
  // A copy of a page that is no longer there is of no use.
  cache.storeGzip('/', made, Buffer.alloc(900))
  expect(cache.bytes).toBe(before + 500)
})

test('however many tags were ever told, few are remembered, and no stale page is fresh for it', async () => {
  const cache = newCache()
  await cache.get('/', async () => rendered('a', ['article:first']))
  cache.invalidate(['article:first'])
  for (let n = 0; n < 20_000; n++) cache.invalidate([`article:${n}`])
  expect(cache.findFresh('/')).toBeNull()
})

test('while all slots are taken a cached page is served, though it is no longer fresh', async () => {
  let time = 0
  const cache = newCache(() => time)
  await cache.get('/', async () => rendered('kept', ['stories']))
  time = 5000
  expect((await cache.get('/', () => Promise.reject(new TooBusy()))).etag).toBe('kept')
})

test('a page that is rendered anew while the old one is recompressed is not replaced by it', async () => {
  const smaller = Promise.withResolvers<Page>()
  const cache = new PageCache({ maxBytes: 1_000_000, maxAgeMs: 1000, recompress: () => smaller.promise })
  await cache.get('/', async () => rendered('old', ['stories']))
  cache.findFresh('/')
  cache.invalidate(['stories'])
  await cache.get('/', async () => rendered('new', ['stories']))
  smaller.resolve(page('old, small'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(cache.findFresh('/')?.etag).toBe('new')
})

test('a page that is too long to be recompressed in the background stays as it is', async () => {
  const recompressed: number[] = []
  const recompress = async (one: Page) => {
    recompressed.push(one.brotli.length)
    return one
  }
  const cache = new PageCache({ maxBytes: 1_000_000, maxAgeMs: 1000, recompress })
  for (const bytes of [48 * 1024 + 1, 48 * 1024]) {
    const long = { ...page(`${bytes}`), brotli: Buffer.alloc(bytes) }
    await cache.get(`/${bytes}`, async () => ({ page: long, tags: [], isStorable: true }))
    cache.findFresh(`/${bytes}`)
  }
  await expect.poll(() => recompressed, { interval: 5 }).toEqual([48 * 1024])
})
