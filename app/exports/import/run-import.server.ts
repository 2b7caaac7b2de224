import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { setImmediate as others } from 'node:timers/promises'
import type { Actor } from '../../audit/audit.ts'
import type { Database } from '../../db/database.server.ts'
import { importStories } from '../../stories/import/import-stories.ts'
import { openRows } from '../../stories/import/open-rows.ts'
import { openPhotoDesk } from '../../stories/import/photo-desk.server.ts'
import { MalformedFile, type SourceRow } from '../../stories/import/source-row.ts'
import { databaseStore, dryStore } from '../../stories/import/story-store.ts'
import { Tally } from '../../stories/import/tally.ts'
import { withoutApostrophe } from '../csv.ts'
import { noteImport } from '../queries.server.ts'
import { importArticles } from './import-articles.server.ts'
import { importAudit } from './import-audit.server.ts'
import { type ImportKind, type TableKind, tableKinds, wantedOf } from './import-kinds.ts'
import { importSettings } from './import-settings.server.ts'

export type ImportOf = {
  database: Database
  actor: Actor
  rows: AsyncIterable<SourceRow>
  isDryRun: boolean
  tally: Tally
}

const maxRows = 250_000
const rowsPerTurn = 100
const tooManyRows = 'The file has more than 250,000 rows: please bring them in parts'

type Parts = Pick<ImportOf, 'database' | 'actor' | 'isDryRun'> & { path: string }

export type ImportResult = { kind: TableKind; tally: Tally }

/** What became of the rows, or in a dry run would. Throws MalformedFile for what is no such file. */
export async function runImport({ kind, ...parts }: Parts & { kind: ImportKind }): Promise<ImportResult[]> {
  if (kind !== 'everything') return [{ kind, tally: await importTable(kind, parts) }]
  if (extname(parts.path) !== '.json')
    throw new MalformedFile('Everything in one file is a file that ends in .json')
  const results: ImportResult[] = []
  for (const table of tableKinds)
    results.push({ kind: table, tally: await importTable(table, parts, { section: table }) })
  if (results.every(({ tally }) => tally.read === 0))
    throw new MalformedFile('Nothing that could be imported is in it')
  return results
}

async function importTable(kind: TableKind, { path, ...parts }: Parts, choice: { section?: string } = {}) {
  const file = await openRows(path, { wanted: wantedOf[kind], ...choice })
  const tally = new Tally()
  try {
    const polite = inTurn(file.rows)
    const rows = extname(path) === '.csv' ? asTheyWere(polite, kind) : polite
    await importers[kind]({ ...parts, rows, tally })
  } finally {
    await file.close()
  }
  if (!parts.isDryRun) await noteImport(parts.database, parts.actor, { what: kind, ...countsOf(tally) })
  return tally
}

const importers: Record<TableKind, (parts: ImportOf) => Promise<void>> = {
  stories: storiesWithPhotos,
  articles: importArticles,
  settings: importSettings,
  audit: importAudit,
}

async function storiesWithPhotos({ database, rows, isDryRun, tally }: ImportOf) {
  const folder = await mkdtemp(join(tmpdir(), 'second-key-import-'))
  const desk = openPhotoDesk()
  try {
    const store = isDryRun ? dryStore(database) : databaseStore(database, desk.save)
    await importStories({ rows, store, press: desk.press, folder, tally })
  } finally {
    await desk.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A file of very many small rows must not keep the site from answering others meanwhile. */
async function* inTurn(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow> {
  let read = 0
  for await (const row of rows) {
    if (++read > maxRows) throw new MalformedFile(tooManyRows)
    if (read % rowsPerTurn === 0) await others()
    yield row
  }
}

/** A cell of these is JSON in a table. */
const jsonColumn: Partial<Record<TableKind, string>> = { settings: 'value', audit: 'facts' }

/** Without the apostrophes that were put in for spreadsheets. */
async function* asTheyWere(rows: AsyncIterable<SourceRow>, kind: TableKind): AsyncGenerator<SourceRow> {
  for await (const row of rows) {
    if ('problem' in row) yield row
    else {
      const columns: Record<string, unknown> = Object.fromEntries(Object.entries(row.columns).map(asItWas))
      const json = jsonColumn[kind]
      yield { ...row, columns: json ? { ...columns, [json]: jsonIn(columns[json]) } : columns }
    }
  }
}

/** Undefined, which no setting can be, when it is no JSON. */
function jsonIn(value: unknown): unknown {
  try {
    return JSON.parse(String(value))
  } catch {
    return undefined
  }
}

function asItWas([name, cell]: [string, unknown]): [string, unknown] {
  return [name, typeof cell === 'string' ? withoutApostrophe(cell) : cell]
}

function countsOf({ imported, alreadyThere, refused }: Tally) {
  return { added: imported, skipped: alreadyThere, refused }
}
