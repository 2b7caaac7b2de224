import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  ftruncateSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openDatabase } from './database.server.ts'
import { migrate } from './migrate.server.ts'
import { freshPlace, migratedPlace, scratchDatabase } from './testing/engines.ts'
import { articleRow } from './testing/rows.ts'

const scratch = scratchDatabase('sqlite')
const writer = join(import.meta.dirname, 'testing/write-stories.ts')
const path = (dataDir: string) => join(dataDir, 'second-key.sqlite')

test.each([1, 2, 3, 4, 5])(
  'no acknowledged story is lost when the process is killed (round %i)',
  async () => {
    const place = await migratedPlace('sqlite')

    const child = spawn(process.execPath, [writer, place.options.dataDir])
    const acknowledged = await idsUntilKilled(child, 20 + Math.random() * 80)

    const after = await openDatabase(place.options)
    const rows = await after.db.selectFrom('approval_stories').select('id').execute()
    expect(acknowledged.length).toBeGreaterThanOrEqual(20)
    const found = new Set(rows.map(({ id }) => id))
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([])
    await after.close()
    await place.remove()
  },
)

/** Kills without warning once so many ids were printed, and returns all that were. */
async function idsUntilKilled(child: ChildProcessWithoutNullStreams, count: number) {
  let printed = ''
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  child.stdout.on('data', (chunk) => {
    printed += chunk
    if (printed.split('\n').length > count) child.kill('SIGKILL')
  })
  await new Promise((resolve) => child.once('close', resolve))
  if (child.signalCode !== 'SIGKILL') throw new Error(`The writer ended by itself: ${complaints}`)
  return printed.split('\n').slice(0, -1)
}

test('of what another process writes, that which pages show is told by its tags', async () => {
  const notified = vi.fn()
  const stop = scratch.database.onChange(notified)
  const other = await openDatabase(scratch.options)
  await other.change(['articles', 'article:a'], async () => {})
  await vi.waitFor(() => expect(notified).toHaveBeenCalled(), 2000)
  notified.mockReset() // the first may be everything: a subscriber does not know since when

  await other.db.insertInto('articles').values(articleRow()).execute()
  await sleep(300)
  expect(notified).not.toHaveBeenCalled() // a plain write shows on no page

  await other.change(['stories'], async () => {})
  await other.change(['stories', 'site'], async () => {})
  await vi.waitFor(
    () => expect(new Set(notified.mock.calls.flat(2))).toEqual(new Set(['stories', 'site'])),
    2000,
  )
  await other.close()
  stop()
})

test('who missed more changes than are kept takes everything for changed', async () => {
  const { db } = scratch.database
  const other = await openDatabase(scratch.options)
  await other.change(['stories'], async () => {})
  const notified = vi.fn()
  const stop = scratch.database.onChange(notified)
  await vi.waitFor(() => expect(notified).toHaveBeenCalled(), 2000)
  notified.mockReset()
  await other.change(['articles'], (trx) =>
    trx
      .updateTable('page_changes')
      .set((row) => ({ number: row('number', '+', 5000) }))
      .execute(),
  )
  await vi.waitFor(() => expect(notified).toHaveBeenCalledWith(['*']), 2000)
  await db.deleteFrom('page_changes').execute()
  await other.close()
  stop()
})

test('however many changes of its own a process made, they are no gap when another one writes', async () => {
  const place = await migratedPlace('sqlite')
  const database = await openDatabase(place.options)
  const other = await openDatabase(place.options)
  const notified = vi.fn()
  for (let number = 0; number < 1200; number++) await database.change(['stories'], async () => {})
  database.onChange(notified)
  await other.db.insertInto('articles').values(articleRow()).execute()
  await sleep(300)
  expect(notified).not.toHaveBeenCalled()
  await other.change(['site'], async () => {})
  await vi.waitFor(() => expect(notified.mock.calls).toEqual([[['site']]]), 2000)
  await other.close()
  await database.close()
  await place.remove()
})

test('changes that could not be read are told once they can be, and the failure is logged', async () => {
  const place = await migratedPlace('sqlite')
  const log = { warn: vi.fn(), error: vi.fn() }
  const database = await openDatabase({ ...place.options, log })
  const other = await openDatabase(place.options)
  await database.change(['stories'], async () => {})
  const notified = vi.fn()
  database.onChange(notified)
  await sql`alter table page_changes rename column tags to away`.execute(other.db)
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), 2000)
  expect(notified).not.toHaveBeenCalled()
  await sql`alter table page_changes rename column away to tags`.execute(other.db)
  await other.change(['site'], async () => {})
  await vi.waitFor(() => expect(notified.mock.calls).toEqual([[['site']]]), 2000)
  await other.close()
  await database.close()
  await place.remove()
})

