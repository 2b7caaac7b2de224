type Width = (text: string) => number

type Space = {
  /** In the units of the sizes. */
  width: number
  maxLines: number
  /** Largest first; the first at which the whole text has room is taken. */
  sizes: readonly number[]
}

export type Fitted = { size: number; lines: string[] }

/** How much smaller letters may get for a line less. */
const fewerLinesShare = 0.82

/** The text as large as it may be in the space; at the smallest size what still has no room is cut. */
export function fitText(text: string, { width, maxLines, sizes }: Space, widthOf: Width): Fitted {
  const smallest = sizes.at(-1) ?? 0
  const fitting = sizes
    .map((size) => ({ size, em: width / size }))
    .filter(({ size, em }) => size === smallest || text.split(' ').every((word) => widthOf(word) <= em))
    .map(({ size, em }) => ({ size, em, lines: wrap(text, em, widthOf) }))
    .filter(({ lines }) => lines.length <= maxLines)
  const [largest] = fitting
  if (!largest) {
    const em = width / smallest
    return { size: smallest, lines: cut(wrap(text, em, widthOf), maxLines, em, widthOf) }
  }
  const shorter = fitting.find(
    ({ size, lines }) => lines.length < largest.lines.length && size >= largest.size * fewerLinesShare,
  )
  const { size, em, lines } = shorter ?? largest
  return { size, lines: balanced(text, lines, em, widthOf) }
}

/** Each line takes the words it has room for; a word wider than a line is broken. */
export function wrap(text: string, em: number, widthOf: Width): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((whole) => pieces(whole, em, widthOf))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer) > em) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}

function pieces(word: string, em: number, widthOf: Width): string[] {
  if (widthOf(word) <= em) return [word]
  const found: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && widthOf(piece + letter) > em) {
      found.push(piece)
      piece = letter
    } else piece += letter
  }
  return [...found, piece]
}

/** Lines of about the same length, as many as before: no single word at the end. */
function balanced(text: string, lines: string[], em: number, widthOf: Width): string[] {
  let [tooNarrow, wideEnough] = [em / 2, em]
  let best = lines
  for (let step = 0; step < 8; step++) {
    const middle = (tooNarrow + wideEnough) / 2
    const tried = wrap(text, middle, widthOf)
    const isGood = tried.length === lines.length && text.split(' ').every((word) => widthOf(word) <= middle)
    if (isGood) [best, wideEnough] = [tried, middle]
    else tooNarrow = middle
  }
  return best
}

function cut(lines: string[], maxLines: number, em: number, widthOf: Width): string[] {
  const kept = lines.slice(0, maxLines)
  let last = kept.pop() ?? ''
  while (last !== '' && widthOf(`${last}…`) > em)
    last = last.slice(0, last.includes(' ') ? last.lastIndexOf(' ') : -1)
  return [...kept, `${withoutEnd(last)}…`]
}

const dangling = /[\s.,;:!?–—-]/

/** Without the blanks and points at its end, sign by sign: an expression would begin anew at each of them. */
function withoutEnd(line: string) {
  let end = line.length
  while (end > 0 && dangling.test(line.charAt(end - 1))) end--
  return line.slice(0, end)
}
