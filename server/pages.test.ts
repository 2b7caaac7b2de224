import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RouterContext, RouterContextProvider, ServerBuild } from 'react-router'
import { expect, test, vi } from 'vitest'
import { authContext } from '../app/accounts/context.ts'
import { visitsContext } from '../app/analytics/context.ts'
import { applicationsContext } from '../app/applications/context.ts'
import { articleListContext } from '../app/articles/article-list.ts'
import { backupContext } from '../app/backup/context.ts'
import { importsContext } from '../app/data/context.ts'
import { factsContext } from '../app/health/context.ts'
import { databaseContext, logContext, requestContext } from '../app/platform/context.ts'
import { lookUpContext, redirectsContext } from '../app/redirects/context.ts'
import { renderContext, siteContext } from '../app/site/context.ts'
import { defaultSite } from '../app/site/site.ts'
import { picturesContext } from '../app/social/context.ts'
import { intakeContext } from '../app/stories/context.ts'
import { createDoors, type Doors } from './doors.ts'
import { BodyTooLarge, bodyLimitFor, TooBusy } from './limits.ts'
import { createLog } from './log.ts'
import { PageCache } from './page-cache.ts'
import { createPages, type PagesParts, type Visit } from './pages.ts'
import { createRoom } from './room.ts'
import { exchange } from './testing/exchange.ts'

type Asked = { request: Request; context: RouterContextProvider }
type Answer = (asked: Asked) => Response | Promise<Response>

const siteUrl = 'https://rent.example'
const html = (body = 'a page', headers = {}, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })

/** Pages whose every route answers so; `asked` holds what the routes were asked. */
function pagesWith(answer: Answer = () => html(), given: Partial<PagesParts> & { book?: object } = {}) {
  const asked: Asked[] = []
  const cache = new PageCache({ maxBytes: 8_000_000, maxAgeMs: 300_000 })
  const doors = createDoors()
  const book: Record<string, string> = { ...given.book }
  const parts = {
    env: { siteUrl, trustProxy: 0 },
    log: createLog('silent'),
    live: { current: async (language) => defaultSite(siteUrl, language), known: givenSite },
    visits: { saw: vi.fn(), missed: vi.fn() },
    redirects: { find: (path) => book[path] },
    noteForwarded: vi.fn(),
    mode: 'production',
    ...{ cache, doors },
    build: buildOf((one: Asked) => {
      asked.push(one)
      return answer(one)
    }),
    ...Object.fromEntries(handedOn.map((name) => [name, { name }])),
    ...given,
  } as PagesParts
  const pages = createPages(parts)
  async function ask(pathname: string, { search = '', body, isComplete = true, ...how }: How = {}) {
    const { request, response, told } = exchange({ method: body === undefined ? 'GET' : 'POST', ...how })
    if (body !== undefined) request.push(body)
    request.push(null)
    request.complete = isComplete
    const from = { address: '203.0.113.7', network: '203.0.113.0' }
    const visit: Visit = {
      request,
      response,
      pathname,
      search,
      requestId: 'r1',
      seen: { kind: 'other' },
      from,
    }
    await pages.answer(visit)
    return {
      ...told(),
      seen: visit.seen.kind,
      connection: response.getHeader('Connection'),
      isEnded: response.writableEnded,
    }
  }
  return { asked, ask, cache, doors, pages, parts, last: () => asked.at(-1) as Asked }
}

type How = {
  method?: string
  headers?: Record<string, string>
  search?: string
  body?: string | Buffer
  isComplete?: boolean
}

const givenSite: PagesParts['live']['known'] = (language) => defaultSite(siteUrl, language)
const handedOn = [
  'database',
  'intake',
  'applications',
  'imports',
  'auth',
  'backups',
  'pictures',
  'facts',
] as const

