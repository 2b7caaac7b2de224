import type { ServerResponse } from 'node:http'
import { findAddress, isAdminPath } from '../../app/site/find-address.ts'

export const routeKinds = [
  'page_cached',
  'page_rendered',
  'admin',
  'photo',
  'static',
  'post',
  'health',
  'other',
] as const
export type RouteKind = (typeof routeKinds)[number]

/** 'gone': the client disconnected before there was a response. */
export const statusClasses = ['gone', '1xx', '2xx', '3xx', '4xx', '5xx'] as const

/** Filled in once the kind of route is known. */
export type Seen = { kind: RouteKind }
export type Traffic = ReturnType<typeof createTraffic>

/** Counts answers in plain numbers: a page from the cache costs one addition. */
export function createTraffic(observe?: (kind: RouteKind, seconds: number) => void) {
  const answers = new Map(routeKinds.map((kind) => [kind, statusClasses.map(() => 0)]))
  const cached = answers.get('page_cached') ?? []
  let inFlight = 0

  function countCached(status: number) {
    const classIndex = Math.trunc(status / 100)
    cached[classIndex] = (cached[classIndex] ?? 0) + 1
  }

  /** For everything else: also how long it took, until the last byte was sent. */
  function begin(response: ServerResponse): Seen {
    const seen: Seen = { kind: 'other' }
    const started = performance.now()
    inFlight++
    response.once('close', () => {
      inFlight--
      const classIndex = response.headersSent ? Math.trunc(response.statusCode / 100) : 0
      const own = answers.get(seen.kind) ?? []
      own[classIndex] = (own[classIndex] ?? 0) + 1
      if (seen.kind !== 'page_cached') observe?.(seen.kind, (performance.now() - started) / 1000)
    })
    return seen
  }

  return { countCached, begin, answers, inFlight: () => inFlight }
}

/** By address and method; a page becomes 'page_rendered' later, when it had to be rendered. */
export function kindOf(method: string | undefined, pathname: string): RouteKind {
  if (isAdminPath(pathname)) return 'admin'
  if (method === 'POST') return 'post'
  return findAddress(pathname)?.isPicture ? 'photo' : 'page_cached'
}
