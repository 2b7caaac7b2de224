type Cell = string | number | null

// Some programs skip blanks, quotes, separators and apostrophes before they look, or read the wide signs of Asian
// keyboards alike.
const formulaSigns = /[=+\-@\uff1d\uff0b\uff0d\uff20]/
const skipped = /['"\s,;|]/
/** A program that parts cells by one of these, as many outside the US do, begins a cell behind it. */
const separators = /[;|\t\r\n]/
/** Among what is skipped at the very start of a cell, some programs drop these. */
const dropped = /[\t\r\n]/

/** One line of a CSV file with its end. A text that a spreadsheet would run as a formula stays a text. */
export function csvLine(cells: Cell[]): string {
  return `${cells.map(written).join(',')}\r\n`
}

function written(cell: Cell) {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const harmless = withApostrophes(cell)
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** One apostrophe wherever some spreadsheet would begin to read a formula. */
function withApostrophes(text: string) {
  return piecesOf(text)
    .map(({ piece, isFormula }) => (isFormula ? `'${piece}` : piece))
    .join('')
}

/**
 * A cell as it was before `csvLine` made it harmless. Apostrophes are skipped like blanks, so the ones put in change
 * nothing about where a formula begins: exactly those are taken off again.
 */
export function withoutApostrophes(cell: string) {
  return piecesOf(cell)
    .map(({ piece, isFormula }) => (isFormula && piece.startsWith("'") ? piece.slice(1) : piece))
    .join('')
}

type Piece = { piece: string; isFormula: boolean }

/** The text in pieces, each up to and with its separator, and whether a formula could begin with it. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = text.length
  // Whether a formula begins behind what is skipped here. From the back, so that each sign is looked at once.
  let leadsToFormula = false
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text.charAt(at)
    if (separators.test(sign) && !text.startsWith('\r\n', at)) {
      pieces.push({ piece: text.slice(at + 1, end), isFormula: leadsToFormula })
      end = at + 1
    }
    leadsToFormula = formulaSigns.test(sign) || (leadsToFormula && skipped.test(sign))
  }
  pieces.push({ piece: text.slice(0, end), isFormula: leadsToFormula || beginsWithDropped(text) })
  return pieces.reverse()
}

function beginsWithDropped(text: string) {
  let at = 0
  while (at < text.length && skipped.test(text.charAt(at)) && !dropped.test(text.charAt(at))) at++
  return dropped.test(text.charAt(at))
}
