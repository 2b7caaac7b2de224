import type { SQLInputValue, StatementSync } from 'node:sqlite'
import type { ColumnKind, ColumnKinds } from './column-kinds.ts'

/** Turns what a query was given into what SQLite stores. */
export function toSqlite(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string') return withoutNul(value)
  if (typeof value === 'number' || typeof value === 'bigint') return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}; write JSON as text`)
}

/** PostgreSQL refuses this character in a text, so SQLite must: its own functions would stop reading there. */
function withoutNul(text: string) {
  if (text.includes('\0')) throw new Error('A text must not contain the character U+0000')
  return text
}

type Row = Record<string, unknown>

/** A function that turns one statement's rows into the values PostgreSQL would give. */
export function rowReader(statement: StatementSync, kinds: ColumnKinds) {
  const conversions = statement.columns().flatMap(({ name, table, column }) => {
    // An alias has the kind of its column, which is known. max(created_at) has no column, and goes by its name.
    const kind = table && column ? kinds[table]?.[column] : kindByName(name, kinds)
    return kind ? [{ name, read: readers[kind] }] : []
  })
  return (stored: Row) => {
    const row = { ...stored }
    for (const { name, read } of conversions) if (row[name] !== null) row[name] = read(row[name])
    for (const name in row) if (row[name] instanceof Uint8Array) row[name] = asBuffer(row[name])
    return row
  }
}

function kindByName(name: string, kinds: ColumnKinds) {
  return Object.values(kinds).find((columns) => Object.hasOwn(columns, name))?.[name]
}

const readers: Record<ColumnKind, (value: unknown) => unknown> = {
  timestamp: (value) => new Date(String(value)),
  boolean: (value) => value === 1,
  json: (value) => JSON.parse(String(value)),
}

function asBuffer(bytes: Uint8Array) {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
