import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { nodeSqliteDialect } from './sqlite-dialect.server.ts'
import { scratchDatabase } from './testing/engines.ts'
import { articleRow, storyRow } from './testing/rows.ts'
import { newId } from './uuid.ts'

const sqlite = scratchDatabase('sqlite')
const postgres = scratchDatabase('postgres')
const both = () => [sqlite.database.db, postgres.database.db]

const text = fc
  .string({
    unit: fc.oneof(fc.constantFrom("'", '"', '\\', '%', '\n', '{', '$1', '😀', 'é'), fc.string()),
    maxLength: 40,
  })
  .map((value) => value.replaceAll('\0', ''))
const filled = text.filter((value) => value.trim() !== '')
const moment = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
const day = moment.map((date) => date.toISOString().slice(0, 10))
const headline = filled.filter((value) => [...value].length <= 100)

const story = fc.record({
  full_name: filled,
  phone: fc.option(text),
  approval_date: fc.option(day),
  headline,
  how_helped: filled,
  allow_sharing: fc.boolean(),
  status: fc.constantFrom('pending' as const, 'approved' as const, 'rejected' as const),
  name_display: fc.constantFrom('full-name' as const, 'nickname' as const, 'anonymous' as const, null),
  created_at: moment,
  updated_at: moment,
  version: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
})

test('a story comes back from both engines exactly as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (columns) => {
      const row = storyRow(columns)
      for (const db of both()) {
        await db.insertInto('approval_stories').values(row).execute()
        const read = await db
          .selectFrom('approval_stories')
          .selectAll()
          .where('id', '=', row.id)
          .executeTakeFirst()
        const untouched = { renter_photo_url: null, exterior_photo_url: null, interior_photo_url: null }
        const written = { ...row, ...untouched }
        expect(pick(read, Object.keys(written))).toStrictEqual(written)
      }
    }),
  )
})

test('both engines read the same state from a city and state', async () => {
  for (const db of both()) {
    const row = storyRow({ city_state: 'St. Louis, mo' })
    await db.insertInto('approval_stories').values(row).execute()
    const read = await db
      .selectFrom('approval_stories')
      .select('state_code')
      .where('id', '=', row.id)
      .executeTakeFirst()
    expect(read?.state_code).toBe('MO')
  }
})

test('photo bytes come back from both engines as the same Buffer', async () => {
  const anyBytes = fc.uint8Array({ minLength: 1, maxLength: 5000 })
  await fc.assert(
    fc.asyncProperty(anyBytes, async (body) => {
      for (const db of both()) {
        const row = storyRow()
        const id = newId()
        await db.insertInto('approval_stories').values(row).execute()
        await db.insertInto('photos').values({ id, story_id: row.id, slot: 'renter' }).execute()
        const file = { photo_id: id, format: 'webp' as const, width: 320, height: 240, body }
        await db.insertInto('photo_files').values(file).execute()
        const read = await db
          .selectFrom('photo_files')
          .selectAll()
          .where('photo_id', '=', id)
          .executeTakeFirst()
        expect(read).toStrictEqual({ ...file, body: Buffer.from(body) })
      }
    }),
    { numRuns: 25 },
  )
})

test('values keep their kind under another name, from RETURNING and from an aggregate', async () => {
  const created_at = new Date('2025-03-04T05:06:07.089Z')
  for (const db of both()) {
    await db.deleteFrom('articles').execute()
    const returned = await db
      .insertInto('articles')
      .values(articleRow({ created_at, published: true }))
      .returning(['created_at as writtenAt', 'published as isPublic'])
      .executeTakeFirst()
    expect(returned).toStrictEqual({ writtenAt: created_at, isPublic: true })
    const summary = await db
      .selectFrom('articles')
      .select(({ fn }) => [
        fn.max('created_at').as('created_at'),
        fn.countAll<number>().as('count'),
        fn.avg<number>('version').as('average'),
        fn.sum<number>('version').as('sum'),
      ])
      .executeTakeFirst()
    expect(summary).toStrictEqual({ created_at, count: 1, average: 1, sum: 1 })
  }
})

test('left-out columns get the same defaults on both engines', async () => {
  for (const db of both()) {
    const row = articleRow()
    await db.insertInto('articles').values(row).execute()
    const read = await db
      .selectFrom('articles')
      .selectAll()
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow()
    const defaults = {
      excerpt: '',
      author: 'Second Key Rentals',
      published: false,
      image_url: null,
      version: 1,
    }
    expect(read).toMatchObject({ ...row, ...defaults })
    expect(Math.abs(read.created_at.getTime() - Date.now())).toBeLessThan(5000)
    expect(read.updated_at).toEqual(read.created_at)
  }
})

test('a text with the character U+0000 is refused by both engines', async () => {
  for (const db of both()) {
    await expect(
      db
        .insertInto('articles')
        .values(articleRow({ title: 'a\0b' }))
        .execute(),
    ).rejects.toThrow()
  }
})

test('JSON written as text comes back parsed from both engines', async () => {
  type Notes = { notes: { id: number; body: unknown } }
  const dialect = nodeSqliteDialect(
    new DatabaseSync(':memory:'),
    { notes: { body: 'json' } },
    new AsyncLocalStorage(),
  )
  const embedded = new Kysely<Notes>({ dialect })
  const served = postgres.database.db.withTables<Notes>()
  await sql`create table notes (id integer, body text) strict`.execute(embedded)
  await sql`create table notes (id integer, body jsonb)`.execute(served)
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.nat(), async (value, id) => {
      fc.pre(!JSON.stringify(value).includes('\\u0000'))
      // What JSON cannot tell apart (-0) is not the database's to keep.
      const expected: unknown = JSON.parse(JSON.stringify(value))
      for (const db of [embedded, served]) {
        await db.deleteFrom('notes').execute()
        await db
          .insertInto('notes')
          .values({ id, body: JSON.stringify(value) })
          .execute()
        const read = await db.selectFrom('notes').select('body').executeTakeFirstOrThrow()
        expect(read.body).toEqual(expected)
      }
    }),
    { numRuns: 50 },
  )
  await embedded.destroy()
})

function pick(row: object | undefined, columns: string[]) {
  return Object.fromEntries(Object.entries(row ?? {}).filter(([column]) => columns.includes(column)))
}
