import { expect, test } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { newId } from '../db/uuid.ts'
import { typedOf } from './article-form.ts'
import { deleteDraft, findDraft, keepDraft, listNewDrafts } from './draft-queries.server.ts'
import { createArticle, findArticle, updateArticle } from './edit-queries.server.ts'
import { articleFields, editor } from './testing/fields.ts'

onBothEngines((scratch) => {
  const keep = (key: string, content: string, baseVersion: number | null = null, actor = editor.actor) =>
    keepDraft(scratch.database.db, actor, {
      key,
      typed: typedOf(articleFields({ content })),
      baseVersion,
      updatedAt: new Date(),
    })

  test('unsaved text is kept for its admin alone, the last one typed, and never changes the article', async () => {
    const { database } = scratch
    const id = newId()
    await createArticle(database, id, articleFields({ slug: 'drafted', content: 'saved' }), editor)
    await keep(id, 'typed', 1)
    await keep(id, 'typed on', 1)
    expect(await findDraft(database.db, editor.actor, id)).toMatchObject({
      baseVersion: 1,
      typed: { content: 'typed on', title: 'T' },
      updatedAt: expect.any(Date),
    })
    expect(await findDraft(database.db, 'other@example.com', id)).toBeNull()
    expect((await findArticle(database.db, id))?.content).toBe('saved')
  })

  test('a save ends the draft', async () => {
    const { database } = scratch
    const id = newId()
    await createArticle(database, id, articleFields({ slug: 'ended' }), editor)
    await keep(id, 'typed', 1)
    await updateArticle(database, { id, version: 1 }, articleFields({ slug: 'ended' }), editor)
    expect(await findDraft(database.db, editor.actor, id)).toBeNull()
  })

  test('new articles that were begun are listed until they are saved or thrown away', async () => {
    const { database } = scratch
    const [saved, dropped, begun] = [newId(), newId(), newId()]
    for (const key of [saved, dropped, begun]) await keep(key, `text ${key}`)
    await createArticle(database, saved, articleFields({ slug: 'begun' }), editor)
    await deleteDraft(database.db, editor.actor, dropped)
    expect((await listNewDrafts(database.db, editor.actor)).map(({ key }) => key)).toEqual([begun])
  })
})
