import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { exchange } from '../testing/exchange.ts'
import { answerOf, isMiss, sendRedirect } from './missing-pages.ts'
import { bytesOf, pageFrom, recompressPage, sendPage, sendReady } from './page-answer.ts'

const html = `<!doctype html>${Array.from({ length: 500 }, (_, n) => `<p>Door ${n * n}</p>`).join('')}`
const made = (status = 200, headers = {}) => pageFrom(new Response(html, { status }), headers)
const nothing = () => {}

async function sent(page: Awaited<ReturnType<typeof made>>, headers: Record<string, string>, method = 'GET') {
  const { request, response, sent } = exchange({ method, headers })
  await sendPage(request, response, page, nothing)
  return sent()
}

test('a page is cached in brotli; browsers revalidate each time, shared caches after five seconds', async () => {
  const page = await made(200, { 'X-Extra': 'yes' })
  expect(brotliDecompressSync(page.brotli).toString()).toBe(html)
  expect(page.etag).toMatch(/^[\w-]{22}$/)
  expect(page.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=0, stale-if-error=600',
    'cdn-cache-control': 'max-age=5, stale-while-revalidate=0, stale-if-error=600',
    ...{ vary: 'Accept-Encoding', 'x-extra': 'yes' },
  })
})

test('what a route says of its caching is said once, and instead of that', async () => {
  const response = new Response(html, { headers: { 'Cache-Control': 'no-cache', Vary: 'Cookie' } })
  const page = await pageFrom(response, { 'X-Extra': 'yes' })
  const { request, response: answer, sent } = exchange({ headers: { 'accept-encoding': 'br' } })
  expect(sendReady(request, answer, page, 'an-id')).toBe(true)
  const names = Object.keys(page.headers)
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  expect(sent().headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
  expect(page.headers).not.toHaveProperty('cdn-cache-control')
})

test('what is no page is not cached', async () => {
  const { headers } = await made(404)
  expect(headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(headers).not.toHaveProperty('cdn-cache-control')
})

test('a page that was finished elsewhere is taken as it is', async () => {
  const page = await pageFrom(new Response('other'), {}, Buffer.from(html))
  expect(brotliDecompressSync(page.brotli).toString()).toBe(html)
  expect(page.etag).toBe((await made()).etag)
})

test('any text becomes its bytes in UTF-8, halves of a sign too', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
  )
  fc.assert(fc.property(anyText, (text) => bytesOf(text).equals(Buffer.from(text))))
  for (const length of [131_072, 131_073]) {
    const long = '’'.repeat(length)
    expect(bytesOf(long).equals(Buffer.from(long))).toBe(true)
  }
})

test('two pages share a tag only when they share every sign', async () => {
  const tagOf = async (text: string) => (await pageFrom(new Response(''), {}, Buffer.from(text))).etag
  expect(await tagOf(html)).toBe(await tagOf(html))
  expect(await tagOf(`${html} `)).not.toBe(await tagOf(html))
})

test('everybody gets the encoding they read, each with a tag of its own', async () => {
  const page = await made()
  const [br, gzip, plain] = [
    await sent(page, { 'accept-encoding': 'gzip, br' }),
    await sent(page, { 'accept-encoding': 'gzip' }),
    await sent(page, {}),
  ]
  expect(brotliDecompressSync(br.body).toString()).toBe(html)
  expect(gunzipSync(gzip.body).toString()).toBe(html)
  expect(plain.body.toString()).toBe(html)
  const encodings = [br, gzip, plain].map(({ headers }) => headers['content-encoding'])
  expect(encodings).toEqual(['br', 'gzip', undefined])
  const tags = [br, gzip, plain].map(({ headers }) => headers.etag)
  expect(tags).toEqual(['br', 'gzip', 'identity'].map((name) => `"${page.etag}${name}"`))
  expect(plain.headers['content-length']).toBe(String(html.length))
})

test('gzip is made once, and handed over to be cached', async () => {
  const page = await made()
  const keep = vi.fn()
  const { request, response } = exchange({ headers: { 'accept-encoding': 'gzip' } })
  await sendPage(request, response, page, keep)
  expect(keep).toHaveBeenCalledExactlyOnceWith(expect.any(Buffer))
  const again = exchange({ headers: { 'accept-encoding': 'gzip' } })
  await sendPage(again.request, again.response, { ...page, gzip: Buffer.from('kept') }, keep)
  expect(again.sent().body.toString()).toBe('kept')
  expect(keep).toHaveBeenCalledOnce()
})

test('for all who ask for gzip at once it is made once', async () => {
  const page = await made()
  const keep = vi.fn()
  const asking = Array.from({ length: 20 }, () => exchange({ headers: { 'accept-encoding': 'gzip' } }))
  await Promise.all(asking.map(({ request, response }) => sendPage(request, response, page, keep)))
  for (const { sent } of asking) expect(gunzipSync(sent().body).toString()).toBe(html)
  expect(new Set(keep.mock.calls.map(([body]) => body)).size).toBe(1)
})

