import { expect, test } from 'vitest'
import { scratchDatabase } from '../../db/testing/engines.ts'
import { newId } from '../../db/uuid.ts'
import { defaultSite } from '../../site/site.ts'
import { typedOf } from '../article-form.ts'
import { keepDraft } from '../draft-queries.server.ts'
import { createArticle } from '../edit-queries.server.ts'
import { articleFields, editor } from '../testing/fields.ts'
import { openEditor } from './open-editor.server.ts'

const scratch = scratchDatabase('sqlite')
const site = defaultSite('https://site.example')

const open = (key: string, how: { isNew?: boolean; wantsDraft?: boolean } = {}) =>
  openEditor(scratch.database.db, {
    ...{ key, isNew: false, wantsDraft: false, email: editor.actor, site, secret: 'secret', ...how },
  })

async function saved(published = false) {
  const id = newId()
  await createArticle(scratch.database, id, articleFields({ slug: id, title: 'Saved', published }), editor)
  return id
}

const typedOn = (key: string, title: string, baseVersion: number | null = 1) =>
  keepDraft(scratch.database.db, editor.actor, {
    ...{ key, baseVersion, updatedAt: new Date() },
    typed: typedOf(articleFields({ slug: key, title, published: false })),
  })

test('a new article opens empty, under the name of the site', async () => {
  const found = await open(newId(), { isNew: true })
  expect(found?.opened.shown).toMatchObject({ title: '', author: site.brand, state: 'draft' })
  expect(found).toMatchObject({
    opened: { version: null, shownVersion: null },
    draft: null,
    previewUrl: null,
  })
})

test('an article that is not there cannot be edited, one that is there cannot be begun', async () => {
  expect(await open(newId())).toBeNull()
  expect(await open(await saved(), { isNew: true })).toBeNull()
})

test('an article opens as it is saved, and unsaved words are offered beside it', async () => {
  const id = await saved()
  expect(await open(id)).toMatchObject({ opened: { version: 1, shown: { title: 'Saved' } }, draft: null })
  await typedOn(id, 'Typed', 7)
  expect(await open(id)).toMatchObject({
    opened: { shown: { title: 'Saved' }, shownVersion: 1 },
    draft: { typed: { title: 'Typed' } },
  })
  expect(await open(id, { wantsDraft: true })).toMatchObject({
    opened: { saved: { title: 'Saved' }, shown: { title: 'Typed' }, shownVersion: 7, version: 1 },
    draft: null,
  })
})

test('words that say what is saved are no draft', async () => {
  const id = await saved()
  await typedOn(id, 'Saved')
  expect((await open(id))?.draft).toBeNull()
  expect((await open(id, { wantsDraft: true }))?.opened.shownVersion).toBe(1)
})

test('a new article that was begun opens where it was left', async () => {
  const key = newId()
  await typedOn(key, 'Begun', null)
  expect((await open(key, { isNew: true }))?.opened.shown.title).toBe('Begun')
})

test('a draft has a link to be read by others; a published article needs none', async () => {
  expect((await open(await saved()))?.previewUrl).toMatch(/^https:\/\/site\.example\/articles\/preview\//)
  expect((await open(await saved(true)))?.previewUrl).toBeNull()
})
