import { stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import {
  maxPhotoBytes,
  maxPhotoPixels,
  type PhotoFile,
  type PhotoFormat,
  type PhotoSize,
  type PressedPhoto,
  type RefusalReason,
  sizesOf,
} from './photo.ts'

export type EncoderAnswer = PressedPhoto | { reason: RefusalReason; detail?: string }

const phoneTypes = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']
const acceptedTypes = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', ...phoneTypes]

sharp.cache(false)
sharp.concurrency(1)
// The second lock behind the look at the type: no other decoder can be reached, SVG's least of all.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}File`),
})

/** Runs in the photo worker alone: the server's own process never opens a stranger's file. */
export async function encodePhoto(path: string): Promise<EncoderAnswer> {
  const { size } = await stat(path)
  if (size > maxPhotoBytes) return { reason: 'too-large' }
  const type = (await fileTypeFromFile(path))?.mime
  if (!type?.startsWith('image/')) return { reason: 'not-image' }
  if (!acceptedTypes.includes(type)) return { reason: 'other-kind' }
  try {
    return { files: await encode(await decode(path)) }
  } catch (error) {
    const detail = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    return { reason: phoneTypes.includes(type) ? 'phone-format' : 'unreadable', detail }
  }
}

type Pixels = PhotoSize & { data: Buffer; channels: 1 | 2 | 3 | 4 }

/**
 * Bare sRGB pixels, upright and no larger than the largest size kept: nothing else of the file goes on from
 * here, so there is no metadata that could slip through. Of an animation the first frame.
 */
async function decode(path: string): Promise<Pixels> {
  // 'warning' would refuse the slightly odd files that some phones write; those cut off fail all the same.
  const picture = sharp(path, { limitInputPixels: maxPhotoPixels, failOn: 'error', sequentialRead: true })
  const { autoOrient } = await picture.metadata()
  const largest = sizesOf(autoOrient).at(-1)
  const { data, info } = await picture
    .autoOrient()
    .resize({ ...largest, fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
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
