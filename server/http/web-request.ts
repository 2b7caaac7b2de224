import type { IncomingMessage } from 'node:http'
import { withoutSaid } from '../../app/platform/said-parameter.ts'

/**
 * The request a public page is rendered from: its path, the fields its address takes, and nothing of the visitor.
 * That is what makes every rendered page safe to cache for everybody.
 */
export function anonymousRequest(siteUrl: string, path: string) {
  return new Request(siteUrl + path, { headers: { accept: 'text/html' } })
}

type Address = { siteUrl: string; pathname: string; search: string }
type Body = Buffer<ArrayBuffer> | ReadableStream<Uint8Array> | null

/** A visitor's own request, for what is never cached. The host is SITE_URL's, whatever was sent. */
export function fullRequest(message: IncomingMessage, { siteUrl, pathname, search }: Address, body: Body) {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    if (value === undefined || name.startsWith(':')) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  headers.set('host', new URL(siteUrl).host)
  // Checked before; React Router compares it with the address it is given.
  if (headers.has('origin')) headers.set('origin', siteUrl)

  const abort = new AbortController()
  message.once('close', () => {
    if (!message.complete) abort.abort()
  })
  // Of the form before this one: beside a refusal of this it would be untrue.
  const query = message.method === 'POST' ? withoutSaid(search) : search
  return new Request(siteUrl + pathname + query, {
    method: message.method,
    headers,
    signal: abort.signal,
    ...(body && { body, duplex: 'half' as const }),
  })
}
