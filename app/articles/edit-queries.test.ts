import { expect, test } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import type { ArticleFields } from './article-form.ts'
import { createArticle, deleteArticle, findArticle, updateArticle } from './edit-queries.server.ts'
import { findPublishedArticle } from './queries.server.ts'

function fields(change: Partial<ArticleFields> = {}): ArticleFields {
  return {
    title: 'T',
    slug: 't',
    excerpt: '',
    content: 'x',
    author: 'A',
    imageUrl: '',
    published: true,
    ...change,
  }
}

onBothEngines((scratch) => {
  test('an article is created, edited, published and deleted, and the pages are told each time', async () => {
    const { database } = scratch
    const heard: string[][] = []
    const stop = database.onChange((tags) => heard.push(tags))
    const created = await createArticle(database, fields({ slug: 'one', published: false }))
    if (created.kind !== 'saved') throw new Error(created.kind)
    expect(await findPublishedArticle(database.db, 'one')).toBeNull()
    const before = await findArticle(database.db, created.id)
    await updateArticle(database, created.id, before?.version ?? 0, fields({ slug: 'one' }))
    expect(await findPublishedArticle(database.db, 'one')).not.toBeNull()
    await deleteArticle(database, created.id)
    expect(await findArticle(database.db, created.id)).toBeNull()
    stop()
    expect(heard.filter((tags) => tags.includes('articles')).length).toBeGreaterThanOrEqual(3)
  })

  test('a slug already taken is refused', async () => {
    const { database } = scratch
    await createArticle(database, fields({ slug: 'taken' }))
    expect(await createArticle(database, fields({ slug: 'taken' }))).toEqual({ kind: 'slug-taken' })
  })

  test('of two who opened the same article the second to save is told', async () => {
    const { database } = scratch
    const created = await createArticle(database, fields({ slug: 'two' }))
    if (created.kind !== 'saved') throw new Error(created.kind)
    expect(
      await updateArticle(database, created.id, 1, fields({ slug: 'two', title: 'First' })),
    ).toMatchObject({ kind: 'saved' })
    expect(await updateArticle(database, created.id, 1, fields({ slug: 'two', title: 'Second' }))).toEqual({
      kind: 'conflict',
    })
    expect((await findArticle(database.db, created.id))?.title).toBe('First')
  })
})
