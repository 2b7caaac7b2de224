import { promisify } from 'node:util'
import zlib from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotliAsync = promisify(zlib.brotliCompress)
const gzipAsync = promisify(zlib.gzip)
const gunzipAsync = promisify(zlib.gunzip)

/** What a client that sends this Accept-Encoding gets; `q=0` refuses. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  if (accepts(accept, 'br')) return 'br'
  return accepts(accept, 'gzip') ? 'gzip' : 'identity'
}

function accepts(accept: string, name: string) {
  const at = accept.split(',').find((part) => part.trim().split(';')[0]?.trim().toLowerCase() === name)
  return at !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(at)
}

/** Both bodies at once, off the main thread. */
export async function compressPage(html: Buffer) {
  const [brotli, gzip] = await Promise.all([
    brotliAsync(html, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 6,
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
    gzipAsync(html, { level: 6 }),
  ])
  return { brotli, gzip }
}

export const unpack = (gzip: Buffer) => gunzipAsync(gzip)
