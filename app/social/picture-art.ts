import { type SocialArt, socialSize } from '../site/social-picture.ts'
import { boldFace, drawText } from './face.ts'

const { width, height } = socialSize
const right = 668

/** Where an author's photograph goes: an arch, as high as a door. */
export const photoBox = { left: 700, top: 64, width: 436, height: 566 }
export const photoArch = arch(photoBox.width, photoBox.height)

/** The drawing at its place in the picture. */
export function placedArt(art: SocialArt, markup: string): string {
  if (art.kind === 'skyline') return `<g transform="translate(32 530) scale(1.4)">${markup}</g>`
  if (art.kind === 'photo') return doorFrame()
  const drawing = lettered(markup)
  if (art.drawing === 'openDoor') return framed(drawing, { x: 636, y: 276, width: 540, height: 332 })
  if (art.drawing === 'keyhole') return framed(drawing, { x: 760, y: 96, width: 400, height: 534 })
  if (art.drawing === 'letterSlot') {
    const door = `<path fill="var(--door)" d="M${right} 0H${width}v${height}H${right}z"/>`
    return door + framed(drawing, { x: right + 2, y: 148, width: 528, height: 330 })
  }
  return framed(drawing, { x: right, y: 0, width: width - right, height })
}

function doorFrame() {
  const frame = arch(photoBox.width + 32, photoBox.height + 16)
  return `<path fill="var(--door)" transform="translate(${photoBox.left - 16} ${photoBox.top - 16})" d="${frame}"/>`
}

function arch(wide: number, tall: number) {
  const r = wide / 2
  return `M0 ${tall}V${r}a${r} ${r} 0 0 1 ${wide} 0V${tall}z`
}

type Box = { x: number; y: number; width: number; height: number }

/** A drawing is an svg with a box of its own: told where to stand. */
function framed(markup: string, box: Box) {
  return markup.replace('<svg', `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`)
}

/** The numbers on tags and doors, as shapes too; all of them are centred. */
function lettered(markup: string) {
  return markup.replaceAll(/<text([^>]*)>([^<]*)<\/text>/g, (_whole, attributes: string, text: string) => {
    const attribute = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]
    const size = Number(attribute('font-size'))
    const x = Number(attribute('x') ?? 0) - (boldFace.widthOf(text) * size) / 2
    return drawText(boldFace, text, { x, y: Number(attribute('y')), size, fill: attribute('fill') ?? '' })
  })
}
