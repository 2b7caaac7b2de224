import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { articleListContext } from '../../app/articles/article-list.ts'
import { requestContext } from '../../app/platform/context.ts'
import { siteContext } from '../../app/site/context.ts'
import { TooBusy, workSlotBounds } from '../admission/limits.ts'
import { type How, html, pagesWith, siteUrl } from '../testing/pages-with.ts'

test('a public page is rendered once, for nobody in particular, and counted for everybody who reads it', async () => {
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

test('a page that an address makes of its fields is made of those alone, and cached for each', async () => {
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

test('in development nothing is cached, and no policy stops the hot-reload client', async () => {
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

test('a page that is rendered in advance is there for the first who asks', async () => {
  const { ask, asked, pages } = pagesWith()
  await pages.prepare('/states')
  expect((await ask('/states')).status).toBe(200)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.context.get(requestContext).id).toBe('in advance')
})

test('a page takes a slot of its network while it is rendered; a cached one takes none', async () => {
  const during: number[] = []
  const { ask, admission } = pagesWith(() => {
    during.push(admission.work.active)
    return html()
  })
  const enter = vi.spyOn(admission.work, 'acquire')
  await ask('/states')
  await ask('/admin')
  expect([during, admission.work.active]).toEqual([[1, 1], 0])
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

test('where somebody is sent on, it is in the language of the page', async () => {
  const { ask } = pagesWith(() => new Response(null, { status: 302, headers: { Location: '/states' } }))
  const to = async (path: string, how?: How) => (await ask(path, how)).headers.location
  expect(await to('/about')).toBe('/states')
  expect(await to('/es/about')).toBe('/es/states')
  expect(await to('/es/about', { body: 'a=b' })).toBe('/es/states')
  expect((await pagesWith().ask('/es/about')).headers.location).toBeUndefined()
})

test('what is missing is where the owner moved it, in its language, and else noted as missing', async () => {
  const targets = { '/old': '/states' }
  const { ask, parts } = pagesWith(() => html('not found', {}, 404), { targets })
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
  const { ask, parts } = pagesWith(undefined, { targets: { '/states': '/about' } })
  expect((await ask('/states')).status).toBe(200)
  expect(parts.visits.missed).not.toHaveBeenCalled()
})

const list = { articles: [], olderHref: '/articles?page=2' }

/** The list of articles takes until `arrive` is called, what stands around it as long as `drawn` does. */
function slowArticles(drawn?: Promise<void>) {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const site = pagesWith(async ({ context }) => {
    const handover = context.get(articleListContext)
    if (handover.awaited) await drawn
    if (handover.awaited) return html('the list is loading')
    await arrived
    handover.found = list
    return html('with its list')
  })
  return { ...site, arrive }
}

async function passes(ms: number) {
  // Who asks takes a slot first, which takes turns of the loop.
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

test('of a crowd that asks for a slow list those who get a slot are sent the page without, the others wait for it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { promise: drawn, resolve: draw } = Promise.withResolvers<void>()
    const { ask, arrive } = slowArticles(drawn)
    const { perNetwork, waitingPerNetwork } = workSlotBounds
    const most = perNetwork + waitingPerNetwork
    const asking = Array.from({ length: most + 10 }, () => ask('/articles'))
    await passes(1000)
    draw()
    for (let turn = 0; turn < 2 * most; turn++) await nextTurn()
    arrive()
    const bodies = (await Promise.all(asking)).map(({ body }) => body.toString())
    const without = bodies.filter((body) => body.startsWith('the list is loading')).length
    expect(without).toBeGreaterThan(0)
    expect(without).toBeLessThanOrEqual(most)
    expect(bodies.filter((body) => body === 'with its list').length).toBe(bodies.length - without)
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
