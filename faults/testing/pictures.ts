import sharp from 'sharp'

const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const

export function smallPhoto() {
  return noisyJpeg(400, 300, 60)
}

/** As a phone makes them: twelve megapixels in a little under five megabytes. */
export async function phonePhoto() {
  for (const quality of [75, 70, 65, 60, 55, 50, 40]) {
    const photo = await noisyJpeg(4000, 3000, quality)
    if (photo.length <= 5_000_000) return photo
  }
  throw new Error('No phone photo under 5 MB')
}

/** The same picture with another comment inside: other bytes, at no cost. */
export function variantOf(jpeg: Buffer, number: number) {
  const words = Buffer.from(`photo ${number}`)
  const segment = Buffer.from([0xff, 0xfe, 0, words.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), segment, words, jpeg.subarray(2)])
}

function noisyJpeg(width: number, height: number, quality: number) {
  const create = { width, height, channels: 3 as const, background: '#7a5310', noise }
  return sharp({ create }).jpeg({ quality }).toBuffer()
}
