import sharp, { type Sharp } from 'sharp'
import { formatOf } from '../site/social-picture.ts'
import { composePicture, type PictureOrder } from './compose.ts'
import { photoArch, photoBox } from './picture-art.ts'

/** An author's photograph is sent along: the worker knows no database. */
export type ComposeOrder = PictureOrder & { photo?: Uint8Array }
/** A picture to be composed, or a drawing of ours as it is. */
export type EncodeOrder = ComposeOrder | { svg: string }

const maxBytes = 60_000

sharp.cache(false)
sharp.concurrency(1)
// Our own SVG, and photographs we have encoded ourselves; no other decoder can be reached.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer', 'VipsForeignLoadWebpBuffer'] })

/** Runs in the picture worker alone: it takes some hundred milliseconds of a processor. */
export async function encodePicture(asked: EncodeOrder): Promise<Uint8Array> {
  if ('svg' in asked) return await sharp(Buffer.from(asked.svg)).removeAlpha().png().toBuffer()
  const { photo, ...order } = asked
  const svg = Buffer.from(composePicture(order))
  const over = photo ? [{ ...(await archOf(photo)), left: photoBox.left, top: photoBox.top }] : []
  // In two steps: composing comes after the palette otherwise.
  const { data, info } = await sharp(svg)
    .composite(over)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = sharp(data, { raw: { width, height, channels } })
  if (formatOf(order.picture) === 'jpg') return smallJpeg(pixels)
  return pixels.png({ palette: true, colours: 64, dither: 0, effort: 7, compressionLevel: 9 }).toBuffer()
}

/** As good as the bytes allow: leaves and bricks take three times those of a plain wall. */
async function smallJpeg(pixels: Sharp): Promise<Uint8Array> {
  let body: Uint8Array = new Uint8Array()
  for (const quality of [76, 64, 52, 40]) {
    body = await pixels.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (body.length <= maxBytes) break
  }
  return body
}

/** The photograph in the shape of a door; it fills the shape, its edges may be cut. */
async function archOf(photo: Uint8Array) {
  const { width, height } = photoBox
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${photoArch}"/></svg>`
  const { data, info } = await sharp(photo)
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } }
}
