import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { newId } from '../db/uuid.ts'
import { findMovedArticle } from './address-queries.server.ts'
import { createArticle, updateArticle } from './edit-queries.server.ts'
import { findPublishedArticle } from './queries.server.ts'
import { articleFields, editor } from './testing/fields.ts'

onBothEngines((scratch) => {
  test('an old address leads to the present one, through two renames, and only while it is published', async () => {
    const { database } = scratch
    const id = newId()
    await createArticle(database, id, articleFields({ slug: 'first' }), editor)
    const rename = (version: number, slug: string, published = true) =>
      updateArticle(database, { id, version }, articleFields({ slug, published }), editor)
    await rename(1, 'second')
    await rename(2, 'third')
    expect(await findMovedArticle(database.db, 'first')).toMatchObject({ slug: 'third' })
    expect(await findMovedArticle(database.db, 'second')).toMatchObject({ slug: 'third' })
    expect(await findMovedArticle(database.db, 'third')).toBeNull()
    await rename(3, 'third', false)
    expect(await findMovedArticle(database.db, 'first')).toBeNull()
    await rename(4, 'first')
    expect(await findMovedArticle(database.db, 'first')).toBeNull()
    expect(await findMovedArticle(database.db, 'third')).toMatchObject({ slug: 'first' })
  })

  test('whatever is renamed to whatever, an old address leads in one step to a current one or nowhere', async () => {
    const { database } = scratch
    const slugs = ['a', 'b', 'c', 'd', 'e'].map((letter) => `slug-${letter}`)
    const step = fc.record({ article: fc.nat(2), slug: fc.constantFrom(...slugs), published: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        await database.db.deleteFrom('articles').execute()
        const articles = await Promise.all(
          [0, 1, 2].map(async (number) => {
            const article = { id: newId(), version: 1 }
            await createArticle(database, article.id, articleFields({ slug: `own-${number}` }), editor)
            return article
          }),
        )
        for (const { article, slug, published } of steps) {
          const target = articles[article]
          if (!target) continue
          const saved = await updateArticle(database, target, articleFields({ slug, published }), editor)
          if (saved.kind === 'saved') target.version++
        }
        for (const slug of [...slugs, 'own-0', 'own-1', 'own-2']) {
          const next = (await findMovedArticle(database.db, slug))?.slug ?? null
          if (next === null) continue
          expect(next).not.toBe(slug)
          expect(await findPublishedArticle(database.db, next)).not.toBeNull()
          expect(await findPublishedArticle(database.db, slug)).toBeNull()
          expect(await findMovedArticle(database.db, next)).toBeNull()
        }
      }),
      { numRuns: 25 },
    )
  })
})
