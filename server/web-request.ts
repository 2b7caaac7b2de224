import type { IncomingMessage } from 'node:http'
import { BodyTooLarge, BodyTooSlow, bodyLimitFor, isUpload, timeouts } from './limits.ts'

/**
 * The request a public page is rendered from: its path and nothing of the visitor.
 * That is what makes every rendered page safe to keep for the next one.
 */
export function anonymousRequest(siteUrl: string, pathname: string) {
  return new Request(siteUrl + pathname, { headers: { accept: 'text/html' } })
}

/** A visitor's own request, for what is never cached. The host is SITE_URL's, whatever was sent. */
export async function fullRequest(
  message: IncomingMessage,
  siteUrl: string,
  pathname: string,
  search: string,
) {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    if (value === undefined || name.startsWith(':')) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  headers.set('host', new URL(siteUrl).host)
  // Checked before we come here; React Router compares it with the address it is given.
  if (headers.has('origin')) headers.set('origin', siteUrl)

  const hasBody = message.method !== 'GET' && message.method !== 'HEAD'
  const abort = new AbortController()
  message.once('close', () => {
    if (!message.complete) abort.abort()
  })
  return new Request(siteUrl + pathname + search, {
    method: message.method,
    headers,
    signal: abort.signal,
    ...(hasBody && { body: await bodyFor(message, pathname), duplex: 'half' as const }),
  })
}

/** Small bodies are read before anything else begins, so that a bad one is answered here; uploads stream. */
async function bodyFor(message: IncomingMessage, pathname: string) {
  const stream = boundedBody(
    message,
    bodyLimitFor(pathname),
    isUpload(pathname) ? timeouts.requestMs : timeouts.smallBodyMs,
  )
  return isUpload(pathname) ? stream : new Response(stream).arrayBuffer()
}

/** The body as it arrives, counted: too large or too slow ends it with an error that names the reason. */
function boundedBody(message: IncomingMessage, limit: number, bodyMs: number): ReadableStream<Uint8Array> {
  let received = 0
  let isOver = false
  // Once, however it ends: what still arrives after that goes nowhere.
  const end = (say: () => void) => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    message.removeAllListeners('data')
    message.resume()
    say()
  }
  let timer: NodeJS.Timeout
  return new ReadableStream({
    start(controller) {
      const fail = (error: Error) => end(() => controller.error(error))
      timer = setTimeout(() => fail(new BodyTooSlow()), bodyMs)
      message.on('data', (chunk: Buffer) => {
        received += chunk.length
        if (received > limit) return fail(new BodyTooLarge())
        controller.enqueue(chunk)
        if ((controller.desiredSize ?? 1) <= 0) message.pause()
      })
      message.once('end', () => end(() => controller.close()))
      message.once('error', fail)
      message.once('close', () => fail(new Error('The connection was closed')))
    },
    pull: () => void message.resume(),
    cancel: () => end(() => {}),
  })
}
