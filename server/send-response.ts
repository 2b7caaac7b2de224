import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { chooseEncoding, compress, createCompressor, gzip } from './encoding.ts'

/** Sends an answer made for one visitor. Text is compressed on the way, other bodies stream as they are. */
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
  const type = answer.headers.get('Content-Type') ?? ''
  if (!/^(text\/|application\/(json|xml))/.test(type)) return stream(answer.body, response)
  if (isLong(answer.headers, type)) return streamCompressed(answer.body, request, response)
  const body = await encoded(Buffer.from(await answer.arrayBuffer()), request, response)
  response.setHeader('Content-Length', body.length)
  response.end(body)
}

/** A file to download may be longer than the memory. */
function isLong(headers: Headers, type: string) {
  return type.startsWith('application/xml') || /^attachment\b/i.test(headers.get('Content-Disposition') ?? '')
}

/** Long lists: compressed as they are written, never whole in memory. */
function streamCompressed(
  body: ReadableStream<Uint8Array>,
  request: IncomingMessage,
  response: ServerResponse,
) {
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
