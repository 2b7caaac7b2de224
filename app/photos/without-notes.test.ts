import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { orientationIn } from './orientation.ts'
import { pngChunk } from './testing/black-png.ts'
import { jpegSegment, picture } from './testing/pictures.ts'
import { OddPicture, withoutNotes } from './without-notes.ts'

const secret = 'N29.7604W95.3698'
const noted = (orientation: number) =>
  picture(40, 20)
    .withIccProfile('p3')
    .withMetadata({ orientation, exif: { IFD0: { Copyright: secret } } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${secret}</rdf:RDF></x:xmpmeta>`)

describe.each([
  ['image/jpeg', (orientation: number) => noted(orientation).jpeg().toBuffer()],
  ['image/png', (orientation: number) => noted(orientation).png().toBuffer()],
  ['image/webp', (orientation: number) => noted(orientation).webp().toBuffer()],
])('%s', (type, make) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('of the notes only which way up goes on: %i', async (orientation) => {
    const file = await make(orientation)
    const before = await sharp(file).metadata()
    const bare = withoutNotes(file, type)
    const after = await sharp(bare).metadata()
    expect(bare.toString('latin1')).not.toContain(secret)
    expect(after.xmp).toBeUndefined()
    expect(after.icc).toEqual(before.icc)
    expect(after.orientation ?? 1).toBe(before.orientation ?? 1)
    expect(await sharp(bare).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer())
  })

  test('cut off anywhere, it is bytes or an odd picture, never another error', async () => {
    const file = await make(6)
    for (let length = 2; length < file.length; length += 7) {
      try {
        expect(withoutNotes(file.subarray(0, length), type).length).toBeLessThanOrEqual(file.length + 40)
      } catch (error) {
        expect(error).toBeInstanceOf(OddPicture)
      }
    }
  })
})

test('notes that name themselves are not followed', async () => {
  const count = 5000
  const notes = Buffer.alloc(8 + 2 + count * 12 + 4)
  notes.write('II*\0', 'latin1')
  notes.writeUInt32LE(8, 4)
  notes.writeUInt16LE(count, 8)
  for (let entry = 0; entry < count; entry++) {
    const at = 10 + entry * 12
    notes.writeUInt16LE(entry % 2 ? 0x8769 : 0x8825, at)
    notes.writeUInt16LE(4, at + 2)
    notes.writeUInt32LE(1, at + 4)
    notes.writeUInt32LE(8, at + 8)
  }
  expect(orientationIn(notes)).toBe(1)
  const plain = await picture(40, 20).jpeg().toBuffer()
  const segment = jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), notes]))
  const looped = Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)])
  expect(withoutNotes(looped, 'image/jpeg')).toEqual(withoutNotes(plain, 'image/jpeg'))
})

test('packed words are dropped unopened', async () => {
  const plain = await picture(40, 20).png().toBuffer()
  const words = pngChunk('zTXt', Buffer.concat([Buffer.from('bomb\0\0'), deflateSync(Buffer.alloc(8e6))]))
  const wordy = Buffer.concat([plain.subarray(0, 33), words, words, plain.subarray(33)])
  expect(withoutNotes(wordy, 'image/png')).toEqual(withoutNotes(plain, 'image/png'))
})

test('a picture of very many pieces is odd', async () => {
  const [jpeg, png] = [await picture(4, 2).jpeg().toBuffer(), await picture(4, 2).png().toBuffer()]
  const many = (piece: Buffer) => Buffer.concat(Array.from({ length: 20_000 }, () => piece))
  const comments = Buffer.concat([
    jpeg.subarray(0, 2),
    many(jpegSegment(0xfe, Buffer.alloc(0))),
    jpeg.subarray(2),
  ])
  const words = Buffer.concat([
    png.subarray(0, 33),
    many(pngChunk('tEXt', Buffer.from('a\0b'))),
    png.subarray(33),
  ])
  expect(() => withoutNotes(comments, 'image/jpeg')).toThrow(OddPicture)
  expect(() => withoutNotes(words, 'image/png')).toThrow(OddPicture)
})

test('a JPEG that goes over the picture very often is odd', async () => {
  const jpeg = await picture(40, 20).jpeg({ progressive: true }).toBuffer()
  expect(withoutNotes(jpeg, 'image/jpeg').length).toBeGreaterThan(0)
  const scan = Buffer.concat([Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0])])
  const scans = Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: 100 }, () => scan)])
  expect(() => withoutNotes(scans, 'image/jpeg')).toThrow(OddPicture)
})
