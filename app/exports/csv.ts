type Cell = string | number | null

// Some programs skip blanks, quotes and separators before they look, or read the wide signs of Asian keyboards alike.
// Also behind apostrophes of its own: so the one put in can be taken off again without a doubt.
const startsLikeFormula = /^['"\s,;]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/

/** One line of a CSV file with its end. A text that a spreadsheet would run as a formula stays a text. */
export function csvLine(cells: Cell[]): string {
  return `${cells.map(written).join(',')}\r\n`
}

function written(cell: Cell) {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const harmless = startsLikeFormula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A cell as it was before `csvLine` made it harmless. */
export function withoutApostrophe(cell: string) {
  return cell.startsWith("'") && startsLikeFormula.test(cell) ? cell.slice(1) : cell
}
