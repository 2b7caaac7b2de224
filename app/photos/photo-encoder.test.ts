import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import type { PhotoFile } from './photo.ts'
import { createPhotoEncoderPool } from './photo-encoder-pool.server.ts'
import { picture, uploadFolder, withJpegSegment } from './testing/pictures.ts'

const upload = uploadFolder()
const pool = createPhotoEncoderPool({ log: { warn() {}, error() {} } })
afterAll(pool.close)

async function encoded(bytes: Buffer): Promise<PhotoFile[]> {
  const result = await pool.encode(await upload(bytes), 'a household')
  if (!('encoded' in result)) throw new Error(`Refused: ${result.refusal}`)
  return result.encoded.files
}

const sizes = (files: PhotoFile[]) => files.map(({ format, width, height }) => `${format} ${width}x${height}`)

/** The colour at a place, given in parts of width and height. */
async function colourAt(body: Uint8Array, across: number, down: number) {
  const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true })
  const pixel = Math.floor(down * info.height) * info.width + Math.floor(across * info.width)
  return [...data.subarray(pixel * info.channels, (pixel + 1) * info.channels)]
}

function expectColour(found: number[], wanted: number[]) {
  found.forEach((value, channel) => {
    expect(Math.abs(value - (wanted[channel] ?? Number.NaN))).toBeLessThanOrEqual(6)
  })
}

test('a photo is kept as AVIF and WebP in three widths', async () => {
  const files = await encoded(await picture(2000, 1500).jpeg().toBuffer())
  expect(sizes(files)).toEqual([
    'avif 320x240',
    'webp 320x240',
    'avif 640x480',
    'webp 640x480',
    'avif 1280x960',
    'webp 1280x960',
  ])
  for (const { format, width, height, body } of files) {
    const found = await sharp(body).metadata()
    expect(found).toMatchObject({ format: format === 'avif' ? 'heif' : 'webp', width, height })
  }
})

test('a small photo is not enlarged', async () => {
  expect(sizes(await encoded(await picture(200, 100).png().toBuffer()))).toEqual([
    'avif 200x100',
    'webp 200x100',
  ])
})

test('a photo of one pixel is a photo', async () => {
  expect(sizes(await encoded(await picture(1, 1).png().toBuffer()))).toEqual(['avif 1x1', 'webp 1x1'])
})

test('a photo taken with the phone on its side stands upright', async () => {
  const lying = picture(400, 200, '#c82828', '#2828c8').jpeg({ quality: 95 }).withMetadata({ orientation: 6 })
  const files = await encoded(await lying.toBuffer())
  expect(sizes(files)).toContain('webp 200x400')
  for (const { body } of files) {
    expectColour(await colourAt(body, 0.5, 0.1), [200, 40, 40])
    expectColour(await colourAt(body, 0.5, 0.9), [40, 40, 200])
  }
})

test('where a photo was taken, and every other note in it, is gone', async () => {
  const secret = 'N29.7604W95.3698'
  const noted = await picture(700, 500)
    .jpeg()
    .withIccProfile('p3')
    .withExif({
      IFD0: { Copyright: secret },
      IFD3: { GPSLatitude: '29/1 45/1 37/1', GPSAreaInformation: secret },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${secret}</rdf:RDF></x:xmpmeta>`)
    .toBuffer()
  const iptc = `Photoshop 3.0\0${'8BIM\x04\x04\0\0\0\0\0\x15\x1c\x02\x5a\0\x10'}${secret}\0`
  const commented = withJpegSegment(withJpegSegment(noted, 0xed, iptc), 0xfe, `comment ${secret}`)
  const jpeg = Buffer.concat([commented, Buffer.from(`a film behind the photo ${secret}`)])
  expect(jpeg.toString('latin1').split(secret).length - 1).toBeGreaterThanOrEqual(5)
  const before = await sharp(jpeg).metadata()
  for (const note of ['exif', 'xmp', 'iptc', 'icc'] as const) expect(before[note]).toBeDefined()

  for (const { body } of await encoded(jpeg)) {
    const text = Buffer.from(body).toString('latin1')
    for (const trace of [
      secret,
      '29.7604',
      'GPS',
      'Exif',
      'EXIF',
      'XMP ',
      'xmpmeta',
      'ICCP',
      'acsp',
      '8BIM',
      'comment',
    ])
      expect(text).not.toContain(trace)
    const after = await sharp(body).metadata()
    for (const note of ['exif', 'xmp', 'iptc', 'icc', 'orientation', 'comments'] as const)
      expect(after[note]).toBeUndefined()
  }
})

describe('colours stay as they were', () => {
  const red = picture(64, 64)
  test.each([
    ['in a wide colour space', () => red.clone().withIccProfile('p3').png()],
    ['in 16 bits', () => red.clone().toColourspace('rgb16').png()],
    ['in a palette', () => red.clone().png({ palette: true })],
    ['in WebP', () => red.clone().webp({ lossless: true })],
  ])('%s', async (_, make) => {
    for (const { body } of await encoded(await make().toBuffer()))
      expectColour(await colourAt(body, 0.5, 0.5), [200, 40, 40])
  })

  test('in ink', async () => {
    const ink = await picture(64, 64, '#a06450').withIccProfile('cmyk').jpeg({ quality: 98 }).toBuffer()
    expect((await sharp(ink).metadata()).space).toBe('cmyk')
    // Inks cannot show every colour: what their profile makes of this one is what counts.
    const printed = await colourAt(ink, 0.5, 0.5)
    for (const { body } of await encoded(ink)) expectColour(await colourAt(body, 0.5, 0.5), printed)
  })

  test('in grey', async () => {
    const grey = await picture(64, 64, '#808080').toColourspace('b-w').png().toBuffer()
    for (const { body } of await encoded(grey)) expectColour(await colourAt(body, 0.5, 0.5), [128, 128, 128])
  })
})

test('what is transparent stays so', async () => {
  const glass = { create: { width: 50, height: 100, channels: 4 as const, background: '#000' } }
  const half = picture(100, 100)
    .ensureAlpha()
    .composite([{ input: glass, left: 0, top: 0, blend: 'dest-out' }])
  for (const { body } of await encoded(await half.png().toBuffer())) {
    expect((await colourAt(body, 0.2, 0.5))[3]).toBeLessThan(6)
    expectColour(await colourAt(body, 0.8, 0.5), [200, 40, 40, 255])
  }
})

test('of an animation the first frame is kept', async () => {
  const frames = await Promise.all(
    ['#c82828', '#2828c8'].map((colour) => picture(60, 40, colour).png().toBuffer()),
  )
  const film = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
  expect(await sharp(film).metadata()).toMatchObject({ pages: 2 })
  const files = await encoded(film)
  expect(sizes(files)).toEqual(['avif 60x40', 'webp 60x40'])
  for (const { body } of files) {
    expect((await sharp(body).metadata()).pages ?? 1).toBe(1)
    expectColour(await colourAt(body, 0.5, 0.5), [200, 40, 40])
  }
})
