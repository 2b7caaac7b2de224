import { dirname, extname } from 'node:path'
import type { Wanted } from '../../rows/csv-header.ts'
import { encodeThrough } from '../../rows/encode-bytes.ts'
import { openRows } from '../../rows/open-rows.ts'
import { MalformedFile } from '../../rows/source-row.ts'
import { Tally } from '../../rows/tally.ts'
import { importStories } from '../../stories/import/import-stories.ts'
import { lookAtPhoto } from '../../stories/import/look-at-photo.ts'
import { openPhotoStore, saveStoryPhoto } from '../../stories/import/photo-store.server.ts'
import { wantedStories } from '../../stories/import/story-columns.ts'
import { databaseStore, dryStore } from '../../stories/import/story-store.ts'
import { withoutErased } from '../../stories/import/without-erased.server.ts'
import { columnsOf } from '../export-kinds.ts'
import { importWords } from '../import-words.ts'
import { noteImport } from '../queries.server.ts'
import { holdsEverything } from './holds-everything.server.ts'
import { importApplications } from './import-applications.server.ts'
import { importArticles } from './import-articles.server.ts'
import { importAudit } from './import-audit.server.ts'
import { type ImportKind, type TableKind, tableKinds } from './import-kinds.ts'
import type { ImportOf } from './import-of.ts'
import { rowsOf } from './import-rows.ts'
import { importSettings } from './import-settings.server.ts'

export type TableImport = { kind: TableKind; tally: Tally; percentRead(): number }

type Parts = Pick<ImportOf, 'database' | 'actor' | 'brand' | 'isDryRun'> & {
  path: string
  /** By which the log knows who was deleted. */
  secret: string
  /** When it says stop, the rows read so far are finished and no more are read. */
  signal?: AbortSignal
  onTable?(table: TableImport): void
}

export type ImportResult = Pick<TableImport, 'kind' | 'tally'>

/** What became of the rows, or in a dry run would. Throws MalformedFile for what is no such file. */
export async function runImport({ kind, ...parts }: Parts & { kind: ImportKind }): Promise<ImportResult[]> {
  await using closing = new AsyncDisposableStack()
  const encode = parts.isDryRun ? lookAtPhoto : openEncoder(parts.path, closing)
  if (kind !== 'everything') return [{ kind, tally: await importTable(kind, { ...parts, encode }) }]
  if (extname(parts.path) !== '.json') throw new MalformedFile(importWords.en.problems.everythingIsJson)
  const results: ImportResult[] = []
  for (const table of tableKinds) {
    if (parts.signal?.aborted) break
    results.push({ kind: table, tally: await importTable(table, { ...parts, encode }, table) })
  }
  if (!parts.signal?.aborted && results.every(({ tally }) => tally.read === 0))
    throw new MalformedFile(importWords.en.problems.nothingInIt)
  return results
}

/** Photos lie beside the file, and go with it whatever happens. */
function openEncoder(path: string, closing: AsyncDisposableStack) {
  const photoStore = closing.adopt(openPhotoStore(), (open) => open.close())
  return encodeThrough(dirname(path), photoStore.encode)
}

async function importTable(
  kind: TableKind,
  { path, secret, signal, onTable, ...parts }: Parts & Pick<ImportOf, 'encode'>,
  section?: string,
) {
  const known = new Set<string>(columnsOf[kind])
  const file = await openRows(path, { ...wantedOf[kind], known }, section)
  const tally = new Tally(known)
  onTable?.({ kind, tally, percentRead: () => Math.floor((100 * file.bytesRead()) / (file.bytes || 1)) })
  try {
    if (!section && (await holdsEverything(path)))
      throw new MalformedFile(importWords.en.problems.holdsEverything)
    const rows = rowsOf(file.rows, { path, kind, tally, signal })
    const isAboutPeople = kind === 'applications' || kind === 'stories'
    const { db } = parts.database
    await importers[kind]({
      ...parts,
      rows: isAboutPeople ? withoutErased(rows, { db, secret, tally }) : rows,
      tally,
    })
  } finally {
    await file.close()
  }
  if (!parts.isDryRun)
    await noteImport(parts.database, parts.actor, {
      what: kind,
      ...countsOf(tally),
      ...(signal?.aborted && { stopped: true }),
    })
  return tally
}

const wantedOf: Record<TableKind, Omit<Wanted, 'known'>> = {
  stories: wantedStories,
  articles: { table: 'articles', columns: ['title', 'content'] },
  applications: { table: 'applications', columns: ['id', 'reference', 'full_name', 'place'] },
  settings: { table: 'settings', columns: ['key', 'value'] },
  audit: { table: 'activity', columns: ['id', 'created_at', 'actor', 'action'] },
}

const importers: Record<TableKind, (parts: ImportOf) => Promise<void>> = {
  applications: importApplications,
  stories: ({ database, rows, isDryRun, encode, tally }) =>
    importStories({
      rows,
      store: isDryRun ? dryStore(database) : databaseStore(database, saveStoryPhoto),
      encode,
      tally,
    }),
  articles: importArticles,
  settings: importSettings,
  audit: importAudit,
}

function countsOf({ imported, alreadyThere, refused }: Tally) {
  return { added: imported, skipped: alreadyThere, refused }
}
