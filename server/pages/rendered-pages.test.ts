import { createRequestHandler, type ServerBuild } from 'react-router'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { scratchDatabase } from '../../app/db/testing/engines.ts'
import { seedDemo } from '../../app/onboarding/seed-demo-queries.server.ts'
import { requestContext } from '../../app/platform/context.ts'
import { languages } from '../../app/platform/language.ts'
import { buildFromSources, contextFor } from '../../app/settings/testing/render-page.ts'
import { publicAddresses } from '../../app/site/addresses.ts'
import { findAddress } from '../../app/site/find-address.ts'
import { defaultSite, type Site } from '../../app/site/site.ts'
import { createRouting } from './routing.ts'

const scratch = scratchDatabase('sqlite')
let build: ServerBuild
beforeAll(async () => {
  await seedDemo(scratch.database)
  build = await buildFromSources()
})

const url = 'https://rent.example'
const samples = publicAddresses
  .filter(({ kept }) => kept === 'page')
  .flatMap((address) => address.samples.flatMap(({ paths }) => paths))
const places = ['/city/burlington-vt', '/city/hilo-hi', '/city/new-york-ny', '/city/nowhere-zz']

describe.each(languages)('in %s', (language) => {
  test.each([...samples, ...places])('%s is the same page with and without the router', async (path) => {
    const site = defaultSite(url, language)
    const { html, ...rendered } = await render(path, site)
    const { status, ...routed } = await route(path, site)
    expect(rendered).toEqual({ status, isWithoutRouter: offersPage(path) })
    expect(sinceDifference(html, routed.html)).toBe('')
  })
})

test('what a loader refuses the router answers, and the loader is not run again', async () => {
  const loader = vi.fn(() => {
    throw new Response('Gone', { status: 410 })
  })
  const rendered = await render('/state/texas', defaultSite(url), withModule({ loader }))
  expect(rendered).toMatchObject({ status: 410, isWithoutRouter: false })
  expect(rendered.html).toContain('<main')
  expect(loader).toHaveBeenCalledOnce()
})

test('a page that cannot be rendered is the error page of the router', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const Page = () => {
    throw new Error('no such part')
  }
  const rendered = await render(
    '/state/texas',
    defaultSite(url),
    withModule({ Page, default: Page } as Module),
  )
  expect(rendered).toMatchObject({ status: 500, isWithoutRouter: false })
  report.mockRestore()
})

test('an encoded address is left to the router', async () => {
  const path = '/state/%74exas'
  const { isWithoutRouter, html } = await render(path, defaultSite(url))
  expect(isWithoutRouter).toBe(false)
  expect(sinceDifference(html, (await route(path, defaultSite(url))).html)).toBe('')
})

type Module = Partial<NonNullable<ServerBuild['routes'][string]>['module']>

/** The pages of states, with this instead of their own. */
function withModule(module: Module): ServerBuild {
  const id = '/state/:state'
  const known = build.routes[id]
  if (!known) throw new Error(`There is no route ${id}`)
  return { ...build, routes: { ...build.routes, [id]: { ...known, module: { ...known.module, ...module } } } }
}

function offersPage(path: string) {
  return 'Page' in (build.routes[findAddress(path)?.path ?? '']?.module ?? {})
}

/** As a cached page is rendered. */
async function render(path: string, site: Site, from = build) {
  const { module } = from.entry
  const byRouter = vi.fn(module.default)
  const watched = { ...from, entry: { module: { ...module, default: byRouter } } }
  const context = contextFor(scratch.database, site)
  const takeHtml = vi.fn((_: string) => {})
  context.set(requestContext, { id: 'test', tags: new Set<string>(), takeHtml })
  const answer = await createRouting(watched, 'production')(path)(new Request(url + path), context)
  const html = takeHtml.mock.calls[0]?.[0] ?? (await answer.text())
  return { status: answer.status, html, isWithoutRouter: byRouter.mock.calls.length === 0 }
}

async function route(path: string, site: Site) {
  const handle = createRequestHandler(build, 'production')
  const answer = await handle(new Request(url + path), contextFor(scratch.database, site))
  return { status: answer.status, html: await answer.text() }
}

/** Whole pages would fill the report. */
function sinceDifference(one: string, other: string) {
  const [mine, theirs] = [withoutIds(one), withoutIds(other)]
  if (mine === theirs) return ''
  const first = [...mine].findIndex((character, index) => character !== theirs[index])
  return mine.slice(first, first + 200)
}

/** React counts them through everything around an element. */
function withoutIds(html: string) {
  return html.replaceAll(/_R_\w*_/g, '_R_')
}
