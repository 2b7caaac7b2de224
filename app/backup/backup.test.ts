import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { searchApplications } from '../applications/inbox/search-queries.server.ts'
import { columnKinds } from '../db/column-kinds.ts'
import { type Database, openDatabase } from '../db/database.server.ts'
import { migrateInside } from '../db/migrate.server.ts'
import {
  asAdmin,
  freshPlace,
  migratedPlace,
  onBothEngines,
  type Place,
  scratchDatabase,
} from '../db/testing/engines.ts'
import { articleRow, storyRow } from '../db/testing/rows.ts'
import { newId } from '../db/uuid.ts'
import { createBackup } from './create-backup.server.ts'
import { moveTo } from './move.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import type { Row } from './row-line.ts'
import { eachRow, inSnapshot, insertRows } from './row-queries.server.ts'
import { listTables } from './shape-queries.server.ts'
import type { Steps } from './steps.ts'
import { leftOut } from './table-shape.ts'
import { fillDatabase } from './testing/full-database.ts'
import { verifyBackup } from './verify-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'second-key-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0
const newFile = () => join(folder, `${++files}.jsonl.gz`)
const quiet: Steps = { begin() {}, row() {}, end() {} }
const engines = ['sqlite', 'postgres'] as const

async function everyRow(database: Database) {
  return await inSnapshot(database, async (trx) => {
    const all: Record<string, Row[]> = {}
    for (const table of await listTables(trx, database.engine)) {
      const rows: Row[] = []
      for await (const row of eachRow(trx, database.engine, table)) rows.push(row)
      all[table.name] = rows
    }
    return all
  })
}

/** A database that nobody has used yet, for the length of `work`. */
type Work = (fresh: Database, place: Place) => Promise<void>

async function withFresh(engine: Database['engine'], work: Work) {
  await withDatabaseAt(await freshPlace(engine), work)
}

async function withMigrated(engine: Database['engine'], work: Work) {
  await withDatabaseAt(await migratedPlace(engine), work)
}

async function withDatabaseAt(place: Place, work: Work) {
  const fresh = await openDatabase(place.options)
  try {
    await work(fresh, place)
  } finally {
    await fresh.close()
    await place.remove()
  }
}

const restore = (database: Database, file: string, mayHaveTables = false) =>
  restoreBackup(database, { file, mayHaveTables, steps: quiet })

describe.each(engines)('from %s', (source) => {
  const scratch = scratchDatabase(source)
  test.each(engines)('a backup restored into %s holds every row as it was', async (target) => {
    await fillDatabase(scratch.database)
    const before = await everyRow(scratch.database)
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([])
    const file = newFile()
    await createBackup(scratch.database, file, quiet)
    await withFresh(target, async (fresh) => {
      await restore(fresh, file)
      expect(await everyRow(fresh)).toEqual(before)
      // Made anew from the rows: no backup holds it.
      expect((await searchApplications(fresh, ['renter@example'], 9)).ids).not.toEqual([])
      const again = newFile()
      expect((await createBackup(fresh, again, quiet)).tables).toEqual(
        (await verifyBackup(file, quiet)).tables,
      )
    })
  })
})

