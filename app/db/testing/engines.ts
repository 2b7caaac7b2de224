import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { type Database, type DatabaseOptions, openDatabase } from '../database.server.ts'
import { migrate } from '../migrate.server.ts'
import { freshDatabase } from './fresh-database.ts'

type EngineName = Database['engine']

export type Scratch = {
  engine: EngineName
  /** Open and migrated; only inside tests and hooks. */
  readonly database: Database
  /** For a second Database, or another process, on the same data. */
  readonly options: DatabaseOptions
}

/** Runs the same tests on SQLite and on PostgreSQL, each with a fresh database of its own. */
export function onBothEngines(tests: (scratch: Scratch) => void) {
  for (const engine of ['sqlite', 'postgres'] as const) {
    describe(engine, () => tests(scratchDatabase(engine)))
  }
}

/** A fresh, migrated database for the surrounding `describe` or file. */
export function scratchDatabase(engine: EngineName): Scratch {
  let open: { database: Database; place: Place } | undefined
  beforeAll(async () => {
    const place = await freshPlace(engine)
    open = { place, database: await openDatabase(place.options) }
    await migrate(open.database)
  })
  afterAll(async () => {
    await open?.database.close()
    await open?.place.remove()
  })
  const opened = () => {
    if (!open) throw new Error('The scratch database is there in tests and hooks only')
    return open
  }
  return {
    engine,
    get database() {
      return opened().database
    },
    get options() {
      return opened().place.options
    },
  }
}

export type Place = { options: DatabaseOptions; remove(): Promise<void> }

/** Somewhere empty to open a database. What it logs is expected in tests of faults, and not shown. */
export async function freshPlace(engine: EngineName): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'second-key-test-'))
  const options = { dataDir, log: { warn() {}, error() {} } }
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (engine === 'sqlite') return { options, remove: async () => removeFolder() }

  const databaseUrl = await freshDatabase(inject('postgresUrl'))
  return {
    options: { ...options, databaseUrl },
    remove: async () => {
      removeFolder()
      await asAdmin(`drop database if exists ${new URL(databaseUrl).pathname.slice(1)} with (force)`)
    },
  }
}

/** Runs one statement as the role that owns the test server. */
export async function asAdmin(sql: string, connectionString = inject('postgresUrl')) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}
