import { transcode } from 'node:buffer'
import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasTag } from '../../app/platform/has-tag.ts'
import { chooseEncoding, compress, decompress, type Encoding, gzip, recompress } from '../http/encoding.ts'
import type { Page } from './page-cache.ts'

/**
 * Browsers revalidate every time and mostly get a 304. A CDN may cache a page for five seconds,
 * which is how long a withdrawn story may stay there, and longer only while we are down.
 */
const sharedCaching = {
  // Varnish serves a page that names no stale-while-revalidate for ten seconds more.
  'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=0, stale-if-error=600',
  // By the standard s-maxage forbids what stale-if-error allows (RFC 9111); CDNs that read this one need none.
  'cdn-cache-control': 'max-age=5, stale-while-revalidate=0, stale-if-error=600',
}

/** Turns a finished response into a page that can be sent any number of times. */
export async function pageFrom(
  response: Response,
  headers: Record<string, string>,
  finished?: Buffer,
): Promise<Page> {
  const brotli = await compress(finished ?? Buffer.from(await response.arrayBuffer()))
  const hasOwnCaching = response.headers.has('Cache-Control')
  return {
    status: response.status,
    // The same text compresses to the same bytes, and there are fewer of them to hash.
    etag: hash('sha256', brotli, 'base64url').slice(0, 22),
    // In lower case, as those of the response are: a name in two spellings would be sent twice.
    headers: {
      ...(response.status !== 200 ? { 'cache-control': 'no-store' } : !hasOwnCaching && sharedCaching),
      ...Object.fromEntries(response.headers),
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
      vary: 'Accept-Encoding',
    },
    brotli,
  }
}

/** Used again and again: for longer pages than this, a few, a buffer of their own is made. */
const utf16 = Buffer.allocUnsafeSlow(256 * 1024)

/** Half the time of Buffer.from, which goes character by character where one of them is not ASCII. */
export function bytesOf(text: string): Buffer {
  const isLong = text.length * 2 > utf16.length
  const wide = isLong ? Buffer.from(text, 'utf16le') : utf16.subarray(0, utf16.write(text, 'utf16le'))
  try {
    return transcode(wide, 'utf16le', 'utf8') as Buffer
  } catch {
    // A lone surrogate.
    return Buffer.from(text)
  }
}

/** The same page in fewer bytes. Its strong ETag names the bytes, so it changes too. */
export async function recompressPage(page: Page): Promise<Page> {
  return { ...page, etag: `${page.etag}.`, brotli: await recompress(page.brotli), gzip: undefined }
}

/**
 * Sends a cached page whose bytes are ready, with its headers as one array: Node writes those a third faster than
 * headers that are set one by one. False when there is more to do than that.
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

/** Alternating names and values, cached for each body. */
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

/** Each encoding has a strong ETag of its own. */
function etagOf(page: Page, encoding: Encoding) {
  return `"${page.etag}${encoding}"`
}

export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  storeGzip: (gzip: Buffer) => void,
) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const etag = etagOf(page, encoding)
  if (page.status === 200 && hasTag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, { ...page.headers, ETag: etag })
    return void response.end()
  }
  const body = await bodyIn(page, encoding, storeGzip)
  response.writeHead(page.status, headersFor(page, encoding, body))
  response.end(body)
}

async function bodyIn(page: Page, encoding: Encoding, storeGzip: (gzip: Buffer) => void) {
  if (encoding === 'br') return page.brotli
  if (encoding === 'identity') return decompressShared(page.brotli)
  if (page.gzip) return page.gzip
  const body = await gzipShared(page.brotli)
  storeGzip(body)
  return body
}

const decompressShared = shared(decompress)
const gzipShared = shared(async (compressed) => gzip(await decompressShared(compressed)))

/**
 * Clients that take a page in another encoding share one copy: hundreds of them at once must not each have their own made,
 * nor hundreds of slow readers each hold their own.
 */
function shared(make: (compressed: Buffer) => Promise<Buffer>) {
  const made = new WeakMap<Buffer, WeakRef<Buffer>>()
  const underWay = new WeakMap<Buffer, Promise<Buffer>>()
  return async (compressed: Buffer) => {
    const known = made.get(compressed)?.deref() ?? underWay.get(compressed)
    if (known) return known
    const making = make(compressed).finally(() => underWay.delete(compressed))
    underWay.set(compressed, making)
    const body = await making
    made.set(compressed, new WeakRef(body))
    return body
  }
}
