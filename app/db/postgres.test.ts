import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from './database.server.ts'
import { asAdmin, scratchDatabase } from './testing/engines.ts'
import { articleRow, storyRow } from './testing/rows.ts'
import { newId } from './uuid.ts'

const scratch = scratchDatabase('postgres')
const url = () => scratch.options.databaseUrl ?? ''

describe('a server that drops its connections', () => {
  const heard = vi.fn<(tags: string[]) => void>()
  let stopHearing = () => {}
  beforeEach(() => {
    heard.mockReset()
    stopHearing = scratch.database.onChange(heard)
  })
  afterEach(() => stopHearing())

  const dropAll = () =>
    asAdmin(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      url(),
    )
  const heardTags = (tags: string[]) => vi.waitFor(() => expect(heard).toHaveBeenCalledWith(tags), 8000)

  test('idle connections are replaced, and the listener says that it may have missed something', async () => {
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(scratch.database.db)))
    await dropAll()
    await heardTags(['*'])
    // A connection whose end has not been noticed yet may be asked first.
    await vi.waitFor(() => scratch.database.check(), { timeout: 10_000, interval: 100 })
    heard.mockReset()
    // A word said while it was coming back is lost, and answered by '*': said again until it is heard.
    await vi.waitFor(
      async () => {
        await asAdmin(`select pg_notify('page_tags', '["articles"]')`, url())
        expect(heard).toHaveBeenCalledWith(['articles'])
      },
      { timeout: 20_000, interval: 250 },
    )
  })

  test('a change that is cut off is undone; the next one works', async () => {
    const row = articleRow()
    const cutOff = scratch.database.change(['lost'], async (trx) => {
      await trx.insertInto('articles').values(row).execute()
      await dropAll()
      await sleep(50)
      await trx.insertInto('articles').values(articleRow()).execute()
    })
    await expect(cutOff).rejects.toThrow()
    await heardTags(['*'])
    expect(heard).not.toHaveBeenCalledWith(['lost'])
    await scratch.database.change(['kept'], (trx) => trx.insertInto('articles').values(row).execute())
    await heardTags(['kept'])
  })

  test('many queries under way fail without ending the process, and the pool recovers', async () => {
    const queries = Array.from({ length: 10 }, () => sql`select pg_sleep(5)`.execute(scratch.database.db))
    const settled = Promise.allSettled(queries)
    await sleep(200)
    await dropAll()
    expect((await settled).map(({ status }) => status)).toEqual(queries.map(() => 'rejected'))
    // A connection may be handed out once more in the instant between its last word and its end.
    await vi.waitFor(() => scratch.database.check(), 2000)
    await heardTags(['*'])
  })
})

test('more tags than one message can carry become "everything"', async () => {
  const other = await openDatabase(scratch.options)
  const heard = vi.fn()
  other.onChange(heard)
  await scratch.database.change(
    Array.from({ length: 400 }, () => `article:${newId()}`),
    async () => {},
  )
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(['*']), 2000)
  await other.close()
})

test('a message that is no list of tags means everything', async () => {
  const heard = vi.fn()
  const stop = scratch.database.onChange(heard)
  await asAdmin(`select pg_notify('page_tags', 'hello')`, url())
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(['*']), 2000)
  stop()
})

test('another role sees no row of any table, even where it may select', async () => {
  await scratch.database.db.insertInto('approval_stories').values(storyRow()).execute()
  const role = `anonymous_${newId().replaceAll('-', '')}`
  await asAdmin(
    `create role ${role}; grant usage on schema public to ${role}; grant select on all tables in schema public to ${role}`,
    url(),
  )
  const client = new pg.Client({ connectionString: url() })
  await client.connect()
  const tables = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  expect(tables.rows).toHaveLength(26)
  const owned = await client.query('select count(*)::int as count from approval_stories')
  expect(owned.rows[0].count).toBeGreaterThan(0)
  await client.query(`set role ${role}`)
  for (const { name } of tables.rows) {
    const { rows } = await client.query(`select * from ${name}`)
    expect([name, rows]).toEqual([name, []])
  }
  await client.end()
  await asAdmin(`drop owned by ${role}; drop role ${role}`, url())
})

test('a server that cannot be reached is named without its password', async () => {
  const opening = openDatabase({ ...scratch.options, databaseUrl: 'postgres://me:secret@127.0.0.1:1/none' })
  await expect(opening).rejects.toThrow(/DATABASE_URL.*ECONNREFUSED/)
  await expect(opening).rejects.not.toThrow(/secret/)
})

test('the check gives up after two seconds when the pool is exhausted', async () => {
  const busy = Array.from({ length: 10 }, () => sql`select pg_sleep(3)`.execute(scratch.database.db))
  await sleep(50)
  await expect(scratch.database.check()).rejects.toThrow(/within 2 seconds/)
  await Promise.all(busy)
})
