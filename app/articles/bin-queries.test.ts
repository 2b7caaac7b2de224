import { expect, test } from 'vitest'
import { searchAudit } from '../audit/queries.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { articleRow } from '../db/testing/rows.ts'
import { newId } from '../db/uuid.ts'
import { tinyPhoto } from '../photos/testing/pictures.ts'
import { dayMs } from '../platform/duration.ts'
import { removeOldArticles } from './article-clock.server.ts'
import { typedOf } from './article-form.ts'
import { bringBack, eraseArticle, listBin, moveToBin } from './bin-queries.server.ts'
import { findDraft, keepDraft } from './draft-queries.server.ts'
import { createArticle, findArticle, updateArticle } from './edit-queries.server.ts'
import { imagePath } from './image-path.ts'
import { findImageFile, saveImage } from './image-queries.server.ts'
import {
  findArticleToPreview,
  findPublishedArticle,
  listArticleAddresses,
  listArticles,
  listPublishedArticles,
} from './queries.server.ts'
import { articleFields, editor } from './testing/fields.ts'

onBothEngines((scratch) => {
  const create = async (slug: string, imageUrl = '') => {
    const id = newId()
    await createArticle(scratch.database, id, articleFields({ slug, imageUrl }), editor)
    return id
  }

  test('a deleted article is gone from every public list at once and lies in the bin', async () => {
    const { database } = scratch
    const { db } = database
    const id = await create('gone')
    expect(await moveToBin(database, id, editor)).toBe(true)
    expect(await findPublishedArticle(db, 'gone')).toBeNull()
    expect(await findArticleToPreview(db, id)).toBeNull()
    expect(await findArticle(db, id)).toBeNull()
    for (const list of [
      await listPublishedArticles(db, { limit: 99 }),
      await listArticleAddresses(db),
      await listArticles(db, { limit: 99 }),
    ])
      expect(list.map(({ slug }) => slug)).not.toContain('gone')
    expect((await listBin(db)).map((article) => article.id)).toContain(id)
    expect(await moveToBin(database, id, editor)).toBe(false)
  })

  test('the bin knows the language of an article, which its address begins with', async () => {
    const id = newId()
    const spanish = articleFields({ slug: 'en-la-papelera', language: 'es' })
    await createArticle(scratch.database, id, spanish, editor)
    await moveToBin(scratch.database, id, editor)
    const binned = await listBin(scratch.database.db)
    expect(binned.find((article) => article.id === id)).toMatchObject({ language: 'es' })
  })

  test('its address stays reserved while it lies there, and a save of it is refused', async () => {
    const { database } = scratch
    const id = await create('reserved')
    await moveToBin(database, id, editor)
    expect(await createArticle(database, newId(), articleFields({ slug: 'reserved' }), editor)).toEqual({
      kind: 'slug-taken',
      isInBin: true,
    })
    const late = await updateArticle(
      database,
      { id, version: 1 },
      articleFields({ slug: 'reserved' }),
      editor,
    )
    expect(late).toEqual({ kind: 'in-bin', broughtBack: 3 })
  })

  test('it is brought back as a draft', async () => {
    const { database } = scratch
    const id = await create('back')
    await moveToBin(database, id, editor)
    expect(await bringBack(database, id, editor)).toBe(true)
    expect(await findArticle(database.db, id)).toMatchObject({
      slug: 'back',
      published: false,
      publish_at: null,
    })
    const log = await searchAudit(database.db, { words: id, limit: 9 })
    expect(log.map(({ action }) => action)).toEqual([
      'article.restore',
      'article.delete',
      'article.publish',
      'article.create',
    ])
    expect(log[0]?.facts).toEqual({ title: 'T', slug: 'back' })
  })

  test('only what lies in the bin can be erased, and its picture goes with it unless another article shows it', async () => {
    const { database } = scratch
    const [own, shared] = [
      await saveImage(database, tinyPhoto, editor),
      await saveImage(database, tinyPhoto, editor),
    ]
    const id = await create('erased', imagePath(own))
    await updateArticle(
      database,
      { id, version: 1 },
      articleFields({ slug: 'erased', imageUrl: imagePath(shared) }),
      editor,
    )
    await create('other', imagePath(shared))
    expect(await eraseArticle(database, id, editor)).toBe(false)
    await moveToBin(database, id, editor)
    expect(await eraseArticle(database, id, editor)).toBe(true)
    expect(await findImageFile(database.db, own, null)).toBeNull()
    expect(await findImageFile(database.db, shared, null)).not.toBeNull()
  })

  test('a picture that the history of another article names stays when its own is erased', async () => {
    const { database } = scratch
    const picture = await saveImage(database, tinyPhoto, editor)
    const other = await create('with-history', imagePath(picture))
    await updateArticle(
      database,
      { id: other, version: 1 },
      articleFields({ slug: 'with-history', imageUrl: '' }),
      editor,
    )
    const id = await create('with-the-same', imagePath(picture))
    await moveToBin(database, id, editor)
    expect(await eraseArticle(database, id, editor)).toBe(true)
    expect(await findImageFile(database.db, picture, null)).not.toBeNull()
  })

  test('an article from elsewhere that went through the bin keeps the date of its first publication', async () => {
    const { database } = scratch
    const since = new Date('2023-01-05T00:00:00Z')
    const row = articleRow({ slug: 'imported', published: true, created_at: since, updated_at: since })
    await database.db.insertInto('articles').values(row).execute()
    await moveToBin(database, row.id, editor)
    await bringBack(database, row.id, editor)
    const version = (await findArticle(database.db, row.id))?.version ?? 0
    await updateArticle(
      database,
      { id: row.id, version },
      articleFields({ slug: 'imported', published: true }),
      editor,
    )
    const [first] = await database.db
      .selectFrom('articles')
      .select('created_at')
      .where('id', '=', row.id)
      .execute()
    expect(first?.created_at).toEqual(since)
  })

  test('after 30 days the clock erases it, and not a day earlier', async () => {
    const { database } = scratch
    const id = await create('overdue')
    await moveToBin(database, id, editor)
    const isThere = async () => (await listBin(database.db)).some((article) => article.id === id)
    await removeOldArticles(database, new Date(Date.now() + 29 * dayMs))
    expect(await isThere()).toBe(true)
    await removeOldArticles(database, new Date(Date.now() + 30 * dayMs + 1000))
    expect(await isThere()).toBe(false)
  })

  test('a picture that no article, saved state or draft names is removed after thirty days, others never', async () => {
    const { database } = scratch
    const upload = async () => await saveImage(database, tinyPhoto, editor)
    const [shown, inText, before, inDraft, forgotten] = [
      await upload(),
      await upload(),
      await upload(),
      await upload(),
      await upload(),
    ]
    const id = newId()
    const withPicture = (image: string) =>
      articleFields({ slug: 'pictures', imageUrl: imagePath(image), content: `See ${imagePath(inText)}.` })
    await createArticle(database, id, withPicture(before), editor)
    await updateArticle(database, { id, version: 1 }, withPicture(shown), editor)
    await keepDraft(database.db, editor.actor, {
      key: newId(),
      typed: typedOf(withPicture(inDraft)),
      baseVersion: null,
      updatedAt: new Date(),
    })
    const isThere = async (image: string) => (await findImageFile(database.db, image, null)) !== null
    await removeOldArticles(database, new Date(Date.now() + 29 * dayMs))
    expect(await isThere(forgotten)).toBe(true)
    await removeOldArticles(database, new Date(Date.now() + 31 * dayMs))
    expect(await isThere(forgotten)).toBe(false)
    for (const image of [shown, inText, before, inDraft]) expect(await isThere(image)).toBe(true)
  })

  test('the bin is read newest first; what is not in it cannot be brought back, and no id is nothing', async () => {
    const { database } = scratch
    await database.db.deleteFrom('articles').execute()
    const [first, second, kept] = [
      await create('bin-first'),
      await create('bin-second'),
      await create('kept'),
    ]
    await moveToBin(database, second, editor)
    await database.db
      .updateTable('articles')
      .set({ deleted_at: new Date(0) })
      .where('id', '=', second)
      .execute()
    await moveToBin(database, first, editor)
    expect((await listBin(database.db)).map(({ id }) => id)).toEqual([first, second])
    expect(await bringBack(database, kept, editor)).toBe(false)
    for (const step of [moveToBin, bringBack, eraseArticle])
      expect(await step(database, 'no id', editor)).toBe(false)
    expect(await bringBack(database, first, editor)).toBe(true)
    expect((await listBin(database.db)).map(({ id }) => id)).toEqual([second])
    expect(await findArticle(database.db, first)).toMatchObject({ version: 3 })
  })

  test('drafts of an erased article go with it, and no others', async () => {
    const { database } = scratch
    const [id, other] = [await create('with-draft'), await create('with-draft-too')]
    const typed = typedOf(articleFields())
    for (const key of [id, other])
      await keepDraft(database.db, editor.actor, { key, typed, baseVersion: 1, updatedAt: new Date() })
    await moveToBin(database, id, editor)
    await eraseArticle(database, id, editor)
    expect(await findDraft(database.db, editor.actor, id)).toBeNull()
    expect(await findDraft(database.db, editor.actor, other)).not.toBeNull()
  })
})
