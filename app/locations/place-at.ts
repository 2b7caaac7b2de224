import { askedIn, findAddress } from '../site/find-address.ts'
import { resolveCity, resolveFunding, resolveLanding, resolveSubCity } from './resolve.ts'

/** 'Houston, TX' for a page about Houston; null for a page about no town, or about one that nobody has listed. */
export function placeAt(pathname: string): string | null {
  const { path } = askedIn(pathname)
  const [, , slug = ''] = path.split('/')
  switch (findAddress(path)?.path) {
    case '/city/:city':
      return townIn(resolveCity(slug))
    case '/city/:city/funding':
      return townIn(resolveFunding(slug))
    case '/city-old/:cityState':
      return townIn(resolveLanding(slug))
    case '/subcity/:subCity':
      return townIn(resolveSubCity(slug))
    default:
      return null
  }
}

type Found =
  | ReturnType<typeof resolveCity>
  | ReturnType<typeof resolveFunding>
  | ReturnType<typeof resolveLanding>
  | ReturnType<typeof resolveSubCity>

function townIn(found: Found): string | null {
  if (!('isKnown' in found) || !found.isKnown) return null
  const { name, state } = found.kind === 'funding' ? found.city : found.place
  return `${name}, ${state}`
}
