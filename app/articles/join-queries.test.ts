import { beforeEach, expect, test } from 'vitest'
import { crossing } from '../db/testing/crossing.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { articleRow } from '../db/testing/rows.ts'
import { newId } from '../db/uuid.ts'
import { defaultSite } from '../site/site.ts'
import { bringBack, moveToBin } from './bin-queries.server.ts'
import { openEditor } from './edit/open-editor.server.ts'
import { createArticle, updateArticle } from './edit-queries.server.ts'
import { joinArticles, listTold, separateArticle } from './join-queries.server.ts'
import { articleFields, editor } from './testing/fields.ts'
import { listTranslations } from './translation-queries.server.ts'

onBothEngines((scratch) => {
  const english = articleRow({ slug: 'door', title: 'The door', language: 'en', published: true })
  const spanish = articleRow({ slug: 'puerta', title: 'La puerta', language: 'es', published: true })
  const another = articleRow({ slug: 'key', title: 'The key', language: 'en', published: true })

  beforeEach(async () => {
    const { db } = scratch.database
    await db.deleteFrom('articles').execute()
    await db.insertInto('articles').values([english, spanish, another]).execute()
  })

  const join = (one: { id: string }, other: { id: string }) =>
    joinArticles(scratch.database, one.id, other.id, editor)
  const separate = ({ id }: { id: string }) => separateArticle(scratch.database, id, editor)

  /** Where readers of each are led. */
  async function leads() {
    const rows = scratch.database.db
      .selectFrom('articles')
      .select(['id', 'slug', 'language', 'translation_of as translationOf'])
    const found: Record<string, string[]> = {}
    for (const row of await rows.where('deleted_at', 'is', null).execute())
      found[row.slug] = (await listTranslations(scratch.database.db, row)).map(({ slug }) => slug)
    return found
  }
  const apart = { door: [], puerta: [], key: [] }
  const together = { door: ['puerta'], puerta: ['door'], key: [] }

  test('articles written apart are joined from either side: each leads to the other, and the log says so', async () => {
    for (const [one, other] of [
      [english, spanish],
      [spanish, english],
    ] as const) {
      expect(await join(one, other)).toBe(true)
      expect(await leads()).toEqual(together)
      expect(await separate(one)).toBe(true)
      expect(await leads()).toEqual(apart)
    }
    const log = scratch.database.db.selectFrom('audit_log').select(['action', 'subject_id'])
    expect(await log.where('subject_id', '=', english.id).orderBy('id').execute()).toEqual([
      { action: 'article.join', subject_id: english.id },
      { action: 'article.separate', subject_id: english.id },
    ])
  })

  test('they are separated from either side too, and only once', async () => {
    await join(english, spanish)
    expect(await separate(spanish)).toBe(true)
    expect(await leads()).toEqual(apart)
    expect(await separate(spanish)).toBe(false)
  })

  test('joined from both sides at the same moment, they are joined once', async () => {
    const sides = await crossing(
      scratch.database,
      (held) => joinArticles(held, english.id, spanish.id, editor),
      (other) => joinArticles(other, spanish.id, english.id, editor),
    )
    expect(sides).toEqual([true, false])
    expect(await leads()).toEqual(together)
    const three = await crossing(
      scratch.database,
      (held) => separateArticle(held, spanish.id, editor),
      (other) => joinArticles(other, another.id, spanish.id, editor),
    )
    expect(three).toEqual([true, true])
    expect(await leads()).toEqual({ door: [], puerta: ['key'], key: ['puerta'] })
  })

  test('no language is there twice, and what is gone is joined with nothing', async () => {
    expect(await join(english, english)).toBe(false)
    expect(await join(english, another)).toBe(false)
    expect(await join(english, { id: newId() })).toBe(false)
    expect(await join(english, { id: 'none' })).toBe(false)
    await join(english, spanish)
    expect(await join(another, spanish)).toBe(false)
    expect(await join(spanish, another)).toBe(false)
    expect(await leads()).toEqual(together)
    await scratch.database.db
      .updateTable('articles')
      .set({ deleted_at: new Date() })
      .where('id', '=', english.id)
      .execute()
    expect(await join(spanish, english)).toBe(false)
    expect(await separate(english)).toBe(false)
    expect(await join(another, spanish)).toBe(true)
  })

  test('what told the same in the bin comes along; who leaves the others leaves them together', async () => {
    const { db } = scratch.database
    const binned = {
      slug: 'vieja',
      language: 'es',
      translation_of: english.id,
      deleted_at: new Date(),
    } as const
    await db.insertInto('articles').values(articleRow(binned)).execute()
    await join(english, spanish)
    await db.updateTable('articles').set({ deleted_at: null, published: true }).execute()
    expect((await leads()).vieja).toEqual(['door'])
    await separate(spanish)
    expect(await leads()).toMatchObject({ puerta: [], door: ['vieja'], vieja: ['door'] })
  })

  test('a save of words that were opened before leaves them joined', async () => {
    await join(english, spanish)
    const typed = articleFields({ slug: 'door', title: 'New words', translationOf: '' })
    await updateArticle(scratch.database, { id: english.id, version: 1 }, typed, editor)
    expect(await leads()).toEqual(together)
  })

  test('an article from the bin whose language was taken meanwhile stands for itself', async () => {
    const { database } = scratch
    for (const [gone, heir, rest] of [
      [spanish, 'llave', { door: ['llave'], llave: ['door'], puerta: [] }],
      // The others are known by its id.
      [english, 'lock', { lock: ['puerta'], puerta: ['lock'], door: [] }],
    ] as const) {
      await database.db.deleteFrom('articles').execute()
      await database.db.insertInto('articles').values([english, spanish]).execute()
      await join(spanish, english)
      await moveToBin(database, gone.id, editor)
      const fields = articleFields({ slug: heir, language: gone.language, translationOf: english.id })
      await createArticle(database, newId(), fields, editor)
      expect(await bringBack(database, gone.id, editor)).toBe(true)
      await database.db.updateTable('articles').set({ published: true }).execute()
      expect(await leads()).toEqual(rest)
    }
    const log = database.db.selectFrom('audit_log').select('action').where('subject_id', '=', english.id)
    expect((await log.orderBy('id').execute()).slice(-2)).toEqual([
      { action: 'article.separate' },
      { action: 'article.restore' },
    ])
  })

  test('an article that is changed to, or made in, a language its group has stands for itself', async () => {
    const { database } = scratch
    await join(spanish, english)
    const second = articleFields({ slug: 'llave', language: 'es', translationOf: english.id })
    const id = newId()
    await createArticle(database, id, second, editor)
    expect(await leads()).toEqual({ ...together, llave: [] })
    // Sent again it is the same article.
    expect(await createArticle(database, id, second, editor)).toMatchObject({ kind: 'saved' })
    const typed = articleFields({ slug: 'puerta', language: 'en', translationOf: english.id })
    await updateArticle(database, { id: spanish.id, version: 1 }, typed, editor)
    expect(await leads()).toEqual({ ...apart, llave: [] })
    expect(await join(spanish, { id })).toBe(true)
  })

  test('the editor offers what lacks a translation, then what it is joined with', async () => {
    const open = async () => {
      const asked = { key: english.id, isNew: false, email: editor.actor, wantsDraft: false, secret: 's' }
      const site = defaultSite('https://site.example')
      const { joined, joinable } =
        (await openEditor(scratch.database.db, { ...asked, site }))?.translations ?? {}
      return [joined?.map(({ title }) => title), joinable?.map(({ title }) => title)]
    }
    expect(await open()).toEqual([[], ['La puerta']])
    await join(another, spanish)
    expect(await open()).toEqual([[], []])
    await separate(another)
    await join(english, spanish)
    expect(await open()).toEqual([['La puerta'], []])
  })

  test('among thousands the choice has the newest; what is joined already and what is asked for by id are known all the same', async () => {
    const { db } = scratch.database
    const old = new Date('2020-01-01')
    await db.updateTable('articles').set({ created_at: old }).execute()
    const newer = Array.from({ length: 210 }, (_, at) => articleRow({ slug: `n${at}`, language: 'es' }))
    await db.insertInto('articles').values(newer).execute()
    expect((await listTold(db, english.id)).map(({ slug }) => slug)).toHaveLength(201)
    expect(await join(english, spanish)).toBe(true)
    const all = await listTold(db, english.id)
    expect(all.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['door', 'puerta']))
    expect(await join(another, spanish)).toBe(false)
  })
})
