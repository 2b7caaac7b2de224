import { type SocialArt, type SocialPicture, socialSize } from '../content/social-picture.ts'
import { boldFace, type Face, regularFace } from './face.ts'
import { readable } from './readable.ts'
import { type Fitted, fitText } from './wrap.ts'

export type PictureOrder = {
  picture: SocialPicture
  brand: string
  /** The drawing, as markup in the names of the colours. */
  art: string
  /** What the names of the colours mean. */
  colors: Record<string, string>
}

type Ground = {
  paint: string
  ink: string
  soft: string
  label: string
  /** Room for the words. */
  width: number
  headline: { sizes: readonly number[]; maxLines: number }
  /** Of the line below. */
  maxLines: number
  /** How far down they may reach. */
  bottom: number
}

const { width, height } = socialSize
const margin = 64
const brandTop = 52

const onPaper: Ground = {
  paint: 'var(--paper)',
  ink: 'var(--ink)',
  soft: 'var(--ink-soft)',
  label: 'var(--key-ink)',
  width: 560,
  headline: { sizes: [70, 64, 59, 54, 49, 44, 39, 35], maxLines: 4 },
  maxLines: 3,
  bottom: height - 56,
}
const onDoor: Ground = {
  ...onPaper,
  paint: 'var(--door)',
  ink: 'var(--on-door)',
  soft: 'var(--on-door-soft)',
  label: 'var(--on-door-key)',
}
const aboveSkyline: Ground = {
  ...onDoor,
  width: width - 2 * margin,
  headline: { sizes: [64, 60, 56, 52, 48, 44, 40, 36], maxLines: 2 },
  maxLines: 1,
  bottom: 312,
}
const besideOpenDoor: Ground = { ...onDoor, width: 592 }

