import type { CellKind } from './table-shape.ts'

type Columns = Record<string, CellKind>
export type Row = Record<string, unknown>

/** A row as one line of text, the same for the same row on both engines. */
export function toLine(columns: Columns, row: Row): string {
  return JSON.stringify(Object.entries(columns).map(([name, kind]) => toCell(kind, row[name])))
}

/** The row of a line, ready to be inserted. Throws when the line is not one of this table's. */
export function fromLine(columns: Columns, line: string): Row {
  const cells: unknown = JSON.parse(line)
  const entries = Object.entries(columns)
  if (!Array.isArray(cells) || cells.length !== entries.length)
    throw new Error('A row does not fit its table')
  return Object.fromEntries(entries.map(([name, kind], index) => [name, fromCell(kind, cells[index])]))
}

function toCell(kind: CellKind, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (kind === 'bytes' && value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (kind === 'timestamp' && value instanceof Date) return value.toISOString()
  // PostgreSQL keeps the keys of an object in an order of its own.
  return kind === 'json' ? inKeyOrder(value) : value
}

function fromCell(kind: CellKind, cell: unknown): unknown {
  if (cell === null) return null
  if (kind === 'json') return JSON.stringify(cell)
  if (kind === 'timestamp') return new Date(String(cell))
  return kind === 'bytes' ? Buffer.from(String(cell), 'base64') : cell
}

function inKeyOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inKeyOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, inKeyOrder(inner)]))
}
