import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { foundBy } from '../applications/found-by.ts'
import { searchApplications } from '../applications/inbox/search-queries.server.ts'
import { findMigration } from '../backup/queries.server.ts'
import { insertRows } from '../backup/row-queries.server.ts'
import { storyFoundBy } from '../stories/found-by.ts'
import { listStories } from '../stories/queries.server.ts'
import { brokenConstraint } from './constraint.ts'
import { type DatabaseOptions, openDatabase } from './database.server.ts'
import type { Trx } from './engine.ts'
import { lockRow } from './lock.ts'
import { migrate, migrateInside } from './migrate.server.ts'
import { migrations, parts } from './migrations/index.ts'
import { freshPlace, onBothEngines } from './testing/engines.ts'
import { applicationRow, articleRow, storyRow } from './testing/rows.ts'
import { newId } from './uuid.ts'

const startUp = join(import.meta.dirname, 'testing/start-up.ts')
let processes: ChildProcess[]
// Told at the same moment, they come closer together than two that have yet to read the program.
beforeAll(async () => {
  processes = [fork(startUp), fork(startUp)]
  await Promise.all(processes.map((one) => once(one, 'message')))
})
afterAll(() => {
  for (const one of processes) one.kill()
})

async function startUpIn(one: ChildProcess, { dataDir, databaseUrl }: DatabaseOptions) {
  one.send({ dataDir, databaseUrl })
  const [outcome] = await once(one, 'message')
  return outcome
}