/** The whole picture as SVG: shapes alone, no text, so that nobody's fonts matter and nothing can be smuggled in. */
export function composePicture({ picture, brand, art, colors }: PictureOrder): string {
  const ground = groundOf(picture.art)
  const shapes = [
    `<path fill="${ground.paint}" d="M0 0h${width}v${height}H0z"/>`,
    placedArt(picture.art, lettered(art)),
    brandLine(brand, ground),
    words(picture, brand, ground),
  ].join('')
  return colored(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`,
    colors,
  )
}

function groundOf(art: SocialArt): Ground {
  if (art.kind === 'skyline') return aboveSkyline
  return art.kind === 'drawing' && art.drawing === 'openDoor' ? besideOpenDoor : onPaper
}

const heroLeft = 668
/** Where an author's photograph goes: an arch, as high as a door. */
export const photoBox = { left: 700, top: 64, width: 436, height: 566 }
export const photoArch = arch(photoBox.width, photoBox.height)

function placedArt(art: SocialArt, markup: string): string {
  if (art.kind === 'skyline') return `<g transform="translate(32 530) scale(1.4)">${markup}</g>`
  if (art.kind === 'photo') return photoFrame()
  if (art.drawing === 'openDoor') return framed(markup, 636, 276, 540, 332)
  if (art.drawing === 'keyhole') return framed(markup, 760, 96, 400, 534)
  if (art.drawing === 'letterSlot')
    return `<path fill="var(--door)" d="M${heroLeft} 0h${width - heroLeft}v${height}H${heroLeft}z"/>${framed(markup, heroLeft + 2, 148, 528, 330)}`
  return framed(markup, heroLeft, 0, width - heroLeft, height)
}

function photoFrame() {
  const { left, top, width: inner, height: tall } = photoBox
  const frame = arch(inner + 32, tall + 16)
  return `<path fill="var(--door)" transform="translate(${left - 16} ${top - 16})" d="${frame}"/>`
}

function arch(wide: number, tall: number) {
  const r = wide / 2
  return `M0 ${tall}V${r}a${r} ${r} 0 0 1 ${wide} 0V${tall}z`
}

/** A drawing is an svg of its own with its own box: told where to stand. */
function framed(markup: string, x: number, y: number, wide: number, tall: number) {
  return markup.replace('<svg', `<svg x="${x}" y="${y}" width="${wide}" height="${tall}"`)
}

/** The numbers on tags and doors, as shapes too. */
function lettered(markup: string) {
  return markup.replaceAll(/<text([^>]*)>([^<]*)<\/text>/g, (_whole, attributes: string, text: string) => {
    const number = (name: string) => Number(new RegExp(`\\b${name}="(-?[\\d.]+)"`).exec(attributes)?.[1] ?? 0)
    const fill = /fill="([^"]*)"/.exec(attributes)?.[1] ?? 'var(--ink)'
    const size = number('font-size')
    return shapes(boldFace, text, number('x') - (boldFace.widthOf(text) * size) / 2, number('y'), size, fill)
  })
}

function brandLine(brand: string, ground: Ground) {
  const isGreen = ground.paint === 'var(--door)'
  const [door, hole] = isGreen ? ['var(--key)', 'var(--door-deep)'] : ['var(--door)', 'var(--key)']
  const mark = `<g transform="translate(${margin} ${brandTop}) scale(1.25)"><path fill="${door}" d="M0 32V12a12 12 0 0 1 24 0v20z"/><path fill="${hole}" d="M12 8a4.5 4.5 0 0 1 2.2 8.4L16 26H8l1.8-9.6A4.5 4.5 0 0 1 12 8"/></g>`
  const name = readable(brand, boldFace.has)
  if (!name) return mark
  const space = { width: ground.width - 48, maxLines: 1, sizes: [29, 26, 23] }
  const { size, lines } = fitText(name, space, boldFace.widthOf)
  return mark + shapes(boldFace, lines[0] ?? '', margin + 46, brandTop + 31, size, ground.ink)
}

/** Headline and line stand in the middle of the room below the brand, the headline as large as both allow. */
function words(picture: SocialPicture, brand: string, ground: Ground) {
  const top = brandTop + 66
  const room = ground.bottom - top
  const { sizes } = ground.headline
  const tries = sizes.map((_size, from) => rowsWith(picture, brand, ground, sizes.slice(from)))
  const rows = tries.find((tried) => heightOf(tried) <= room) ?? tries.at(-1) ?? []
  let y = top + Math.max(0, (room - heightOf(rows)) / 2)
  return rows
    .map(({ face, text, size, tall, after, fill }) => {
      const base = y + tall / 2 + size * 0.33
      y += tall + after
      return shapes(face, text, margin, base, size, fill)
    })
    .join('')
}

function rowsWith(
  { label, headline, line }: SocialPicture,
  brand: string,
  ground: Ground,
  sizes: readonly number[],
) {
  const { width, headline: limits, maxLines } = ground
  const kind = readable(label ?? '', regularFace.has)
  // In letters we cannot draw: then what kind of page it is says more than nothing.
  const title = readable(headline, boldFace.has) ?? kind ?? readable(brand, boldFace.has)
  const said = readable(line, regularFace.has)
  const rows: Row[] = []
  if (kind && kind !== title)
    rows.push(
      ...rowsOf(
        regularFace,
        fitText(kind, { width, maxLines: 1, sizes: [27, 24] }, regularFace.widthOf),
        1.2,
        10,
        ground.label,
      ),
    )
  if (title)
    rows.push(
      ...rowsOf(
        boldFace,
        fitText(title, { width, maxLines: limits.maxLines, sizes }, boldFace.widthOf),
        1.1,
        20,
        ground.ink,
      ),
    )
  if (said)
    rows.push(
      ...rowsOf(
        regularFace,
        fitText(said, { width, maxLines, sizes: [30, 27] }, regularFace.widthOf),
        1.3,
        0,
        ground.soft,
      ),
    )
  return rows
}

type Row = { face: Face; text: string; size: number; tall: number; after: number; fill: string }

function heightOf(rows: Row[]) {
  return rows.reduce((sum, { tall, after }) => sum + tall + after, 0) - (rows.at(-1)?.after ?? 0)
}

function rowsOf(face: Face, { size, lines }: Fitted, lineHeight: number, after: number, fill: string): Row[] {
  return lines.map((text, index) => ({
    face,
    text,
    size,
    fill,
    tall: size * lineHeight,
    after: index === lines.length - 1 ? after : 0,
  }))
}

function shapes(face: Face, text: string, x: number, y: number, size: number, fill: string) {
  const scale = (size / face.unitsPerEm).toFixed(5)
  return `<g fill="${fill}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})">${face.shapesOf(text)}</g>`
}

function colored(svg: string, colors: Record<string, string>) {
  return svg.replaceAll(/var\((--[\w-]+)\)/g, (_whole, name: string) => colors[name] ?? 'none')
}
