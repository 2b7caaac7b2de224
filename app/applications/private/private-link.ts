/** The token stands in the query, which our log never holds; the pages say no-store, noindex and send no address on. */
export const tokenParameter = 'key'

export const privatePagePath = '/applications/mine'
export const sentPagePath = '/applications/sent'
export const resumePath = '/applications/resume'
export const downloadPath = '/applications/download'

export function privateLink(siteUrl: string, token: string) {
  return `${siteUrl}${privatePagePath}?${tokenParameter}=${encodeURIComponent(token)}`
}

export function resumeLink(siteUrl: string, token: string) {
  return `${siteUrl}${resumePath}?${tokenParameter}=${encodeURIComponent(token)}`
}

// The address holds a secret: it must not travel on to other sites.
// Only the origin may: without any, older browsers would post the buttons as a stranger's.
export const headersOfSecret = { 'Referrer-Policy': 'strict-origin' }
