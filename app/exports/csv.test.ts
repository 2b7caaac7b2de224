import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, withoutApostrophe } from './csv.ts'

test('texts with commas, quotes and line ends are quoted, empty cells stay empty', () => {
  expect(csvLine(['a', 'b,c', 'say "yes"', 'two\nlines', null, 12])).toBe(
    'a,"b,c","say ""yes""","two\nlines",,12\r\n',
  )
})

test('a text that begins like a formula gets an apostrophe, a number does not', () => {
  expect(csvLine(['=1+1', '+1', '-1', '@sum', '\tx', -1])).toBe("'=1+1,'+1,'-1,'@sum,'\tx,-1\r\n")
})

test('a formula behind a blank, a quote, a separator or in wide signs stays a text', () => {
  for (const text of ['\n=1', ' =1', '"=1', ',=1', ';=1', '＝1', '＋1', '－1', '＠x'])
    expect(cellsOf(csvLine([text])), JSON.stringify(text)).toEqual([`'${text}`])
})

test('whatever the cells hold, a reader gets the same cells back and no spreadsheet finds a formula', () => {
  const awkward = fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '＝', '\t', '\r', '\n', '"', ',', ';', ' ', 'a', "'"),
  })
  const text = fc.oneof(fc.string(), awkward)
  fc.assert(
    fc.property(fc.array(fc.oneof(text, fc.integer(), fc.constant(null)), { minLength: 1 }), (cells) => {
      const read = cellsOf(csvLine(cells))
      expect(read).toEqual(
        cells.map((cell) => {
          if (typeof cell !== 'string') return cell === null ? '' : String(cell)
          const isChanged = /^['"\s,;]*[=+\-@＝＋－＠\t\r\n]/.test(cell)
          expect(withoutApostrophe(isChanged ? `'${cell}` : cell)).toBe(cell)
          return isChanged ? `'${cell}` : cell
        }),
      )
      cells.forEach((cell, index) => {
        if (typeof cell === 'string') expect(read[index]).not.toMatch(/^["\s,;]*[=+\-@＝＋－＠\t\r\n]/)
      })
    }),
  )
})

/** A reader of one line by the rules of RFC 4180. */
function cellsOf(line: string) {
  const cells: string[] = []
  let rest = line
  while (rest) {
    const quoted = /^"((?:[^"]|"")*)"(,|\r\n$)/.exec(rest)
    const plain = /^([^",\r\n]*)(,|\r\n$)/.exec(rest)
    const match = quoted ?? plain
    if (!match) throw new Error(`cannot be read: ${JSON.stringify(rest)}`)
    const [whole, cell = '', end] = match
    cells.push(quoted ? cell.replaceAll('""', '"') : cell)
    rest = rest.slice(whole.length)
    if (end === ',' && rest === '') cells.push('')
  }
  return cells
}
