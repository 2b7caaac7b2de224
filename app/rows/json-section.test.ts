import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonRows } from './json-rows.ts'
import { sectionOf } from './json-section.ts'
import { MalformedFile } from './source-row.ts'

async function* inPieces(text: string, size: number) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function rowsOf(text: string, name: string, size = 7) {
  const rows = []
  for await (const row of jsonRows(sectionOf(inPieces(text, size), name))) rows.push(row)
  return rows
}

test('whatever the rows hold and however the file is cut, each section gives its own rows', async () => {
  const rows = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 4 })
  const file = fc.record({ stories: rows, articles: rows, audit: rows })
  await fc.assert(
    fc.asyncProperty(file, fc.integer({ min: 1, max: 50 }), fc.boolean(), async (all, size, isLaidOut) => {
      const text = JSON.stringify(all, null, isLaidOut ? 2 : 0)
      for (const [name, expected] of Object.entries(JSON.parse(text))) {
        const found = await rowsOf(text, name, size)
        expect(found.map((row) => ('columns' in row ? row.columns : row.problem))).toEqual(expected)
      }
    }),
    { numRuns: 60 },
  )
})

test('a row is named by its line in the whole file', async () => {
  const text = '{\n"stories": [\n{"a": 1}\n],\n"articles": [\n{"b": 2}\n]\n}'
  expect(await rowsOf(text, 'articles')).toEqual([{ row: 1, line: 6, columns: { b: 2 } }])
})

test('a section that is missing has no rows; one that breaks off is told', async () => {
  expect(await rowsOf('{"stories": []}', 'articles')).toEqual([])
  expect(await rowsOf('{"x": {"articles": [{"a": 1}]}}', 'articles')).toEqual([])
  await expect(rowsOf('{"articles": [{"a": 1}', 'articles')).rejects.toThrow('incomplete')
  const whole = '{\n"stories": [{"a": 1}],\n"articles": []\n}\n'
  for (let end = whole.indexOf('],') + 1; end < whole.lastIndexOf('}'); end++) {
    await expect(rowsOf(whole.slice(0, end), 'audit'), whole.slice(0, end)).rejects.toThrow(
      'The file breaks off before its end: it is incomplete',
    )
  }
  expect(await rowsOf(whole, 'audit')).toEqual([])
})

test('a file of another form is refused in words', async () => {
  await expect(rowsOf('[{"a": 1}]', 'stories')).rejects.toThrow(MalformedFile)
})
