import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from './database.server.ts'
import type { Db } from './tables.ts'
import { asAdmin, freshPlace, type Place } from './testing/engines.ts'
import { nameOf } from './testing/fresh-database.ts'
import { startProxy } from './testing/proxy.ts'
import { newId } from './uuid.ts'

/** Whoever runs the server may have set any of these for the database or for our role. */
const ownValues = {
  datestyle: "'German, DMY'",
  default_transaction_isolation: "'serializable'",
  standard_conforming_strings: 'off',
  statement_timeout: "'700ms'",
  lock_timeout: "'500ms'",
  idle_in_transaction_session_timeout: "'600ms'",
}

let place: Place
let database: Database
beforeAll(async () => {
  place = await freshPlace('postgres')
  const url = place.options.databaseUrl ?? ''
  for (const [name, value] of Object.entries(ownValues))
    await asAdmin(`alter database ${nameOf(url)} set ${name} = ${value}`)
  database = await openDatabase(place.options)
})
afterAll(async () => {
  await database.close()
  await place.remove()
})

const ask = async (db: Db, words: string) => {
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(words)}`.execute(db)
  return rows[0]
}

test('times and days are read in whatever style the database writes them', async () => {
  expect(
    await ask(database.db, `select timestamptz '2026-11-05 12:00Z' as at, date '2026-11-05' as day`),
  ).toEqual({ at: new Date('2026-11-05T12:00:00Z'), day: '2026-11-05' })
})

test('a backslash in a query is a backslash', async () => {
  expect(await ask(database.db, String.raw`select 'a_c' like 'a\_c' escape '\' as found`)).toEqual({
    found: true,
  })
})

test('a transaction sees what others have committed since it began, an upgrade too', async () => {
  const level = (db: Db) => ask(db, 'show transaction_isolation')
  const committed = { transaction_isolation: 'read committed' }
  expect(await database.change([], level)).toEqual(committed)
  expect(await database.upgrade(level)).toEqual(committed)
})

test('a page has 15 seconds, whatever the role has', async () => {
  expect(await ask(database.db, 'show statement_timeout')).toEqual({ statement_timeout: '15s' })
  for (const name of ['lock_timeout', 'idle_in_transaction_session_timeout'])
    expect(await ask(database.db, `show ${name}`)).toEqual({ [name]: '0' })
})

test('an upgrade has all the time it needs, waiting for another one included', async () => {
  const other = await openDatabase(place.options)
  const started = Promise.withResolvers<void>()
  const first = database.upgrade(async () => {
    started.resolve()
    await sleep(1500)
    return 'first'
  })
  await started.promise
  const second = other.upgrade(async () => 'second')
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  await other.close()
})

test('a database that can only be read, as after a failover to a standby, is not ready', async () => {
  const url = place.options.databaseUrl ?? ''
  await asAdmin(`alter database ${nameOf(url)} set default_transaction_read_only = on`)
  const standby = await openDatabase(place.options)
  await expect(standby.check()).rejects.toThrow('only be read')
  await standby.close()
  await asAdmin(`alter database ${nameOf(url)} reset default_transaction_read_only`)
  await database.check()
})

test('no more connections are opened than the setting says, beside the one that listens', async () => {
  const small = await openDatabase({ ...place.options, connections: 2 })
  await Promise.all(Array.from({ length: 5 }, () => ask(small.db, 'select pg_sleep(0.05)')))
  expect(small.pool()).toMatchObject({ open: 2 })
  await small.close()
})

test.each([
  [1, 'the pool'],
  [2, 'an upgrade'],
])('a role with %s connections, too few for %s, is told so', async (limit) => {
  const role = `few_${newId().replaceAll('-', '')}`
  await asAdmin(`create role ${role} login password 'x' connection limit ${limit}`)
  const url = Object.assign(new URL(place.options.databaseUrl ?? ''), { username: role, password: 'x' })
  const start = async () => {
    const few = await openDatabase({ ...place.options, databaseUrl: url.href })
    await few.upgrade(async () => {}).finally(few.close)
  }
  await expect(start()).rejects.toMatchObject({
    isPlain: true,
    message: expect.stringMatching(
      /^DATABASE_URL allows too few connections: a start needs three; .*too many connections/,
    ),
  })
  await asAdmin(`drop role ${role}`)
})

test('nothing is asked for at the connection that a pooler refuses', async () => {
  const url = new URL(place.options.databaseUrl ?? '')
  const proxy = await startProxy(Number(url.port))
  url.port = String(proxy.port)
  const through = await openDatabase({ ...place.options, databaseUrl: url.href })
  await ask(through.db, 'select 1')
  const names = proxy.said().flatMap(startupParameters)
  await through.close()
  expect(names.length).toBeGreaterThan(4)
  expect(new Set(names)).toEqual(new Set(['user', 'database', 'application_name', 'client_encoding']))
})

/** The names in the first message: its length, the version, then names and values. */
function startupParameters(said: string) {
  const length = Buffer.from(said.slice(0, 4), 'latin1').readUInt32BE()
  const words = said.slice(8, length).split('\0')
  return words.filter((name, index) => index % 2 === 0 && name !== '')
}
