import { promisify } from 'node:util'
import zlib from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotliAsync = promisify(zlib.brotliCompress)
const gzipAsync = promisify(zlib.gzip)
const brotliDecompressAsync = promisify(zlib.brotliDecompress)

const chosen = new Map<string, Encoding>()
const maxChosen = 200
/** Browsers send some thirty signs; 16 KB of commas take 6 ms to split, and each request of a connection brings them anew. */
const maxAcceptLength = 300

/** What a client that sends this Accept-Encoding gets; `q=0` refuses. Most send one of a few. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const accept = header.slice(0, maxAcceptLength)
  const known = chosen.get(accept)
  if (known) return known
  const encoding = readAccept(accept)
  if (chosen.size < maxChosen) chosen.set(accept, encoding)
  return encoding
}

function readAccept(accept: string): Encoding {
  if (accepts(accept, 'br')) return 'br'
  return accepts(accept, 'gzip') ? 'gzip' : 'identity'
}

function accepts(accept: string, name: string) {
  const at = accept.split(',').find((part) => part.trim().split(';')[0]?.trim().toLowerCase() === name)
  return at !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(at)
}

// Quality 5 costs 3 ms for a page of 57 KB and 11 costs 100 ms for a tenth less (docs/decisions/page-cache.md).
const quick = 5
/** A hundred bytes less for 0.3 ms: what keeps the longest town pages within 20 KB. */
const longer = { from: 80_000, quality: 6 }
const smallest = 11
/**
 * 64 KB behind the place that is being compressed: what lies further back hardly repeats in a page. From 17 on brotli
 * searches in another way, which takes a fifth longer and finds less (docs/decisions/first-copies.md).
 */
const nearWindow = 16

/** Off the main thread. The buffer returned holds no more memory than its length. */
export const compress = async (body: Buffer) =>
  exact(await brotli(body, body.length < longer.from ? quick : longer.quality, nearWindow))
export const recompress = async (compressed: Buffer) =>
  exact(await brotli(await decompress(compressed), smallest, zlib.constants.BROTLI_DEFAULT_WINDOW))
export const decompress = (compressed: Buffer) => brotliDecompressAsync(compressed)
export const gzip = async (body: Buffer) => exact(await gzipAsync(body, { level: 6 }))

/** zlib returns a slice of a 32 KB buffer: cached as it is, a page of 13 KB would hold all of that. */
function exact(body: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(body.length)
  body.copy(own)
  return own
}

/** For bodies that are streamed. */
export function createCompressor(encoding: 'br' | 'gzip') {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: quick }
  return encoding === 'br' ? zlib.createBrotliCompress({ params }) : zlib.createGzip()
}

function brotli(body: Buffer, quality: number, window: number) {
  const { constants } = zlib
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  // One chunk for every page: each further one is another turn of the event loop. Node keeps it until the next full
  // garbage collection.
  return brotliAsync(body, { params, chunkSize: 32 * 1024 })
}
