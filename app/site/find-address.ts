import type { Address } from './address.ts'
import { addresses } from './addresses.ts'

const isOpen = ({ path }: Address) => /[:*]/.test(path)

const exact = new Map<string, Address>(addresses.filter((one) => !isOpen(one)).map((one) => [one.path, one]))
const patterns = Map.groupBy(
  addresses.filter(isOpen).map((address) => ({ address, shape: shapeOf(address) })),
  ({ address }) => firstPart(address.path),
)
const byFirstPart = Map.groupBy(addresses, ({ path }) => firstPart(path))

/** The address a path is an example of, in any capitals, as the router reads it; null for one that is nothing. */
export function findAddress(pathname: string): Address | null {
  const path = pathname.toLowerCase().replace(/\.data$/, '')
  const known = exact.get(path)
  if (known) return known
  return patterns.get(firstPart(path))?.find(({ shape }) => shape.test(path))?.address ?? null
}

/** '/articles/:slug' and '/photos/:id/:file?' as the router takes them. No two of them fit one path. */
function shapeOf({ path }: Address) {
  const pieces = path.slice(1).split('/')
  const shape = pieces.map((piece) => {
    if (piece === '*') return '/.*'
    if (!piece.startsWith(':')) return `/${piece.replaceAll('.', '\\.')}`
    return piece.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
  })
  return new RegExp(`^${shape.join('')}$`)
}

function firstPart(path: string) {
  const [, first = ''] = path.split('/')
  return first
}

/** In any case, as the router reads addresses: else '/ADMIN' would be kept like a public page. */
export function isAdminPath(pathname: string) {
  return /^\/admin(\/|\.data$|$)/i.test(pathname)
}

/** Answered by the server itself, before any page. */
const ofTheServer = new Set(['assets', 'islands', 'healthz', 'readyz', 'metrics', '404'])

/** Where no redirect is ever looked up: what is not made like a public page, and what belongs to the program. */
export function isReserved(pathname: string) {
  const path = pathname.toLowerCase()
  const first = firstPart(path)
  if (ofTheServer.has(first) || path.endsWith('.data') || isAdminPath(path)) return true
  const address = findAddress(path)
  if (address) return address.isReserved === true || address.kept !== 'page'
  // Below what is reserved whole: '/photos/a/b/c'.
  return (patterns.get(first) ?? []).every(({ address: one }) => one.isReserved) && patterns.has(first)
}

/** No page of the site, and whatever stands below addresses of which none is counted: '/photos/a/b/c'. */
export function isUncounted(pathname: string) {
  const first = firstPart(pathname.toLowerCase())
  const below = byFirstPart.get(first) ?? []
  return ofTheServer.has(first) || (below.length > 0 && below.every(({ counted }) => counted === 'nothing'))
}

/** The fixed parts of addresses whose rest is a secret: ['articles', 'preview']. */
export const secretPlaces = addresses
  .filter((address) => address.isSecret)
  .map(({ path }) =>
    path
      .slice(1)
      .split('/')
      .filter((piece) => !piece.startsWith(':')),
  )