function buildOf(answer: Answer) {
  const route = {
    id: 'routes/not-found',
    path: '*',
    parentId: 'root',
    module: { loader: answer, action: answer },
  }
  return {
    routes: { root: { id: 'root', path: '', module: {} }, [route.id]: route },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    ...{ future: {}, basename: '/', publicPath: '/', prerender: [], ssr: true },
    routeDiscovery: { mode: 'initial' },
    entry: { module: {} },
  } as unknown as ServerBuild
}

test('a public page is made once, for nobody in particular, and counted for everybody who reads it', async () => {
  const { ask, asked, parts, last } = pagesWith()
  const headers = { cookie: 'session=1', 'accept-language': 'es' }
  const first = await ask('/states', { headers, search: '?ref=mail' })
  const second = await ask('/states')
  expect([first.status, first.seen, second.status, second.seen]).toEqual([200, 'page_rendered', 200, 'other'])
  expect(asked).toHaveLength(1)
  expect(last().request.url).toBe(`${siteUrl}/states`)
  expect(Object.fromEntries(last().request.headers)).toEqual({ accept: 'text/html' })
  const { id, address, nonce } = last().context.get(requestContext)
  expect({ id, address, nonce }).toEqual({ id: 'r1', address: undefined, nonce: undefined })
  expect(first.headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
  expect(first.headers['strict-transport-security']).toBeDefined()
  expect(parts.visits.saw).toHaveBeenCalledTimes(2)
  expect(parts.visits.saw).toHaveBeenLastCalledWith({}, '/states')
})

test('a page that an address makes of its fields is made of those alone, and kept for each', async () => {
  const { ask, asked, last } = pagesWith()
  await ask('/rent-finder', { search: '?ref=mail&near=houston-tx' })
  await ask('/rent-finder', { search: '?near=houston-tx' })
  expect(asked).toHaveLength(1)
  expect(last().request.url).toBe(`${siteUrl}/rent-finder?near=houston-tx`)
  await ask('/es/rent-finder', { search: '?near=houston-tx' })
  expect(last().request.url).toBe(`${siteUrl}/rent-finder?near=houston-tx`)
  expect(last().context.get(siteContext).language).toBe('es')
})

test('a change of the settings makes every page anew', async () => {
  const { ask, asked, cache } = pagesWith(({ context }) => {
    context.get(requestContext).tags.add('stories')
    return html()
  })
  for (const tag of ['site', 'stories', 'articles']) {
    await ask('/states')
    cache.invalidate([tag])
  }
  await ask('/states')
  expect(asked).toHaveLength(3)
})

test('what the page hands over finished is sent, and not what its answer holds', async () => {
  const { ask } = pagesWith(({ context }) => {
    context.get(requestContext).takeHtml?.('finished')
    return html('unfinished')
  })
  expect((await ask('/states')).body.toString()).toBe('finished')
})

test.each([
  ['with a cookie', html('', { 'Set-Cookie': 'a=b' })],
  ['that says no-store', html('', { 'Cache-Control': 'no-store' })],
  ['that is private', html('', { 'Cache-Control': 'private, max-age=60' })],
  ['that is no page', html('', {}, 410)],
])('an answer %s is kept for nobody else', async (_, answer) => {
  const { ask, asked } = pagesWith(() => answer.clone())
  await ask('/states')
  await ask('/states')
  expect(asked).toHaveLength(2)
})

test('in development nothing is kept, and no policy stops the hot-reload client', async () => {
  const { ask, asked } = pagesWith(undefined, { mode: 'development' })
  expect((await ask('/states')).headers['content-security-policy']).toBe('')
  await ask('/states')
  expect(asked).toHaveLength(2)
})

test('only pages that were read are counted', async () => {
  const counts = async (answer: Response, how?: How) => {
    const { ask, parts } = pagesWith(() => answer)
    await ask('/states', how)
    return vi.mocked(parts.visits.saw).mock.calls.length
  }
  expect(await counts(html())).toBe(1)
  expect(await counts(html(), { method: 'HEAD' })).toBe(0)
  expect(await counts(html('', {}, 404))).toBe(0)
  expect(await counts(new Response('{}', { headers: { 'Content-Type': 'application/json' } }))).toBe(0)
  expect(await counts(new Response(null, { headers: {} }))).toBe(0)
})

test('a page that is made in advance is there for the first who asks', async () => {
  const { ask, asked, pages } = pagesWith()
  await pages.prepare('/states')
  expect((await ask('/states')).status).toBe(200)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.context.get(requestContext).id).toBe('in advance')
})

