import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, compressPage, unpack } from './encoding.ts'

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

test('both bodies unpack to the page', async () => {
  const html = Buffer.from('<p>hello</p>'.repeat(100))
  const { brotli, gzip } = await compressPage(html)
  expect(brotliDecompressSync(brotli)).toEqual(html)
  expect(await unpack(gzip)).toEqual(html)
})
