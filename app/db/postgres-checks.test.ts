import { describe, expect, test } from 'vitest'
import { findMigration } from '../backup/queries.server.ts'
import { type DatabaseOptions, openDatabase } from './database.server.ts'
import { DatabaseProblem } from './database-problem.ts'
import { hasTable } from './has-table.ts'
import { migrate, migrateInside } from './migrate.server.ts'
import { migrations } from './migrations/index.ts'
import { asAdmin, freshPlace } from './testing/engines.ts'
import { withRole } from './testing/role.ts'
import { newId } from './uuid.ts'

async function migrateAs(options: DatabaseOptions) {
  const database = await openDatabase(options)
  try {
    await migrate(database)
  } finally {
    await database.close()
  }
}

/** What the start says of this database: one sentence for the owner. */
async function refusal(options: DatabaseOptions) {
  const error = await migrateAs(options).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(DatabaseProblem)
  return error instanceof Error ? error.message : ''
}

describe('a database that the program cannot use is refused in one sentence', () => {
  test('one in which the role may create no tables, with what to grant', () =>
    withRole(async ({ role, options }) => {
      expect(await refusal(options)).toContain(`grant create on schema public to ${role}`)
    }))

  test('one that is read-only', () =>
    withRole(async ({ role, options, asAdmin }) => {
      await asAdmin(`grant create on schema public to ${role};
        alter role ${role} set default_transaction_read_only = on`)
      expect(await refusal(options)).toMatch(/DATABASE_URL is read-only .*default_transaction_read_only/)
    }))

  test('one whose tables belong to another role', () =>
    withRole(async ({ role, options, ownerOptions, asAdmin }) => {
      await migrateAs(ownerOptions)
      await asAdmin(
        `grant all on schema public to ${role}; grant all on all tables in schema public to ${role}`,
      )
      const owner = new URL(ownerOptions.databaseUrl ?? '').username
      const words = await refusal(options)
      expect(words).toContain(`belong to the role ${owner}, not to ${role}`)
      expect(words).toContain(`pg_restore --no-owner --role=${role}`)
      await asAdmin(`revoke all on all tables in schema public from ${role}`)
      expect(await refusal(options)).toBe(words)
    }))

  test('one in which new tables would not lie beside those that are there', () =>
    withRole(async ({ role, options, asAdmin }) => {
      await asAdmin(`grant create on schema public to ${role}`)
      await migrateAs(options)
      await asAdmin(`create schema ${role} authorization ${role}`)
      const words = await refusal(options)
      expect(words).toContain(`in the schema public, but new ones would be made in ${role}`)
      const [, remedy = ''] = words.split('As an administrator: ')
      await asAdmin(remedy)
      await migrateAs(options)
    }))

  test('one whose locale lowers letters as Turkish does', async () => {
    const place = await freshPlace('postgres')
    const name = `turkish_${newId().replaceAll('-', '')}`
    await asAdmin(`create database ${name} template template0 encoding 'UTF8' locale 'C'
      locale_provider icu icu_locale 'tr-TR'`)
    const databaseUrl = Object.assign(new URL(place.options.databaseUrl ?? ''), { pathname: name }).href
    expect(await refusal({ ...place.options, databaseUrl })).toMatch(
      /ı is the small letter of I.* createdb .* --locale-provider=libc --locale=C.UTF-8/,
    )
    await asAdmin(`drop database ${name}`)
    await place.remove()
  })
})

test('the owner of the tables may be a role of which ours is a member', () =>
  withRole(async ({ role, options, ownerOptions, asAdmin }) => {
    await migrateAs(ownerOptions)
    const owner = new URL(ownerOptions.databaseUrl ?? '').username
    await asAdmin(`grant create on schema public to ${role}; grant ${owner} to ${role}`)
    await migrateAs(options)
    await asAdmin(`revoke ${owner} from ${role}`)
  }))

test('tables that are up to date need no right to create more', () =>
  withRole(async ({ role, options, asAdmin }) => {
    await asAdmin(`grant create on schema public to ${role}`)
    await migrateAs(options)
    await asAdmin(`revoke create on schema public from ${role}`)
    await migrateAs(options)
  }))

test('tables that are not, in a schema closed since, are told which right is missing', () =>
  withRole(async ({ role, options, asAdmin }) => {
    await asAdmin(`grant create on schema public to ${role}`)
    const database = await openDatabase(options)
    await database.upgrade((trx) => migrateInside(trx, 'postgres', '0023-article-language'))
    await database.close()
    await asAdmin(`revoke create on schema public from ${role}`)
    expect(await refusal(options)).toMatch(/^PostgreSQL refused .*permission denied for schema public/)
  }))

test('one role may have two sites in two schemas of one database', () =>
  withRole(async ({ role, options, asAdmin }) => {
    await asAdmin(`create schema one authorization ${role}; create schema two authorization ${role}`)
    const inSchema = (schema: string) => {
      const url = new URL(options.databaseUrl ?? '')
      url.searchParams.set('options', `-c search_path=${schema}`)
      return { ...options, databaseUrl: url.href }
    }
    await migrateAs(inSchema('one'))
    const second = await openDatabase(inSchema('two'))
    expect(await findMigration(second.db)).toBeNull()
    expect(await hasTable(second.db, 'approval_stories')).toBe(false)
    await migrate(second)
    expect(await findMigration(second.db)).toBe(Object.keys(migrations).at(-1))
    await second.close()
    const { rows } = await asAdmin(`select schemaname, count(*)::int as tables from pg_tables
      where schemaname in ('one', 'two') group by 1 order by 1`)
    expect(rows[0].tables).toBe(rows[1].tables)
  }))

test('what the server says against the first table is heard', async () => {
  const place = await freshPlace('postgres')
  await asAdmin(
    `create function no_tables() returns event_trigger language plpgsql as $$
      begin raise 'no tables on a Sunday'; end $$;
    create event trigger no_tables on ddl_command_start when tag in ('CREATE TABLE') execute function no_tables()`,
    place.options.databaseUrl,
  )
  await expect(migrateAs(place.options)).rejects.toThrow('no tables on a Sunday')
  await place.remove()
})
