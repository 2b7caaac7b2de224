import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { columnKinds } from './column-kinds.ts'
import { type Database, openDatabase } from './database.server.ts'
import { migrate } from './migrate.server.ts'
import { asAdmin, freshPlace, scratchDatabase } from './testing/engines.ts'
import { articleRow, storyRow } from './testing/rows.ts'
import { newId } from './uuid.ts'

const scratch = scratchDatabase('postgres')
const url = () => scratch.options.databaseUrl ?? ''

describe('a server that drops its connections', () => {
  const notified = vi.fn<(tags: string[]) => void>()
  let unsubscribe = () => {}
  beforeEach(() => {
    notified.mockReset()
    unsubscribe = scratch.database.onChange(notified)
  })
  afterEach(() => unsubscribe())

  const dropAll = () =>
    asAdmin(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      url(),
    )
  const heardTags = (tags: string[]) => vi.waitFor(() => expect(notified).toHaveBeenCalledWith(tags), 8000)

  test('idle connections are replaced, and the listener says that it may have missed something', async () => {
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(scratch.database.db)))
    await dropAll()
    await heardTags(['*'])
    // A connection whose end has not been noticed yet may be asked first.
    await vi.waitFor(() => scratch.database.check(), { timeout: 10_000, interval: 100 })
    notified.mockReset()
    const other = await openDatabase(scratch.options)
    await untilHeard(other, 'articles')
    await other.close()
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
    expect(notified).not.toHaveBeenCalledWith(['lost'])
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

/** A word said while the listener is coming back is lost, and answered by '*': said again until it is notified. */
async function untilHeard(speaker: Database, tag: string) {
  const notified = vi.fn<(tags: string[]) => void>()
  const stop = scratch.database.onChange(notified)
  const say = async () => {
    await speaker.change([tag], async () => {})
    await vi.waitFor(() => expect(notified).toHaveBeenCalledWith([tag]), 250)
  }
  await vi.waitFor(say, { timeout: 20_000, interval: 50 })
  stop()
}

test('more tags than one message can carry become "everything"', async () => {
  const other = await openDatabase(scratch.options)
  const notified = vi.fn()
  other.onChange(notified)
  await scratch.database.change(
    Array.from({ length: 400 }, () => `article:${newId()}`),
    async () => {},
  )
  await vi.waitFor(() => expect(notified).toHaveBeenCalledWith(['*']), 2000)
  await other.close()
})

test('what another role says on our channel means nothing, also when it repeats what it heard', async () => {
  const other = await openDatabase(scratch.options)
  // The listener may still be coming back from an earlier test, and says '*' until it is there.
  await untilHeard(other, 'back')
  const role = `talker_${newId().replaceAll('-', '')}`
  await asAdmin(`create role ${role}; grant all on all tables in schema public to ${role}`, url())
  const talker = new pg.Client({ connectionString: url() })
  await talker.connect()
  await talker.query(`set role ${role}`)
  await talker.query('listen page_tags')
  const overheard = vi.fn<(payload: string) => void>()
  talker.on('notification', ({ payload = '' }) => overheard(payload))
  await untilHeard(other, 'true')
  await vi.waitFor(() => expect(overheard).toHaveBeenCalled(), 2000)
  const message = overheard.mock.calls.at(-1)?.[0] ?? ''

  const notified = vi.fn<(tags: string[]) => void>()
  const stop = scratch.database.onChange(notified)
  const words = message.slice(message.indexOf(' ') + 1)
  const forged = [
    ...['', 'hello', '["*"]', '["articles"]', '*', 'x'.repeat(7000)],
    message,
    message.replace('true', 'false'),
    `${'0'.repeat(64)} ${words}`,
    ` ${words}`,
    ...Array.from({ length: 50 }, () => `${'a'.repeat(64)} ${newId()} ${Date.now()} ["${newId()}"]`),
  ]
  for (const payload of forged) await talker.query('select pg_notify($1, $2)', ['page_tags', payload])
  await other.change(['last'], async () => {})
  await vi.waitFor(() => expect(notified).toHaveBeenCalledWith(['last']), 2000)
  expect(notified.mock.calls.flat(2)).toEqual(['last'])
  stop()
  await other.close()
  await talker.end()
  await asAdmin(`drop owned by ${role}; drop role ${role}`, url())
})

test('a message of long ago is not said again', async () => {
  const notified = vi.fn()
  const other = await openDatabase(scratch.options)
  const stop = other.onChange(notified)
  await asAdmin(
    `with said as (select gen_random_uuid() || ' ' || (extract(epoch from now() - interval '11 minutes') * 1000)::bigint || ' ["old"]' as words)
    select pg_notify('page_tags', (select encode(sha256(convert_to(value || encode(sha256(convert_to(value || said.words, 'UTF8')), 'hex'), 'UTF8')), 'hex')
      from secrets where name = 'page-tags') || ' ' || said.words) from said`,
    url(),
  )
  await scratch.database.change(['new'], async () => {})
  await vi.waitFor(() => expect(notified).toHaveBeenCalledWith(['new']), 2000)
  expect(notified).not.toHaveBeenCalledWith(['old'])
  stop()
  await other.close()
})

test('the roles of a hosted table API empty no table and hang nothing on it, whatever they were granted', async () => {
  const place = await freshPlace('postgres')
  const placeUrl = place.options.databaseUrl ?? ''
  const role = `api_${newId().replaceAll('-', '')}`
  // As such services do: everything that is made from now on is theirs as well.
  await asAdmin(
    `create role ${role}; alter default privileges in schema public grant all on tables to ${role};
    alter default privileges in schema public grant all on tables to public`,
    placeUrl,
  )
  const database = await openDatabase(place.options)
  await migrate(database)
  await database.db.insertInto('approval_stories').values(storyRow()).execute()
  const client = new pg.Client({ connectionString: placeUrl })
  await client.connect()
  const tables = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const mayStill = await client.query(
    `select tablename, privilege from pg_tables, unnest(array['truncate', 'references', 'trigger']) as privilege
    where schemaname = 'public' and has_table_privilege('${role}', tablename::text, privilege)`,
  )
  expect(mayStill.rows).toEqual([])
  await client.query(`grant all on all tables in schema public to ${role}`)
  await client.query(`set role ${role}`)
  for (const { name } of tables.rows)
    await expect(client.query(`truncate ${name} cascade`), name).rejects.toThrow(/may empty it|append-only/)
  await client.query('reset role')
  const left = await client.query('select count(*)::int as count from approval_stories')
  expect(left.rows).toEqual([{ count: 1 }])
  // The owner of the tables may.
  await client.query('truncate approval_stories cascade')
  await client.query(`drop owned by ${role}; drop role ${role}`)
  await client.end()
  await database.close()
  await place.remove()
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
  // Ours, and the two in which Kysely keeps its migrations.
  expect(tables.rows).toHaveLength(Object.keys(columnKinds).length + 2)
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

test('a database in which not every letter can be stored is refused, with the command that makes a better one', async () => {
  const name = `latin_${newId().replaceAll('-', '')}`
  await asAdmin(`create database ${name} encoding 'LATIN1' locale 'C' template template0`, url())
  const databaseUrl = Object.assign(new URL(url()), { pathname: name }).href
  const opening = openDatabase({ ...scratch.options, databaseUrl })
  await expect(opening).rejects.toThrow(/DATABASE_URL has the encoding LATIN1 .* createdb -E UTF8/)
  await asAdmin(`drop database ${name}`, url())
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