test('who waits for another process to finish writing serves pages meanwhile', async () => {
  const other = await openDatabase(scratch.options)
  const held = Promise.withResolvers<void>()
  const holding = other.change([], async () => await held.promise)
  let turns = 0
  const timer = setInterval(() => turns++, 5)
  const writing = scratch.database.db.insertInto('articles').values(articleRow()).execute()
  await sleep(200)
  expect(turns).toBeGreaterThan(3)
  held.resolve()
  await Promise.all([holding, writing])
  clearInterval(timer)
  await other.close()
})

test('using the database instead of the transaction inside a change is an error, not a standstill', async () => {
  const { change, db } = scratch.database
  const careless = change([], () => db.selectFrom('articles').select('id').execute())
  await expect(careless).rejects.toThrow(/query through its `trx`/)
  await expect(change([], () => change([], async () => {}))).rejects.toThrow(/query through its `trx`/)
  await scratch.database.check()
})

test('the folder is for its owner only, and is made when missing', async () => {
  const place = await freshPlace('sqlite')
  const dataDir = join(place.options.dataDir, 'deep/var')
  const database = await openDatabase({ ...place.options, dataDir })
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  await database.close()
  await place.remove()
})

test('nobody else reads the files, also in a folder that is open to all, and those of before are closed', async () => {
  const place = await freshPlace('sqlite')
  const { dataDir } = place.options
  chmodSync(dataDir, 0o755)
  const modes = () =>
    readdirSync(dataDir).map((name) => `${name} ${(statSync(join(dataDir, name)).mode & 0o777).toString(8)}`)
  const closed = ['second-key.sqlite 600', 'second-key.sqlite-shm 600', 'second-key.sqlite-wal 600']
  const old = process.umask(0o000)
  try {
    const database = await openDatabase(place.options)
    await migrate(database)
    expect(modes()).toEqual(closed)
    for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644)
    const second = await openDatabase(place.options)
    expect(modes()).toEqual(closed)
    await second.close()
    await database.close()
  } finally {
    process.umask(old)
  }
  await place.remove()
})

test('a damaged file is refused with advice, and left as it is', async () => {
  const place = await migratedPlace('sqlite')
  const whole = await openDatabase(place.options)
  await whole.db
    .insertInto('articles')
    .values(Array.from({ length: 200 }, () => articleRow()))
    .execute()
  await whole.close()
  const file = openSync(path(place.options.dataDir), 'r+')
  for (let page = 4; page < 60; page += 3) writeSync(file, Buffer.alloc(2000, 0xa5), 0, 2000, page * 4096)
  closeSync(file)
  await expect(openDatabase(place.options)).rejects.toMatchObject({
    isPlain: true,
    message: expect.stringMatching(/is damaged.*Move it away.* npm run backup -- restore FILE/),
  })
  await place.remove()
})

test('a large file is opened without reading all of it: a site must not stay closed for minutes', async () => {
  const place = await migratedPlace('sqlite')
  const file = openSync(path(place.options.dataDir), 'r+')
  writeSync(file, Buffer.alloc(2000, 0xa5), 0, 2000, 60 * 4096)
  await expect(openDatabase(place.options)).rejects.toThrow(/is damaged/)
  ftruncateSync(file, 129 * 1024 * 1024)
  closeSync(file)
  const large = await openDatabase(place.options)
  await large.close()
  await place.remove()
})

test('a file that is no database is refused with advice', async () => {
  const place = await freshPlace('sqlite')
  writeFileSync(path(place.options.dataDir), 'This is a shopping list. '.repeat(200))
  await expect(openDatabase(place.options)).rejects.toThrow(/is damaged.*not a database/)
  rmSync(path(place.options.dataDir))
  await place.remove()
})

test('a full disk is named as the reason, and with room again everything is written', async () => {
  const place = await freshPlace('sqlite')
  const database = await openDatabase(place.options)
  await migrate(database)
  const limitPages = (count: number) => sql.raw(`pragma max_page_count = ${count}`).execute(database.db)
  const save = () =>
    database.change(['articles'], async (trx) => {
      const content = 'x'.repeat(1024 * 1024)
      await trx
        .insertInto('articles')
        .values({ ...articleRow(), content })
        .execute()
    })
  await limitPages(1) // SQLite takes as many as there are
  await expect(save()).rejects.toThrow('database or disk is full')
  await limitPages(100_000)
  await save()
  await database.close()
  await place.remove()
})
