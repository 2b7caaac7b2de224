import regular from '../../data/besley-520.json' with { type: 'json' }
import bold from '../../data/besley-640.json' with { type: 'json' }

/**
 * The heading face as outlines. A picture holds no text, so it looks the same on a machine without any font.
 * Widths are in em.
 */
export type Face = {
  has(letter: string): boolean
  widthOf(text: string): number
  /** The text as shapes, its first letter at 0 0 on the base line. */
  shapesOf(text: string): string
  /** An em in the units of the shapes. */
  unitsPerEm: number
}

type Letters = {
  unitsPerEm: number
  glyphs: Record<string, { w: number; d: string }>
  /** First letter → distance → the letters that are moved by it. */
  pairs: Record<string, Record<string, string>>
}

/** Large letters stand a little closer, as the site's headings do. */
export const boldFace = faceFrom(bold, -0.012)
export const regularFace = faceFrom(regular, 0)

function faceFrom({ unitsPerEm, glyphs, pairs }: Letters, tracking: number): Face {
  // Maps, because a letter could be any word of an object's own.
  const glyphOf = new Map(Object.entries(glyphs))
  const kerning = new Map<string, number>()
  for (const [left, distances] of Object.entries(pairs))
    for (const [distance, rights] of Object.entries(distances))
      for (const right of rights) kerning.set(left + right, Number(distance))

  function* placed(text: string) {
    let x = 0
    let before = ''
    for (const letter of text) {
      const glyph = glyphOf.get(letter)
      if (!glyph) continue
      x += kerning.get(before + letter) ?? 0
      yield { x, end: x + glyph.w, shape: glyph.d }
      x += glyph.w + tracking * unitsPerEm
      before = letter
    }
  }

  return {
    unitsPerEm,
    has: (letter) => glyphOf.has(letter),
    widthOf: (text) => ([...placed(text)].at(-1)?.end ?? 0) / unitsPerEm,
    shapesOf: (text) =>
      [...placed(text)]
        .filter(({ shape }) => shape !== '')
        .map(({ x, shape }) => `<path transform="translate(${Math.round(x)})" d="${shape}"/>`)
        .join(''),
  }
}

type Place = { x: number; y: number; size: number; fill: string }

/** The text with the left end of its base line at x y. */
export function drawText(face: Face, text: string, { x, y, size, fill }: Place): string {
  const scale = (size / face.unitsPerEm).toFixed(5)
  return `<g fill="${fill}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})">${face.shapesOf(text)}</g>`
}
