// Loaded before the site, which recompresses a page that is requested again at brotli's best quality, a tenth of a
// second each: it gets the quick one. What the best one does is seen in encoding.test.ts.
import { syncBuiltinESMExports } from 'node:module'
import zlib from 'node:zlib'

const { brotliCompress } = zlib
const { BROTLI_PARAM_QUALITY: quality } = zlib.constants

zlib.brotliCompress = (body, options, done) => {
  const { params } = options
  const quick = params[quality] === 11 ? { ...params, [quality]: 5 } : params
  brotliCompress(body, { ...options, params: quick }, done)
}
syncBuiltinESMExports()
