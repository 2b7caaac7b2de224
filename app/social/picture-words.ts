import type { SocialPicture } from '../site/social-picture.ts'
import { boldFace, drawText, type Face, regularFace } from './face.ts'
import { type Ground, isGreen } from './ground.ts'
import { readable } from './readable.ts'
import { fitText } from './wrap.ts'

const left = 64
const brandTop = 52
const wordsTop = brandTop + 66

/** The mark and, where its letters can be drawn, the name. */
export function brandLine(brand: string, ground: Ground): string {
  const [door, hole] = isGreen(ground) ? ['var(--key)', 'var(--door-deep)'] : ['var(--door)', 'var(--key)']
  const mark = `<g transform="translate(${left} ${brandTop}) scale(1.25)"><path fill="${door}" d="M0 32V12a12 12 0 0 1 24 0v20z"/><path fill="${hole}" d="M12 8a4.5 4.5 0 0 1 2.2 8.4L16 26H8l1.8-9.6A4.5 4.5 0 0 1 12 8"/></g>`
  const name = readable(brand, boldFace.has)
  if (!name) return mark
  const { size, lines } = fitText(name, brandSpace(name, ground.width - 48), boldFace.widthOf)
  const drawn = lines.map((line, index) => {
    // Around the middle of the mark.
    const y = brandTop + 20 + size * 0.38 + (index - (lines.length - 1) / 2) * size * 1.1
    return drawText(boldFace, line, { x: left + 46, y, size, fill: ground.ink })
  })
  return mark + drawn.join('')
}

/** One line, or two small ones beside the mark, for a name of up to 60 letters. */
function brandSpace(name: string, width: number) {
  const smallest = 23
  if (boldFace.widthOf(name) * smallest <= width) return { width, maxLines: 1, sizes: [29, 26, smallest] }
  return { width, maxLines: 2, sizes: [22, 20, 18, 16] }
}

/** Label, headline and sentence in the middle of their room, the headline as large as all of them allow. */
export function pictureWords(picture: SocialPicture, brand: string, ground: Ground): string {
  const room = ground.bottom - wordsTop
  let sizes = ground.headline.sizes
  let rows = rowsOf(picture, brand, ground, sizes)
  while (heightOf(rows) > room && sizes.length > 1) {
    sizes = sizes.slice(1)
    rows = rowsOf(picture, brand, ground, sizes)
  }
  let top = wordsTop + Math.max(0, (room - heightOf(rows)) / 2)
  return rows
    .map(({ face, text, size, height, after, fill }) => {
      const y = top + height / 2 + size * 0.33
      top += height + after
      return drawText(face, text, { x: left, y, size, fill })
    })
    .join('')
}

type Row = { face: Face; text: string; size: number; fill: string; height: number; after: number }

function heightOf(rows: Row[]) {
  return rows.reduce((sum, { height, after }) => sum + height + after, 0) - (rows.at(-1)?.after ?? 0)
}

function rowsOf(picture: SocialPicture, brand: string, ground: Ground, sizes: readonly number[]): Row[] {
  const { width, headline, maxLines } = ground
  const label = readable(picture.label ?? '', regularFace.has)
  // Written in letters we cannot draw: what kind of page it is says more than nothing.
  const title = readable(picture.headline, boldFace.has) ?? label ?? readable(brand, boldFace.has)
  const line = readable(picture.line, regularFace.has)
  const small = { face: regularFace, width, fill: ground.label, lineHeight: 1.2, after: 10 }
  const large = { face: boldFace, width, fill: ground.ink, lineHeight: 1.1, after: 20 }
  const below = { face: regularFace, width, fill: ground.soft, lineHeight: 1.3, after: 0 }
  return [
    ...paragraph(label === title ? null : label, { ...small, maxLines: 1, sizes: [27, 24] }),
    ...paragraph(title, { ...large, maxLines: headline.maxLines, sizes }),
    ...paragraph(line, { ...below, maxLines, sizes: [30, 27] }),
  ]
}

type Setting = {
  face: Face
  width: number
  maxLines: number
  sizes: readonly number[]
  fill: string
  lineHeight: number
  /** Space below. */
  after: number
}

function paragraph(text: string | null, setting: Setting): Row[] {
  if (text === null) return []
  const { face, fill, lineHeight, after } = setting
  const { size, lines } = fitText(text, setting, face.widthOf)
  const row = { face, size, fill, height: size * lineHeight }
  return lines.map((words, index) => ({ ...row, text: words, after: index === lines.length - 1 ? after : 0 }))
}
