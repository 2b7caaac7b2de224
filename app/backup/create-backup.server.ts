import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database } from '../db/database.server.ts'
import type { Trx } from '../db/engine.ts'
import { hasTable } from '../db/has-table.ts'
import { migrations } from '../db/migrations/index.ts'
import { addLine, type BackupHeader, type BackupTable, newHash, tableLine } from './backup-file.ts'
import { BackupProblem } from './backup-problem.ts'
import { backupWords } from './backup-words.ts'
import { findMigration, noteBackup } from './queries.server.ts'
import { toLine } from './row-line.ts'
import { countRows, eachRow, inSnapshot } from './row-queries.server.ts'
import { listTables } from './shape-queries.server.ts'
import type { Steps } from './steps.ts'
import type { TableShape } from './table-shape.ts'
import { verifyBackup } from './verify-backup.ts'

const { problems } = backupWords.en

/** Writes a backup and notes it in the database. */
export async function createBackup(database: Database, file: string, steps: Steps): Promise<BackupHeader> {
  const { header, bytes } = await writeBackup(database, file, steps)
  if (header.tables.some(({ name }) => name === 'settings'))
    await noteBackup(database, { at: header.created, bytes, file: basename(file) })
  return header
}

/** Writes everything to one file, reads the file back, and only then gives it its name. */
export async function writeBackup(database: Database, file: string, steps: Steps) {
  const partial = `${file}.partial`
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  try {
    const header = await inSnapshot(database, (trx) => write(trx, database, partial, steps))
    await verifyBackup(partial, steps)
    await rename(partial, file)
    const { size: bytes } = await stat(file)
    return { header, bytes }
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

async function write(trx: Trx, { engine }: Database, partial: string, steps: Steps) {
  const created = new Date().toISOString()
  const migration = await knownMigration(trx)
  const shapes = await listTables(trx, engine)
  if (shapes.length === 0) throw new BackupProblem(problems.tablesLost)
  let total = 0
  for (const { name } of shapes) total += await countRows(trx, name)
  // Read for the header, read for the file, and the file read back.
  steps.begin(total, 3)
  const tables: BackupTable[] = []
  for (const shape of shapes) tables.push(await describe(trx, engine, shape, steps))
  const header: BackupHeader = {
    format: 'second-key-backup',
    version: 1,
    created,
    engine,
    migration,
    tables,
  }
  await rm(partial, { force: true })
  const lines = Readable.from(allLines(trx, header, shapes, steps), { objectMode: true })
  // Names, addresses and password hashes: for its owner only.
  await pipeline(lines, createGzip(), createWriteStream(partial, { mode: 0o600, flush: true }))
  return header
}

async function knownMigration(trx: Trx) {
  const migration = await findMigration(trx)
  if (!migration) throw new BackupProblem(await noMigration(trx))
  if (Object.hasOwn(migrations, migration)) return migration
  throw new BackupProblem(problems.newer(migration))
}

/** A table of migrations is never empty: row-level security hides its rows from all but the owner. */
async function noMigration(trx: Trx) {
  return (await hasTable(trx, 'kysely_migration')) ? problems.notOwner : problems.empty
}

/** A table's rows counted and hashed. */
export async function describe(
  trx: Trx,
  engine: Database['engine'],
  shape: TableShape,
  steps: Steps,
): Promise<BackupTable> {
  const { name, columns } = shape
  const hash = newHash()
  let rows = 0
  for await (const row of eachRow(trx, engine, shape)) {
    addLine(hash, toLine(columns, row))
    rows++
    steps.row()
  }
  return { name, columns, rows, sha256: hash.digest('hex') }
}

async function* allLines(trx: Trx, header: BackupHeader, shapes: TableShape[], steps: Steps) {
  yield `${JSON.stringify(header)}\n`
  for (const shape of shapes) {
    yield `${tableLine(shape.name)}\n`
    for await (const row of eachRow(trx, header.engine, shape)) {
      yield `${toLine(shape.columns, row)}\n`
      steps.row()
    }
  }
}
