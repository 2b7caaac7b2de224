import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ArraySplitter, LineSplitter, type Splitter } from './json-splitter.ts'
import { MalformedFile } from './source-row.ts'

const noLimit = 1e9

function split(splitter: Splitter, text: string, cuts: number[] = []) {
  const bytes = Buffer.from(text)
  const places = cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b)
  const pieces = [0, ...places].flatMap((from, at) => splitter.push(bytes.subarray(from, places[at])))
  return [...pieces, ...splitter.finish()]
}

const texts = (splitter: Splitter, text: string) => split(splitter, text).map((piece) => piece.text?.trim())

// Strings that look like the end of a string, of a row or of the file.
const nasty = fc.string({
  unit: fc.constantFrom('"', '\\', '[', ']', '{', '}', ',', ':', '\n', ' ', 'é', '😀', 'a', '\u2028'),
})
const value = fc.jsonValue({ stringUnit: 'grapheme' })
const row = fc.oneof(value, nasty, fc.dictionary(nasty, fc.oneof(nasty, value, fc.array(nasty))))
const cuts = fc.array(fc.nat(2000), { maxLength: 12 })
const indent = fc.constantFrom(undefined, 2, '\t')

describe('an array', () => {
  test('gives the rows JSON.parse would give, wherever the chunks are cut', () => {
    fc.assert(
      fc.property(fc.array(row), cuts, indent, (rows, places, space) => {
        const pieces = split(new ArraySplitter(noLimit), `\n${JSON.stringify(rows, null, space)}\n`, places)
        const expected: unknown = JSON.parse(JSON.stringify(rows))
        expect(pieces.map(({ text }) => JSON.parse(text ?? ''))).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })

  test('of any characters is cut or refused, and never breaks the reader', () => {
    const soup = fc.string({ unit: fc.constantFrom('"', '\\', '[', ']', '{', '}', ',', ' ', '\n', '1') })
    fc.assert(
      fc.property(soup, cuts, (text, places) => {
        try {
          const pieces = split(new ArraySplitter(noLimit), `[${text}`, places)
          expect(pieces.every((piece) => piece.text !== null)).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedFile)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('with nothing in it has no rows, and nothing between two commas is a row of its own', () => {
    expect(texts(new ArraySplitter(noLimit), ' [ \n ] ')).toEqual([])
    expect(texts(new ArraySplitter(noLimit), '[1,,2]')).toEqual(['1', '', '2'])
    expect(texts(new ArraySplitter(noLimit), '[1,]')).toEqual(['1', ''])
  })

  test('tells on which line each row begins', () => {
    const text = '[\n  {"a":\n1},\n\n  {"b": "x\\ny"}, 3\n]'
    expect(split(new ArraySplitter(noLimit), text).map(({ line }) => line)).toEqual([2, 5, 5])
  })

  test.each([
    ['[{"a": 1}, {"a": "un', 'The file ends in the middle of row 2 (line 1): it is incomplete'],
    ['[\n1\n', 'The file ends in the middle of row 1 (line 3): it is incomplete'],
    ['[1] x', 'Line 1: something stands after the end of the array'],
    ['[1}', 'Line 1: there is a } too many'],
    ['', 'The file ends in the middle of row 1 (line 1): it is incomplete'],
  ])('%j is refused in one line', (text, message) => {
    expect(() => split(new ArraySplitter(noLimit), text)).toThrow(new MalformedFile(message))
  })
})

describe('one row a line', () => {
  test('gives every line, wherever the chunks are cut, and no empty ones', () => {
    fc.assert(
      fc.property(fc.array(row), cuts, fc.constantFrom('\n', '\r\n', '\n\n'), (rows, places, end) => {
        const text = rows.map((one) => JSON.stringify(one)).join(end)
        const pieces = split(new LineSplitter(noLimit), text, places)
        const expected: unknown = JSON.parse(JSON.stringify(rows))
        expect(pieces.map((piece) => JSON.parse(piece.text ?? ''))).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })
})

test('a row that is too long is left out and the next one is read', () => {
  const long = JSON.stringify('x'.repeat(50))
  for (const [splitter, text] of [
    [new ArraySplitter(20), `[1,${long},2]`],
    [new LineSplitter(20), `1\n${long}\n2`],
  ] as const) {
    expect(split(splitter, text, [10, 20, 30, 40]).map((piece) => piece.text)).toEqual(['1', null, '2'])
  }
})
