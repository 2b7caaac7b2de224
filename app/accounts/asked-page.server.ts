import { minuteMs } from '../platform/duration.ts'
import { findCookie, keepsSecureCookies } from './cookies.ts'

const name = 'second-key.asked'
const maxLength = 500

/**
 * The page of the admin area that somebody asked for before they signed in: a cookie, because there are several ways to
 * sign in and some take two steps. It opens nothing by itself.
 */
export function askedPageCookie(request: Request, siteUrl: string): string | null {
  const { pathname, search } = new URL(request.url)
  const path = pathname.replace(/\.data$/, '') + (pathname.endsWith('.data') ? '' : search)
  return isPage(path) ? lineOf(encodeURIComponent(path), (10 * minuteMs) / 1000, siteUrl) : null
}

/** Once: whoever comes back to the first page later stays there. */
export function findAskedPage(request: Request): string | null {
  const value = findCookie(request.headers, name)?.slice(name.length + 1) ?? ''
  try {
    const path = decodeURIComponent(value)
    return isPage(path) ? path : null
  } catch {
    return null
  }
}

export function forgottenAskedPage(siteUrl: string) {
  return lineOf('', 0, siteUrl)
}

/** Of ours, and no file to download: to sign in and get that would show no page. */
function isPage(path: string) {
  return (
    path.length <= maxLength && /^\/admin\/[a-z][^.\\\s?]*(\?[^\\\s]*)?$/.test(path) && !path.includes('//')
  )
}

function lineOf(value: string, seconds: number, siteUrl: string) {
  const secure = keepsSecureCookies(siteUrl) ? '; Secure' : ''
  return `${name}=${value}; Max-Age=${seconds}; Path=/admin; HttpOnly${secure}; SameSite=Lax`
}
