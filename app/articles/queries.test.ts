import { afterEach, expect, test } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { articleRow } from '../db/testing/rows.ts'
import {
  findArticleToPreview,
  findPublishedArticle,
  listArticleAddresses,
  listArticles,
  listPublishedArticles,
} from './queries.server.ts'

onBothEngines((scratch) => {
  const insert = async (...rows: ReturnType<typeof articleRow>[]) => {
    for (const row of rows) await scratch.database.db.insertInto('articles').values(row).execute()
  }
  afterEach(async () => {
    await scratch.database.db.deleteFrom('articles').execute()
  })
  const on = (day: string) => ({ created_at: new Date(`${day}T12:00:00.000Z`) })

  test('the public list has published articles, newest first, without their bodies', async () => {
    const older = articleRow({ ...on('2025-01-01'), published: true })
    const newer = articleRow({ ...on('2025-02-01'), published: true, excerpt: 'Short', image_url: '/a.avif' })
    await insert(older, newer, articleRow(on('2025-03-01')))
    const [first, second, ...others] = await listPublishedArticles(scratch.database.db, { limit: 9 })
    expect(first).toStrictEqual({
      id: newer.id,
      slug: newer.slug,
      title: newer.title,
      excerpt: 'Short',
      author: 'Second Key Rentals',
      imageUrl: '/a.avif',
      imageAlt: '',
      imageVariants: [],
      createdAt: newer.created_at,
      updatedAt: expect.any(Date),
    })
    expect(second?.id).toBe(older.id)
    expect(others).toEqual([])
  })

  test('the next page begins after the last article of the page before', async () => {
    const rows = Array.from({ length: 5 }, () => articleRow({ ...on('2025-01-01'), published: true }))
    await insert(...rows)
    const page = await listPublishedArticles(scratch.database.db, { limit: 3 })
    const next = await listPublishedArticles(scratch.database.db, { after: page.at(-1), limit: 3 })
    expect([...page, ...next].map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toReversed())
  })

  test('admins see drafts too', async () => {
    await insert(articleRow({ ...on('2025-01-01'), published: true }), articleRow(on('2025-02-01')))
    const articles = await listArticles(scratch.database.db, { limit: 9 })
    expect(articles.map(({ published }) => published)).toEqual([false, true])
  })

  test('a published article is found by its slug', async () => {
    await insert(articleRow({ slug: 'found', published: true, content: '## Words' }))
    const article = await findPublishedArticle(scratch.database.db, 'found')
    expect(article).toMatchObject({ slug: 'found', content: '## Words' })
    expect(article?.updatedAt).toBeInstanceOf(Date)
  })

  test('a draft and an unknown slug are not found', async () => {
    await insert(articleRow({ slug: 'draft' }))
    expect(await findPublishedArticle(scratch.database.db, 'draft')).toBeNull()
    expect(await findPublishedArticle(scratch.database.db, 'unknown')).toBeNull()
  })

  test('the sitemap has every published article, newest first, with the day of its last change', async () => {
    const [same, later] = [on('2025-01-01'), on('2025-02-01')]
    const rows = [
      articleRow({ ...later, published: true }),
      articleRow({ ...same, published: true, updated_at: new Date('2025-03-01T00:00:00Z') }),
      articleRow({ ...same, published: true }),
      articleRow({ ...later, published: false }),
      articleRow({ ...later, published: true, deleted_at: new Date() }),
    ]
    await insert(...rows)
    const addresses = await listArticleAddresses(scratch.database.db)
    expect(addresses.map(({ slug }) => slug)).toEqual([0, 2, 1].map((index) => rows[index]?.slug))
    expect(addresses[2]?.modified).toEqual(new Date('2025-03-01T00:00:00Z'))
  })

  test('an imported article, published after its last change, changed for the sitemap when it was published', async () => {
    const updated_at = new Date('2025-01-01T00:00:00Z')
    await insert(articleRow({ ...on('2025-03-01'), updated_at, published: true }))
    const [address] = await listArticleAddresses(scratch.database.db)
    expect(address?.modified).toEqual(on('2025-03-01').created_at)
  })

  test('a preview shows the article that is asked for, published or not', async () => {
    const [draft, published] = [articleRow(), articleRow({ published: true })]
    await insert(draft, published)
    const preview = async (id: string) => {
      const found = await findArticleToPreview(scratch.database.db, id)
      return [found?.article.slug, found?.isPublished]
    }
    expect(await preview(draft.id)).toEqual([draft.slug, false])
    expect(await preview(published.id)).toEqual([published.slug, true])
    expect(await preview('no id')).toEqual([undefined, undefined])
  })
})
