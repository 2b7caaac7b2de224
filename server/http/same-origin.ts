import type { IncomingMessage } from 'node:http'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** From a page of ours that was opened under another name: by its number, or without its www. */
export function isOfOtherName({ headers: { origin, host } }: IncomingMessage) {
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)
}

/**
 * True for what a browser sends from our own pages. Sec-Fetch-Site cannot be set by a page;
 * older browsers send Origin, which must be SITE_URL. The Host header is chosen by the client.
 */
export function isSameOrigin(request: IncomingMessage, siteUrl: string) {
  if (safeMethods.has(request.method ?? '')) return true
  const site = request.headers['sec-fetch-site']
  if (site) return site === 'same-origin' || site === 'none'
  const { origin } = request.headers
  if (!origin) return true // not a browser: no cookie of somebody else's rides along
  return origin === siteUrl
}
