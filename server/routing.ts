import { createRequestHandler, type ServerBuild } from 'react-router'
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
    const handle = createRequestHandler(onlyWith(build, ['root', id, notFound]), mode)
    ofAddress.set(id, handle)
    return handle
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
