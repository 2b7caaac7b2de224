import sharp, { type Sharp } from 'sharp'

/** Large forms, a texture and the grain of a sensor: as hard to pack as photographs are (docs/decisions/photos.md). */
export async function photoLike(): Promise<Buffer> {
  const size = { width: 1600, height: 1200 }
  const forms = await spread(noise(16, 12, 70), size)
  const texture = await spread(noise(96, 72, 20), size)
  const grain = await noise(size.width, size.height, 3).png().toBuffer()
  return await sharp(forms)
    .composite([
      { input: texture, blend: 'soft-light' },
      { input: grain, blend: 'soft-light' },
    ])
    .jpeg({ quality: 90 })
    .toBuffer()
}

function noise(width: number, height: number, sigma: number) {
  const create = { width, height, channels: 3 as const, background: '#808080' }
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma } } })
}

async function spread(picture: Sharp, { width, height }: { width: number; height: number }) {
  const small = await picture.png().toBuffer()
  return await sharp(small).resize(width, height, { kernel: 'cubic' }).png().toBuffer()
}
