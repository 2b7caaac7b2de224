import { createHash } from 'node:crypto'
import { inlineScripts } from '../../app/layout/inline-scripts.ts'

type Facts = {
  siteUrl: string
  /** Origins of the configured third-party forms: exactly these may be framed or run. */
  formOrigins: readonly string[]
}

/** Sent with every response, whatever it is. */
export function commonHeaders({ siteUrl }: Pick<Facts, 'siteUrl'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

type PageKind = {
  isFramed?: boolean
  hasPictures?: boolean
  /** Of a page that is not cached. */
  nonce?: string
}

/** Cached pages cannot carry a nonce: their few inline scripts are allowed by hash. */
export function publicPolicy(facts: Facts, { isFramed = false, hasPictures = false, nonce }: PageKind = {}) {
  const base = policy(facts, scriptSources(nonce), isFramed ? "'self'" : "'none'")
  return hasPictures ? withPictures(base) : base
}

/** An article's picture may lie on another site, by the author's choice. */
function withPictures(policy: string) {
  return policy.replace('img-src ', 'img-src https: ')
}

export function adminPolicy({ siteUrl }: Pick<Facts, 'siteUrl'>, nonce: string) {
  // The preview beside the article editor shows the picture readers will see.
  return withPictures(policy({ siteUrl, formOrigins: [] }, scriptSources(nonce), "'none'"))
}

function scriptSources(nonce?: string) {
  return [...(nonce ? [`'nonce-${nonce}'`] : []), ...inlineSources]
}

const inlineSources = inlineScripts.map(hashSource)

/** For responses that are not pages: nothing in them may run or load. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

function policy({ siteUrl, formOrigins }: Facts, scripts: string[], ancestors: string) {
  const forms = formOrigins.join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')} ${forms}`,
    // Inline styles only: the page's CSS is inside it, and styles cannot run anything.
    `style-src 'self' 'unsafe-inline' ${forms}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${forms}`,
    `frame-src 'self' ${forms}`,
    `form-action 'self' ${forms}`,
    "manifest-src 'self'",
    // The tools are cached by a service worker; a third party's form may register none.
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${ancestors}`,
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ]
    .map((directive) => directive.trim())
    .join('; ')
}

export function hashSource(inline: string) {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
}
