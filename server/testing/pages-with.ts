import type { RouterContextProvider, ServerBuild } from 'react-router'
import { vi } from 'vitest'
import { defaultSite } from '../../app/site/site.ts'
import { createAdmission } from '../admission/admission.ts'
import { createSiteLimiters } from '../cluster/site-limiters.ts'
import { createLog } from '../log.ts'
import { PageCache } from '../pages/page-cache.ts'
import { createPages } from '../pages/pages.ts'
import type { PagesParts, Visit } from '../pages/visit.ts'
import { exchange } from './exchange.ts'

type Asked = { request: Request; context: RouterContextProvider }
type Answer = (asked: Asked) => Response | Promise<Response>

export const siteUrl = 'https://rent.example'
export const html = (body = 'a page', headers = {}, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })

/** Pages whose every route answers so; `asked` holds what the routes were asked. */
export function pagesWith(
  answer: Answer = () => html(),
  given: Partial<PagesParts> & { targets?: object } = {},
) {
  const asked: Asked[] = []
  const cache = new PageCache({ maxBytes: 8_000_000, maxAgeMs: 300_000 })
  const admission = createAdmission(createSiteLimiters())
  const targets: Record<string, string> = { ...given.targets }
  const parts = {
    env: { siteUrl, trustProxy: 0 },
    log: createLog('silent'),
    live: { current: async (language) => defaultSite(siteUrl, language), known: givenSite },
    visits: { saw: vi.fn(), missed: vi.fn() },
    redirects: { find: (path) => targets[path] },
    noteForwarded: vi.fn(),
    mode: 'production',
    ...{ cache, admission },
    build: buildOf((one: Asked) => {
      asked.push(one)
      return answer(one)
    }),
    ...Object.fromEntries(handedOn.map((name) => [name, { name }])),
    ...given,
  } as PagesParts
  const pages = createPages(parts)
  async function ask(pathname: string, { search = '', body, isComplete = true, ...how }: How = {}) {
    const { request, response, sent } = exchange({ method: body === undefined ? 'GET' : 'POST', ...how })
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
      ...sent(),
      seen: visit.seen.kind,
      connection: response.getHeader('Connection'),
      isEnded: response.writableEnded,
    }
  }
  return { asked, ask, cache, admission, pages, parts, last: () => asked.at(-1) as Asked }
}

export type How = {
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
