import { isArticlePath, otherPages } from '../analytics/counted-name.ts'
import { placeFamilies } from '../locations/resolve.ts'
import { findAddress } from '../site/find-address.ts'

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
      return isKnownPlace(path, pathname) ? pathname : otherPages
    default:
      return counted satisfies never
  }
}

/** The page of what is missing, and whatever stands below an address that is not counted. */
function isUncounted(pathname: string) {
  const [, first = ''] = pathname.toLowerCase().split('/', 2)
  return first === '404' || first === 'admin' || first === 'forms' || first === 'photos'
}

function isKnownPlace(family: string, pathname: string) {
  if (!isPlaceFamily(family)) return false
  const [, , slug = ''] = pathname.split('/')
  const resolved = placeFamilies[family](slug)
  return 'isKnown' in resolved && resolved.isKnown
}

function isPlaceFamily(path: string): path is keyof typeof placeFamilies {
  return Object.hasOwn(placeFamilies, path)
}
