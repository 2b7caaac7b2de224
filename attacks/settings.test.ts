import { beforeAll, expect, test } from 'vitest'
import { editor, moderator, prepareCast } from './testing/cast.ts'
import { targetForFile } from './testing/target.ts'

const target = targetForFile()
const publicPages = ['/', '/full-service-program', '/articles', '/approval-wall', '/privacy', '/qualify']
let before: string[] = []

beforeAll(async () => {
  await prepareCast(target.site)
  before = await everyPage()
})

const direction = 'Please type it instead of pasting it'
const https = 'https://'

test.each<[what: string, group: string, key: string, value: string, reason: string]>([
  ['a turned reading direction', 'contact', 'brand', 'Second \u202eyeK\u202c', direction],
  ['an isolated reading direction', 'contact', 'banner', '\u2066Save\u2069', direction],
  ['a space of no width', 'contact', 'brand', 'Second\u200bKey', direction],
  ['a line end and a header', 'contact', 'brand', 'Key\r\nSet-Cookie: x=1', 'on one line'],
  ['a line end of Unicode', 'contact', 'brand', 'Key\u2028alert(1)', 'on one line'],
  ['a bell', 'contact', 'brand', 'Key\u0007', 'on one line'],
  ['sixty thousand letters', 'contact', 'brand', 'x'.repeat(60_000), 'keep it to 60'],
  ['nothing', 'contact', 'brand', '  ', 'cannot be empty'],
  ['a script for a phone', 'contact', 'phone', '<script>alert(1)</script>', '10 digits'],
  ['a line end in a phone', 'contact', 'phone', '(800) 555\r\n0142', '10 digits'],
  ['a phone of a thousand digits', 'contact', 'phone', '1'.repeat(1000), 'phone number'],
  ['a phone that is a link', 'contact', 'phone', 'javascript:8005550142', '10 digits'],
  ['two e-mail addresses', 'contact', 'email', 'a@example.com,b@evil.example', 'e-mail address'],
  ['a header in an e-mail', 'contact', 'email', 'a@example.com\r\nBcc: b@evil.example', 'e-mail address'],
  ['a question in an e-mail', 'contact', 'email', 'a@example.com?bcc=b@evil.example', 'e-mail address'],
  ['a year that is a word', 'contact', 'copyright-year', 'constructor', 'four digits'],
  ['a year without an end', 'contact', 'copyright-year', 'Infinity', 'four digits'],
  ['a year in hexadecimal', 'contact', 'copyright-year', '0x7ea', 'four digits'],
  ['a script address', 'forms', 'form.funding.address', 'javascript:alert(1)', https],
  ['a script address with a tab', 'forms', 'form.funding.address', 'java\tscript:alert(1)', https],
  ['a data address', 'forms', 'form.signup.script', 'data:text/javascript,alert(1)', https],
  ['a blob address', 'forms', 'form.signup.script', 'blob:https://evil.example/1', https],
  ['a file transfer', 'forms', 'form.funding.address', 'ftp://evil.example/', https],
  ['a plain connection', 'forms', 'form.funding.address', 'http://evil.example/', 'not protected'],
  ['an address without a scheme', 'forms', 'form.funding.address', '//evil.example/form', https],
  ['an address with backslashes', 'forms', 'form.funding.address', 'https:\\\\evil.example', https],
  ['an address without slashes', 'forms', 'form.funding.address', 'https:evil.example', https],
  ['a name and a password', 'forms', 'form.funding.address', 'https://us:er@evil.example/', 'user name'],
  ['a policy in a host', 'forms', 'form.signup.script', "https://a.example;script-src'*'/", https],
  ['every host', 'forms', 'form.signup.script', 'https://*/', 'name of a website'],
  ['every host of a kind', 'forms', 'form.signup.script', 'https://*.example/', 'name of a website'],
  ['a line end in an address', 'forms', 'form.funding.address', 'https://a.example/\r\nX: 1', https],
  ['a quote in an address', 'forms', 'form.funding.address', 'https://a.example/"onload="x', https],
  ['a turned address', 'forms', 'form.funding.address', 'https://a.example/\u202egnp', https],
  [
    'an address of 3,000 letters',
    'forms',
    'form.funding.address',
    `https://a.io/${'x'.repeat(3000)}`,
    'long',
  ],
  ['markup for a key', 'forms', 'form.signup.embedKey', '"><script>alert(1)</script>', 'the key alone'],
  ['a page elsewhere', 'social', 'social.facebook', 'https://facebook.com.evil.example/', 'facebook.com'],
  ['a page by its user name', 'social', 'social.facebook', 'https://facebook.com@evil.example/', 'facebook'],
  ['a script for a page', 'social', 'social.facebook', 'javascript:alert(1)//facebook.com', 'facebook'],
  ['a theme of its own', 'look', 'theme', '__proto__', 'one of the list'],
  ['a theme with a script', 'look', 'theme', 'dark"><script>', 'one of the list'],
])('%s is refused with a reason, and no page changes', async (_, group, key, value, reason) => {
  const admin = await target.signedIn()
  const answer = await admin.post(`/admin/settings/${group}`, { [key]: value, [`seen:${key}`]: 'default' })
  expect(answer.status).toBe(422)
  expect(answer.body).toContain(reason)
  expect(answer.body).not.toMatch(/<script>alert|href="(javascript|data|blob|file):/)
  expect(await everyPage()).toEqual(before)
})

test('settings nobody knows, and those of another page, are not looked at', async () => {
  const admin = await target.signedIn()
  const answer = await admin.post('/admin/settings/contact', {
    ['__proto__']: 'x',
    constructor: 'x',
    'seen:__proto__': 'x',
    'backup.last': 'x',
    siteUrl: 'https://evil.example',
    theme: 'dark',
    'form.funding.address': 'https://evil.example/form',
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.location).toContain('settings-same')
  expect(await everyPage()).toEqual(before)
})

test('one bad value keeps the good ones beside it from being saved', async () => {
  const admin = await target.signedIn()
  const answer = await admin.post('/admin/settings/contact', {
    brand: 'Another Brand',
    phone: 'javascript:alert(1)',
  })
  expect(answer.status).toBe(422)
  expect(await everyPage()).toEqual(before)
})

test('a form larger than any settings page is refused before it is read', async () => {
  const admin = await target.signedIn()
  const answer = await admin.post('/admin/settings/contact', { brand: 'x'.repeat(70_000) })
  expect(answer.status).toBe(413)
})

test.each(['__proto__', 'constructor', 'toString', 'nothing', '..%2Fclaims', 'contact%00'])(
  'there is no page of settings called %s',
  async (group) => {
    const admin = await target.signedIn()
    expect([400, 404]).toContain((await admin.get(`/admin/settings/${group}`)).status)
    expect([400, 404]).toContain((await admin.post(`/admin/settings/${group}`, { brand: 'Evil' })).status)
  },
)

test.each<Record<string, string>>([
  { default: '__proto__=x' },
  { default: 'constructor=' },
  { undo: 'nothing=1' },
  { undo: '' },
  { default: '=brand' },
  {},
])('nothing is put back by %o', async (fields) => {
  const admin = await target.signedIn()
  expect((await admin.post('/admin/settings/restore', fields)).status).toBe(400)
})

test('an undo with the id of somebody else’s change undoes nothing', async () => {
  const admin = await target.signedIn()
  for (const id of ['x', crypto.randomUUID(), "' or 1=1 --", ''])
    expect((await admin.post('/admin/settings/restore', { undo: `brand=${id}` })).headers.location).toContain(
      'setting-late',
    )
})

test('a note on a claim with a script in it is words in the admin area and on no page', async () => {
  const admin = await target.signedIn()
  const [key] = (await admin.get('/admin/claims')).body.match(/claim-note\.[\w.-]+/) ?? []
  expect(key).toBeDefined()
  const body = new URLSearchParams([
    [String(key), '<script>alert("note")</script>'],
    [String(key), ''],
  ])
  const saved = await admin.send('/admin/claims', {
    method: 'POST',
    body: String(body),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
  })
  expect(saved.status).toBe(303)
  target.expects({ settings: 1 })
  expect((await admin.get('/admin/claims')).body).not.toContain('<script>alert("note")')
  expect(await everyPage()).toEqual(before)
})

test('markup in a brand is words on every page, and in no header', async () => {
  const admin = await target.signedIn()
  const brand = '</title><script>alert(1)</script>'
  const saved = await admin.post('/admin/settings/contact', { brand, 'seen:brand': 'default' })
  expect(saved.status).toBe(303)
  for (const page of await everyPage()) {
    expect(page).not.toContain('<script>alert(1)')
    expect(page).toMatch(/&lt;script&gt;alert\(1\)|\\u003cscript/i)
  }
  const seen = JSON.stringify(brand)
  await admin.post('/admin/settings/restore', { default: `brand=${seen}` })
  expect(await everyPage()).toEqual(before)
})

test.each([
  ['a stranger', null, 401],
  ['an editor', editor, 403],
  ['a moderator', moderator, 403],
])('%s changes no setting', async (_, who, status) => {
  const visitor = who ? await target.signedIn(who) : target.visitor()
  for (const [path, fields] of [
    ['/admin/settings/contact', { brand: 'Evil' }],
    ['/admin/settings', { brand: 'Evil' }],
    ['/admin/settings/forms', { 'form.funding.address': 'https://evil.example/' }],
    ['/admin/settings/restore', { default: 'brand=default' }],
    ['/admin/claims', { 'claim-note.approvalRate': 'Evil' }],
  ] as const)
    expect((await visitor.post(path, fields)).status, path).toBe(status)
  expect(await everyPage()).toEqual(before)
})

async function everyPage() {
  const visitor = target.visitor()
  const pages: string[] = []
  for (const path of publicPages) {
    const { status, headers, body } = await visitor.get(path)
    expect(status, path).toBe(200)
    pages.push(`${headers['content-security-policy']}\n${body}`)
  }
  return pages
}