onBothEngines((scratch) => {
  test('every table of the program is in a backup or left out on purpose', async () => {
    const { db, engine } = scratch.database
    const kept = (await listTables(db, engine)).map(({ name }) => name)
    expect([...kept, ...leftOut].sort()).toEqual(Object.keys(columnKinds).sort())
    const all = (await db.introspection.getTables()).map(({ name }) => name)
    expect(all.filter((name) => !Object.hasOwn(columnKinds, name) && !/_fts|^sqlite_/.test(name))).toEqual([])
  })

  test('a backup is readable by its owner alone, and the database remembers it', async () => {
    await fillDatabase(scratch.database)
    const file = newFile()
    const { created } = await createBackup(scratch.database, file, quiet)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const note = await scratch.database.db
      .selectFrom('settings')
      .select(['chosen', 'updated_by'])
      .where('key', '=', 'backup.last')
      .executeTakeFirstOrThrow()
    const name = file.slice(folder.length + 1)
    expect(note).toEqual({
      chosen: { at: created, bytes: statSync(file).size, file: name },
      updated_by: 'command line',
    })
  })

  test('what is written while a backup is made is in all of it or in none of it', async () => {
    const file = newFile()
    let written: Promise<unknown> | undefined
    const before = (await everyRow(scratch.database)).articles?.length
    const other = await openDatabase(scratch.options)
    const row = () => {
      written ??= other.change([], (trx) => trx.insertInto('articles').values(articleRow()).execute())
    }
    const { tables } = await createBackup(scratch.database, file, { ...quiet, row })
    expect(written).toBeDefined()
    await written
    expect(tables.find(({ name }) => name === 'articles')?.rows).toBe(before)
    await other.close()
    expect((await everyRow(scratch.database)).articles).toHaveLength((before ?? 0) + 1)
  })

  test('a database with rows in it is never restored into', async () => {
    await scratch.database.db.insertInto('articles').values(articleRow()).execute()
    const file = newFile()
    await createBackup(scratch.database, file, quiet)
    const before = await everyRow(scratch.database)
    await expect(restore(scratch.database, file, true)).rejects.toThrow(/^The database is not empty/)
    expect(await everyRow(scratch.database)).toEqual(before)
  })

  test('empty tables are filled only when that was asked for', async () => {
    await scratch.database.db.insertInto('articles').values(articleRow()).execute()
    const file = newFile()
    await createBackup(scratch.database, file, quiet)
    await withMigrated(scratch.engine, async (fresh) => {
      await expect(restore(fresh, file)).rejects.toThrow(/add --into-empty/)
      await restore(fresh, file, true)
      expect((await everyRow(fresh)).articles).toEqual((await everyRow(scratch.database)).articles)
    })
  })

  test('a restore that stops half-way leaves the database as empty as it was', async () => {
    await fillDatabase(scratch.database)
    const file = newFile()
    await createBackup(scratch.database, file, quiet)
    await withFresh(scratch.engine, async (fresh) => {
      let rows = 0
      const row = () => {
        if (++rows === 40) throw new Error('the plug was pulled')
      }
      const steps = { ...quiet, row }
      await expect(restoreBackup(fresh, { file, mayHaveTables: false, steps })).rejects.toThrow('the plug')
      expect(await fresh.db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([])
      await restore(fresh, file)
    })
  })

  test('a backup of an older version comes back with the tables of this one', async () => {
    const old = '0003-story-states'
    await withFresh(scratch.engine, async (source) => {
      await source.upgrade((trx) => migrateInside(trx, source.engine, old))
      await source.db
        .insertInto('articles')
        .values(articleRow({ slug: 'from-before' }))
        .execute()
      const { search_text: later, ...story } = storyRow({ full_name: 'José Muñoz' })
      await insertRows(source.db, 'approval_stories', [story])
      await source.db
        .insertInto('photos')
        .values({ id: newId(), story_id: story.id, slot: 'renter' })
        .execute()
      const file = newFile()
      expect(await createBackup(source, file, quiet)).toMatchObject({ migration: old })
      await withFresh(scratch.engine, async (fresh) => {
        await restore(fresh, file)
        const rows = await fresh.db.selectFrom('articles').select(['slug', 'image_alt']).execute()
        expect(rows).toEqual([{ slug: 'from-before', image_alt: '' }])
        const stories = await fresh.db.selectFrom('approval_stories').select('search_text').execute()
        expect(stories).toEqual([{ search_text: later }])
      })
    })
  })

  test('a restored database is compared with the file, and refused when it differs', async () => {
    await scratch.database.db.insertInto('approval_stories').values(storyRow()).execute()
    const file = newFile()
    await createBackup(scratch.database, file, quiet)
    await withMigrated(scratch.engine, async (fresh) => {
      await bendOnInsert(fresh)
      await expect(restore(fresh, file, true)).rejects.toThrow(/^The table approval_stories is not/)
      expect((await everyRow(fresh)).approval_stories).toEqual([])
    })
  })
})

/** A trigger that quietly changes what is written. */
async function bendOnInsert({ db, engine }: Database) {
  if (engine === 'sqlite') {
    await sql`create trigger bend after insert on approval_stories
      begin update approval_stories set headline = 'bent'; end`.execute(db)
    return
  }
  await sql`create function bend() returns trigger language plpgsql as
    $$ begin new.headline = 'bent'; return new; end $$`.execute(db)
  await sql`create trigger bend before insert on approval_stories for each row execute function bend()`.execute(
    db,
  )
}

test('a PostgreSQL database that sorts by a language gives the same rows in the same order', async () => {
  const name = `test_${newId().replaceAll('-', '')}`
  await asAdmin(
    `create database ${name} template template0 encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'en-US'`,
  )
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  await withMigrated('sqlite', async (from) => {
    await fillDatabase(from)
    const file = newFile()
    await createBackup(from, file, quiet)
    const to = await openDatabase({ databaseUrl: url.href, dataDir: folder, log: { warn() {}, error() {} } })
    await restore(to, file)
    const sorted = await to.db.selectFrom('redirects').select('path').orderBy('path').execute()
    expect(sorted[0]?.path).toMatch(/^\/_/) // else this database does not sort by a language at all
    await to.close()
  })
  await asAdmin(`drop database ${name} with (force)`)
})

test('a move notices what was written while it moved', async () => {
  await withMigrated('sqlite', async (from) => {
    await from.db.insertInto('articles').values(articleRow()).execute()
    await withFresh('postgres', async (to) => {
      let isWritten = false
      const end = () => {
        if (isWritten) return
        isWritten = true
        return void from.db.insertInto('articles').values(articleRow()).execute()
      }
      await expect(moveTo(from, to, newFile(), { ...quiet, end })).rejects.toThrow(
        /^Something was written to articles/,
      )
    })
  })
})