test('a page takes a place while it is made, of the network of who asks; one that is kept takes none', async () => {
  const during: number[] = []
  const { ask, doors } = pagesWith(() => {
    during.push(doors.places.active)
    return html()
  })
  const enter = vi.spyOn(doors.places, 'enter')
  await ask('/states')
  await ask('/admin')
  expect([during, doors.places.active]).toEqual([[1, 1], 0])
  expect(enter).toHaveBeenLastCalledWith('203.0.113.0')
  enter.mockRejectedValue(new TooBusy())
  expect((await ask('/states')).status).toBe(200)
  await expect(ask('/about')).rejects.toThrow(TooBusy)
})

test('that a proxy stands in front is noted when it says so', async () => {
  const { ask, parts } = pagesWith()
  await ask('/states')
  expect(parts.noteForwarded).not.toHaveBeenCalled()
  await ask('/states', { headers: { 'x-forwarded-for': '' } })
  expect(parts.noteForwarded).toHaveBeenCalledOnce()
})

test("the router's data addresses exist in the admin area alone", async () => {
  const { ask, asked } = pagesWith()
  expect((await ask('/states.data')).status).toBe(404)
  expect(asked).toHaveLength(0)
  expect((await ask('/admin/stories.data')).status).toBe(200)
})

test('the admin area is made for who asks, each time, with a nonce of its own', async () => {
  const { ask, asked, last, parts } = pagesWith()
  const { headers } = await ask('/admin/stories', { headers: { cookie: 'session=1' }, search: '?page=2' })
  expect(last().request.url).toBe(`${siteUrl}/admin/stories?page=2`)
  expect(last().request.headers.get('cookie')).toBe('session=1')
  const { nonce, address } = last().context.get(requestContext)
  expect(address).toBe('203.0.113.7')
  expect(Buffer.from(nonce ?? '', 'base64')).toHaveLength(16)
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
  expect(headers['cache-control']).toBe('no-store')
  await ask('/admin/stories')
  expect(asked).toHaveLength(2)
  expect(last().context.get(requestContext).nonce).not.toBe(nonce)
  expect(parts.visits.saw).not.toHaveBeenCalled()
})

test('a personal page is made for who asks, without a nonce, and says itself how long it may be kept', async () => {
  const caching = { 'Cache-Control': 'private, max-age=60' }
  const { ask, last } = pagesWith(() => html('', caching))
  const { headers } = await ask('/applications/sent', { headers: { cookie: 'a=b' } })
  expect(last().request.headers.get('cookie')).toBe('a=b')
  expect(headers['cache-control']).toBe(caching['Cache-Control'])
  expect(last().context.get(requestContext).nonce).toBeUndefined()
  expect(headers['content-security-policy']).not.toContain('nonce')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
})

test('the page that shows somebody their own story is counted, once for who reads it', async () => {
  const { ask, parts } = pagesWith()
  await ask('/approval-wall/share')
  await ask('/approval-wall/share', { method: 'HEAD' })
  expect(parts.visits.saw).toHaveBeenCalledExactlyOnceWith({}, '/approval-wall/share')
})

test('where somebody is sent on, it is in the language of the page', async () => {
  const { ask } = pagesWith(() => new Response(null, { status: 302, headers: { Location: '/states' } }))
  const to = async (path: string, how?: How) => (await ask(path, how)).headers.location
  expect(await to('/about')).toBe('/states')
  expect(await to('/es/about')).toBe('/es/states')
  expect(await to('/es/about', { body: 'a=b' })).toBe('/es/states')
  expect((await pagesWith().ask('/es/about')).headers.location).toBeUndefined()
})

