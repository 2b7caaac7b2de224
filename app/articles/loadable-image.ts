/** Longer than any address that somebody would copy. */
export const maxImageUrlLength = 2000

// Any origin that is nobody's: a path of ours stays on it, whatever a browser makes of the path.
const ours = 'https://ours.invalid'

/**
 * The address of a picture as a page may ask for it: a path of this site, or https and the name of another one.
 * Null for anything else, a half-typed address among them: whatever stands in the database, no page fails over it.
 */
export function loadableImage(typed: string | null): string | null {
  if (!typed || typed.length > maxImageUrlLength) return null
  const text = typed.trim()
  // A browser leaves tabs and line ends out and turns backslashes round: '/\evil.example' would be another site.
  if (/[\s\\\p{C}]/u.test(text)) return null
  const url = URL.parse(text, ours)
  if (!url || url.username || url.password) return null
  if (text.startsWith('/')) return url.origin === ours ? text : null
  return isWhole(text, url) ? text : null
}

/** 'https:///x' has no host, whatever a browser makes of it; a picture lies somewhere on its host. */
function isWhole(text: string, { protocol, hostname, pathname, search }: URL) {
  const hasHost = /^https:\/\/[^/]/i.test(text) && hostname.includes('.')
  return protocol === 'https:' && hasHost && (pathname !== '/' || search !== '')
}
