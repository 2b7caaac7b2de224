import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { csvRows } from './csv-rows.ts'
import { jsonRows } from './json-rows.ts'
import { openRows } from './open-rows.ts'
import { MalformedFile, maxRowBytes, type SourceRow, tooLong } from './source-row.ts'

const folder = mkdtempSync(join(tmpdir(), 'second-key-rows-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function rowsOf(name: string, content: string | Buffer) {
  const path = join(folder, name)
  writeFileSync(path, content)
  const file = await openRows(path, wanted)
  try {
    return await all(file.rows)
  } finally {
    await file.close()
  }
}

async function all(rows: AsyncIterable<SourceRow>) {
  const found: SourceRow[] = []
  for await (const row of rows) found.push(row)
  return found
}

async function* inChunks(text: string, bytes: number) {
  const whole = Buffer.from(text)
  for (let at = 0; at < whole.length; at += bytes) yield whole.subarray(at, at + bytes)
}

const header = 'full_name,email,city_state,headline,how_helped,encouragement'
const columns = header.split(',')
const wanted = { table: 'approval_stories', columns, known: new Set([...columns, 'phone']) }

test('a row may have 64 MB, and its file any capitals at its end', async () => {
  expect([maxRowBytes, tooLong]).toEqual([67_108_864, 'is longer than 64 MB'])
  expect(await rowsOf('CAPITALS.CSV', `${header}\nA,b@c,"D, EF",g,h,i\n`)).toHaveLength(1)
})

test('how far a file was read is known, for the bar', async () => {
  const path = join(folder, 'bar.csv')
  const content = `${header}\nA,b@c,"D, EF",g,h,i\n`
  writeFileSync(path, content)
  const file = await openRows(path, wanted)
  expect([file.bytes, file.bytesRead()]).toEqual([content.length, 0])
  await all(file.rows)
  expect(file.bytesRead()).toBe(content.length)
  await file.close()
})

describe('CSV', () => {
  test('quotes, commas and line breaks inside a value belong to it', async () => {
    const text = `\ufeff${header}\r\n"Lopez, ""Mia""",m@x.org,"Houston, TX",Hi,"two\nlines",é\r\n\r\nA,b@c,"D, EF",g,h,i\r\n`
    const rows = await rowsOf('quotes.csv', text)
    expect(rows).toEqual([
      {
        row: 1,
        line: 2,
        columns: {
          full_name: 'Lopez, "Mia"',
          email: 'm@x.org',
          city_state: 'Houston, TX',
          headline: 'Hi',
          how_helped: 'two\nlines',
          encouragement: 'é',
        },
      },
      expect.objectContaining({ row: 2, columns: expect.objectContaining({ full_name: 'A' }) }),
    ])
    expect(await all(csvRows(inChunks(text.slice(1), 3), wanted))).toEqual(rows)
  })

  test('what a download made harmless for spreadsheets is as it was', async () => {
    const rows = await rowsOf('harmless.csv', `${header}\n'=A,b@c,"D, EF",''+1,'tis,x\n`)
    expect(rows).toMatchObject([{ columns: { full_name: '=A', headline: "'+1", how_helped: "'tis" } }])
  })

  test('a row with too many values is refused and the next is read', async () => {
    const rows = await rowsOf('long.csv', `${header}\n1,2,3,4,5,6,7\n1,2,3,4,5,6\n1,2,3,4,5,6,\n`)
    expect(rows).toMatchObject([
      { row: 1, line: 2, problem: 'has 7 values for 6 columns' },
      { row: 2, line: 3, columns: { full_name: '1' } },
      { row: 3, line: 4, columns: { encouragement: '6' } },
    ])
  })

  test('empty cells that a spreadsheet leaves out at the end of a row are empty', async () => {
    const empty = { city_state: '', headline: '', how_helped: '', encouragement: '' }
    expect(await rowsOf('short.csv', `${header}\na,b\n1,2,3,4,5,6\na,b\n`)).toMatchObject([
      { row: 1, line: 2, columns: { full_name: 'a', email: 'b', ...empty } },
      { row: 2, line: 3, columns: { full_name: '1' } },
      { row: 3, line: 4, columns: { full_name: 'a', ...empty } },
    ])
  })

  test('empty lines and rows of empty cells are no rows, and count as lines', async () => {
    const rows = await rowsOf(
      'blank.csv',
      `\n,,\n${header}\n,,,,,\n\n1,2,3,4,5,6\n , ,,,,\n1,2,3,4,5,6\n,,\n`,
    )
    expect(rows.map(({ row, line }) => [row, line])).toEqual([
      [1, 6],
      [2, 8],
    ])
  })

  test('more empty rows than a file may have rows end the reading', async () => {
    await expect(rowsOf('blanks.csv', `${header}\n${',,,,,\n'.repeat(250_001)}`)).rejects.toThrow(
      'The file has more than 250,000 empty rows: please delete them',
    )
  })

  test('the names of the columns are read in any capitals', async () => {
    const rows = await rowsOf('capitals.csv', `${header.toUpperCase()}\n1,2,3,4,5,6\n`)
    expect(rows).toMatchObject([{ columns: { full_name: '1', encouragement: '6' } }])
  })

  test('a last row that breaks off is refused', async () => {
    const rows = await rowsOf('cut.csv', `${header}\n1,2,3,4,5,6\na,b`)
    expect(rows).toMatchObject([{ row: 1 }, { row: 2, line: 3, problem: 'has 2 values for 6 columns' }])
    expect(await rowsOf('whole.csv', `${header}\n1,2,3,4,5,6`)).toMatchObject([{ columns: { email: '2' } }])
  })

  test('a row longer than allowed ends the reading with one line', async () => {
    const text = `${header}\n"${'x'.repeat(500)}`
    await expect(all(csvRows(inChunks(text, 64), wanted, 200))).rejects.toThrow(
      /^Line 2: the row is longer than/,
    )
  })

  test('rows of up to 200 cells are read, and a wider one ends the reading', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `,c${at}`).join('')
    expect(await rowsOf('wide.csv', `${header}${names(194)}\na\n`)).toHaveLength(1)
    for (const more of [195, 10_000]) {
      await expect(rowsOf('wider.csv', `${header}${names(more)}\na\n`)).rejects.toThrow(
        'Line 1: the row has more than 200 cells',
      )
    }
  })

  test.each([',', 'a,', '"",'])('a row of %j without end is not kept in memory', async (cell) => {
    let chunks = 0
    async function* endless() {
      yield Buffer.from(`${header}\n`)
      while (++chunks < 200) yield Buffer.from(cell.repeat(1000))
    }
    await expect(all(csvRows(endless(), wanted))).rejects.toThrow('Line 2: the row has more than 200 cells')
    expect(chunks).toBeLessThan(50)
  })

  test.each([
    [`${header}\n"a,b,c`, 'Line 2: a quote is opened there and never closed'],
    [`${header}\n"a"b,c`, 'Line 2: a quote stands where none can be'],
    ['id,name\n1,2\n', 'its first line has no column full_name'],
    [`${header},Email\n1,2,3,4,5,6,7\n`, 'The column email stands twice in the first line'],
    [
      `${header.replaceAll(',', ';')}\n1;2;"D, EF";4;5;6\n`,
      'The cells are parted by semicolons: save the file with commas',
    ],
    ['full_name,email,"phone; email"\n1,2,3\n', 'its first line has no column city_state'],
    [`${header.replaceAll(',', '\t')}\n`, 'The cells are parted by tabs: save the file with commas'],
    ['', 'The file is empty'],
  ])('%j is refused in one line', async (text, message) => {
    await expect(rowsOf('broken.csv', text)).rejects.toThrow(message)
  })

  test.each(['notes,"phone; email"', 'notes,Notes'])('columns that are not ours may be %s', async (names) => {
    const rows = await rowsOf('others.csv', `${header},${names}\n1,2,3,4,5,6,7,8\n`)
    expect(rows).toMatchObject([{ columns: { full_name: '1', email: '2' } }])
  })

  test('a column of ours that a file may lack stands there once at most', async () => {
    await expect(rowsOf('twice.csv', `${header},phone,Phone\n`)).rejects.toThrow(
      'The column phone stands twice in the first line',
    )
  })

  test('columns without a name hold nothing that is read', async () => {
    const rows = await rowsOf('nameless.csv', `${header},,\n1,2,3,4,5,6,x,\n`)
    expect(rows.map((row) => 'columns' in row && Object.keys(row.columns))).toEqual([header.split(',')])
  })
})

