import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onBothEngines, scratchDatabase } from '../db/testing/engines.ts'
import { articleRow } from '../db/testing/rows.ts'
import { pageRenderer } from '../settings/testing/render-page.ts'
import { defaultSite } from '../site/site.ts'
import { openEditor } from './edit/open-editor.server.ts'
import { createArticle, updateArticle } from './edit-queries.server.ts'
import { listPublishedArticles } from './queries.server.ts'
import { restoreRevision } from './restore-revision.server.ts'
import { listRevisions } from './revision-queries.server.ts'
import { articleFields, editor } from './testing/fields.ts'
import { listTranslations } from './translation-queries.server.ts'
import { lackedLanguages } from './translations.ts'

const spanish = { language: 'es', published: true } as const

onBothEngines((scratch) => {
  beforeEach(async () => {
    await scratch.database.db.deleteFrom('articles').execute()
  })

  test('a list of one language has its articles alone', async () => {
    const { db } = scratch.database
    const rows = [
      articleRow({ slug: 'door', language: 'en', published: true }),
      articleRow({ slug: 'puerta', ...spanish }),
    ]
    await db.insertInto('articles').values(rows).execute()
    const slugsIn = async (language?: 'en' | 'es') =>
      (await listPublishedArticles(db, { limit: 9, language })).map(({ slug }) => slug).toSorted()
    expect(await slugsIn('en')).toEqual(['door'])
    expect(await slugsIn('es')).toEqual(['puerta'])
    expect(await slugsIn()).toEqual(['door', 'puerta'])
  })

  test('each of two translations leads to the other, once readers may see it', async () => {
    const { db } = scratch.database
    const first = articleRow({ slug: 'door', language: 'en', published: true })
    const second = articleRow({ slug: 'puerta', ...spanish, published: false, translation_of: first.id })
    await db.insertInto('articles').values([first, second]).execute()
    const fromFirst = () => listTranslations(db, { id: first.id, language: 'en', translationOf: null })
    expect(await fromFirst()).toEqual([])
    await db.updateTable('articles').set({ published: true }).where('id', '=', second.id).execute()
    expect(await fromFirst()).toEqual([{ language: 'es', slug: 'puerta' }])
    const back = { id: second.id, language: 'es', translationOf: first.id } as const
    expect(await listTranslations(db, back)).toEqual([{ language: 'en', slug: 'door' }])
  })

  test('a translation begins with the words it is made from, and is saved, changed and restored as one', async () => {
    const { database } = scratch
    const first = articleRow({ title: 'The door', content: 'Open it.' })
    await database.db.insertInto('articles').values(first).execute()
    const second = articleRow().id
    const asked = { key: second, isNew: true, email: editor.actor, wantsDraft: false, translates: first.id }
    const page = await openEditor(database.db, { ...asked, site: defaultSite('https://a.test'), secret: 's' })
    expect(page?.opened.saved).toMatchObject({
      ...{ title: 'The door', content: 'Open it.', slug: '', state: 'draft' },
      ...{ language: 'es', translationOf: first.id },
    })

    const fields = articleFields({ slug: 'puerta', language: 'es', translationOf: first.id })
    await createArticle(database, second, fields, editor)
    await updateArticle(database, { id: second, version: 1 }, { ...fields, title: 'Otra' }, editor)
    const [, oldest] = await listRevisions(database.db, second, 2)
    const wish = { articleId: second, revisionId: oldest?.id ?? '', version: 2, who: editor }
    expect(await restoreRevision(database, wish)).toBe('articleRestored')
    const saved = database.db.selectFrom('articles').select(['title', 'language', 'translation_of'])
    expect(await saved.where('id', '=', second).executeTakeFirst()).toEqual({
      ...{ title: fields.title, language: 'es', translation_of: first.id },
    })
  })
})

test('an article lacks the languages in which nobody has begun to tell the same', () => {
  const first = { id: '1', translationOf: null, language: 'en' } as const
  const second = { id: '2', translationOf: '1', language: 'es' } as const
  expect(lackedLanguages(first, [first])).toEqual(['es'])
  expect(lackedLanguages(second, [second])).toEqual(['en'])
  expect(lackedLanguages(second, [first, second])).toEqual([])
})

describe('an article has one address, in its own language', () => {
  const scratch = scratchDatabase('sqlite')
  let render: Awaited<ReturnType<typeof pageRenderer>>
  const url = 'https://example.test'
  const read = (path: string, language: 'en' | 'es') => render({ path }, defaultSite(url, language))
  beforeAll(async () => {
    render = await pageRenderer(scratch.database)
    const first = articleRow({ slug: 'door', language: 'en', published: true })
    const second = articleRow({ slug: 'puerta', translation_of: first.id, ...spanish })
    const alone = articleRow({ slug: 'sola', ...spanish })
    await scratch.database.db.insertInto('articles').values([first, second, alone]).execute()
  })

  test('the other language leads to it', async () => {
    expect(await read('/articles/door', 'es')).toMatchObject({
      status: 302,
      location: `${url}/articles/door`,
    })
    expect(await read('/articles/puerta', 'en')).toMatchObject({
      ...{ status: 302, location: `${url}/es/articles/puerta` },
    })
  })

  test('an old or misspelled address leads to it in one step', async () => {
    const moved = { slug: 'llave', created_at: new Date() }
    const puerta = await scratch.database.db
      .selectFrom('articles')
      .select('id')
      .where('slug', '=', 'puerta')
      .executeTakeFirstOrThrow()
    await scratch.database.db
      .insertInto('article_addresses')
      .values({ ...moved, article_id: puerta.id })
      .execute()
    for (const path of ['/articles/llave', '/articles/Llave', '/articles/Puerta'])
      expect(await read(path, 'en'), path).toMatchObject({
        status: 301,
        location: `${url}/es/articles/puerta`,
      })
    expect(await read('/articles/LLAVE', 'es')).toMatchObject({ status: 301, location: '/articles/puerta' })
    expect(await read('/articles/Door', 'en')).toMatchObject({ status: 301, location: '/articles/door' })
    expect(await read('/articles/Nowhere', 'en')).toMatchObject({ status: 302, location: '/404' })
  })

  test('its head and its bar name its translation', async () => {
    const { html } = await read('/articles/puerta', 'es')
    expect(html).toContain(`<link rel="canonical" href="${url}/es/articles/puerta"`)
    expect(html).toContain(`<link rel="alternate" hrefLang="en" href="${url}/articles/door"`)
    expect(html).toContain(`<link rel="alternate" hrefLang="es" href="${url}/es/articles/puerta"`)
    expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${url}/articles/door"`)
    expect(html).toMatch(/<a class="tongue" href="\/articles\/door"/)
  })

  test('without a translation it names none, and its bar leads to the other list', async () => {
    const { html } = await read('/articles/sola', 'es')
    expect(html).not.toContain('rel="alternate" hrefLang')
    expect(html).toMatch(/<a class="tongue" href="\/articles"/)
  })

  test('a feed has the articles of its language', async () => {
    const { html } = await read('/articles/feed.xml', 'es')
    expect(html).toContain(`<link href="${url}/es/articles/puerta"/>`)
    expect(html).toContain('xml:lang="es"')
    expect(html).not.toContain('/articles/door')
  })
})
