import type { RouteConfigEntry } from '@react-router/dev/routes'
import {
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
  UNSAFE_withComponentProps,
  UNSAFE_withErrorBoundaryProps,
} from 'react-router'
import { visitsContext } from '../../analytics/context.ts'
import { applicationsContext } from '../../applications/context.ts'
import { articleListContext } from '../../articles/article-list.ts'
import type { Database } from '../../db/database.server.ts'
import * as entry from '../../entry.server.tsx'
import { databaseContext, logContext, requestContext } from '../../platform/context.ts'
import * as root from '../../root.tsx'
import routes from '../../routes.ts'
import { siteContext } from '../../site/context.ts'
import type { Site } from '../../site/site.ts'
import { intakeContext } from '../../stories/context.ts'
import type { StoryIntake } from '../../stories/intake.server.ts'

type BoundaryOfAny = Parameters<typeof UNSAFE_withErrorBoundaryProps>[0]
type Module = { default?: Parameters<typeof UNSAFE_withComponentProps>[0] }

const modules = import.meta.glob<Module>(['../../routes/**/*.{ts,tsx}', '!../../routes/admin/**'])

export type PageAsked = { path: string; form?: Record<string, string> }

/** Public pages as the site serves them, from the sources, with settings of the test's choice. */
export async function pageRenderer(database: Database) {
  const handle = createRequestHandler(await buildFromSources(), 'production')
  return async ({ path, form }: PageAsked, site: Site) => {
    const context = contextFor(database, site)
    const { tags } = context.get(requestContext)
    context.set(logContext, { warn() {}, error: (fields) => path === '/broken' || console.error(fields) })
    const posted = form && { method: 'POST', body: new URLSearchParams(form) }
    const answer = await handle(new Request(new URL(path, site.url), posted), context)
    const location = answer.headers.get('Location')
    return { status: answer.status, location, html: await answer.text(), tags }
  }
}

/** What the server hands to every loader. */
export function contextFor(database: Database, site: Site) {
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  context.set(databaseContext, database)
  context.set(intakeContext, { secret: 'x'.repeat(40) } as StoryIntake)
  context.set(applicationsContext, { database, site, secret: 'x'.repeat(40), canMail: true })
  context.set(visitsContext, { happened() {}, stepped() {} })
  context.set(logContext, { warn() {}, error: (fields) => console.error(fields) })
  context.set(requestContext, { id: 'test', tags: new Set<string>() })
  context.set(articleListContext, {})
  return context
}

export async function buildFromSources() {
  const ErrorBoundary = UNSAFE_withErrorBoundaryProps(root.ErrorBoundary as BoundaryOfAny)
  const table: Record<string, unknown> = {
    root: { id: 'root', path: '', module: { ...root, ErrorBoundary } },
  }
  for (const { path, file, id = file } of (await routes) as RouteConfigEntry[]) {
    const load = modules[`../../${file}`]
    if (load)
      table[id] = { id, parentId: 'root', path: path?.replace(/^\//, ''), module: withProps(await load()) }
  }
  const known = Object.fromEntries(Object.keys(table).map((id) => [id, { id, imports: [], module: '' }]))
  const assets = { entry: { imports: [], module: '' }, routes: known, url: '', version: '' }
  return {
    routes: table,
    assets,
    entry: { module: entry },
    future: {},
    basename: '/',
    publicPath: '/',
    prerender: [],
    ssr: true,
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
}

/** As the build does it: a route's component gets its data as props. */
function withProps(module: Module): Module {
  return module.default ? { ...module, default: UNSAFE_withComponentProps(module.default) } : module
}