test('what is missing is where the owner moved it, in its language, and else noted as missing', async () => {
  const book = { '/old': '/states' }
  const { ask, parts } = pagesWith(() => html('not found', {}, 404), { book })
  const to = async (path: string, how?: How) => {
    const { status, headers } = await ask(path, how)
    return [status, headers.location]
  }
  expect(await to('/old')).toEqual([301, '/states'])
  expect(await to('/es/old')).toEqual([301, '/es/states'])
  expect(parts.visits.missed).not.toHaveBeenCalled()
  expect(await to('/nothing', { method: 'HEAD' })).toEqual([404, undefined])
  expect(parts.visits.missed).not.toHaveBeenCalled()
  expect(await to('/nothing')).toEqual([404, undefined])
  expect(parts.visits.missed).toHaveBeenCalledExactlyOnceWith({}, '/nothing')
})

test('a page that is there is not moved, whatever the owner wrote, and is no miss', async () => {
  const { ask, parts } = pagesWith(undefined, { book: { '/states': '/about' } })
  expect((await ask('/states')).status).toBe(200)
  expect(parts.visits.missed).not.toHaveBeenCalled()
})

test('a form is read whole before it takes a place, and its answer is kept for nobody', async () => {
  const { ask, asked, doors, parts } = pagesWith(async ({ request }) => html(await request.text()))
  const { body, headers } = await ask('/qualify', { body: 'name=Ann' })
  expect([body.toString(), headers['cache-control']]).toEqual(['name=Ann', 'no-store'])
  expect([doors.bodies.count, doors.places.active]).toEqual([0, 0])
  const places = vi.spyOn(doors.places, 'enter')
  const tooMuch = Buffer.alloc(bodyLimitFor('/qualify') + 1)
  await expect(ask('/qualify', { body: tooMuch })).rejects.toThrow(BodyTooLarge)
  expect([doors.bodies.count, places.mock.calls.length, asked.length]).toEqual([0, 0, 1])
  expect(parts.visits.saw).not.toHaveBeenCalled()
})

test('a story waits in the room of uploads, from its first byte to the answer, and takes no other place', async () => {
  const during: number[][] = []
  const inside = ({ places, bodies, uploads }: Doors) => [places.active, bodies.count, uploads.count]
  const { ask, doors } = pagesWith(async ({ request }) => {
    during.push(inside(doors))
    return html(await request.text())
  })
  expect((await ask('/stories', { body: 'a story' })).body.toString()).toBe('a story')
  expect(during).toEqual([[0, 0, 1]])
  expect(inside(doors)).toEqual([0, 0, 0])
  await ask('/stories')
  expect(during.at(-1)).toEqual([1, 0, 0])
})

test('who was answered before the body was there is told that the connection ends', async () => {
  const { ask } = pagesWith()
  expect((await ask('/stories', { body: 'half', isComplete: false })).connection).toBe('close')
  expect((await ask('/stories', { body: 'whole' })).connection).toBeUndefined()
})

test('whose network fills its room is turned away', async () => {
  const full = createRoom({ all: 0, perNetwork: 0 })
  const { ask, asked } = pagesWith(undefined, { doors: createDoors({ bodies: full, uploads: full }) })
  await expect(ask('/qualify', { body: 'a=b' })).rejects.toThrow(TooBusy)
  await expect(ask('/stories', { body: 'a=b' })).rejects.toThrow(TooBusy)
  expect(asked).toHaveLength(0)
})

