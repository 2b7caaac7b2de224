import { expect, test } from 'vitest'
import { searchAudit } from '../audit/queries.server.ts'
import { crossing } from '../db/testing/crossing.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { articleRow } from '../db/testing/rows.ts'
import { newId } from '../db/uuid.ts'
import { type ArticleFields, typedOf } from './article-form.ts'
import { bringBack, moveToBin } from './bin-queries.server.ts'
import { findDraft, keepDraft } from './draft-queries.server.ts'
import { createArticle, findArticle, updateArticle } from './edit-queries.server.ts'
import { findPublishedArticle } from './queries.server.ts'
import { restoreRevision } from './restore-revision.server.ts'
import { listRevisions } from './revision-queries.server.ts'
import { articleFields, editor } from './testing/fields.ts'

const other = { actor: 'other@example.com', address: '203.0.113.8' }
const draftOf = (key: string) => ({
  key,
  typed: typedOf(articleFields({ title: 'Typed' })),
  baseVersion: 1,
  updatedAt: new Date(),
})

onBothEngines((scratch) => {
  const create = async (fields: Partial<ArticleFields>) => {
    const id = newId()
    const saved = await createArticle(scratch.database, id, articleFields(fields), editor)
    expect(saved.kind).toBe('saved')
    return id
  }
  const update = (id: string, version: number, fields: Partial<ArticleFields>, who = editor) =>
    updateArticle(scratch.database, { id, version }, articleFields(fields), who)
  const actionsOn = async (id: string) => {
    const rows = await searchAudit(scratch.database.db, { words: id, limit: 50 })
    return rows.map(({ action }) => action).toReversed()
  }

  test('an article is created, published and edited, and the pages are told each time', async () => {
    const { database } = scratch
    const heard: string[][] = []
    const stop = database.onChange((tags) => heard.push(tags))
    const id = await create({ slug: 'one', published: false })
    expect(await findPublishedArticle(database.db, 'one')).toBeNull()
    await update(id, 1, { slug: 'one' })
    expect(await findPublishedArticle(database.db, 'one')).not.toBeNull()
    stop()
    expect(heard.filter((tags) => tags.includes('articles')).length).toBeGreaterThanOrEqual(2)
  })

  test('a slug already taken is refused', async () => {
    await create({ slug: 'taken' })
    const again = await createArticle(scratch.database, newId(), articleFields({ slug: 'taken' }), editor)
    expect(again).toEqual({ kind: 'slug-taken', isInBin: false })
  })

  test('a new article that is sent twice is one article, and both are told that it is saved', async () => {
    const { database } = scratch
    const id = await create({ slug: 'twice' })
    await keepDraft(database.db, editor.actor, draftOf(id))
    const send = (title: string, who = editor) =>
      createArticle(database, id, articleFields({ slug: 'twice', title }), who)
    expect(await send('T')).toEqual({ kind: 'saved', id, slug: 'twice' })
    expect(await findDraft(database.db, editor.actor, id)).toBeNull()
    const theirs = { version: 1, actor: editor.actor }
    expect(await send('Other')).toMatchObject({ kind: 'conflict', theirs })
    expect(await send('T', other)).toMatchObject({ kind: 'conflict', theirs })
    expect(await listRevisions(database.db, id, 9)).toHaveLength(1)
  })

  test('a new article that is sent twice at once is one article too', async () => {
    const id = newId()
    const create = (database: typeof scratch.database) =>
      createArticle(database, id, articleFields({ slug: 'twice-at-once' }), editor)
    const saved = { kind: 'saved', id, slug: 'twice-at-once' }
    expect(await crossing(scratch.database, create, create)).toEqual([saved, saved])
    expect(await listRevisions(scratch.database.db, id, 9)).toHaveLength(1)
  })

  test('a save whose answer was lost is saved when it is sent again, and is no conflict with oneself', async () => {
    const { database } = scratch
    const publishAt = new Date('2099-01-01T12:00:00Z')
    const again = { slug: 'lost-answer', title: 'Mine', published: false, publishAt }
    const id = await create({ slug: 'lost-answer' })
    await update(id, 1, again)
    await keepDraft(database.db, editor.actor, draftOf(id))
    expect(await update(id, 1, again)).toMatchObject({ kind: 'saved' })
    expect(await findDraft(database.db, editor.actor, id)).toBeNull()
    expect(await listRevisions(database.db, id, 9)).toHaveLength(2)
    expect(await update(id, 1, again, other)).toMatchObject({ kind: 'conflict' })
    expect(await update(id, 1, { ...again, published: true, publishAt: null })).toMatchObject({
      kind: 'conflict',
    })
  })

  test('an article that came back from the bin takes a save over that version, and blames no editor before', async () => {
    const { database } = scratch
    const id = await create({ slug: 'from-the-bin' })
    await moveToBin(database, id, other)
    const refused = await update(id, 1, { slug: 'from-the-bin', title: 'Typed on' })
    expect(refused).toEqual({ kind: 'in-bin', broughtBack: 3 })
    await bringBack(database, id, other)
    expect(await update(id, 1, { slug: 'from-the-bin', title: 'Unaware' })).toMatchObject({
      kind: 'conflict',
      theirs: { version: 3, actor: '', at: expect.any(Date), fields: { published: false } },
    })
    expect(await update(id, 3, { slug: 'from-the-bin', title: 'Typed on' })).toMatchObject({ kind: 'saved' })
    expect(await findArticle(database.db, id)).toMatchObject({ title: 'Typed on', version: 4 })
  })

  test('who saved before it went to the bin is not overwritten unseen once it is back', async () => {
    const { database } = scratch
    const id = await create({ slug: 'saved-then-binned' })
    await update(id, 1, { slug: 'saved-then-binned', title: 'Theirs' }, other)
    await moveToBin(database, id, other)
    const late = await update(id, 1, { slug: 'saved-then-binned', title: 'Mine' })
    expect(late).toEqual({ kind: 'in-bin', broughtBack: null })
    await bringBack(database, id, other)
    expect(await update(id, 1, { slug: 'saved-then-binned', title: 'Mine' })).toMatchObject({
      kind: 'conflict',
      theirs: { fields: { title: 'Theirs' } },
    })
  })

  test('of two who opened the same article the second to save is told who was first, and writes nothing', async () => {
    const id = await create({ slug: 'two' })
    expect(await update(id, 1, { slug: 'two', title: 'First' }, other)).toMatchObject({ kind: 'saved' })
    expect(await update(id, 1, { slug: 'two', title: 'Second' })).toMatchObject({
      kind: 'conflict',
      theirs: { version: 2, actor: 'other@example.com', fields: { title: 'First' }, at: expect.any(Date) },
    })
    expect((await findArticle(scratch.database.db, id))?.title).toBe('First')
    expect(await listRevisions(scratch.database.db, id, 9)).toHaveLength(2)
  })

  test('an article that was erased meanwhile takes no save', async () => {
    expect(await update(newId(), 1, { slug: 'erased-meanwhile' })).toEqual({ kind: 'gone' })
    expect(await update('no id', 1, { slug: 'erased-meanwhile' })).toEqual({ kind: 'gone' })
  })

  test('of two saves at the same moment one is taken and the other told', async () => {
    const id = await create({ slug: 'race' })
    const kinds = await Promise.all(
      ['A', 'B'].map(async (title) => (await update(id, 1, { slug: 'race', title })).kind),
    )
    expect(kinds.toSorted()).toEqual(['conflict', 'saved'])
  })

  test('every save leaves a revision with who and when, the first state of an older article included', async () => {
    const { db } = scratch.database
    const row = articleRow({ title: 'From elsewhere', slug: 'elsewhere', published: true })
    await db.insertInto('articles').values(row).execute()
    await update(row.id, 1, { slug: 'elsewhere', title: 'Edited' })
    const revisions = await listRevisions(db, row.id, 9)
    expect(revisions).toMatchObject([
      { version: 2, actor: editor.actor, fields: { title: 'Edited' } },
      { version: 1, actor: 'before', fields: { title: 'From elsewhere' } },
    ])
    expect(revisions[0]?.createdAt).toBeInstanceOf(Date)
  })

  test('restoring a revision is a new save of its fields that does not change whether it is published', async () => {
    const { database } = scratch
    const id = await create({ slug: 'old-words', title: 'Old', content: 'old words', published: false })
    await update(id, 1, { slug: 'new-words', title: 'New', content: 'new words' })
    const [, first] = await listRevisions(database.db, id, 9)
    const wish = { articleId: id, revisionId: first?.id ?? '', version: 2, who: editor }
    expect(await restoreRevision(database, wish)).toBe('articleRestored')
    expect(await findArticle(database.db, id)).toMatchObject({
      title: 'Old',
      content: 'old words',
      slug: 'old-words',
      published: true,
      version: 3,
    })
    expect(await listRevisions(database.db, id, 9)).toHaveLength(3)
    expect(await restoreRevision(database, wish)).toBe('articleRestored')
    expect(await listRevisions(database.db, id, 9)).toHaveLength(3)
    await update(id, 3, { slug: 'old-words', title: 'Newer' })
    expect(await restoreRevision(database, wish)).toBe('articleChanged')
  })

  test('a restored revision keeps the present address when its own belongs to another article now', async () => {
    const { database } = scratch
    const id = await create({ slug: 'mine', title: 'Old' })
    await update(id, 1, { slug: 'moved', title: 'New' })
    await create({ slug: 'mine' })
    const [, first] = await listRevisions(database.db, id, 9)
    const wish = { articleId: id, revisionId: first?.id ?? '', version: 2, who: editor }
    expect(await restoreRevision(database, wish)).toBe('articleSlugKept')
    expect(await findArticle(database.db, id)).toMatchObject({ title: 'Old', slug: 'moved' })
  })

  test('a revision of another article, or of one in the bin, restores nothing', async () => {
    const { database } = scratch
    const [id, other] = [await create({ slug: 'keeper' }), await create({ slug: 'stranger' })]
    const [foreign] = await listRevisions(database.db, other, 1)
    const wish = { articleId: id, revisionId: foreign?.id ?? '', version: 1, who: editor }
    expect(await restoreRevision(database, wish)).toBe('gone')
    expect(await restoreRevision(database, { ...wish, revisionId: 'no id' })).toBe('gone')
    await moveToBin(database, other, editor)
    expect(await restoreRevision(database, { ...wish, articleId: other })).toBe('gone')
    expect(await listRevisions(database.db, 'no id', 9)).toEqual([])
  })

  test('the log says what each save did: words, publication, schedule', async () => {
    const id = await create({ slug: 'logged', published: false })
    await update(id, 1, { slug: 'logged', published: false, content: 'y' })
    await update(id, 2, { slug: 'logged', published: false, content: 'y', publishAt: new Date('2099-01-01') })
    await update(id, 3, { slug: 'logged', content: 'z' })
    await update(id, 4, { slug: 'logged', content: 'z', published: false })
    expect(await actionsOn(id)).toEqual([
      'article.create',
      'article.update',
      'article.schedule',
      'article.update',
      'article.publish',
      'article.unpublish',
    ])
  })

  test('the first publication gives an article its date, later ones keep it', async () => {
    const { db } = scratch.database
    const id = newId()
    const old = new Date('2025-01-01T12:00:00Z')
    await db
      .insertInto('articles')
      .values(articleRow({ id, slug: 'dated', created_at: old }))
      .execute()
    await update(id, 1, { slug: 'dated' })
    const first = (await findArticle(db, id))?.created_at
    expect(first?.getFullYear()).toBeGreaterThan(2025)
    await update(id, 2, { slug: 'dated', published: false })
    await update(id, 3, { slug: 'dated' })
    expect((await findArticle(db, id))?.created_at).toEqual(first)
  })
})
