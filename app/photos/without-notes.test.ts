import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { orientationIn } from './orientation.ts'
import { pngChunk } from './testing/black-png.ts'
import {
  jpegWithEndlessNotes,
  notesThatNameThemselves,
  pngWithCompressedText,
} from './testing/hostile-notes.ts'
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
  expect(orientationIn(notesThatNameThemselves())).toBe(1)
  const bare = withoutNotes(await jpegWithEndlessNotes(), 'image/jpeg')
  expect(bare).toEqual(withoutNotes(await picture(40, 20).jpeg().toBuffer(), 'image/jpeg'))
})

test('compressed text is dropped unread', async () => {
  const bare = withoutNotes(await pngWithCompressedText(2), 'image/png')
  expect(bare).toEqual(withoutNotes(await picture(40, 20).png().toBuffer(), 'image/png'))
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

// Of a clip that a phone puts behind its photo; a long one has the bytes of a scan and of an end by chance.
const clip = Buffer.concat(Array.from({ length: 100 }, () => Buffer.from([0, 0, 0xff, 0xda, 0xff, 0xd9])))

test.each([
  ['image/jpeg', picture(40, 20).jpeg()],
  ['image/jpeg', picture(40, 20).jpeg({ progressive: true })],
  ['image/png', picture(40, 20).png()],
  ['image/webp', picture(40, 20).webp()],
])('%s ends where the picture ends: what stands behind it is dropped', async (type, made) => {
  const file = await made.toBuffer()
  expect(withoutNotes(Buffer.concat([file, clip]), type)).toEqual(withoutNotes(file, type))
})

test('a JPEG is not ended by what only looks like its end, between two scans', async () => {
  const jpeg = await picture(40, 20).jpeg({ progressive: true }).toBuffer()
  const comment = jpegSegment(0xfe, Buffer.from([0xff, 0xd9]))
  const scan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const whole = Buffer.concat([jpeg.subarray(0, scan), comment, jpeg.subarray(scan)])
  const bare = withoutNotes(whole, 'image/jpeg')
  expect(await sharp(bare).raw().toBuffer()).toEqual(await sharp(jpeg).raw().toBuffer())
  expect(bare.subarray(scan - jpeg.length)).toEqual(jpeg.subarray(scan))
})

test('a JPEG that goes over the picture very often is odd', async () => {
  const jpeg = await picture(40, 20).jpeg({ progressive: true }).toBuffer()
  expect(withoutNotes(jpeg, 'image/jpeg').length).toBeGreaterThan(0)
  const scan = Buffer.concat([Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0])])
  const scans = Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: 100 }, () => scan)])
  expect(() => withoutNotes(scans, 'image/jpeg')).toThrow(OddPicture)
})
