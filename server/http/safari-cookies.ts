import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { keepsSecureCookies } from '../../app/accounts/cookies.ts'

const prefix = '__Host-'
const ourName = 'second-key.'

/**
 * Safari keeps Secure cookies on https alone; other browsers keep them on localhost too. Without this nobody could sign
 * in with it to a site that was just started. Only there, and only for it, names and attributes are translated.
 */
export function createSafariCookies(siteUrl: string) {
  const isLocal = siteUrl.startsWith('http:') && keepsSecureCookies(siteUrl)
  const isNeeded = ({ headers }: Asked) => isLocal && isSafari(headers)

  return {
    /** The cookies of a request get the names they have elsewhere. */
    read(request: Asked) {
      const { cookie } = request.headers
      if (!cookie || !isNeeded(request)) return
      const pairs = cookie.split('; ')
      const named = pairs.map((pair) => (pair.startsWith(ourName) ? prefix + pair : pair))
      request.headers.cookie = named.join('; ')
    },
    write(request: Asked, answer: Headers) {
      if (!isNeeded(request)) return
      const cookies = answer.getSetCookie()
      answer.delete('Set-Cookie')
      for (const cookie of cookies) answer.append('Set-Cookie', withoutSecure(cookie))
    },
  }
}

type Asked = Pick<IncomingMessage, 'headers'>

function withoutSecure(cookie: string) {
  const parts = cookie.split('; ').filter((part) => part !== 'Secure')
  return parts.join('; ').replace(prefix, '')
}

function isSafari({ 'user-agent': agent = '' }: IncomingHttpHeaders) {
  return agent.includes('AppleWebKit/') && !/Chrom(?:e|ium)\//.test(agent)
}