test('every route finds what it needs', async () => {
  const { ask, last, parts } = pagesWith()
  await ask('/admin')
  const { context } = last()
  const handed = (key: RouterContext<unknown>) => context.get(key)
  expect(handed(databaseContext)).toBe(parts.database)
  expect(handed(logContext)).toBe(parts.log)
  expect(handed(intakeContext)).toBe(parts.intake)
  expect(handed(applicationsContext)).toBe(parts.applications)
  expect(handed(importsContext)).toBe(parts.imports)
  expect(handed(authContext)).toBe(parts.auth)
  expect(handed(visitsContext)).toBe(parts.visits)
  expect(handed(redirectsContext)).toBe(parts.redirects)
  expect(handed(picturesContext)).toBe(parts.pictures)
  expect(handed(backupContext)).toBe(parts.backups)
  expect(handed(factsContext)).toBe(parts.facts)
})

test('who makes a redirect learns what stands at an address, in its language', async () => {
  const { ask, last } = pagesWith(({ request }) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/gone') return html('', {}, 404)
    return pathname === '/moved'
      ? new Response(null, { status: 302, headers: { Location: '/states' } })
      : html()
  })
  await ask('/admin')
  const lookUp = last().context.get(lookUpContext)
  expect(await lookUp('/gone')).toEqual({ kind: 'missing' })
  expect(await lookUp('/states')).toEqual({ kind: 'page' })
  expect(await lookUp('/es/moved')).toEqual({ kind: 'moved', to: '/es/states' })
})

test('a page can be tried with other settings, and is not kept', async () => {
  const { ask, asked, last } = pagesWith(({ context }) => html(context.get(siteContext).phone, {}, 203))
  await ask('/admin')
  const render = last().context.get(renderContext)
  const site = { ...defaultSite(siteUrl), phone: '(800) 555-0199' }
  expect(await render('/es/states', site)).toEqual({ status: 203, html: '(800) 555-0199' })
  expect(new URL(last().request.url).pathname).toBe('/states')
  await ask('/es/states')
  expect(asked).toHaveLength(3)
})

const list = { articles: [], olderHref: '/articles?page=2' }

/** The list of articles takes until `arrive` is called. */
function slowArticles() {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const site = pagesWith(async ({ context }) => {
    const handover = context.get(articleListContext)
    if (handover.awaited) return html('the list is loading')
    await arrived
    handover.found = list
    return html('with its list')
  })
  return { ...site, arrive }
}

async function passes(ms: number) {
  // Twice: whoever is asked first takes a place, which takes turns of the loop.
  for (let turn = 0; turn < 10; turn++) await nextTurn()
  await vi.advanceTimersByTimeAsync(ms)
}

test('while the list of articles takes its time its page is sent without, and gets the list when it is there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { ask, arrive, asked, last } = slowArticles()
    const asking = ask('/es/articles')
    await passes(1000)
    const { status, headers, body } = await asking
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body.toString()).toContain('the list is loading')
    const { nonce, isStreamed } = last().context.get(requestContext)
    expect(isStreamed).toBe(true)
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(last().request.url).toBe(`${siteUrl}/articles`)
    expect(last().context.get(siteContext).language).toBe('es')
    arrive()
    expect(await last().context.get(articleListContext).awaited).toEqual(list)
    expect((await ask('/es/articles')).body.toString()).toBe('with its list')
    expect(asked).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

test('when the page without its list is no page but leads elsewhere, that is the whole answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const elsewhere = new Response(null, { status: 302, headers: { Location: '/states' } })
    const { ask } = pagesWith(({ context }) =>
      context.get(articleListContext).awaited ? elsewhere : new Promise<Response>(() => {}),
    )
    const asking = ask('/articles')
    await passes(1000)
    const { status, isEnded } = await asking
    expect([status, isEnded]).toEqual([302, true])
  } finally {
    vi.useRealTimers()
  }
})

test('who asks only for the headers, or for another page, waits for all of it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { ask, arrive, asked } = slowArticles()
    const asking = [ask('/articles', { method: 'HEAD' }), ask('/states')]
    await passes(1000)
    expect(asked).toHaveLength(2)
    arrive()
    expect((await Promise.all(asking)).map(({ status }) => status)).toEqual([200, 200])
  } finally {
    vi.useRealTimers()
  }
})
