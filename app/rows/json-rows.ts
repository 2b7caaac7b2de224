import { ArraySplitter, isBlank, LineSplitter, newline, type Piece, type Splitter } from './json-splitter.ts'
import { rowWords } from './row-words.ts'
import { MalformedFile, maxRowBytes, type SourceRow, tooLong } from './source-row.ts'

const { fields, files } = rowWords.en

/** Rows of a JSON array, or of a file with one JSON object a line; whichever the first character says. */
export async function* jsonRows(
  chunks: AsyncIterable<Buffer>,
  maxBytes = maxRowBytes,
): AsyncGenerator<SourceRow> {
  let splitter: Splitter | null = null
  let firstLine = 1
  let row = 0
  for await (const chunk of chunks) {
    const start = splitter ? 0 : chunk.findIndex((byte) => !isBlank(byte))
    if (!splitter) {
      firstLine += countLines(start < 0 ? chunk : chunk.subarray(0, start))
      if (start < 0) continue
      splitter = splitterFor(chunk[start], maxBytes, firstLine)
    }
    for (const piece of splitter.push(chunk.subarray(start))) yield toRow(piece, ++row)
  }
  if (!splitter) throw new MalformedFile(files.empty)
  for (const piece of splitter.finish()) yield toRow(piece, ++row)
}

function splitterFor(byte: number | undefined, maxBytes: number, firstLine: number): Splitter {
  if (byte === 0x5b) return new ArraySplitter(maxBytes, firstLine)
  if (byte === 0x7b) return new LineSplitter(maxBytes, firstLine)
  throw new MalformedFile(files.noRows(firstLine))
}

function toRow({ line, text }: Piece, row: number): SourceRow {
  if (text === null) return { row, line, problem: tooLong }
  // One object spread over many lines would otherwise be reported as many broken rows.
  if (row === 1 && text.trim() === '{') {
    throw new MalformedFile(files.spreadRow(line))
  }
  const value = parseJson(text)
  if (value === undefined) return { row, line, problem: fields.noJson }
  return isObject(value) ? { row, line, columns: value } : { row, line, problem: fields.noObject }
}

/** Undefined, which JSON has no word for, when the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function countLines(chunk: Buffer) {
  let lines = 0
  for (const byte of chunk) if (byte === newline) lines++
  return lines
}