describe.each(['sqlite', 'postgres'] as const)('%s', (engine) => {
  test.each([1, 2, 3, 4, 5])('processes that start together migrate and seed once (round %i)', async () => {
    const place = await freshPlace(engine)
    const outcomes = await Promise.all(processes.map((one) => startUpIn(one, place.options)))
    expect(outcomes.toSorted()).toEqual(['found content', 'seeded'])
    await place.remove()
  })

  test('Databases of one process that start together migrate once', async () => {
    const place = await freshPlace(engine)
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase(place.options)))
    await Promise.all(databases.map(migrate))
    for (const { db } of databases) {
      const { rows } = await sql`select name from kysely_migration`.execute(db)
      expect(rows).toHaveLength(Object.keys(migrations).length)
    }
    await Promise.all(databases.map((database) => database.close()))
    await place.remove()
  })

  test('a migration that fails leaves nothing behind and says why', async () => {
    const place = await freshPlace(engine)
    const database = await openDatabase(place.options)
    migrations['0002-broken'] = async (db) => {
      await sql`create table half_done (id integer)`.execute(db)
      await sql`select broken from nowhere`.execute(db)
    }
    try {
      const error: unknown = await migrate(database).catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ message: expect.stringContaining('nowhere') })
      // A mistake of ours: the start prints the whole error, not its message alone.
      expect(error).not.toHaveProperty('isPlain')
    } finally {
      delete migrations['0002-broken']
    }
    expect(await database.db.introspection.getTables()).toEqual([])
    await migrate(database)
    await database.close()
    await place.remove()
  })

  test('an upgrade that is stopped half-way is continued where it stopped', async () => {
    const place = await freshPlace(engine)
    const database = await openDatabase(place.options)
    await migrate(database)
    const done = vi.fn()
    migrations['9998-done'] = async () => done()
    migrations['9999-stopped'] = async () => {
      throw new Error('stopped')
    }
    try {
      await expect(migrate(database)).rejects.toThrow('stopped')
      expect(await findMigration(database.db)).toBe('9998-done')
      migrations['9999-stopped'] = async () => {}
      await migrate(database)
      expect(await findMigration(database.db)).toBe('9999-stopped')
      expect(done).toHaveBeenCalledOnce()
    } finally {
      delete migrations['9998-done']
      delete migrations['9999-stopped']
    }
    await database.close()
    await place.remove()
  })

  test('while one migration works, older processes read the tables that those before it locked', async () => {
    const place = await freshPlace(engine)
    const [database, older] = [await openDatabase(place.options), await openDatabase(place.options)]
    await migrate(database)
    const [working, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    migrations['9998-locks'] = async (db) => {
      await sql`alter table admin_users add column later text`.execute(db)
    }
    migrations['9999-works'] = async () => {
      working.resolve()
      await finish.promise
    }
    try {
      const migrated = migrate(database)
      await working.promise
      const read = older.db.selectFrom('admin_users').select('id').execute()
      expect(await Promise.race([read, sleep(3000, 'waits')])).toEqual([])
      finish.resolve()
      await migrated
    } finally {
      finish.resolve()
      delete migrations['9998-locks']
      delete migrations['9999-works']
    }
    await Promise.all([older.close(), database.close()])
    await place.remove()
  })

  test('between the parts of a migration older processes write', async () => {
    const place = await freshPlace(engine)
    const [database, older] = [await openDatabase(place.options), await openDatabase(place.options)]
    await migrate(database)
    const ended: string[] = []
    migrations['9999-parts'] = async () => {}
    parts['9999-parts'] = async (_db, _engine, last = '') => {
      await sleep(600) // longer than a turn
      return last.length < 3 ? `${last}.` : null
    }
    try {
      const migrated = migrate(database).then(() => ended.push('migrated'))
      await sleep(200) // it has begun
      await older.db.insertInto('articles').values(articleRow()).execute()
      ended.push('written')
      await migrated
    } finally {
      delete migrations['9999-parts']
      delete parts['9999-parts']
    }
    expect(ended).toEqual(['written', 'migrated'])
    await Promise.all([older.close(), database.close()])
    await place.remove()
  })

  test('a draft keeps its language when the tables learn that there may be more', async () => {
    const place = await freshPlace(engine)
    const database = await openDatabase(place.options)
    const draftIn = (language: string) =>
      sql`insert into application_drafts (id, token_hash, form, answers, expires_at, language)
        values (${newId()}, ${newId()}, 'funding', '{}', '2030-01-01T00:00:00.000Z', ${language})`.execute(
        database.db,
      )
    await database.upgrade((trx) => migrateInside(trx, engine, '0023-article-language'))
    await draftIn('es')
    expect(await draftIn('vi').catch(brokenConstraint)).toBe('application_drafts_language_known')
    await migrate(database)
    await draftIn('vi')
    expect(await draftIn('Spanish').catch(brokenConstraint)).toBe('application_drafts_language_code')
    const kept = await sql<{ language: string }>`select language from application_drafts`.execute(database.db)
    expect(kept.rows.map(({ language }) => language).toSorted()).toEqual(['es', 'vi'])
    await database.close()
    await place.remove()
  })

  test('the digits of phone numbers are filled in for applications that were there before', async () => {
    const place = await freshPlace(engine)
    const database = await openDatabase(place.options)
    await database.upgrade((trx) => migrateInside(trx, engine, '0024-any-language'))
    const written = [
      '+1 (713) 555-0199',
      '713.555.0199 ext',
      null,
      'none',
      ...Array(600).fill('832 555 0111'),
    ]
    await insertRows(
      database.db,
      'applications',
      written.map((phone) => applicationRow({ phone })),
    )
    await migrate(database)
    const { rows } = await sql<{ digits: string; count: number }>`select phone_digits as digits,
      cast(count(*) as integer) as count from applications group by phone_digits order by phone_digits`.execute(
      database.db,
    )
    expect(rows).toEqual([
      { digits: '', count: 2 },
      { digits: '7135550199', count: 2 },
      { digits: '8325550111', count: 600 },
    ])
    await database.close()
    await place.remove()
  })

  test('applications that were closed before with a day have none any more', async () => {
    const place = await freshPlace(engine)
    const database = await openDatabase(place.options)
    await database.upgrade((trx) => migrateInside(trx, engine, '0034-story-search'))
    const [follow_up, closed_reason] = ['2026-11-01', 'no-answer']
    const open = applicationRow({ follow_up, status: 'approved' })
    const closed = applicationRow({ follow_up, status: 'closed', closed_reason })
    await database.db.insertInto('applications').values([open, closed]).execute()
    await migrate(database)
    const left = database.db.selectFrom('applications').select('id').where('follow_up', 'is not', null)
    expect(await left.execute()).toEqual([{ id: open.id }])
    await database.close()
    await place.remove()
  })

  test('of messages from before, those wait for an answer after which nobody of the team did anything', async () => {
    const place = await freshPlace(engine)
    const database = await openDatabase(place.options)
    await database.upgrade((trx) => migrateInside(trx, engine, '0037-count-keys'))
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 12, minute))
    const histories = [
      {
        lines: [
          ['applicant', 'received'],
          ['ada@x.org', 'call'],
          ['applicant', 'message'],
          ['applicant', 'message'],
        ],
        since: at(2),
      },
      {
        lines: [
          ['applicant', 'message'],
          ['system', 'mail'],
          ['applicant', 'corrected'],
        ],
        since: at(0),
      },
      {
        lines: [
          ['applicant', 'message'],
          ['ada@x.org', 'note'],
        ],
        since: null,
      },
      {
        lines: [
          ['applicant', 'message'],
          ['ada@x.org', 'moved'],
          ['applicant', 'message'],
        ],
        since: at(2),
      },
      { lines: [['applicant', 'received']], since: null },
    ] as const
    const ids: string[] = []
    for (const { lines } of histories) {
      const row = applicationRow()
      ids.push(row.id)
      await database.db.insertInto('applications').values(row).execute()
      for (const [minute, [actor, kind]] of lines.entries())
        await database.db
          .insertInto('application_events')
          .values({ id: newId(), application_id: row.id, actor, kind, facts: '{}', created_at: at(minute) })
          .execute()
    }
    await migrate(database)
    const rows = await database.db.selectFrom('applications').select(['id', 'unanswered_since']).execute()
    const sinceOf = (id: string) => rows.find((row) => row.id === id)?.unanswered_since
    expect(ids.map(sinceOf)).toEqual(histories.map(({ since }) => since))
    await database.close()
    await place.remove()
  })

  test('the digits of a number that has an extension are those of the number, also of older applications', async () => {
    const place = await freshPlace(engine)
    const database = await openDatabase(place.options)
    await database.upgrade((trx) => migrateInside(trx, engine, '0028-kit-parts'))
    for (const [phone, phone_digits] of [
      ['(713) 555-0118 x4', '1355501184'],
      ['+1 713.555.0118 Ext. 402', '5550118402'],
      ['713 555 0118 #4', '1355501184'],
      ['713 555 0118', '7135550118'],
      ['713 555 0119 box', '7135550119'],
    ] as const)
      await database.db.insertInto('applications').values(applicationRow({ phone, phone_digits })).execute()
    await migrate(database)
    const { rows } = await sql<{ digits: string; count: number }>`select phone_digits as digits,
      cast(count(*) as integer) as count from applications group by phone_digits order by phone_digits`.execute(
      database.db,
    )
    expect(rows).toEqual([
      { digits: '7135550118', count: 4 },
      { digits: '7135550119', count: 1 },
    ])
    await database.close()
    await place.remove()
  })

  test('who set a password last says of older accounts whether it was made up; of the first owner nobody knows', async () => {
    const place = await freshPlace(engine)
    const database = await openDatabase(place.options)
    const { db } = database
    await database.upgrade((trx) => migrateInside(trx, engine, '0031-failures-and-withdrawals'))
    const histories: [email: string, ...events: [actor: string, action: string][]][] = [
      ['a-first@x.org'],
      ['b-changed@x.org', ['b-changed@x.org', 'account.password']],
      ['c-reset@x.org', ['c-reset@x.org', 'account.password'], ['command line', 'account.password']],
      ['d-joined@x.org', ['d-joined@x.org', 'account.join'], ['d-joined@x.org', 'account.email']],
      ['e-created@x.org', ['command line', 'account.create'], ['command line', 'account.disable']],
      ['f-linked@x.org', ['command line', 'account.create'], ['f-linked@x.org', 'account.reset']],
    ]
    for (const [email, ...events] of histories) {
      const id = newId()
      await db.insertInto('admin_users').values({ id, name: 'A', email, role: 'owner' }).execute()
      await db
        .insertInto('admin_accounts')
        .values({ id: newId(), user_id: id, account_id: id, provider_id: 'credential', password_hash: 'x' })
        .execute()
      for (const [day, [actor, action]] of events.entries())
        await db
          .insertInto('audit_log')
          .values({
            ...{ id: newId(), actor, action, subject_kind: 'account', subject_id: id, facts: '{}' },
            created_at: new Date(Date.UTC(2026, 0, day + 1)),
          })
          .execute()
    }
    await migrate(database)
    const rows = await db
      .selectFrom('admin_accounts')
      .innerJoin('admin_users', 'admin_users.id', 'admin_accounts.user_id')
      .select('admin_accounts.password_made_up')
      .orderBy('email')
      .execute()
    expect(rows.map((row) => row.password_made_up)).toEqual([null, false, true, false, true, false])
    await database.close()
    await place.remove()
  })

  test('stories that were there before are found as those that come now', async () => {
    const place = await freshPlace(engine)
    const database = await openDatabase(place.options)
    const { db } = database
    await database.upgrade((trx) => migrateInside(trx, engine, '0033-newest-mails'))
    const odd = storyRow({
      full_name: 'José Đặng-O’Brien',
      email: 'José.Muñoz@example.com',
      city_state: 'Peñasco, NM',
      headline: `It’s ours: ${'a'.concat('\u0301'.repeat(40))}`,
      how_helped: 'Call +1 (832) 555-0111, “2019-2020” or 10/12/2019.\n日本語です ﬁne, $1,850/month',
    })
    const many = [odd, ...Array.from({ length: 600 }, () => storyRow())]
    const before = many.map(({ search_text: _, ...row }) => row)
    await insertRows(db, 'approval_stories', before)
    await migrate(database)
    const kept = await db.selectFrom('approval_stories').selectAll().execute()
    expect(kept).toHaveLength(601)
    for (const row of kept) expect(row.search_text).toBe(storyFoundBy(row).search_text)
    const found = await listStories(
      db,
      'pending',
      { limit: 9 },
      { words: "jose munoz it's dang 832-555-0111" },
    )
    expect(found.map(({ id }) => id)).toEqual([odd.id])
    await database.close()
    await place.remove()
  })

  test('applications that were there before are found as those that come now', async () => {
    const place = await freshPlace(engine)
    const database = await openDatabase(place.options)
    await database.upgrade((trx) => migrateInside(trx, engine, '0028-kit-parts'))
    const plain = applicationRow({ phone: null })
    const odd = applicationRow({
      reference: 'K7M-4Q2X',
      full_name: 'José Đặng-O’Brien',
      phone: '(713) 555-0142',
      place: 'Peñasco, NM 87553-1234',
      words: 'Call +1 (832) 555-0111, “2019-2020” or 10/12/2019.\n日本語です ﬁne, $1,850/month',
    })
    const many = [odd, plain, ...Array.from({ length: 600 }, () => applicationRow())]
    const before = many.map((row) => {
      const parts = [row.reference, row.reference.replace('-', ''), row.full_name, row.email]
      const all = [...parts, row.phone?.replace(/\D/g, ''), row.place, row.words]
      const search_text = all.filter(Boolean).join('\n').normalize('NFC').toLowerCase()
      return { ...row, search_text }
    })
    await insertRows(database.db, 'applications', before)
    await migrate(database)
    const columns = ['id', 'reference', 'full_name', 'email', 'phone', 'place', 'words'] as const
    const kept = await database.db
      .selectFrom('applications')
      .select([...columns, 'search_text'])
      .execute()
    for (const row of kept) expect(row.search_text).toBe(foundBy(row).search_text)
    const all = await searchApplications(database, ['jose', 'dang', '8325550111', '20192020'], 5)
    expect(all.ids).toEqual([odd.id])
    await database.close()
    await place.remove()
  })
})

