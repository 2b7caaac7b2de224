import { deflateSync } from 'node:zlib'
import { pngChunk } from './black-png.ts'
import { jpegSegment, picture } from './pictures.ts'

/** Notes of 60 KB whose entries all lead back to the first: a reader that follows them never comes to an end. */
export function notesThatNameThemselves() {
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
  return notes
}

export async function jpegWithEndlessNotes() {
  const plain = await picture(40, 20).jpeg().toBuffer()
  const segment = jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), notesThatNameThemselves()]))
  return Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)])
}

/** Every chunk decompresses to eight megabytes of words. */
export async function pngWithCompressedText(chunks: number) {
  const plain = await picture(40, 20).png().toBuffer()
  const words = pngChunk('zTXt', Buffer.concat([Buffer.from('words\0\0'), deflateSync(Buffer.alloc(8e6))]))
  const all = Buffer.concat(Array.from({ length: chunks }, () => words))
  return Buffer.concat([plain.subarray(0, 33), all, plain.subarray(33)])
}
