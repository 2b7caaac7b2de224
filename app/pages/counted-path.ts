import { isArticlePath, otherPages } from '../analytics/counted-name.ts'
import { resolveCity, resolveLanding, resolveState, resolveSubCity } from '../locations/resolve.ts'
import { findAddress, isUncounted } from '../site/find-address.ts'

const resolvers = {
  state: resolveState,
  city: resolveCity,
  'city-old': resolveLanding,
  subcity: resolveSubCity,
}

/** The name a page is counted under: its path where we know it to be one of ours; null when it is not counted. */
export function countedPath(pathname: string): string | null {
  const address = findAddress(pathname)
  if (!address || pathname.endsWith('.data')) return isUncounted(pathname) ? null : otherPages
  const { counted, path } = address
  if (typeof counted === 'object') return counted.as
  switch (counted) {
    case 'nothing':
      return null
    case 'path':
      return pathname === path ? path : otherPages
    case 'article':
      return isArticlePath(pathname) ? pathname : otherPages
    case 'place':
      return isKnownPlace(pathname) ? pathname : otherPages
    default:
      return counted satisfies never
  }
}

function isKnownPlace(pathname: string) {
  const [, kind = '', slug = ''] = pathname.split('/')
  if (!isResolved(kind)) return false
  const resolved = resolvers[kind](slug)
  return 'isKnown' in resolved && resolved.isKnown
}

function isResolved(kind: string): kind is keyof typeof resolvers {
  return Object.hasOwn(resolvers, kind)
}
