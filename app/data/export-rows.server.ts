import { listTemplateRows } from '../applications/template-travel-queries.server.ts'
import type { Db } from '../db/tables.ts'
import { listChosen } from '../settings/queries.server.ts'
import { findSetting } from '../settings/register.server.ts'
import type { ExportKind } from './export-kinds.ts'
import { withAddresses, withPhotos, withPicture } from './inline-photos.server.ts'
import { applicationBatches, articleBatches, auditBatches, storyBatches } from './queries.server.ts'

export type ExportRow = Record<string, unknown>
export type ExportOptions = { withPhotos: boolean; siteUrl: string }

/** Row by row, whatever is asked for. */
export async function* exportRows(
  db: Db,
  kind: ExportKind,
  options: ExportOptions,
): AsyncGenerator<ExportRow> {
  if (kind === 'applications') for await (const rows of applicationBatches(db)) yield* rows
  else if (kind === 'stories') yield* storyRows(db, options)
  else if (kind === 'articles') yield* articleRows(db, options)
  else if (kind === 'settings') yield* settingRows(db)
  else for await (const rows of auditBatches(db)) yield* rows
}

async function* storyRows(db: Db, { withPhotos: isInline, siteUrl }: ExportOptions) {
  for await (const rows of storyBatches(db))
    for (const row of rows) yield isInline ? await withPhotos(db, row) : withAddresses(row, siteUrl)
}

async function* articleRows(db: Db, { withPhotos: isInline }: ExportOptions) {
  for await (const rows of articleBatches(db))
    for (const row of rows) yield isInline ? await withPicture(db, row) : row
}

/** Only what the owner chose, and only what the settings pages know; then the mails of applications. */
async function* settingRows(db: Db) {
  for (const [key, value] of await listChosen(db)) if (findSetting(key)) yield { key, value }
  yield* await listTemplateRows(db)
}
