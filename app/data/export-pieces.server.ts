import type { Db } from '../db/tables.ts'
import { csvLine } from '../platform/csv.ts'
import { columnsOf, type ExportKind, exportKinds } from './export-kinds.ts'
import { type ExportOptions, exportRows } from './export-rows.server.ts'

/** One JSON array, a row a line. */
export async function* jsonPieces(db: Db, kind: ExportKind, options: ExportOptions) {
  let before = '[\n'
  for await (const row of exportRows(db, kind, options)) {
    yield before + JSON.stringify(row)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** Everything under its name in one object. */
export async function* everythingPieces(db: Db, options: ExportOptions) {
  let before = '{\n'
  for (const kind of exportKinds) {
    yield `${before}${JSON.stringify(kind)}: `
    yield* jsonPieces(db, kind, options)
    before = ',\n'
  }
  yield '}\n'
}

/** A line a row, below a line with the names of the columns. */
export async function* csvPieces(db: Db, kind: ExportKind, options: ExportOptions) {
  const columns = columnsOf[kind]
  yield csvLine([...columns])
  for await (const row of exportRows(db, kind, options))
    yield csvLine(columns.map((name) => cellOf(name, row[name])))
}

function cellOf(name: string, value: unknown) {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  // A value of a setting may be of any shape: written so that it can be read back.
  if (name === 'value' || typeof value === 'object') return JSON.stringify(value)
  return typeof value === 'number' ? value : String(value)
}
