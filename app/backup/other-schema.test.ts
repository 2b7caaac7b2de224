import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../db/database.server.ts'
import { migrate } from '../db/migrate.server.ts'
import { withRole } from '../db/testing/role.ts'
import { insertStory } from '../db/testing/rows.ts'
import { createBackup } from './create-backup.server.ts'
import { listTables } from './shape-queries.server.ts'
import type { Steps } from './steps.ts'

const folder = mkdtempSync(join(tmpdir(), 'second-key-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const quiet: Steps = { begin() {}, row() {}, end() {} }

test('a backup holds every row, also when another schema has come before that of the tables', () =>
  withRole(async ({ role, options, asAdmin }) => {
    await asAdmin(`grant create on schema public to ${role}`)
    const database = await openDatabase(options)
    await migrate(database)
    await insertStory(database.db)
    const before = await listTables(database.db, 'postgres')
    // By default the search_path begins with the schema that has the name of the role.
    await asAdmin(`create schema ${role} authorization ${role}`)
    expect(await listTables(database.db, 'postgres')).toEqual(before)
    const { tables } = await createBackup(database, join(folder, 'schema.jsonl.gz'), quiet)
    expect(tables.find(({ name }) => name === 'approval_stories')?.rows).toBe(1)
    await database.close()
  }))

test('a database with a list of migrations and no tables is not backed up as if all were well', () =>
  withRole(async ({ role, options, asAdmin }) => {
    await asAdmin(`grant create on schema public to ${role}`)
    const database = await openDatabase(options)
    await migrate(database)
    await asAdmin(
      `create schema lost; do $$ declare name text; begin
        for name in select tablename from pg_tables where schemaname = 'public' and tablename !~ '^kysely'
        loop execute format('alter table %I set schema lost', name); end loop; end $$`,
    )
    const making = createBackup(database, join(folder, 'lost.jsonl.gz'), quiet)
    await expect(making).rejects.toThrow(/tables are not where .+ looks for them/)
    await database.close()
  }))

test('a role that does not own the tables is told so, not that the database is empty', () =>
  withRole(async ({ role, options, ownerOptions, asAdmin }) => {
    const owned = await openDatabase(ownerOptions)
    await migrate(owned)
    await owned.close()
    await asAdmin(`grant select on all tables in schema public to ${role}`)
    const database = await openDatabase(options)
    const making = createBackup(database, join(folder, 'reader.jsonl.gz'), quiet)
    await expect(making).rejects.toThrow(/does not own the tables/)
    await database.close()
  }))
