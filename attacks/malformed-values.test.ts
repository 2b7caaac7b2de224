import { beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../app/db/database.server.ts'
import { articleRow } from '../app/db/testing/rows.ts'
import { newId } from '../app/db/uuid.ts'
import { addressOf, adminPatterns, ignoresQuery, isForForms } from './testing/admin-routes.ts'
import { newArticlePath } from './testing/article.ts'
import { type Cast, prepareCast } from './testing/cast.ts'
import { csvCells } from './testing/csv-cells.ts'
import { targetForFile } from './testing/target.ts'

const target = targetForFile()
let cast: Cast
beforeAll(async () => {
  cast = await prepareCast(target.site)
})

const odd = [
  ...['\0', 'a\0b', '\ufffe\uffff', '\ud83d', '%', '_', "'", '\\', '', ' ', '-'.repeat(36), 'a'.repeat(900)],
  ...['2147483648', '9223372036854775808', '-1', '0', '1.5', '1e99', 'NaN', 'Infinity', '0x10', '١'],
  ...[`9999999999999-${'-'.repeat(36)}`, `999999999999999-${newId()}`, '0000-00-00', '9999-12-31'],
]
const names = ['q', 'words', 'kind', 'from', 'until', 'before', 'story', 'changed', 'ask', 'undo', 'top']
const others = ['days', 'draft', 'compare', 'file', 'what', 'key', 'use', 'status', 'undone', 'withdrawn']
const inbox = ['after', 'program', 'state', 'source', 'assigned', 'due', 'done', 'mail']

/** How a page is drawn does not depend on where its rows lie: on PostgreSQL its data alone is asked for. */
const isDataAlone = inject('engine') === 'postgres'
const suffix = isDataAlone ? '.data' : ''
const asked = (path: string, query: URLSearchParams) => `${path}${suffix}?${query}`

/** Those whose data does not read the question are asked once; the frame, which may, is drawn by the others. */
const patterns = adminPatterns.filter((one) => !one.endsWith('/logout'))
const once = patterns.filter((one) => isForForms(one) || ignoresQuery(one))
const readers = patterns.filter((one) => !once.includes(one))

test('pages that cannot read a question take any', async () => {
  const admin = await target.signedIn()
  const query = new URLSearchParams(names.map((name, index) => [name, odd[index] ?? '']))
  for (const pattern of once) {
    const answer = await admin.get(asked(addressOf(pattern, cast), query))
    expect(answer.status, answer.request).toBeLessThan(500)
  }
})

test.each(odd)('no page of the admin area fails over a question with %j', async (value) => {
  const admin = await target.signedIn()
  for (const pattern of readers) {
    const query = new URLSearchParams([...names, ...others, ...inbox].map((name) => [name, value]))
    const plain = await admin.get(asked(addressOf(pattern, cast), query))
    expect(plain.status, plain.request).toBeLessThan(500)
    // The others read nothing of it.
    if (!/^\/admin($|\/stories|\/applications)/.test(pattern)) continue
    const moved = new URLSearchParams({
      move: 'approve',
      changed: value,
      undo: value,
      q: value,
      flagged: 'yes',
      done: 'start',
      source: value,
    })
    const noticed = await admin.get(asked(addressOf(pattern, cast), moved))
    expect(noticed.status, noticed.request).toBeLessThan(500)
  }
})

const posts: [string, string[]][] = [
  ['/admin/articles/draft', ['baseVersion', 'draftKey', 'title', 'publishOn', 'timeZone']],
  ['/admin/articles/delete', ['id']],
  ['/admin/articles/bin', ['id', 'intent']],
  ['/admin/stories/move', ['story', 'reason', 'back', 'next']],
  ['/admin/stories/undo', ['story', 'back']],
  ['/admin/applications/move', ['application', 'move', 'reason', 'back']],
  ['/admin/applications/undo', ['application', 'back']],
  ['/admin/applications/assign', ['application', 'assignee', 'back']],
  ['/admin/applications/follow-up', ['application', 'day', 'back']],
  ['/admin/applications/note', ['application', 'kind', 'words', 'item', 'amount']],
  ['/admin/applications/new', ['application', 'template', 'subject', 'body']],
  ['/admin/applications/search', ['q']],
  ['/admin/applications/templates', ['id', 'language', 'wish', 'name', 'subject', 'body']],
  ['/admin/mail/retry', ['id']],
  ['/admin/mail/discard', ['id']],
  ['/admin/missing', ['from', 'to']],
  ['/admin/missing/forget', ['path']],
  ['/admin/redirects/remove', ['path']],
  ['/admin/settings/restore', ['undo', 'default']],
  ['/admin/account/sessions/end', ['id']],
  ['/admin/people', ['who', 'again']],
  ['/admin/people/export', ['who']],
  ['/admin/data/export', ['what', 'format']],
  ['/admin/data/import/confirm', ['what', 'file']],
]

test.each(odd)('no form of the admin area fails over a field with %j', async (value) => {
  const admin = await target.signedIn()
  const sound = { draftKey: newId(), move: 'approve', intent: 'restore', title: 'T', content: 'x' }
  for (const [path, names] of posts)
    for (const name of names) {
      const answer = await admin.post(path + suffix, { ...sound, [name]: value })
      expect(answer.status, `${answer.request} ${name}`).toBeLessThan(500)
    }
  for (const story of [`${'-'.repeat(36)}:1`, `${cast.pending.id}:${value}`]) {
    const answer = await admin.post('/admin/stories/move', { move: 'reject', story })
    expect(answer.status, answer.request).toBeLessThan(500)
  }
  const path = `/admin/articles/${cast.draft.id}`
  for (const name of ['version', 'replaces', 'timeZone', 'publishOn', 'slug'])
    expect((await admin.post(path, { title: '', content: 'x', [name]: value })).status).toBe(422)
  const version = await admin.post(path, { title: 'T', content: 'x', version: value || '7' })
  expect(version.status).toBe(409)
  const restored = await admin.post(`${path}/revisions`, { revision: newId(), version: value })
  expect(restored.status).toBe(303)
  target.expects({ article_drafts: 'any', approval_stories: 'any', story_decisions: 'any' })
})

test.each(['2147483648', '1.5', '-1', '1e3', 'NaN', '0', '9'.repeat(400)])(
  'a draft over version %j is no draft of ours',
  async (baseVersion) => {
    const admin = await target.signedIn()
    const fields = { draftKey: newId(), title: 'T', content: 'x', baseVersion }
    expect((await admin.post('/admin/articles/draft', fields)).status).toBe(400)
  },
)

const pictures = [
  ...['https://[', 'https://%', 'https:///', 'https:///evil.example/x.png', '/\\evil.example/x.png'],
  ...['/\t/evil.example/x.png', '\\\\evil.example\\x.png', 'https://evil.example\\@ours/x.png'],
  ...['javascript:alert(1)', 'data:image/png;base64,AAAA', '//evil.example/x.png', 'https://a b/x.png'],
]

test.each(pictures)(
  'an article with the picture %j is kept, and no page asks for the picture',
  async (imageUrl) => {
    const admin = await target.signedIn()
    const slug = `kept-${newId()}`
    const fields = { title: 'Odd picture', slug, content: 'Kept as typed', imageUrl }
    const answer = await admin.post(newArticlePath(), { ...fields, state: 'published' })
    expect(answer.status).toBeLessThan(400)
    await target.settle()
    for (const page of [`/articles/${slug}`, '/articles', '/articles/feed.xml', '/city/houston-tx']) {
      const shown = await target.visitor().get(page)
      expect(shown.status, page).toBe(200)
      expect(shown.body, page).not.toMatch(/evil\.example|javascript:alert|src="https:\/\/[[%/]/)
    }
  },
)

test('whatever picture stands in the database, every page with the article is a page, and none asks for it', async () => {
  const database = await openDatabase(target.site)
  const slugs = pictures.map((_, index) => `odd-picture-${index}`)
  await database.change(['articles'], async (trx) => {
    for (const [index, image_url] of pictures.entries())
      await trx
        .insertInto('articles')
        .values(articleRow({ slug: slugs[index] ?? '', image_url, published: true }))
        .execute()
  })
  await database.close()
  await target.settle()
  for (const path of ['/articles', '/articles/feed.xml', ...slugs.map((slug) => `/articles/${slug}`)]) {
    const answer = await target.visitor().get(path)
    expect(answer.status, path).toBe(200)
    expect(answer.body, path).not.toMatch(/evil\.example|javascript:alert|src="https:\/\/[[%/]/)
  }
})

test.each(['title', 'slug', 'excerpt', 'content', 'author', 'imageUrl', 'imageAlt'])(
  'an article with a %s of a million characters is refused in words, also as a draft',
  async (name) => {
    const admin = await target.signedIn()
    const fields = { title: 'T', content: 'x', imageUrl: '/x.png', state: 'published' }
    const long = { ...fields, draftKey: newId(), [name]: `/${'y'.repeat(999_999)}` }
    const answer = await admin.post(newArticlePath(), long)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatch(/Please use at most [\d,]+ characters/)
    expect((await admin.post('/admin/articles/draft', long)).status).toBe(413)
  },
)

test('the feed and the sitemap are whole XML, whatever an article is called', async () => {
  const database = await openDatabase(target.site)
  const odd = 'A\ufffe\uffff\u0007\u000b<&>"b'
  const row = articleRow({ slug: 'odd-signs', title: odd, excerpt: odd, author: odd, published: true })
  await database.change(['articles'], (trx) => trx.insertInto('articles').values(row).execute())
  await database.close()
  await target.settle()
  for (const path of ['/articles/feed.xml', '/sitemaps/articles.xml']) {
    const read = async () => (await target.visitor().get(path)).body
    // The page cache learns of it in a moment: it was written beside the running site.
    await expect.poll(read, { timeout: 20_000 }).toContain('odd-signs')
    const body = await read()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML may not hold
    expect(body).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
  }
})

test('a formula inside a text stays a text, whatever a spreadsheet parts its cells by', async () => {
  const database = await openDatabase(target.site)
  const title = 'Rent;=HYPERLINK("https://evil.example")\t+1|@x\n-2'
  const row = articleRow({ slug: 'parted', title })
  await database.change(['articles'], (trx) => trx.insertInto('articles').values(row).execute())
  await database.close()
  await target.settle()
  const admin = await target.signedIn()
  const { body } = await admin.post('/admin/data/export', { what: 'articles', format: 'csv' })
  expect(csvCells(body).flat()).toContain(`Rent;'=HYPERLINK("https://evil.example")\t'+1|'@x\n'-2`)
  for (const separator of [';', '\t', '|'])
    for (const line of body.split(/\r\n|\r|\n/))
      for (const seen of line.split(separator)) expect(seen).not.toMatch(/^["\s]*[=+\-@]/)
})
