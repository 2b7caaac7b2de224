import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, compress, decompress, gzip, recompress } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('a client that accepts %s gets %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding)
})

test('what is compressed decompresses to the page, at the quick and at the best quality', async () => {
  const html = Buffer.from('<p>hello</p>'.repeat(100))
  const compressed = await compress(html)
  expect(await decompress(compressed)).toEqual(html)
  expect(await decompress(await recompress(compressed))).toEqual(html)
  expect(gunzipSync(await gzip(html))).toEqual(html)
})

test('a compressed body holds no more memory than its bytes', async () => {
  const page = Buffer.from('<p>a page</p>'.repeat(500))
  for (const body of [await compress(page), await gzip(page), await recompress(await compress(page))])
    expect(body.buffer.byteLength).toBe(body.length)
})

test('a page is compressed at quality 5, a long one at 6', async () => {
  const words = Buffer.from(
    Array.from({ length: 20_000 }, (_, n) => `${Math.imul(n, 2_654_435_761) >>> 20} `).join(''),
  )
  const compressed = (body: Buffer, quality: number) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: 16,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }).length
  const [short, long] = [words.subarray(0, 79_999), words.subarray(0, 80_000)]
  expect(compressed(short, 5)).not.toBe(compressed(short, 6))
  expect(await compress(short)).toHaveLength(compressed(short, 5))
  expect(await compress(long)).toHaveLength(compressed(long, 6))
})

test('for those who cannot read brotli it is compressed at level 6', async () => {
  const body = Buffer.from(Array.from({ length: 3000 }, (_, n) => `<p>Door ${n * n}</p>`).join(''))
  const compressed = (level: number) => gzipSync(body, { level }).length
  expect(compressed(7)).not.toBe(compressed(6))
  expect(await gzip(body)).toHaveLength(compressed(6))
})