test('while stories from before get what they are found by, other processes read and write them', async () => {
  const place = await freshPlace('postgres')
  const [database, older] = [await openDatabase(place.options), await openDatabase(place.options)]
  await database.upgrade((trx) => migrateInside(trx, 'postgres', '0035-followed'))
  const first = { ...storyRow(), id: '00000000-0000-7000-8000-000000000001', search_text: '' }
  const last = { ...storyRow(), id: 'ffffffff-0000-7000-8000-000000000001', search_text: '' }
  await insertRows(database.db, 'approval_stories', [first, last])
  const release = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const holding = older.db.transaction().execute(async (trx) => {
    await lockRow(trx, 'approval_stories', last.id)
    held.resolve()
    await release.promise
  })
  await held.promise
  const migrated = migrate(database)
  await sleep(300) // it waits for the last row by now
  const work = Promise.all([
    older.db.selectFrom('approval_stories').select('id').execute(),
    older.db.insertInto('approval_stories').values(storyRow()).execute(),
  ])
  expect(await Promise.race([work, sleep(3000, 'waits')])).not.toBe('waits')
  release.resolve()
  await Promise.all([holding, migrated])
  const rows = await older.db.selectFrom('approval_stories').selectAll().execute()
  for (const row of rows) expect(row.search_text).toBe(storyFoundBy(row).search_text)
  await Promise.all([older.close(), database.close()])
  await place.remove()
})

