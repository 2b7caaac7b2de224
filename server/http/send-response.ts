import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { chooseEncoding, compress, createCompressor, gzip } from './encoding.ts'

/**
 * Sends an answer made for one visitor, text compressed. Handed over whole: nobody waits for a client that reads slowly,
 * except with a long file, which is streamed.
 */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  headers: Record<string, string>,
) {
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)

  if (!answer.body || request.method === 'HEAD') return void response.end()
  const isText = isTextual(answer.headers)
  if (isLong(answer.headers)) return streamLong(answer.body, isText, request, response)
  const whole = Buffer.from(await answer.arrayBuffer())
  const body = isText ? await encoded(whole, request, response) : whole
  response.setHeader('Content-Length', body.length)
  response.end(body)
}

/**
 * A file to download that may be longer than the memory: of unknown length, or no text, as a backup is. A text whose
 * length is known is in memory already, and is compressed whole.
 */
export function isLong(headers: Headers) {
  if (!/^attachment\b/i.test(headers.get('Content-Disposition') ?? '')) return false
  return headers.get('Content-Length') === null || !isTextual(headers)
}

function isTextual(headers: Headers) {
  return /^(text\/|application\/(json|xml))/.test(headers.get('Content-Type') ?? '')
}

/** Compressed as it is written, never whole in memory. */
function streamLong(
  body: ReadableStream<Uint8Array>,
  isText: boolean,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (!isText) return stream(body, response)
  response.setHeader('Vary', 'Accept-Encoding')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return stream(body, response)
  response.setHeader('Content-Encoding', encoding)
  return stream(body, response, createCompressor(encoding))
}

const goneCodes = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'])

/** Each chunk at once; without a compressor, which would hold back the first, unless one is given. */
export async function stream(
  body: ReadableStream<Uint8Array>,
  response: ServerResponse,
  compressor?: Transform,
) {
  const chunks = Readable.from(body)
  // A pipeline adds six to the listeners of our own: more than Node expects, and no leak.
  response.setMaxListeners(20)
  try {
    await (compressor ? pipeline(chunks, compressor, response) : pipeline(chunks, response))
  } catch (error) {
    // A client that disconnects is no failure, also one that has gone before the first chunk.
    if (!(error instanceof Error && 'code' in error && goneCodes.has(String(error.code)))) throw error
  }
}

async function encoded(body: Buffer, request: IncomingMessage, response: ServerResponse) {
  response.setHeader('Vary', 'Accept-Encoding')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return body
  response.setHeader('Content-Encoding', encoding)
  return encoding === 'br' ? compress(body) : gzip(body)
}
