import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Actor } from '../../audit/audit.ts'
import type { Database } from '../../db/database.server.ts'
import { importStories } from '../../stories/import/import-stories.ts'
import { openRows } from '../../stories/import/open-rows.ts'
import { openPhotoDesk } from '../../stories/import/photo-desk.server.ts'
import type { SourceRow } from '../../stories/import/source-row.ts'
import { databaseStore, dryStore } from '../../stories/import/story-store.ts'
import { Tally } from '../../stories/import/tally.ts'
import { withoutApostrophe } from '../csv.ts'
import { noteImport } from '../queries.server.ts'
import { importArticles } from './import-articles.server.ts'
import { type ImportKind, wantedOf } from './import-kinds.ts'
import { importSettings } from './import-settings.server.ts'

export type ImportOf = {
  database: Database
  actor: Actor
  rows: AsyncIterable<SourceRow>
  isDryRun: boolean
  tally: Tally
}

type Parts = Pick<ImportOf, 'database' | 'actor' | 'isDryRun'> & { path: string; kind: ImportKind }

/** What became of the rows, or in a dry run would. Throws MalformedFile for what is no such file. */
export async function runImport({ path, kind, ...parts }: Parts): Promise<Tally> {
  const file = await openRows(path, kind === 'stories' ? undefined : wantedOf[kind])
  const tally = new Tally()
  try {
    const rows = extname(path) === '.csv' ? asTheyWere(file.rows, kind) : file.rows
    await importers[kind]({ ...parts, rows, tally })
  } finally {
    await file.close()
  }
  if (!parts.isDryRun) await noteImport(parts.database, parts.actor, { what: kind, ...countsOf(tally) })
  return tally
}

const importers: Record<ImportKind, (parts: ImportOf) => Promise<void>> = {
  stories: storiesWithPhotos,
  articles: importArticles,
  settings: importSettings,
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

/** Without the apostrophes that were put in for spreadsheets; the value of a setting is JSON there. */
async function* asTheyWere(rows: AsyncIterable<SourceRow>, kind: ImportKind): AsyncGenerator<SourceRow> {
  for await (const row of rows) {
    if ('problem' in row) yield row
    else {
      const columns: Record<string, unknown> = Object.fromEntries(Object.entries(row.columns).map(asItWas))
      yield { ...row, columns: kind === 'settings' ? { ...columns, value: jsonIn(columns.value) } : columns }
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