test('numbers are mended while another process writes to several applications at once', async () => {
  const place = await freshPlace('postgres')
  const [database, older] = [await openDatabase(place.options), await openDatabase(place.options)]
  await database.upgrade((trx) => migrateInside(trx, 'postgres', '0028-kit-parts'))
  const mended = applicationRow({ phone: '(713) 555-0118 x4', phone_digits: '1355501184' })
  const other = applicationRow()
  for (const row of [mended, other]) await older.db.insertInto('applications').values(row).execute()
  const name = (trx: Trx, { id }: { id: string }) =>
    trx.updateTable('applications').set({ full_name: 'Written' }).where('id', '=', id).execute()
  let migrated: Promise<void> | undefined
  const written = older.db.transaction().execute(async (trx) => {
    await name(trx, other)
    migrated = migrate(database)
    migrated.catch(() => {})
    await sleep(500) // it waits for the table by now
    await name(trx, mended)
  })
  expect(
    await Promise.allSettled([
      written,
      written.then(
        () => migrated,
        () => migrated,
      ),
    ]),
  ).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
  await Promise.all([older.close(), database.close()])
  await place.remove()
})

onBothEngines((scratch) => {
  test('migrating again changes nothing', async () => {
    await migrate(scratch.database)
    const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(
      scratch.database.db,
    )
    expect(applied.rows.map(({ name }) => name)).toEqual(Object.keys(migrations))
  })

  test('a database that is newer than the program is refused in plain words', async () => {
    const { db } = scratch.database
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2099-01-01')`.execute(db)
    await expect(migrate(scratch.database)).rejects.toMatchObject({
      isPlain: true,
      message: expect.stringMatching(/newer than this program.*9999-future/),
    })
  })
})
