import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type DatabaseOptions, openDatabase } from '../database.server.ts'
import { migrate } from '../migrate.server.ts'
import { freshDatabase, nameOf } from './fresh-database.ts'

const sqliteFile = 'second-key.sqlite'

let migratedBytes: Promise<Buffer> | undefined

/** Puts a database with all tables into an empty folder: those that were made once in this process. */
export async function writeMigratedFile(dataDir: string) {
  migratedBytes ??= makeMigratedBytes()
  writeFileSync(join(dataDir, sqliteFile), await migratedBytes, { mode: 0o600 })
}

async function makeMigratedBytes() {
  const dataDir = mkdtempSync(join(tmpdir(), 'second-key-migrated-'))
  await makeTables({ dataDir })
  const bytes = readFileSync(join(dataDir, sqliteFile))
  rmSync(dataDir, { recursive: true })
  return bytes
}

const templates = new Map<string, Promise<void>>()
/** Another one for other tables: a server may be older than this run. */
const template = `migrated_${fingerprint(join(import.meta.dirname, '../migrations'))}`

/**
 * The address of a new database with all tables, copied from one that the first to ask has made on this server:
 * a twentieth of a second instead of a quarter.
 */
export async function migratedDatabase(serverUrl = process.env.TEST_DATABASE_URL ?? ''): Promise<string> {
  const made = templates.get(serverUrl) ?? makeTemplate(serverUrl)
  templates.set(serverUrl, made)
  await made
  return await freshDatabase(serverUrl, template)
}

async function makeTemplate(serverUrl: string) {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    // Held until the connection ends: the other workers wait for it, and find it done.
    await client.query("select pg_advisory_lock(hashtext('migrated'))")
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount) return
    const databaseUrl = await freshDatabase(serverUrl)
    await makeTables({ dataDir: '', databaseUrl })
    await client.query(`alter database ${nameOf(databaseUrl)} rename to ${template}`)
  } finally {
    await client.end()
  }
}

async function makeTables(options: DatabaseOptions) {
  const database = await openDatabase(options)
  await migrate(database)
  await database.close()
}

function fingerprint(folder: string) {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}
