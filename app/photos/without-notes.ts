import { crc32 } from 'node:zlib'
import { notesOf, orientationIn } from './orientation.ts'

/** A photo has some tens of pieces; one with many more was made to be read slowly. */
const maxPieces = 10_000
/** Ten are usual, mozjpeg writes a few more; every scan goes over the whole picture. */
const maxScans = 24

/** What cannot be taken apart is no picture that we would give to a decoder. */
export class OddPicture extends Error {}

const strippers = new Map([
  ['image/jpeg', jpegWithoutNotes],
  ['image/png', pngWithoutNotes],
  ['image/apng', pngWithoutNotes],
  ['image/webp', webpWithoutNotes],
])

/**
 * The picture without what is written about it. Decoders read such notes first, and notes can be made to take
 * forever: measured, a list of facts that names itself holds one for more than a minute with 62 KB, and compressed
 * text decompresses for 3 s. What goes on is the picture, its colour profile, and which way up it is.
 */
export function withoutNotes(file: Buffer, type: string): Buffer {
  return strippers.get(type)?.(file) ?? file
}

function jpegWithoutNotes(file: Buffer): Buffer {
  const kept: Buffer[] = []
  let orientation = 1
  let at = 2
  for (let pieces = 0; ; pieces++) {
    const marker = file[at] === 0xff ? file[at + 1] : undefined
    if (marker === undefined || pieces > maxPieces) throw new OddPicture('A JPEG of odd segments')
    if (marker === 0xda) break
    // A marker may stand behind any number of these.
    const isFill = marker === 0xff
    const end = isFill ? at + 1 : at + 2 + lengthAt(file, at + 2, 2)
    const segment = file.subarray(at, end)
    if (marker === 0xe1 && segment.toString('latin1', 4, 10) === 'Exif\0\0')
      orientation = orientationIn(segment.subarray(10))
    else if (!isFill && isPartOfJpeg(marker, segment)) kept.push(segment)
    at = end
  }
  const scans = file.subarray(at, endOfScans(file, at))
  if (countOf(scans, Buffer.from([0xff, 0xda]), maxScans) > maxScans)
    throw new OddPicture(`A JPEG of more than ${maxScans} scans`)
  const notes = notesOf(orientation)
  return Buffer.concat([file.subarray(0, 2), ...(notes ? [exifSegment(notes)] : []), ...kept, scans])
}

/**
 * Behind the end of the picture, or of the file where it was cut off. Phones put a clip there, or a second picture; it is
 * no part of this one, and has the bytes of a scan by chance.
 */
function endOfScans(file: Buffer, start: number) {
  let at = start
  while (at >= 0 && at + 4 <= file.length) {
    const marker = file.readUInt8(at + 1)
    if (marker === 0xd9) return at + 2
    const next = isWithinScan(marker) ? at + 1 : at + 2 + lengthAt(file, at + 2, 2)
    at = file.indexOf(0xff, next)
  }
  return file.length
}

/** An ff that is a byte of the picture, one before a marker, or where a decoder may start anew. */
function isWithinScan(marker: number) {
  return marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)
}

/** Of what applications write (e0 to ef) and comments (fe): the frame, the colour profile, Adobe's kind of colour. */
function isPartOfJpeg(marker: number, segment: Buffer) {
  if (marker === 0xe2) return segment.toString('latin1', 4, 16) === 'ICC_PROFILE\0'
  return marker === 0xe0 || marker === 0xee || !(marker === 0xfe || (marker >= 0xe1 && marker <= 0xef))
}

function exifSegment(notes: Buffer) {
  const head = Buffer.from([0xff, 0xe1, 0, 8 + notes.length])
  return Buffer.concat([head, Buffer.from('Exif\0\0'), notes])
}

const pngSignatureBytes = 8
const pngPieces = new Set(
  ['IHDR', 'PLTE', 'IDAT', 'IEND'].concat(['tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP']),
)

/** Of an animation the first picture is an ordinary one; the others go with the notes. */
function pngWithoutNotes(file: Buffer): Buffer {
  const kept: Buffer[] = []
  let notes: Buffer | null = null
  let at = pngSignatureBytes
  for (let pieces = 0; at < file.length; pieces++) {
    if (pieces > maxPieces) throw new OddPicture('A PNG of odd chunks')
    const type = file.toString('latin1', at + 4, at + 8)
    const end = at + 12 + lengthAt(file, at, 4)
    const chunk = file.subarray(at, end)
    if (type === 'eXIf') notes = notesOf(orientationIn(chunk.subarray(8)))
    if (pngPieces.has(type)) kept.push(chunk)
    at = end
    if (type === 'IEND') break
  }
  const [header = Buffer.alloc(0), ...rest] = kept
  return Buffer.concat([
    file.subarray(0, pngSignatureBytes),
    header,
    ...(notes ? [pngChunk('eXIf', notes)] : []),
    ...rest,
  ])
}

function pngChunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length)
  frame.set(body, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

const webpHeadBytes = 12
const webpNotesFlags = 0x0c

function webpWithoutNotes(file: Buffer): Buffer {
  if (file.length < webpHeadBytes) throw new OddPicture('A WebP cut off')
  const kept: Buffer[] = []
  let notes: Buffer | null = null
  let at = webpHeadBytes
  const pictureEnd = Math.min(file.length, 8 + file.readUInt32LE(4))
  for (let pieces = 0; at + 8 <= pictureEnd; pieces++) {
    if (pieces > maxPieces) throw new OddPicture('A WebP of odd chunks')
    const type = file.toString('latin1', at, at + 4)
    const bytes = file.readUInt32LE(at + 4)
    const end = Math.min(pictureEnd, at + 8 + bytes + (bytes % 2))
    const chunk = Buffer.from(file.subarray(at, end))
    if (type === 'EXIF') notes = notesOf(orientationIn(tiffOf(chunk.subarray(8))))
    else if (type !== 'XMP ') kept.push(chunk)
    at = end
  }
  const [first] = kept
  if (first?.toString('latin1', 0, 4) === 'VP8X' && first.length > 8)
    first.writeUInt8((first.readUInt8(8) & ~webpNotesFlags) | (notes ? 0x08 : 0), 8)
  if (notes) kept.push(webpChunk('EXIF', notes))
  const head = Buffer.from(file.subarray(0, webpHeadBytes))
  head.writeUInt32LE(4 + kept.reduce((sum, { length }) => sum + length, 0), 4)
  return Buffer.concat([head, ...kept])
}

/** Some programs write the name of the notes before them, as in a JPEG. */
function tiffOf(notes: Buffer) {
  return notes.toString('latin1', 0, 6) === 'Exif\0\0' ? notes.subarray(6) : notes
}

function webpChunk(type: string, data: Buffer) {
  const head = Buffer.alloc(8)
  head.write(type)
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data])
}

function lengthAt(file: Buffer, at: number, bytes: 2 | 4) {
  if (at + bytes > file.length) throw new OddPicture('A picture cut off')
  return file.readUIntBE(at, bytes)
}

/** Stops counting where the number says enough. */
function countOf(file: Buffer, wanted: Buffer, enough: number) {
  let count = 0
  for (let at = file.indexOf(wanted); at >= 0 && count <= enough; at = file.indexOf(wanted, at + 1)) count++
  return count
}
