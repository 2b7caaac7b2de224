/** Browsers keep Secure cookies, and so the `__Host-` prefix, on https and on localhost; Safari: server/http/safari-cookies.ts. */
export function keepsSecureCookies(siteUrl: string) {
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'https:' || isThisMachine(hostname)
}

/** In better-auth's words. Its own "secure cookies" switch knows only the weaker `__Secure-` prefix. */
export function cookieSettings(siteUrl: string) {
  const secure = keepsSecureCookies(siteUrl)
  return {
    useSecureCookies: false,
    cookiePrefix: secure ? '__Host-second-key' : 'second-key',
    // No Domain, and Path=/: without them a browser refuses the prefix.
    defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
  } as const
}

/** As it was sent, with its name; undefined when there is none. */
export function findCookie(headers: Headers, name: string) {
  return (headers.get('cookie') ?? '').split(/; */).find((pair) => pair.startsWith(`${name}=`))
}

function isThisMachine(hostname: string) {
  return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}
