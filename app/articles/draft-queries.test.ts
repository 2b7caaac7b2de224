import { expect, test } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { newId } from '../db/uuid.ts'
import { typedOf } from './article-form.ts'
import {
  deleteDraft,
  findDraft,
  forgetDraft,
  keepDraft,
  listNewDrafts,
  moveDrafts,
} from './draft-queries.server.ts'
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

  test('a tab whose text is as it is saved again forgets its own draft, and not that of another tab', async () => {
    const { db } = scratch.database
    const key = newId()
    const draft = { key, typed: typedOf(articleFields()), baseVersion: 1, updatedAt: new Date() }
    await keepDraft(db, editor.actor, draft, 'one')
    await keepDraft(db, editor.actor, draft, 'other')
    await forgetDraft(db, editor.actor, key, 'one')
    expect(await findDraft(db, editor.actor, key)).toMatchObject(draft)
    await forgetDraft(db, editor.actor, key, 'other')
    expect(await findDraft(db, editor.actor, key)).toBeNull()
  })

  test('drafts follow their writer to another address', async () => {
    const { db } = scratch.database
    const [begun, both] = [newId(), newId()]
    const [from, to] = ['before@example.com', 'after@example.com']
    await keep(begun, 'begun', null, from)
    await keep(both, 'newer', null, from)
    await keep(both, 'left by another', null, to)
    await moveDrafts(db, { from, to })
    expect(await findDraft(db, to, begun)).toMatchObject({ typed: { content: 'begun' } })
    expect(await findDraft(db, to, both)).toMatchObject({ typed: { content: 'newer' } })
    expect(await listNewDrafts(db, from)).toEqual([])
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

  test('begun articles are listed the last one first, without edits of saved ones or drafts of others', async () => {
    const { db } = scratch.database
    await db.deleteFrom('article_drafts').execute()
    const [first, last, edit, theirs] = [newId(), newId(), newId(), newId()]
    const typed = typedOf(articleFields())
    const at = (second: number) => new Date(`2026-03-01T12:00:0${second}Z`)
    const me = editor.actor
    await keepDraft(db, me, { key: last, typed, baseVersion: null, updatedAt: at(2) })
    await keepDraft(db, me, { key: first, typed, baseVersion: null, updatedAt: at(1) })
    await keepDraft(db, me, { key: edit, typed, baseVersion: 1, updatedAt: at(3) })
    await keepDraft(db, 'other@example.com', { key: theirs, typed, baseVersion: null, updatedAt: at(4) })
    expect((await listNewDrafts(db, me)).map(({ key }) => key)).toEqual([last, first])
    await deleteDraft(db, me, theirs)
    await deleteDraft(db, me, 'no id')
    expect(await findDraft(db, 'other@example.com', theirs)).not.toBeNull()
    expect(await findDraft(db, me, 'no id')).toBeNull()
    expect(await findDraft(db, me, newId())).toBeNull()
  })
})
