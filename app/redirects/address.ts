import { plainLetters } from '../platform/plain-letters.ts'
import { spelledRight } from '../site/find-address.ts'

export const maxPathLength = 200
/** Nothing longer is looked at. */
const maxWrittenLength = 2000

/** A path of this site as the server knows it, from whatever the owner wrote or pasted; null when it is none. */
export function parsePath(written: string, siteUrl: string): string | null {
  const url = parseOwn(written, siteUrl)
  if (!url || url.pathname.length > maxPathLength) return null
  return spelledRight(url.pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1'))
}

export type Target = { kind: 'path'; href: string; pathname: string } | { kind: 'elsewhere'; href: string }

/** A path of this site, with a query or an anchor if need be, or an https address elsewhere. */
export function parseTarget(written: string, siteUrl: string): Target | null {
  const pathname = parsePath(written, siteUrl)
  const own = parseOwn(written, siteUrl)
  if (pathname && own) return { kind: 'path', href: pathname + own.search + own.hash, pathname }
  const url = written.length <= maxWrittenLength ? parseUrl(written.trim()) : null
  const isWhole = url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password
  return isWhole && url.href.length <= maxWrittenLength ? { kind: 'elsewhere', href: url.href } : null
}

function parseOwn(written: string, siteUrl: string) {
  if (written.length > maxWrittenLength) return null
  const text = written.trim()
  const isPath = text.startsWith('/') && !/^\/[/\\]/.test(text)
  const url = isPath ? parseUrl(siteUrl + text) : parseUrl(text)
  if (!url || url.origin !== new URL(siteUrl).origin) return null
  // As the server reads an address.
  url.pathname = plainLetters(url.pathname)
  return url
}

function parseUrl(text: string) {
  return URL.canParse(text) ? new URL(text) : null
}
