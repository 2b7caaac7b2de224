import { extname } from 'node:path'
import { setImmediate as others } from 'node:timers/promises'
import { isNothing } from '../../rows/cell-words.ts'
import { MalformedFile, type SourceRow } from '../../rows/source-row.ts'
import type { Tally } from '../../rows/tally.ts'
import { importWords } from '../import-words.ts'
import type { TableKind } from './import-kinds.ts'

const maxRows = 250_000
const rowsPerTurn = 100

type Parts = { path: string; kind: TableKind; tally: Pick<Tally, 'noticeColumns'>; signal?: AbortSignal }

/** The rows of the file with everything in its place, up to the one where somebody says stop. */
export async function* rowsOf(rows: AsyncIterable<SourceRow>, { path, kind, tally, signal }: Parts) {
  const json = extname(path) === '.csv' ? jsonColumns[kind] : undefined
  let read = 0
  for await (const row of rows) {
    if (signal?.aborted) return
    if (++read > maxRows) throw new MalformedFile(importWords.en.problems.tooManyRows(maxRows))
    // A file of very many small rows must not keep the site from answering others meanwhile.
    if (read % rowsPerTurn === 0) await others()
    if ('columns' in row) tally.noticeColumns(row.columns)
    yield json && 'columns' in row ? withJson(row, json) : row
  }
}

/** A cell of these is JSON in a table. */
const jsonColumns: Partial<Record<TableKind, string[]>> = {
  settings: ['value'],
  audit: ['facts'],
  applications: ['challenges', 'events', 'consents'],
}

function withJson(row: Extract<SourceRow, { columns: object }>, names: string[]): SourceRow {
  const read = Object.fromEntries(names.map((name) => [name, jsonIn(row.columns[name])]))
  return { ...row, columns: { ...row.columns, ...read } }
}

const unreadable = Symbol('no JSON')

/** An empty cell says nothing; what is no JSON becomes a value that no column takes. */
function jsonIn(value: unknown): unknown {
  if (isNothing(value)) return undefined
  try {
    return JSON.parse(String(value))
  } catch {
    return unreadable
  }
}
