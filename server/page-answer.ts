import { transcode } from 'node:buffer'
import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, compress, compressHard, type Encoding, gzip, unpack } from './encoding.ts'
import type { Page } from './page-cache.ts'

/**
 * Browsers ask again every time and mostly get a 304. A CDN may keep a page for five seconds,
 * which is how long a withdrawn story may live there, and longer only while we are down.
 */
const sharedCaching = 'public, max-age=0, s-maxage=5, stale-if-error=600'

/** Turns a finished response into a page that can be sent any number of times. */
export async function pageFrom(
  response: Response,
  headers: Record<string, string>,
  finished?: string,
): Promise<Page> {
  const html = finished === undefined ? Buffer.from(await response.arrayBuffer()) : bytesOf(finished)
  const brotli = await compress(html)
  return {
    status: response.status,
    // The same text is packed into the same bytes, and there are fewer of them to go through.
    etag: hash('sha256', brotli, 'base64url').slice(0, 22),
    // In small letters, as those of the response are: of a name in two spellings both lines would be sent.
    headers: {
      'cache-control': response.status === 200 ? sharedCaching : 'no-store',
      ...Object.fromEntries(response.headers),
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
      vary: 'Accept-Encoding',
    },
    brotli,
  }
}

/** Half the time of Buffer.from, which goes from sign to sign where one of them is not of ASCII. */
export function bytesOf(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8') as Buffer
  } catch {
    // Half of a sign alone.
    return Buffer.from(text)
  }
}

/** The same page in fewer bytes. Its strong tag names the bytes, so it changes too. */
export async function polishPage(page: Page): Promise<Page> {
  return { ...page, etag: `${page.etag}.`, brotli: await compressHard(page.brotli), gzip: undefined }
}

/**
 * Sends a kept page whose bytes are ready, at once and with headers as plain lines: Node takes those a third faster
 * than ones that are set one by one. False when there is more to do than that.
 */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  requestId: string,
): boolean {
  if (request.headers['if-none-match']) return false
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const body = encoding === 'br' ? page.brotli : encoding === 'gzip' && page.gzip
  if (!body) return false
  response.writeHead(page.status, ['X-Request-Id', requestId, ...readyLines(page, encoding, body)])
  response.end(body)
  return true
}

const linesOf = new WeakMap<Buffer, string[]>()

/** Names and values by turns; the same for as long as the bytes are. */
function readyLines(page: Page, encoding: Encoding, body: Buffer) {
  const known = linesOf.get(body)
  if (known) return known
  const lines = Object.entries(headersFor(page, encoding, body)).flat()
  linesOf.set(body, lines)
  return lines
}

function headersFor(page: Page, encoding: Encoding, body: Buffer): Record<string, string> {
  return {
    ...page.headers,
    ...(page.status === 200 && { ETag: etagOf(page, encoding) }),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': String(body.length),
  }
}

/** Each encoding has a strong tag of its own. */
function etagOf(page: Page, encoding: Encoding) {
  return `"${page.etag}${encoding}"`
}

export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  keepGzip: (gzip: Buffer) => void,
) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const etag = etagOf(page, encoding)
  if (page.status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, { ...page.headers, ETag: etag })
    return void response.end()
  }
  const body = await bodyIn(page, encoding, keepGzip)
  response.writeHead(page.status, headersFor(page, encoding, body))
  response.end(body)
}

async function bodyIn(page: Page, encoding: Encoding, keepGzip: (gzip: Buffer) => void) {
  if (encoding === 'br') return page.brotli
  if (encoding === 'identity') return unpackShared(page.brotli)
  if (page.gzip) return page.gzip
  const body = await gzip(await unpack(page.brotli))
  keepGzip(body)
  return body
}

const unpacked = new WeakMap<Buffer, WeakRef<Buffer>>()
const unpacking = new WeakMap<Buffer, Promise<Buffer>>()

/** All who read a page unpacked at one time read one copy: hundreds who do not read on must not each hold their own. */
async function unpackShared(packed: Buffer) {
  const known = unpacked.get(packed)?.deref() ?? unpacking.get(packed)
  if (known) return known
  const underWay = unpack(packed).finally(() => unpacking.delete(packed))
  unpacking.set(packed, underWay)
  const body = await underWay
  unpacked.set(packed, new WeakRef(body))
  return body
}

function matches(header: string | undefined, etag: string) {
  if (!header) return false
  return header === etag || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
