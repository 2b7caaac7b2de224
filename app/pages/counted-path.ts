import { isArticlePath, otherPages } from '../analytics/counted-name.ts'
import { familyOf } from '../locations/place-families.ts'
import { pathIn } from '../platform/language.ts'
import { askedIn, findAddress, isUncounted } from '../site/find-address.ts'

/** The name a page is counted under: its path where we know it to be one of ours; null when it is not counted. */
export function countedPath(pathname: string): string | null {
  const { language, path } = askedIn(pathname)
  const counted = countedInEnglish(path)
  // What we do not know is one line, in whatever language.
  return counted === null || counted === otherPages ? counted : pathIn(language, counted)
}

function countedInEnglish(pathname: string): string | null {
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
  const place = familyOf(pathname)
  return place?.family.isKnown(place.slug) ?? false
}
