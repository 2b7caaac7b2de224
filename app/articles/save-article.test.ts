import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { newId } from '../db/uuid.ts'
import { tinyPhoto } from '../photos/testing/pictures.ts'
import { bringBack, eraseArticle, moveToBin } from './bin-queries.server.ts'
import { findArticle } from './edit-queries.server.ts'
import { saveArticleForm } from './save-article.server.ts'
import { savingWords } from './saving-words.ts'
import { editor } from './testing/fields.ts'

const scratch = scratchDatabase('sqlite')
const log = { error: vi.fn() }
const picture = new File(['x'], 'door.png')

type Sent = Record<string, string | File>

async function save(id: string, sent: Sent, { isNew = false, refusal = '' } = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ title: 'T', content: 'x', slug: id, ...sent }))
    form.set(name, value)
  const uploadFolder = join(scratch.options.dataDir, 'uploads')
  const encodePhoto = async () => (refusal ? { refusal } : { encoded: tinyPhoto })
  const intake = { database: scratch.database, uploadFolder, encodePhoto }
  return await saveArticleForm({ intake, log, form, id, isNew, defaultAuthor: 'Brand', who: editor })
}

async function saved(sent: Sent = {}) {
  const id = newId()
  expect(await save(id, sent, { isNew: true })).toMatchObject({ saved: { id, fields: { author: 'Brand' } } })
  return id
}

const found = (id: string) => findArticle(scratch.database.db, id)

test('an article is saved over the version it was opened with', async () => {
  const id = await saved()
  expect(await save(id, { version: '1', title: 'Second' })).toMatchObject({ saved: { id } })
  expect(await found(id)).toMatchObject({ title: 'Second', version: 2 })
})

test('an old version, or none, is told of what is saved; who has seen it may replace it', async () => {
  const id = await saved()
  await save(id, { version: '1', title: 'Second' })
  for (const sent of [{ version: '1' }, { version: '' }])
    expect(await save(id, sent)).toMatchObject({
      refused: { status: 409, errors: {}, conflict: { version: 2, fields: { title: 'Second' } } },
    })
  expect(await save(id, { version: '1', replaces: '2', title: 'Third' })).toMatchObject({ saved: { id } })
  expect((await found(id))?.title).toBe('Third')
})

test('a new article that somebody saved meanwhile can be replaced too', async () => {
  const id = await saved()
  expect(await save(id, { title: 'Other' }, { isNew: true })).toMatchObject({
    refused: { conflict: { version: 1 } },
  })
  expect(await save(id, { replaces: '1', title: 'Mine' }, { isNew: true })).toMatchObject({ saved: { id } })
})

test('an address that is taken, or lies in the bin, is said beside the address', async () => {
  const slug = newId()
  const holder = await saved({ slug })
  const refusedSlug = async () => {
    const outcome = await save(newId(), { slug }, { isNew: true })
    return 'refused' in outcome ? outcome.refused.errors.slug : undefined
  }
  expect(await refusedSlug()).toBe('Another article already has this address')
  await moveToBin(scratch.database, holder, editor)
  expect(await refusedSlug()).toMatch(/^An article in the bin has this address/)
})

test('an article in the bin takes no save, and what was typed is given back', async () => {
  const id = await saved()
  await moveToBin(scratch.database, id, editor)
  expect(await save(id, { version: '1', title: 'Typed' })).toMatchObject({
    refused: {
      status: 409,
      typed: { title: 'Typed' },
      problem: expect.stringMatching(/moved this article to the bin/),
      overVersion: 3,
    },
  })
})

test.each([true, false])(
  'brought back from the bin it takes the next save: new article %s',
  async (isNew) => {
    const id = await saved()
    await moveToBin(scratch.database, id, editor)
    const version = isNew ? '' : '1'
    const outcome = await save(id, { version, title: 'Typed' }, { isNew })
    const over = 'refused' in outcome ? outcome.refused.overVersion : undefined
    await bringBack(scratch.database, id, editor)
    expect(await save(id, { version: `${over}`, title: 'Typed' }, { isNew })).toMatchObject({ saved: { id } })
    expect((await found(id))?.title).toBe('Typed')
  },
)

test('an article that was erased is not said to be in the bin', async () => {
  const id = await saved()
  await moveToBin(scratch.database, id, editor)
  await eraseArticle(scratch.database, id, editor)
  expect(await save(id, { version: '1', title: 'Typed' })).toMatchObject({
    refused: { typed: { title: 'Typed' }, problem: expect.stringMatching(/^This article was erased/) },
  })
})

test('a picture that came with a form is kept, also when a field is refused', async () => {
  const id = newId()
  const outcome = await save(id, { title: '', imageFile: picture }, { isNew: true })
  const imageUrl = expect.stringMatching(/^\/article-images\//)
  expect(outcome).toMatchObject({
    refused: { status: 422, typed: { imageUrl }, errors: { title: 'Please write a title' } },
  })
  expect(await found(id)).toBeNull()
  await save(id, { imageFile: picture }, { isNew: true })
  expect(await found(id)).toMatchObject({ image_url: imageUrl })
})

test('a picture that is refused holds the save, in its own words', async () => {
  const id = newId()
  const outcome = await save(id, { imageFile: picture }, { isNew: true, refusal: 'No picture' })
  expect(outcome).toMatchObject({ refused: { status: 422, errors: { imageFile: 'No picture' } } })
  expect(await found(id)).toBeNull()
})

test('what cannot be saved for want of a database comes back whole, and is logged', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ title: 'T', content: 'Long text', slug: 's' }))
    form.set(name, value)
  const trouble = new Error('database or disk is full')
  const database = { ...scratch.database, change: () => Promise.reject(trouble) }
  const intake = {
    database,
    uploadFolder: scratch.options.dataDir,
    encodePhoto: async () => ({ refusal: '' }),
  }
  const log = { error: vi.fn() }
  const parts = { intake, log, form, id: newId(), isNew: true, defaultAuthor: 'Brand', who: editor }
  expect(await saveArticleForm(parts)).toMatchObject({
    refused: { status: 500, typed: { content: 'Long text' }, problem: savingWords.en.broken },
  })
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: trouble }, 'an article was not saved')
})
