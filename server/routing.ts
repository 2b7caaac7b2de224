import { createRequestHandler, type LoaderFunction, type ServerBuild } from 'react-router'
import { drawPage, type RouteWithPage } from '../app/draw-page.server.tsx'
import { requestContext } from '../app/platform/context.ts'
import { findAddress } from '../app/site/find-address.ts'

type Handle = ReturnType<typeof createRequestHandler>

const notFound = 'routes/not-found'

/**
 * Who answers a path. With every request the router tries all routes of the site and makes new objects of each; which
 * route a public path means stands in the table of addresses, so each address has a router that knows it alone.
 */
export function createRouting(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): (pathname: string) => Handle {
  const whole = createRequestHandler(build, mode)
  // In development routes come and go.
  if (typeof build === 'function') return () => whole
  const ofAddress = new Map<string, Handle>()

  return (pathname) => {
    const id = findAddress(pathname)?.path
    // Below the root stands what is public; the admin area has a frame between.
    if (id === undefined || build.routes[id]?.parentId !== 'root') return whole
    const known = ofAddress.get(id)
    if (known) return known
    const handle = handlerFor(onlyWith(build, ['root', id, notFound]), id, mode)
    ofAddress.set(id, handle)
    return handle
  }
}

/** A page that is kept and needs no router is drawn without it. */
function handlerFor(build: ServerBuild, id: string, mode: 'production' | 'development'): Handle {
  const route = build.routes[id]
  if (!route || !('Page' in route.module)) return createRequestHandler(build, mode)
  const once = { ...route, module: { ...route.module, loader: loadedOnce(route.module.loader) } }
  const router = createRequestHandler({ ...build, routes: { ...build.routes, [id]: once } }, mode)
  return async (request, context) => {
    const takeHtml = context?.get(requestContext).takeHtml
    const html = context && takeHtml && (await drawPage(once as RouteWithPage, { request, context }))
    if (!html) return await router(request, context)
    takeHtml(html)
    return new Response(null, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  }
}

/** What a loader gave, or what it threw, holds for its request: the router does not ask it again. */
function loadedOnce(loader: LoaderFunction | undefined): LoaderFunction | undefined {
  if (!loader) return undefined
  const loaded = new WeakMap<object, unknown>()
  return (args) => {
    const known = loaded.get(args.context)
    if (known) return known
    const loading = (async () => await loader(args))()
    loaded.set(args.context, loading)
    return loading
  }
}

function onlyWith(build: ServerBuild, ids: string[]): ServerBuild {
  const { assets } = build
  return {
    ...build,
    routes: only(build.routes, ids),
    assets: { ...assets, routes: only(assets.routes, ids) },
  }
}

function only<Route>(routes: Record<string, Route>, ids: string[]) {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)))
}
