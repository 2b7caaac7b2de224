import { splitLanguage } from '../platform/language.ts'
import { findAddress } from '../site/find-address.ts'

/** Everything that has no row of its own is counted under this. */
export const otherPages = '(other)'

/** The name a page is counted under; null when it is not counted. */
export type CountedPath = (pathname: string) => string | null

/** An article by its form; whether there is one is looked up when the counts are written. */
export function isArticlePath(path: string) {
  return /^\/articles\/[a-z0-9-]{1,200}$/.test(splitLanguage(path).path)
}

export function isPlacePath(path: string) {
  return findAddress(path)?.counted === 'place'
}
