import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { editor, moderator, prepareCast } from './testing/cast.ts'
import { importForm, importsOf } from './testing/import-file.ts'
import { fieldParts, multipart } from './testing/multipart.ts'
import { lines } from './testing/raw-socket.ts'
import { targetForFile } from './testing/target.ts'

const target = targetForFile()
let there: string[] = []
beforeAll(async () => {
  await prepareCast(target.site)
  there = filesThere()
})

const script = '<script>alert(1)</script>'
const json = (rows: unknown) => JSON.stringify(rows)
const { send, lookFirst, tidy, waiting } = importsOf(target)

// Nothing is written outside the folder of uploads, whatever a file is called.
afterEach(() => expect(filesThere()).toEqual(there))

function filesThere() {
  const all = readdirSync(target.site.dataDir, { recursive: true, encoding: 'utf8' })
  return all.filter((name) => !/^(second-key\.sqlite|uploads)/.test(name)).sort()
}

test.each<[what: string, kind: string, fileName: string, content: string | Buffer, words: RegExp]>([
  ['an empty file', 'stories', 'a.json', ' ', /The file is empty/],
  ['other columns', 'articles', 'a.csv', `a,${script}\r\n1,2\r\n`, /has no column title/],
  ['the columns of another table', 'settings', 'a.csv', 'title,content\r\n1,2\r\n', /has no column key/],
  ['a quote that never ends', 'articles', 'a.csv', `title,content\r\n"${'x'.repeat(9000)}`, /never closed/],
  ['a quote where none can be', 'articles', 'a.csv', 'title,content\r\na"b,c\r\n', /none can be/],
  ['one JSON object on many lines', 'stories', 'a.json', '{\n"a": 1\n}', /one whole row on every line/],
  ['no JSON at all', 'settings', 'a.json', script, /must be an array of rows/],
  ['a ZIP', 'stories', 'a.csv', Buffer.from('PK\x03\x04'.padEnd(4000, '\0'), 'latin1'), /has no column/],
  ['very many rows', 'settings', 'a.json', `[${'{},'.repeat(250_000)}{}]`, /more than 250,000 rows/],
  ['UTF-16', 'articles', 'a.csv', Buffer.from('\ufefftitle,content', 'utf16le'), /UTF-16/],
])('a file of %s is refused in words, and no word of it stays', async (_, kind, fileName, content, words) => {
  const admin = await target.signedIn()
  const shown = await lookFirst(admin, kind, fileName, content)
  expect(shown.body).toMatch(words)
  expect(shown.body).not.toContain(script)
  expect(waiting()).toEqual([])
})

test.each<[what: string, rows: string]>([
  ['rows that are no objects', json([1, null, [], 'x', true, [[[]]]])],
  ['a hundred thousand lists in each other', '['.repeat(100_000)],
  ['an object in an object, twenty thousand deep', `[${'{"title":'.repeat(20_000)}1${'}'.repeat(20_000)}]`],
  ['names of the program', '[{"__proto__":{"title":"x","content":"y"},"constructor":1,"toString":2}]'],
  ['texts of other types', json([{ title: { toString: 'x' }, content: ['y'], slug: 7 }])],
])('articles made of %s are all refused, and the page stays short', async (_, rows) => {
  const admin = await target.signedIn()
  const shown = await lookFirst(admin, 'articles', 'a.json', rows)
  expect(shown.status).toBe(200)
  expect(shown.body).not.toContain('Import now')
  expect(shown.bytes.length).toBeLessThan(200_000)
  await tidy(admin)
})

test.each<[what: string, content: string, words: RegExp]>([
  [
    'none of our tables',
    '{"__proto__": [{}], "admin_users": [{"role": "owner"}]}',
    /Nothing that could be imported/,
  ],
  [
    'tables that are no lists',
    '{"stories": {"0": 1}, "articles": "x", "settings": 7, "audit": null}',
    /Line 1|Nothing/,
  ],
  ['a table that never ends', `{"articles": [${'['.repeat(1000)}`, /incomplete|ends in the middle|Nothing/],
])('one file of everything with %s changes nothing', async (_, content, words) => {
  const admin = await target.signedIn()
  const shown = await lookFirst(admin, 'everything', 'a.json', content)
  expect(shown.status).toBe(200)
  expect(shown.body.replaceAll('<!-- -->', '')).toMatch(words)
  expect(shown.body).not.toContain('Import now')
  await tidy(admin)
})

test('the log cannot be rewritten by an import: what stands there stays, and what is brought in says so', async () => {
  const admin = await target.signedIn()
  const [old] = await target.rows('select id, actor, action, created_at from audit_log order by id limit 1')
  const forged = {
    id: crypto.randomUUID(),
    created_at: '2020-01-01T00:00:00.000Z',
    actor: 'forged@example.com',
  }
  const rows = [
    { ...old, actor: 'somebody.else@example.com' },
    { ...forged, action: 'account.sign-in', subject_kind: 'setting', facts: { x: '<script>' } },
    { ...forged, id: crypto.randomUUID(), action: 'account.become-owner' },
  ]
  const { file } = await send(admin, 'audit', 'a.json', json(rows))
  await admin.post('/admin/data/import/confirm', { what: 'audit', file })
  const entries = await target.rows("select facts from audit_log where actor = 'forged@example.com'")
  expect(entries).toHaveLength(1)
  expect(String(entries[0]?.facts)).toContain('import')
  expect(await target.rows("select id from audit_log where actor = 'somebody.else@example.com'")).toEqual([])
})

