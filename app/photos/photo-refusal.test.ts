import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { maxPhotoBytes } from './max-photo-bytes.ts'
import { createPhotoEncoderPool } from './photo-encoder-pool.server.ts'
import { blackPng } from './testing/black-png.ts'
import { picture, uploadFolder, withJpegSegment } from './testing/pictures.ts'

const upload = uploadFolder()
const warn = vi.fn()
const pool = createPhotoEncoderPool({ log: { warn, error() {} } })
afterAll(pool.close)

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const noise = () => ({ type: 'gaussian' as const, mean: 128, sigma: 30 })
const grain = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#888', noise: noise() } })

test.each([
  ['an empty file', async () => ''],
  ['words', async () => 'I am a photo'],
  ['HTML', async () => '<!doctype html><img src=x onerror=alert(1)>'],
  ['SVG', async () => svg],
  ['SVG that begins as XML', async () => `<?xml version="1.0"?>\n<!-- ${' '.repeat(5000)} -->${svg}`],
  ['compressed SVG', async () => gzipSync(svg)],
  ['SVG behind the first bytes of a PNG', async () => Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1')],
  ['a PDF', async () => '%PDF-1.7\n1 0 obj'],
  ['a program', async () => Buffer.from('\x7fELF\x02\x01\x01'.padEnd(200, '\0'), 'latin1')],
])('%s is not an image, whatever its name', async (_, make) => {
  expect(await pool.encode(await upload(await make(), '.jpg'), 'a household')).toEqual({
    reason: 'not-image',
    refusal: 'Please select an image file',
  })
})

test.each([
  ['GIF', () => picture(9, 9).gif().toBuffer()],
  ['GIF that is also a script', async () => Buffer.from('GIF89a/*\0\0\0\0\0*/=1;alert(1)//', 'latin1')],
  ['TIFF', () => picture(9, 9).tiff().toBuffer()],
  ['AVIF', () => picture(9, 9).avif().toBuffer()],
  ['BMP', async () => Buffer.from('BM'.padEnd(80, '\0'))],
])('%s is a picture of a kind that is not taken', async (_, make) => {
  expect(await pool.encode(await upload(await make(), '.png'), 'a household')).toMatchObject({
    reason: 'other-kind',
  })
})

test('a phone format that cannot be read is refused kindly', async () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(99),
  ])
  expect(await pool.encode(await upload(heic), 'a household')).toEqual({
    reason: 'phone-format',
    refusal:
      'Error uploading file. Please try again. This phone format could not be read. Please choose a JPG or PNG.',
  })
})

test.each([
  ['a JPEG cut off', async () => (await grain().jpeg().toBuffer()).subarray(0, 20_000)],
  [
    'a progressive JPEG cut off',
    async () => (await grain().jpeg({ progressive: true }).toBuffer()).subarray(0, 9_000),
  ],
  ['a PNG cut off', async () => (await grain().png().toBuffer()).subarray(0, 20_000)],
  ['a WebP cut off', async () => (await grain().webp().toBuffer()).subarray(0, 9_000)],
  ['the beginning of a JPEG', async () => Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0', 'latin1')],
])('%s cannot be read', async (_, make) => {
  expect(await pool.encode(await upload(await make()), 'a household')).toEqual({
    reason: 'unreadable',
    refusal: 'Error uploading file. Please try again.',
  })
})

test('a file of more than 5 MB is too large', async () => {
  const small = await picture(9, 9).jpeg().toBuffer()
  const padded = (bytes: number) => Buffer.concat([small, Buffer.alloc(bytes - small.length)])
  expect(await pool.encode(await upload(padded(maxPhotoBytes)), 'a household')).toHaveProperty('encoded')
  expect(await pool.encode(await upload(padded(maxPhotoBytes + 1)), 'a household')).toEqual({
    reason: 'too-large',
    refusal: 'File size must be less than 5MB',
  })
})

test('HTML inside a picture does not reach the wall', async () => {
  const html = '<html><script>alert(1)</script>'
  const hidden = withJpegSegment(await picture(90, 90).jpeg().toBuffer(), 0xfe, html)
  const result = await pool.encode(
    await upload(Buffer.concat([hidden, Buffer.from(html)]), '.html'),
    'a household',
  )
  if (!('encoded' in result)) throw new Error(result.refusal)
  for (const { body } of result.encoded.files) expect(Buffer.from(body).toString('latin1')).not.toContain('<')
})

test('a few bytes that would become 900 million pixels are refused before they do', async () => {
  const bomb = await blackPng({ width: 30_000, height: 30_000, bits: 1 })
  expect(bomb.length).toBeLessThan(200_000)
  warn.mockClear()
  expect(await pool.encode(await upload(bomb), 'a household')).toEqual({
    reason: 'too-many-pixels',
    refusal:
      'Error uploading file. Please try again. The picture has too many pixels: choose a smaller copy.',
  })
  expect(warn).toHaveBeenCalledWith(
    { reason: 'too-many-pixels', detail: expect.stringContaining('pixel limit') },
    'photo refused',
  )
})

test.each([
  ['one column of 49 million pixels', { width: 1, height: 49_000_000, bits: 1 }, 'A side of 49000000 pixels'],
  ['one row of 49 million pixels', { width: 49_000_000, height: 1, bits: 1 }, 'A side of 49000000 pixels'],
  ['a side just too long', { width: 20_001, height: 1, bits: 1 }, 'A side of 20001 pixels'],
  ['pixels of 64 bits', { width: 7_000, height: 7_000, bits: 64 }, '392000000 bytes when unpacked'],
  [
    'interlaced pixels of 64 bits',
    { width: 7_000, height: 7_000, bits: 64, isInterlaced: true },
    '392000000 bytes when unpacked',
  ],
] as const)('%s are refused before a pixel is decoded', async (_, shape, detail) => {
  warn.mockClear()
  const path = await upload(await blackPng(shape))
  expect(await pool.encode(path, 'a household')).toMatchObject({ reason: 'too-many-pixels' })
  expect(warn).toHaveBeenCalledWith({ reason: 'too-many-pixels', detail }, 'photo refused')
})

test('a panorama of 20,000 pixels is a photo', async () => {
  const path = await upload(await blackPng({ width: 20_000, height: 2_000, bits: 1 }))
  expect(await pool.encode(path, 'a household')).toHaveProperty('encoded')
})

test('no file at all is an error that is seen', async () => {
  warn.mockClear()
  expect(await pool.encode('/nowhere/photo', 'a household')).toMatchObject({ reason: 'unreadable' })
  expect(warn).toHaveBeenCalledOnce()
})
