import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { type Database, type DatabaseOptions, openDatabase } from '../database.server.ts'
import { freshDatabase, nameOf } from './fresh-database.ts'
import { migratedDatabase, writeMigratedFile } from './migrated.ts'

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
    const place = await migratedPlace(engine)
    open = { place, database: await openDatabase(place.options) }
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

/** Somewhere empty to open a database. */
export async function freshPlace(engine: EngineName): Promise<Place> {
  const dataDir = freshFolder()
  return engine === 'sqlite'
    ? placeIn({ dataDir })
    : placeIn({ dataDir, databaseUrl: await freshDatabase(inject('postgresUrl')) })
}

/** The same with all tables. */
export async function migratedPlace(engine: EngineName): Promise<Place> {
  const dataDir = freshFolder()
  if (engine === 'postgres')
    return placeIn({ dataDir, databaseUrl: await migratedDatabase(inject('postgresUrl')) })
  await writeMigratedFile(dataDir)
  return placeIn({ dataDir })
}

function freshFolder() {
  return mkdtempSync(join(tmpdir(), 'second-key-test-'))
}

/** What is logged there is expected in tests of faults, and not shown. */
function placeIn({ dataDir, databaseUrl }: DatabaseOptions): Place {
  return {
    options: { dataDir, databaseUrl, log: { warn() {}, error() {} } },
    async remove() {
      rmSync(dataDir, { recursive: true, force: true })
      if (databaseUrl) await asAdmin(`drop database if exists ${nameOf(databaseUrl)} with (force)`)
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
