import { readFile, stat } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { maxPhotoBytes } from './max-photo-bytes.ts'
import {
  type EncodedPhoto,
  maxDecodedBytes,
  maxPhotoPixels,
  maxPhotoSide,
  type PhotoFile,
  type PhotoFormat,
  type PhotoSize,
  type RefusalReason,
  sizesOf,
} from './photo.ts'
import { withoutNotes } from './without-notes.ts'

export type EncoderAnswer = EncodedPhoto | { reason: RefusalReason; detail?: string }

const phoneTypes = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']
const acceptedTypes = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', ...phoneTypes]

sharp.cache(false)
sharp.concurrency(1)
// A second guard behind the check of the type: no other decoder can be reached, SVG's least of all.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
})

/** Without a decoder for them, what phones write is not even opened. */
const readsPhoneTypes = sharp.format.heif.input.fileSuffix?.includes('.heic') ?? false

/** Runs in the photo worker alone: the server's own process never opens an untrusted file. */
export async function encodePhoto(path: string): Promise<EncoderAnswer> {
  const { size } = await stat(path)
  if (size > maxPhotoBytes) return { reason: 'too-large' }
  const file = await readFile(path)
  const type = (await fileTypeFromBuffer(file))?.mime
  if (!type?.startsWith('image/')) return { reason: 'not-image' }
  if (!acceptedTypes.includes(type)) return { reason: 'other-kind' }
  const isPhoneType = phoneTypes.includes(type)
  if (isPhoneType && !readsPhoneTypes) return { reason: 'phone-format' }
  try {
    return { files: await encode(await decode(withoutNotes(file, type))) }
  } catch (error) {
    const detail = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    // The decoder has no code for it, only words.
    const isHeavy = error instanceof TooManyPixels || detail.includes('exceeds pixel limit')
    if (isHeavy) return { reason: 'too-many-pixels', detail }
    return { reason: isPhoneType ? 'phone-format' : 'unreadable', detail }
  }
}

class TooManyPixels extends Error {}

type Pixels = PhotoSize & { data: Buffer; channels: 1 | 2 | 3 | 4 }

/**
 * Bare sRGB pixels, upright and no larger than the largest size stored: nothing else of the file is used from
 * here on, so no metadata can remain. Of an animation the first frame.
 */
async function decode(file: Buffer): Promise<Pixels> {
  // 'warning' would refuse the slightly odd files that some phones write; those cut off fail all the same.
  const picture = sharp(file, { limitInputPixels: maxPhotoPixels, failOn: 'error', sequentialRead: true })
  const header = await picture.metadata()
  refuseHeavy(header)
  const largest = sizesOf(header.autoOrient).at(-1)
  const { data, info } = await picture
    .autoOrient()
    .resize({ ...largest, fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/** Before a pixel is decoded: a few bytes may declare very many. */
function refuseHeavy({ width, height, channels, depth }: Metadata) {
  if (Math.max(width, height) > maxPhotoSide)
    throw new TooManyPixels(`A side of ${Math.max(width, height)} pixels`)
  const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2)
  if (bytes > maxDecodedBytes) throw new TooManyPixels(`${bytes} bytes when unpacked`)
}

/** One after the other: memory holds one encoder at a time. */
async function encode({ data, ...raw }: Pixels): Promise<PhotoFile[]> {
  const files: PhotoFile[] = []
  for (const size of sizesOf(raw)) {
    for (const [format, encoded] of encoders) {
      const resized = sharp(data, { raw }).resize({ ...size, fit: 'fill' })
      files.push({ ...size, format, body: await encoded(resized).toBuffer() })
    }
  }
  return files
}

// Measured on 33 photographs: effort 1 gives the bytes of effort 2 for half the time, and with these qualities
// a wall of 36 (12 of them at 640, half of all upright) is 230 KB.
const encoders: [PhotoFormat, (picture: Sharp) => Sharp][] = [
  ['avif', (picture) => picture.avif({ quality: 40, effort: 1, chromaSubsampling: '4:2:0' })],
  ['webp', (picture) => picture.webp({ quality: 50, effort: 2 })],
]
