import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type Database, openDatabase } from '../../db/database.server.ts'
import { migratedPlace, type Scratch } from '../../db/testing/engines.ts'
import type { ExportKind } from '../export-kinds.ts'
import { csvPieces, everythingPieces, jsonPieces } from '../export-pieces.server.ts'
import type { ImportKind } from '../import/import-kinds.ts'
import { runImport } from '../import/run-import.server.ts'

export const actor = { actor: 'owner@example.com' }
export const secret = 'the secret of the site'

type Format = 'json' | 'csv'

const siteUrl = 'https://www.example.com'

async function textOf(pieces: AsyncGenerator<string>) {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

export function exported({ db }: Database, kind: ExportKind, format: Format, withPhotos = false) {
  return textOf((format === 'json' ? jsonPieces : csvPieces)(db, kind, { withPhotos, siteUrl }))
}

export function everything({ db }: Database, withPhotos = false) {
  return textOf(everythingPieces(db, { withPhotos, siteUrl }))
}

/** A folder for downloads on their way back. */
export function downloads() {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'second-key-test-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function results(database: Database, kind: ImportKind, file: string, text: string, isDryRun = false) {
    const path = join(folder, file)
    await writeFile(path, text)
    return await runImport({ path, kind, database, actor, brand: 'Our Name', secret, isDryRun })
  }

  return {
    /** Where the text lies as a file. */
    async save(file: string, text: string) {
      const path = join(folder, file)
      await writeFile(path, text)
      return path
    },
    results,
    async bring(
      database: Database,
      kind: Exclude<ImportKind, 'everything'>,
      format: Format,
      text: string,
      isDryRun = false,
    ) {
      const [result] = await results(database, kind, `file.${format}`, text, isDryRun)
      if (!result) throw new Error('no result')
      const { imported, alreadyThere, refused, refusedRows, notes } = result.tally
      return {
        ...{ imported, alreadyThere, refused },
        reasons: refusedRows.flatMap(({ reasons }) => reasons),
        notes: notes.map(({ field, reason }) => ({ field, reason })),
      }
    },
  }
}

/** Makes empty sites beside the scratch one. */
export function emptySites({ engine }: Pick<Scratch, 'engine'>) {
  const closing: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const close of closing) await close()
  })
  return async () => {
    const place = await migratedPlace(engine)
    const database = await openDatabase(place.options)
    closing.push(
      () => database.close(),
      () => place.remove(),
    )
    return database
  }
}
