import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { chooseEncoding, compress, gzip, packing } from './encoding.ts'

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
  if (isLong(answer.headers, type)) return streamPacked(answer.body, request, response)
  const body = await encoded(Buffer.from(await answer.arrayBuffer()), request, response)
  response.setHeader('Content-Length', body.length)
  response.end(body)
}

/** A file to download may be longer than the memory. */
function isLong(headers: Headers, type: string) {
  return type.startsWith('application/xml') || /^attachment\b/i.test(headers.get('Content-Disposition') ?? '')
}

/** Long lists: packed as they are written, never whole in memory. */
function streamPacked(body: ReadableStream<Uint8Array>, request: IncomingMessage, response: ServerResponse) {
  response.setHeader('Vary', 'Accept-Encoding')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return stream(body, response)
  response.setHeader('Content-Encoding', encoding)
  return stream(body, response, packing(encoding))
}

const goneCodes = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'])

/** Each piece at once, as it is: what packs them would hold back the first. */
export async function stream(body: ReadableStream<Uint8Array>, response: ServerResponse, packer?: Transform) {
  const pieces = Readable.from(body)
  try {
    await (packer ? pipeline(pieces, packer, response) : pipeline(pieces, response))
  } catch (error) {
    // A reader who goes away is no failure, also one who has gone before the first piece.
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
