import type { IncomingMessage } from 'node:http'

/** The visitor's address. X-Forwarded-For is trusted only as far as our own proxies wrote it. */
export function clientAddress(request: IncomingMessage, trustedProxies: number) {
  const direct = request.socket.remoteAddress ?? ''
  if (trustedProxies === 0) return direct
  const header = request.headers['x-forwarded-for']
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((hop) => hop.trim())
  return withoutPort(hops.filter(Boolean).at(-trustedProxies) ?? direct)
}

/** Some proxies write '1.2.3.4:5678' or '[2001:db8::1]:443'. */
function withoutPort(hop: string) {
  return hop.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
}
