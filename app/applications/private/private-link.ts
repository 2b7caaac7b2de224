import { pathIn } from '../../platform/language.ts'
import { saidParameter } from '../../platform/said-parameter.ts'
import type { Site } from '../../site/site.ts'

/** The token stands in the query, which our log never holds; the pages say no-store, noindex and send no address on. */
export const tokenParameter = 'key'

export const privatePagePath = '/applications/mine'
export const sentPagePath = '/applications/sent'
export const resumePath = '/applications/resume'
export const downloadPath = '/applications/download'

/** What was done by a button of the private page: to load it again, or to come back to it, does nothing again. */
const sayings = ['message', 'corrected', 'asked-again', 'allowed', 'taken-back', 'withdrawn', 'gone'] as const
export type Said = (typeof sayings)[number]

export function saidPath(token: string, said: Said) {
  const query = new URLSearchParams({ [tokenParameter]: token, [saidParameter]: said })
  return `${privatePagePath}?${query}`
}

export function saidIn(query: URLSearchParams): Said | undefined {
  return sayings.find((one) => one === query.get(saidParameter))
}

export const justSent = 'sent'
export const firstKept = 'first'

/** The page with the number, for who has just sent a form; `isFirstKept`: once more, with other answers. */
export function sentPath({ token, isFirstKept }: { token: string; isFirstKept: boolean }, isFramed = false) {
  const query = new URLSearchParams({
    [tokenParameter]: token,
    [saidParameter]: isFirstKept ? firstKept : justSent,
    ...(isFramed && { frame: '1' }),
  })
  return `${sentPagePath}?${query}`
}

type Place = Pick<Site, 'url' | 'language'>

export function privateLink(site: Place, token: string) {
  return linkTo(site, privatePagePath, token)
}

export function resumeLink(site: Place, token: string) {
  return linkTo(site, resumePath, token)
}

/** A link keeps the language of who gets it. */
function linkTo({ url, language }: Place, path: string, token: string) {
  return `${url}${pathIn(language, path)}?${tokenParameter}=${encodeURIComponent(token)}`
}

// The address holds a secret: it must not travel on to other sites.
// Only the origin may: without any, older browsers would post the buttons as a stranger's.
export const headersOfSecret = { 'Referrer-Policy': 'strict-origin' }