describe('JSON', () => {
  test('an array, one row a line, and any chunks give the same rows', async () => {
    const columns = [{ full_name: 'A "b" \\ é 😀' }, { full_name: '[{' }]
    const array = await rowsOf('array.json', `\ufeff\n ${JSON.stringify(columns, null, 1)}`)
    const lines = await rowsOf('lines.ndjson', `\n${columns.map((row) => JSON.stringify(row)).join('\n')}\n`)
    const chunked = await all(jsonRows(inChunks(JSON.stringify(columns), 1)))
    for (const rows of [array, lines, chunked]) {
      expect(rows).toMatchObject(columns.map((row, at) => ({ row: at + 1, columns: row })))
    }
    expect(array.map(({ line }) => line)).toEqual([3, 6])
    expect(lines.map(({ line }) => line)).toEqual([2, 3])
  })

  test('what is no row is refused by itself', async () => {
    const rows = await rowsOf('odd.json', `[1, [], null, {"a": 'b'}, {"a": 1}]`)
    expect(rows).toMatchObject([
      { row: 1, problem: 'is not an object' },
      { row: 2, problem: 'is not an object' },
      { row: 3, problem: 'is not an object' },
      { row: 4, problem: 'is not valid JSON' },
      { row: 5, columns: { a: 1 } },
    ])
    expect(await rowsOf('odd.jsonl', '{"a":1}\n{"a":\n{"a":2}')).toMatchObject([
      { columns: { a: 1 } },
      { line: 2, problem: 'is not valid JSON' },
      { line: 3, columns: { a: 2 } },
    ])
  })

  test.each([
    ['hello', 'Line 1: a JSON file must be an array of rows, or one row a line'],
    [
      '{\n "full_name": "A"\n}',
      'Line 1: a JSON file must be an array of rows, or one whole row on every line',
    ],
    [' \n ', 'The file is empty'],
    ['[{"a": 1}', 'it is incomplete'],
  ])('%j is refused in one line', async (text, message) => {
    await expect(rowsOf('broken.json', text)).rejects.toThrow(message)
  })
})