test('who has these very bytes is told so, by any of the tags they hold; an error is always sent', async () => {
  const page = await made()
  const tag = `"${page.etag}br"`
  const asked = async (header: string, of = page) =>
    await sent(of, { 'accept-encoding': 'br', 'if-none-match': header })
  for (const header of [tag, `W/${tag}`, `"old", ${tag}`, '*']) {
    const { status, headers, body } = await asked(header)
    expect([status, headers.etag, body.length]).toEqual([304, tag, 0])
  }
  expect((await asked('"old"')).status).toBe(200)
  const missing = await made(404)
  const { status, headers } = await asked(`"${missing.etag}br"`, missing)
  expect([status, headers.etag]).toEqual([404, undefined])
})

test('HEAD has the headers of the page and no body', async () => {
  const { headers, body } = await sent(await made(), {}, 'HEAD')
  expect([headers['content-length'], body.length]).toEqual([String(html.length), 0])
})

test('a page whose bytes lie ready is sent at once; anything else is left to the longer way', async () => {
  const page = await made()
  const ready = (headers: Record<string, string>, of = page) => {
    const { request, response, sent } = exchange({ headers })
    return sendReady(request, response, of, 'request-id') ? sent() : null
  }
  const answer = ready({ 'accept-encoding': 'br' })
  expect(answer).toMatchObject({
    status: 200,
    headers: { 'x-request-id': 'request-id', 'content-encoding': 'br', etag: `"${page.etag}br"` },
  })
  expect(answer?.body).toEqual(page.brotli)
  expect(ready({ 'accept-encoding': 'br' })?.headers).toEqual(answer?.headers)
  expect(ready({ 'accept-encoding': 'gzip' })).toBeNull()
  expect(ready({ 'accept-encoding': 'gzip' }, { ...page, gzip: Buffer.from('kept') })?.body.toString()).toBe(
    'kept',
  )
  expect(ready({})).toBeNull()
  expect(ready({ 'accept-encoding': 'br', 'if-none-match': '"x"' })).toBeNull()
})

test('a recompressed page has another tag and the same words', async () => {
  const page = await made()
  const recompressed = await recompressPage({ ...page, gzip: Buffer.from('old') })
  expect(recompressed.etag).not.toBe(page.etag)
  expect(recompressed.gzip).toBeUndefined()
  expect(recompressed.brotli.length).toBeLessThan(page.brotli.length)
  expect(brotliDecompressSync(recompressed.brotli).toString()).toBe(html)
})

test('a page is missing when it says so, or leads to the page that does', () => {
  const at = (status: number, location?: string) => ({
    ...{ status, headers: { ...(location && { location }) }, etag: '', brotli: Buffer.from('') },
  })
  const pages = [at(404), at(302, '/404'), at(302, '/other'), at(301, '/404'), at(200)]
  expect(pages.map(isMiss)).toEqual([true, true, false, false, false])
})

test('the maker of redirects hears what an address answers', () => {
  const answer = (status: number, to?: string) =>
    answerOf(new Response(null, { status, headers: { ...(to && { Location: to }) } }))
  expect(answer(404)).toEqual({ kind: 'missing' })
  expect(answer(302, '/404')).toEqual({ kind: 'missing' })
  expect(answer(301, '/new')).toEqual({ kind: 'moved', to: '/new' })
  expect(answer(300, '/new')).toEqual({ kind: 'moved', to: '/new' })
  expect(answer(200)).toEqual({ kind: 'page' })
  expect(answer(200, '/new')).toEqual({ kind: 'page' })
  expect(answer(302)).toEqual({ kind: 'page' })
  expect(answer(400, '/new')).toEqual({ kind: 'page' })
})

test('a redirect is asked about again after five minutes', () => {
  const { response, sent } = exchange()
  sendRedirect(response, '/new')
  expect(sent()).toMatchObject({ status: 301, headers: { location: '/new', 'cache-control': 'max-age=300' } })
})

test('a redirect takes the query along, unless its target has one of its own', () => {
  const sentTo = (target: string) => {
    const { response, sent } = exchange()
    sendRedirect(response, target, '?utm_source=mail')
    return sent().headers.location
  }
  expect(sentTo('/new')).toBe('/new?utm_source=mail')
  expect(sentTo('/new#part')).toBe('/new?utm_source=mail#part')
  expect(sentTo('/new?a=1')).toBe('/new?a=1')
  expect(sentTo('https://other.example/a')).toBe('https://other.example/a')
})

test('all who read a page without compression at one time share one copy', async () => {
  const page = await made()
  const decompressedFor = async () => {
    const { request, response } = exchange()
    const end = vi.spyOn(response, 'end')
    await sendPage(request, response, page, nothing)
    return end.mock.lastCall?.[0]
  }
  const [first, second] = await Promise.all([decompressedFor(), decompressedFor()])
  expect(second).toBe(first)
  expect(await decompressedFor()).toBe(first)
})
