/** Every cell of a CSV file by the rules of RFC 4180, behind its byte order mark; throws where it breaks them. */
export function csvCells(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = text.startsWith('\ufeff') ? 1 : 0
  while (at < text.length) {
    const found = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at)
    row.push(found.cell)
    at = found.end
    if (text[at] === ',') at++
    else if (text.startsWith('\r\n', at)) {
      at += 2
      rows.push(row)
      row = []
    } else throw new Error(`no end of a cell at ${at}: ${JSON.stringify(text.slice(at - 20, at + 20))}`)
  }
  return rows
}

function quotedCell(text: string, start: number) {
  let end = start
  do end = text.indexOf('"', end + 1) + 1
  while (end > 0 && text[end] === '"')
  if (end === 0) throw new Error(`a quote at ${start} is never closed`)
  return { cell: text.slice(start + 1, end - 1).replaceAll('""', '"'), end }
}

function plainCell(text: string, start: number) {
  const [cell = ''] = /^[^",\r\n]*/.exec(text.slice(start)) ?? []
  return { cell, end: start + cell.length }
}
