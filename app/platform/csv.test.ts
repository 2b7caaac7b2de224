import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, withoutApostrophes } from './csv.ts'

test('texts with commas, quotes and line ends are quoted, empty cells stay empty', () => {
  expect(csvLine(['a', 'b,c', 'say "yes"', 'two\nlines', null, 12])).toBe(
    'a,"b,c","say ""yes""","two\nlines",,12\r\n',
  )
})

test('a text that begins like a formula gets an apostrophe, a number does not', () => {
  expect(csvLine(['=1+1', '+1', '-1', '@sum', '\tx', -1])).toBe("'=1+1,'+1,'-1,'@sum,'\tx,-1\r\n")
})

test('a formula behind a blank, a quote, a comma or in wide signs stays a text', () => {
  for (const text of [' =1', '"=1', ',=1', '＝1', '＋1', '－1', '＠x'])
    expect(cellsOf(csvLine([text])), JSON.stringify(text)).toEqual([`'${text}`])
})

test('a formula inside a cell stays a text in a spreadsheet that parts cells elsewhere', () => {
  expect(cellsOf(csvLine(['to;=1', 'a\t+1', 'b|@x', 'c\n-1', 'd\r\n=1', 'e; "=1', 'f;;=1', '\n=1']))).toEqual(
    ["to;'=1", "a\t'+1", "b|'@x", "c\n'-1", "d\r\n'=1", 'e;\' "=1', "f;';'=1", "'\n'=1"],
  )
  expect(csvLine(['a = b', 'well-being', 'me@example.com', 'one; two'])).toBe(
    'a = b,well-being,me@example.com,one; two\r\n',
  )
})

const awkward = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '＝', '\t', '\r', '\n', '"', ',', ';', '|', ' ', 'a', "'"),
})
const text = fc.oneof(fc.string(), awkward)

test('whatever the cells hold, a reader gets the same texts back and no spreadsheet finds a formula', () => {
  const cell = fc.oneof(text, fc.integer(), fc.constant(null))
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
      const read = cellsOf(csvLine(cells))
      expect(
        read.map((one, index) => (typeof cells[index] === 'string' ? withoutApostrophes(one) : one)),
      ).toEqual(cells.map((one) => (one === null ? '' : String(one))))
      cells.forEach((one, index) => {
        if (typeof one === 'string') expect(read[index]).not.toMatch(/^["\s,;|]*[=+\-@＝＋－＠\t\r\n]/)
      })
    }),
    { numRuns: 500 },
  )
})

test('whatever parts the cells, none of them begins like a formula', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (cells) => {
      // A spreadsheet that knows no comma sees the quotes of ours as any other sign.
      for (const separator of [';', '\t', '|'])
        for (const seen of csvLine(cells)
          .split(/\r\n|\r|\n/)
          .flatMap((line) => line.split(separator)))
          expect(seen).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/)
    }),
    { numRuns: 500 },
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
