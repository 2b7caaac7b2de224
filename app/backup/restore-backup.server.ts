import type { Database } from '../db/database.server.ts'
import type { Trx } from '../db/engine.ts'
import { migrateInside } from '../db/migrate.server.ts'
import { migrations } from '../db/migrations/index.ts'
import { pauseRestored } from '../webhooks/paused-queries.server.ts'
import { type BackupHeader, type BackupRow, openBackup } from './backup-file.ts'
import { BackupProblem } from './backup-problem.ts'
import { describe } from './create-backup.server.ts'
import type { Erasure } from './erasures/erasure.ts'
import { type Reapplied, reapply } from './erasures/reapply-queries.server.ts'
import { findMigration } from './queries.server.ts'
import { fromLine, type Row } from './row-line.ts'
import { hasRows, insertRows } from './row-queries.server.ts'
import { listTables } from './shape-queries.server.ts'
import type { Steps } from './steps.ts'

export type RestoreOptions = {
  file: string
  mayHaveTables: boolean
  /** What was erased and withdrawn, before and after the backup was made. */
  erasures?: Erasure[]
  pausesWebhooks?: boolean
  steps: Steps
}

// SQLite takes 32,766 values in one statement; photos are counted by their size.
const maxBatchRows = 200
const maxBatchBytes = 8 * 1024 * 1024

/**
 * Fills an empty database. Tables, rows, the comparison with the file, the way to the newest tables and what was
 * erased since are one transaction: whatever goes wrong, or whoever pulls the plug, the database stays empty.
 */
export async function restoreBackup(
  database: Database,
  { file, mayHaveTables, erasures = [], pausesWebhooks = false, steps }: RestoreOptions,
) {
  const { header, rows, close } = await openBackup(file)
  try {
    steps.begin(
      header.tables.reduce((sum, table) => sum + table.rows, 0),
      2,
    )
    let reapplied: Reapplied = { erased: 0, withdrawn: 0 }
    let pausedWebhooks = 0
    await database.upgrade(async (trx) => {
      await requireEmpty(trx, database, header, mayHaveTables)
      await migrateInside(trx, database.engine, header.migration)
      await fill(trx, rows(), steps)
      await compare(trx, database, header, steps)
      await migrateInside(trx, database.engine)
      reapplied = await reapply(trx, erasures)
      if (pausesWebhooks) pausedWebhooks = await pauseRestored(trx)
    })
    return { header, reapplied, pausedWebhooks }
  } finally {
    close()
  }
}

async function requireEmpty(trx: Trx, { engine }: Database, header: BackupHeader, mayHaveTables: boolean) {
  if (!Object.hasOwn(migrations, header.migration)) {
    throw new BackupProblem(
      `The backup is newer than this program (${header.migration}): restore it with the version that made it`,
    )
  }
  const migration = await findMigration(trx)
  if (!migration) return
  for (const { name } of await listTables(trx, engine)) {
    if (await hasRows(trx, name)) throw notEmpty(name)
  }
  if (!mayHaveTables) {
    throw new BackupProblem(
      'The database has tables already, all of them empty: add --into-empty if these are to be filled',
    )
  }
  if (migration > header.migration) {
    throw new BackupProblem(
      `The empty tables are newer (${migration}) than the backup (${header.migration}): use a database without tables`,
    )
  }
}

function notEmpty(table: string) {
  return new BackupProblem(
    `The database is not empty (there are rows in ${table}), and a backup is never mixed with what is there. ` +
      'Name a fresh place in DATA_DIR, or a freshly created database in DATABASE_URL, and restore before the first start',
  )
}

async function fill(trx: Trx, rows: AsyncGenerator<BackupRow>, steps: Steps) {
  let batch: Row[] = []
  let bytes = 0
  let name = ''
  const flush = async () => {
    if (batch.length > 0) await insertRows(trx, name, batch)
    batch = []
    bytes = 0
  }
  for await (const { table, line } of rows) {
    if (table.name !== name || batch.length === maxBatchRows || bytes > maxBatchBytes) await flush()
    name = table.name
    batch.push(fromLine(table.columns, line))
    bytes += line.length
    steps.row()
  }
  await flush()
}

/** Row by row what the file says, read from the database. */
async function compare(trx: Trx, { engine }: Database, header: BackupHeader, steps: Steps) {
  const shapes = await listTables(trx, engine)
  for (const { name, columns, rows, sha256 } of header.tables) {
    const shape = shapes.find((table) => table.name === name)
    const found = shape && (await describe(trx, engine, { ...shape, columns }, steps))
    if (found?.rows !== rows || found.sha256 !== sha256) {
      throw new BackupProblem(
        `The table ${name} is not in the database as it is in the backup; nothing was changed`,
      )
    }
  }
}
