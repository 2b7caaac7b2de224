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

/** The same grain each time, so that a budget of bytes means the same in every run. */
function noise(width: number, height: number, sigma: number) {
  const grains = Uint8Array.from({ length: width * height * 3 }, bell(sigma))
  return sharp(grains, { raw: { width, height, channels: 3 } })
}

function bell(sigma: number) {
  let state = 1
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  // Four even ones added up lie nearly as a bell does, with a deviation of the square root of 1/3.
  return () => {
    const grain = 128 + (random() + random() + random() + random() - 2) * Math.sqrt(3) * sigma
    return Math.min(255, Math.max(0, Math.round(grain)))
  }
}

async function spread(picture: Sharp, { width, height }: { width: number; height: number }) {
  const small = await picture.png().toBuffer()
  return await sharp(small).resize(width, height, { kernel: 'cubic' }).png().toBuffer()
}
