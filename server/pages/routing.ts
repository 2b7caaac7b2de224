import { createRequestHandler, type LoaderFunction, type ServerBuild } from 'react-router'
import { requestContext } from '../../app/platform/context.ts'
import { type RouteWithPage, renderPage } from '../../app/render-page.server.tsx'
import { findAddress } from '../../app/site/find-address.ts'

type Handle = ReturnType<typeof createRequestHandler>

const notFound = 'routes/not-found'

/**
 * The request handler of a path. With every request the router matches all routes of the site and makes new objects of
 * each; the table of addresses says which route a public path has, so each address gets a router with that one alone.
 */
export function createRouting(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): (pathname: string) => Handle {
  const whole = createRequestHandler(build, mode)
  // In development routes change.
  if (typeof build === 'function') return () => whole
  const ofAddress = new Map<string, Handle>()

  return (pathname) => {
    const id = findAddress(pathname)?.path
    // Public routes are children of the root; the admin area has a layout between.
    if (id === undefined || build.routes[id]?.parentId !== 'root') return whole
    const known = ofAddress.get(id)
    if (known) return known
    const handle = handlerFor(onlyWith(build, ['root', id, notFound]), id, mode)
    ofAddress.set(id, handle)
    return handle
  }
}

/** A cached page whose route exports `Page` is rendered without the router. */
function handlerFor(build: ServerBuild, id: string, mode: 'production' | 'development'): Handle {
  const route = build.routes[id]
  if (!route || !('Page' in route.module)) return createRequestHandler(build, mode)
  const once = { ...route, module: { ...route.module, loader: loadedOnce(route.module.loader) } }
  const router = createRequestHandler({ ...build, routes: { ...build.routes, [id]: once } }, mode)
  return async (request, context) => {
    const takeHtml = context?.get(requestContext).takeHtml
    const html = context && takeHtml && (await renderPage(once as RouteWithPage, { request, context }))
    if (!html) return await router(request, context)
    takeHtml(html)
    return new Response(null, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  }
}

/** Memoizes a loader's result or error for its request: the router does not run it again. */
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
