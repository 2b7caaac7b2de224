import { keepLast } from '../platform/keep-last.ts'
import { type Language, languages, pathIn, splitLanguage } from '../platform/language.ts'
import type { Address } from './address.ts'
import { addresses } from './addresses.ts'

const isOpen = ({ path }: Address) => /[:*]/.test(path)

const exact = new Map<string, Address>(addresses.filter((one) => !isOpen(one)).map((one) => [one.path, one]))
const patterns = Map.groupBy(
  addresses.filter(isOpen).map((address) => ({ address, shape: shapeOf(address) })),
  ({ address }) => firstPart(address.path),
)
const byFirstPart = Map.groupBy(addresses, ({ path }) => firstPart(path))

/**
 * The address a path is an example of, in any capitals, as the router reads it; null for one that is nothing. A request
 * asks a dozen times.
 */
export const findAddress = keepLast((pathname: string): Address | null => addressAt(askedIn(pathname).path))

/**
 * What a path asks for, and in which language: '/es/states' is '/states' in Spanish. What is not told in Spanish, and
 * the admin area, has no such address.
 */
export const askedIn = keepLast((pathname: string): Readonly<{ language: Language; path: string }> => {
  const asked = splitLanguage(pathname)
  return asked.language === 'en' || isToldIn(asked.path) ? asked : { language: 'en', path: pathname }
})

/**
 * The one spelling of a path: what is fixed of it in lower case. Else every mix of capitals would be a page of its own in
 * the cache. What is open, such as a token, is left to its route.
 */
export function spelledRight(pathname: string): string {
  const { language, path } = askedIn(pathname)
  const address = addressAt(path)
  if (!address) return pathname
  const shape = address.path.split('/')
  const pieces = path
    .replace(/\.data$/i, '.data')
    .split('/')
    .map((piece, index) => (/^[^:*]/.test(shape[index] ?? '*') ? piece.toLowerCase() : piece))
  return pathIn(language, pieces.join('/'))
}

/** What is not there is not there in every language. */
function isToldIn(path: string) {
  const address = addressAt(path)
  if (address) return address.isTranslated === true && !path.toLowerCase().endsWith('.data')
  return path === missingPath || !isOfTheProgram(path.toLowerCase())
}

function addressAt(pathname: string): Address | null {
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

/** What a miss leads to. */
export const missingPath = '/404'

/** Answered by the server itself, before any page. */
const ofTheServer = new Set(['assets', 'islands', 'healthz', 'readyz', 'metrics', '404'])

/** Where no redirect is ever looked up: what is not made like a public page, and what belongs to the program. */
export function isReserved(pathname: string) {
  return isOfTheProgram(askedIn(pathname).path.toLowerCase())
}

function isOfTheProgram(path: string) {
  const first = firstPart(path)
  if (ofTheServer.has(first) || path.endsWith('.data') || isAdminPath(path)) return true
  const address = addressAt(path)
  if (address) return address.isReserved === true || address.kept !== 'page'
  // Below what is reserved whole: '/photos/a/b/c'.
  return (patterns.get(first) ?? []).every(({ address: one }) => one.isReserved) && patterns.has(first)
}

/** No page of the site, and whatever stands below addresses of which none is counted: '/photos/a/b/c'. */
export function isUncounted(pathname: string) {
  const first = firstPart(askedIn(pathname).path.toLowerCase())
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
  // Also where there is no such page: a link may be spelled so by mistake.
  .flatMap((place) => [place, ...languages.map((language) => [language, ...place])])
