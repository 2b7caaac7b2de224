import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, compress, compressHard, gzip, unpack } from './encoding.ts'

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

test('what is packed unpacks to the page, quickly packed or hard', async () => {
  const html = Buffer.from('<p>hello</p>'.repeat(100))
  const packed = await compress(html)
  expect(await unpack(packed)).toEqual(html)
  expect(await unpack(await compressHard(packed))).toEqual(html)
  expect(gunzipSync(await gzip(html))).toEqual(html)
})

test('a packed body holds no more memory than its bytes', async () => {
  const page = Buffer.from('<p>a page</p>'.repeat(500))
  for (const body of [await compress(page), await gzip(page), await compressHard(await compress(page))])
    expect(body.buffer.byteLength).toBe(body.length)
})

test('a page is packed at quality 5, a long one at 6', async () => {
  const words = Buffer.from(
    Array.from({ length: 20_000 }, (_, n) => `${Math.imul(n, 2_654_435_761) >>> 20} `).join(''),
  )
  const packed = (body: Buffer, quality: number) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }).length
  const [short, long] = [words.subarray(0, 79_999), words.subarray(0, 80_000)]
  expect(packed(short, 5)).not.toBe(packed(short, 6))
  expect(await compress(short)).toHaveLength(packed(short, 5))
  expect(await compress(long)).toHaveLength(packed(long, 6))
})

test('for those who cannot read brotli it is packed at level 6', async () => {
  const body = Buffer.from(Array.from({ length: 3000 }, (_, n) => `<p>Door ${n * n}</p>`).join(''))
  const packed = (level: number) => gzipSync(body, { level }).length
  expect(packed(7)).not.toBe(packed(6))
  expect(await gzip(body)).toHaveLength(packed(6))
})