test('letters in another encoding are refused in words, wherever they stand', async () => {
  const latin = (text: string) => Buffer.from(text, 'latin1')
  const late = latin(`${header}\n${'a,b@c,"D, EF",g,h,i\n'.repeat(5000)}Zoë Núñez,b@c,"D, EF",g,h,i\n`)
  await expect(rowsOf('late.csv', late)).rejects.toThrow('The file is not written in UTF-8')
  const last = latin(`${header}\nA,b@c,"D, EF",g,h,é`)
  await expect(rowsOf('last.csv', last)).rejects.toThrow('CSV UTF-8')
  await expect(rowsOf('latin.json', latin('[{"full_name": "Zoë"}]'))).rejects.toThrow(MalformedFile)
  for (const text of [`${header}\n`, '[{"a": 1}]']) {
    const wide = Buffer.from(text, 'utf16le')
    await expect(rowsOf('wide.csv', wide)).rejects.toThrow('UTF-16')
    await expect(rowsOf('wide.json', wide.swap16())).rejects.toThrow('UTF-16')
  }
  const letters = `${header}\n${'ñ😀,b@c,"D, EF",g,h,é\n'.repeat(9000)}`
  expect(await rowsOf('utf8.csv', letters)).toHaveLength(9000)
})

test('a file of another kind, in another encoding or that is not there is refused in one line', async () => {
  await expect(rowsOf('stories.xlsx', 'PK')).rejects.toThrow('must end in .csv, .json, .ndjson, .jsonl')
  await expect(rowsOf('wide.json', Buffer.from('\ufeff[]', 'utf16le'))).rejects.toThrow('save it as UTF-8')
  await expect(openRows(join(folder, 'none.csv'), wanted)).rejects.toThrow('There is no such file')
})
