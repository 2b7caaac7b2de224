import { pipeline } from 'node:stream/promises'
import { type CastingContext, CsvError, parse } from 'csv-parse'
import { withoutApostrophes } from '../platform/csv.ts'
import { namesFrom, type Wanted, withCommas } from './csv-header.ts'
import { rowWords } from './row-words.ts'
import { MalformedFile, maxRowBytes, maxRowMegabytes, type Place, type SourceRow } from './source-row.ts'

const { fields, files } = rowWords.en

type CsvRecord = { record: string[]; line: number }
type CsvRow = { place: Place; record: string[] }

// Rows of a spreadsheet that once held something. To skip one takes as long as to read one.
const maxBlankRows = 250_000
// Several times those of any table. Each row gets a value for every column, however short its line is.
const maxCells = 200

/** Rows of a CSV file whose first line names the columns. */
export async function* csvRows(
  chunks: AsyncIterable<Buffer>,
  wanted: Wanted,
  maxBytes = maxRowBytes,
): AsyncGenerator<SourceRow> {
  let names: string[] | null = null
  let row = 0
  let last: CsvRow | null = null
  const ending = { isLineEnd: true }
  for await (const { record, line } of records(withCommas(watched(chunks, ending), wanted), maxBytes)) {
    if (last && names) yield toRow(last, names)
    if (names) last = { place: { row: ++row, line }, record }
    else names = namesFrom(record, wanted)
  }
  if (!names) throw new MalformedFile(files.empty)
  // Without a line end it may be cut off: then what is missing is not filled in.
  if (last) yield ending.isLineEnd ? toRow(last, names) : wholeRow(last, names)
}

async function* watched(chunks: AsyncIterable<Buffer>, ending: { isLineEnd: boolean }) {
  for await (const chunk of chunks) {
    ending.isLineEnd = [0x0a, 0x0d].includes(chunk.at(-1) ?? 0)
    yield chunk
  }
}

async function* records(chunks: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<CsvRecord> {
  const options = {
    info: true,
    bom: true,
    // A row with too few or too many values is refused by itself, see below.
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxBytes,
    // Empty cells count nothing towards the size of a record: a line of commas would fill the memory.
    cast: withinMaxCells,
    // Rows with photos are large: no more of them wait than one chunk of the file holds.
    readableHighWaterMark: 1,
  }
  const parser = parse(options)
  const flow = pipeline(chunks, parser)
  // The loop meets the same error.
  flow.catch(() => {})
  try {
    let blank = 0
    let before = { lines: 0, empty_lines: 0 }
    for await (const { record, info } of parser) {
      const line = before.lines + 1 + info.empty_lines - before.empty_lines
      before = info
      if (record.some(isFilled)) yield { record, line }
      else if (++blank > maxBlankRows) throw new MalformedFile(files.manyBlank(maxBlankRows))
    }
  } catch (error) {
    throw error instanceof CsvError ? new MalformedFile(inWords(error)) : error
  }
}

function withinMaxCells(cell: string, { index, lines }: CastingContext) {
  if (index >= maxCells) throw new MalformedFile(files.manyCells(lines, maxCells))
  return cell
}

function isFilled(cell: string) {
  return cell.trim() !== ''
}

/** Spreadsheets leave empty cells at the end of a row out, or add some. */
function toRow({ place, record }: CsvRow, names: string[]) {
  const more = Math.max(0, names.length - record.length)
  const filled = [...record, ...Array<string>(more).fill('')]
  while (filled.length > names.length && filled.at(-1) === '') filled.pop()
  return wholeRow({ place, record: filled }, names)
}

function wholeRow({ place, record }: CsvRow, names: string[]): SourceRow {
  if (record.length !== names.length) {
    return { ...place, problem: fields.valuesForColumns(record.length, names.length) }
  }
  const cells = names.flatMap((name, at) => (name ? [[name, withoutApostrophes(record[at] ?? '')]] : []))
  return { ...place, columns: Object.fromEntries(cells) }
}

function inWords(error: CsvError) {
  const line = 'lines' in error ? Number(error.lines) : null
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return files.openQuote(line)
  if (error.code === 'CSV_MAX_RECORD_SIZE') return files.longRow(line, maxRowMegabytes)
  return files.strayQuote(line)
}