test('scripts in every place of a file are words on the page that looks first', async () => {
  const admin = await target.signedIn()
  for (const [kind, row] of [
    ['articles', { title: script, content: script, slug: script, image_url: script, [script]: script }],
    ['settings', { key: script, value: script }],
    ['stories', { id: script, full_name: script, email: script, headline: script, status: script }],
    ['audit', { id: script, created_at: script, actor: script, action: script, facts: { [script]: script } }],
  ] as const) {
    const shown = await lookFirst(admin, kind, 'a.json', json([row]))
    expect(shown.status, kind).toBe(200)
    expect(shown.body, kind).toContain('Refused')
    expect(shown.body, kind).not.toContain(script)
  }
  await tidy(admin)
})

test.each<[what: string, key: unknown, value: unknown]>([
  ['a script for an address', 'form.funding.address', 'javascript:alert(1)'],
  ['a list for a brand', 'brand', ['Evil']],
  ['an object for a brand', 'brand', { toString: 'Evil' }],
  ['no number for a price', 'copyright-year', '2026'],
  ['a number without an end', 'copyright-year', 1e308],
  ['a name of the program', '__proto__', { brand: 'Evil' }],
  ['a constructor', 'constructor', 'Evil'],
  ['a key that is a list', ['brand'], 'Evil'],
  ['what only the program keeps', 'backup.last', 'Evil'],
])('settings with %s are refused', async (_, key, value) => {
  const admin = await target.signedIn()
  const shown = await lookFirst(admin, 'settings', 'a.json', json([{ key, value }]))
  expect(shown.body.replaceAll('<!-- -->', '')).toContain('Line 1:')
  expect(shown.body).not.toContain('Import now')
  const { file } = shown
  const done = await admin.post('/admin/data/import/confirm', { what: 'settings', file })
  expect(done.status).toBe(303)
  expect((await target.visitor().get('/')).body).not.toContain('Evil')
})

test('an import is confirmed only for a file that waits, under no other name', async () => {
  const admin = await target.signedIn()
  const folder = join(target.site.dataDir, 'uploads')
  for (const file of [
    '../second-key.sqlite',
    '/etc/passwd',
    'upload-AAAAAA.json',
    'upload-../../.json',
    `${folder}/a.json`,
    '__proto__',
    '',
    'x'.repeat(5000),
  ])
    for (const what of ['stories', 'settings', 'constructor']) {
      const done = await admin.post('/admin/data/import/confirm', { what, file })
      expect([done.status, done.headers.location]).toEqual([303, expect.stringContaining('/admin/data?')])
      const seen = await admin.get(
        `/admin/data/import?${new URLSearchParams({ what, file: file.slice(0, 500) })}`,
      )
      expect(seen.status).toBe(302)
    }
})

test('a file confirmed for what it is not, without a look at it first, changes nothing and says why', async () => {
  const admin = await target.signedIn()
  const { file } = await send(admin, 'articles', 'a.csv', 'nothing,we,know\r\n1,2,3\r\n')
  const done = await admin.post('/admin/data/import/confirm', { what: 'settings', file })
  expect(done.status).toBe(303)
  const shown = await admin.get(String(done.headers.location))
  expect(shown.body).toContain('has no column key')
  expect(waiting()).toEqual([])
})

test('a file confirmed ten times at once brings each of its rows once', async () => {
  const admin = await target.signedIn()
  const { file } = await send(admin, 'articles', 'a.json', json([{ title: 'Once only', content: 'x' }]))
  target.allowsBusy()
  await Promise.all(
    Array.from({ length: 10 }, () => admin.post('/admin/data/import/confirm', { what: 'articles', file })),
  )
  expect(await target.rows("select id from articles where title = 'Once only'")).toHaveLength(1)
  target.expects({ articles: 1, article_addresses: 'any' })
})

test.each(['a.exe', 'a.json.exe', '../../a.html', 'a', '.json/', 'a.svg', 'a.sqlite'])(
  'a file called %j is not taken, and the answer says which are',
  async (fileName) => {
    const admin = await target.signedIn()
    const answer = await admin.postMultipart('/admin/data/import', importForm('stories', fileName, '[]'))
    expect(answer.status).toBe(422)
    expect(answer.body).toContain('ends in .json or .csv')
    expect(waiting()).toEqual([])
  },
)

test('a file of fifty megabytes is refused in words before it is read', async () => {
  const admin = await target.signedIn()
  const head = lines(
    'POST /admin/data/import HTTP/1.1',
    'Host: x',
    `Cookie: ${admin.cookies().join('; ')}`,
    `Content-Length: ${50 * 1024 * 1024}`,
  )
  const [answer] = await target.talk({ pieces: [head] })
  expect(answer?.status).toBe(413)
  expect(answer?.body).toContain('more than this page takes')
})

test('a text where the file should be, two files and no file are refused', async () => {
  const admin = await target.signedIn()
  const text = multipart(fieldParts({ what: 'stories', file: '../second-key.sqlite' }))
  expect((await admin.postMultipart('/admin/data/import', text)).status).toBe(400)
  expect((await admin.post('/admin/data/import', { what: 'stories' })).status).toBe(400)
})

test.each([
  ['a stranger', null, 401],
  ['an editor', editor, 403],
  ['a moderator', moderator, 403],
])('%s brings no file in and sees none that waits', async (_, who, status) => {
  const admin = await target.signedIn()
  const { file } = await send(admin, 'articles', 'a.json', json([{ title: 'Waits', content: 'x' }]))
  const visitor = who ? await target.signedIn(who) : target.visitor()
  const before = waiting()
  for (const answer of [
    await visitor.postMultipart('/admin/data/import', importForm('articles', 'a.json', '[]')),
    await visitor.post('/admin/data/import/confirm', { what: 'articles', file }),
    await visitor.get(`/admin/data/import?what=articles&file=${file}`, { Accept: '*/*' }),
  ])
    expect(answer.status, answer.request).toBe(status)
  expect(waiting()).toEqual(before)
  await tidy(admin)
})
