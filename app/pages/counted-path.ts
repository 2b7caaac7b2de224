import { isArticlePath, otherPages } from '../analytics/counted-name.ts'
import { resolveCity, resolveLanding, resolveState, resolveSubCity } from '../locations/resolve.ts'
import { documentPaths } from './documents.ts'
import { landingPaths } from './landing-pages.ts'

const plainPaths = new Set([
  ...landingPaths,
  ...documentPaths,
  '/articles',
  '/approval-wall',
  '/approval-wall/share',
  '/approval-wall/thanks',
  '/sitemap',
  '/qualify',
])

/** Pages of one kind without end, counted as one. */
const families: [RegExp, string][] = [
  [/^\/articles\/before\//, '/articles'],
  [/^\/approval-wall\/before\//, '/approval-wall'],
  [/^\/approval-wall\/story\//, '/approval-wall/story'],
]

/** Not pages of ours to read: the desk, forms in frames, a person's private page, and drafts by their link. */
const uncounted = /^\/(admin|forms|photos|approval-wall\/my-story|articles\/preview|404)(\/|$)/i

const resolvers = {
  state: resolveState,
  city: resolveCity,
  'city-old': resolveLanding,
  subcity: resolveSubCity,
}

/** The name a page is counted under: its path where we know it to be one of ours; null when it is not counted. */
export function countedPath(pathname: string): string | null {
  if (plainPaths.has(pathname)) return pathname
  if (uncounted.test(pathname)) return null
  const family = families.find(([pattern]) => pattern.test(pathname))
  if (family) return family[1]
  if (isArticlePath(pathname)) return pathname
  return isKnownPlace(pathname) ? pathname : otherPages
}

function isKnownPlace(pathname: string) {
  const [, kind = '', slug = '', more] = pathname.split('/')
  if (more !== undefined || !isResolved(kind)) return false
  const resolved = resolvers[kind](slug)
  return 'isKnown' in resolved && resolved.isKnown
}

function isResolved(kind: string): kind is keyof typeof resolvers {
  return Object.hasOwn(resolvers, kind)
}
