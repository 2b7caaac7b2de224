import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openMailbox } from '../e2e/mailbox.ts'
import type { Answer } from './testing/answer.ts'
import { dismissed, editor, moderator, prepareCast } from './testing/cast.ts'
import { targetForFile } from './testing/target.ts'

const mailbox = await openMailbox()
const target = targetForFile(mailbox.env)
const next = 'an entirely new password'
const tokens: string[] = []
let shared = ''

beforeAll(() => prepareCast(target.site))
afterAll(() => mailbox.close())

afterEach(async () => {
  await target.write('delete from request_counts')
  for (const token of tokens) expect(target.site.output(), 'the log').not.toContain(token)
})

test('who asks for an unknown, a known or a disabled address gets the same answer, word for word', async () => {
  await target.write('update admin_users set disabled = true where email = ?', dismissed.email)
  await target.settle()
  const shapes: unknown[] = []
  for (const email of [
    'nobody@example.com',
    editor.email,
    dismissed.email,
    'no address',
    '',
    'x'.repeat(5000),
  ]) {
    const visitor = target.visitor()
    const asked = await visitor.post('/admin/forgot', { email })
    const shown = await visitor.get(String(asked.headers.location))
    shapes.push([shape(asked), shape(shown)])
  }
  for (const one of shapes) expect(one).toEqual(shapes[0])
  await mailTo(editor.email, 1)
  expect(mailbox.received.map(({ to }) => to.join())).toEqual([editor.email])
  target.expects({ admin_verifications: 'any' })
})

test.each([
  ['a list of addresses', `${editor.email},attacker@evil.example`],
  ['a line end and a header', `${editor.email}\r\nBcc: attacker@evil.example`],
  ['a second recipient', `${editor.email} <attacker@evil.example>`],
  ['a name that looks alike', 'editor@ｅxample.com'],
  ['a wildcard', '%@example.com'],
])('a mail goes to no other address, asked for with %s', async (_, email) => {
  const before = mailbox.received.length
  expect((await target.visitor().post('/admin/forgot', { email })).status).toBe(303)
  // Whatever would be sent is sent before the mail that is asked for now.
  await linkFor(moderator.email)
  expect(mailbox.received.slice(before).map(({ to }) => to.join())).toEqual([moderator.email])
})

test.each([
  { Host: 'evil.example' },
  { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' },
  { Forwarded: 'host=evil.example' },
  { 'X-Original-Host': 'evil.example', 'X-Host': 'evil.example' },
])('the link leads to our own site whatever host is named: %o', async (headers) => {
  const link = await linkFor(editor.email, headers)
  expect(link.startsWith(`${target.url}/admin/reset?key=`)).toBe(true)
  expect(mailbox.received.at(-1)?.message).not.toContain('evil.example')
})

test('of many who ask for the same address three mails go out in an hour, and one network is stopped after ten', async () => {
  const before = mailbox.received.length
  for (let round = 0; round < 6; round++)
    await target.visitor().post('/admin/forgot', { email: editor.email })
  const visitor = target.visitor()
  const statuses: number[] = []
  for (let round = 0; round < 12; round++) {
    const headers = { 'X-Forwarded-For': `198.51.100.${round}, 192.0.2.50` }
    statuses.push((await visitor.post('/admin/forgot', { email: `x${round}@example.com` }, headers)).status)
  }
  expect(statuses).toEqual([...Array(10).fill(303), 429, 429])
  const counted = () =>
    target.rows("select max(count) as most from request_counts where key like 'reset-account%'")
  await expect.poll(counted, { timeout: 20_000 }).toEqual([{ most: 6 }])
  await linkFor(moderator.email)
  const sent = mailbox.received.slice(before).filter(({ to }) => to.includes(editor.email))
  expect(sent).toHaveLength(3)
  target.expects({ admin_verifications: 'any' })
})

test('the page of a link is kept by nobody, tells nobody where it lies, and changes nothing by being looked at', async () => {
  const link = await linkFor(editor.email)
  const path = pathOf(link)
  await target.settle()
  for (const address of [path, path.replace('/admin/reset', '/admin/reset.data')])
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await target.visitor().send(address, { method })
      expect(status, `${method} ${address}`).toBe(200)
      expect(headers['cache-control']).toMatch(/no-store/)
      expect(headers['referrer-policy']).toBe('strict-origin')
      // Nothing on it comes from elsewhere, so nothing carries the address away.
      expect(body).not.toMatch(/(?:src|href)="https?:\/\/(?!localhost)/)
    }
  const { headers } = await target.visitor().get(path)
  expect(headers['referrer-policy']).toBe('strict-origin')
})

test.each<[what: string, change: (key: string) => string | Promise<string>]>([
  ['one letter changed', (key) => (key.startsWith('A') ? 'B' : 'A') + key.slice(1)],
  ['one letter less', (key) => key.slice(1)],
  ['one letter more', (key) => `${key}A`],
  ['other capitals', (key) => key.toLowerCase()],
  ['a wildcard', () => '%'.repeat(43)],
  ['SQL', () => "' or '1'='1"],
  ['nothing', () => ''],
  ['five thousand letters', () => 'a'.repeat(5000)],
  ['its hash, as the database has it', () => storedHash()],
])('a link with %s sets no password', async (_, change) => {
  const key = await change(await sharedKey())
  await target.settle()
  const visitor = target.visitor()
  const shown = await visitor.get(`/admin/reset?key=${encodeURIComponent(key).slice(0, 3000)}`)
  expect(shown.body).not.toContain('name="next"')
  const answer = await visitor.post('/admin/reset', { key, next, repeat: next })
  expect(answer.status).toBe(410)
})

test.each([
  ['empty', ''],
  ['short', 'short'],
  ['of 129 letters', 'x'.repeat(129)],
  ['of thirty thousand letters', 'x'.repeat(30_000)],
])('a new password that is %s is refused, and the link stays good', async (_, password) => {
  const key = await sharedKey()
  await target.settle()
  const answer = await target.visitor().post('/admin/reset', { key, next: password, repeat: password })
  expect(answer.status).toBe(422)
  expect((await target.visitor().get(`/admin/reset?key=${key}`)).body).toContain('name="next"')
})

test('a link that has run out sets no password', async () => {
  const key = keyOf(await linkFor(editor.email))
  await target.write("update admin_verifications set expires_at = '2001-01-01T00:00:00.000Z'")
  await target.settle()
  const answer = await target.visitor().post('/admin/reset', { key, next, repeat: next })
  expect(answer.status).toBe(410)
})

test('of ten who use one link at once one gets in, every session and every other link of that admin ends', async () => {
  const sessions = [await target.freshlySignedIn(editor), await target.freshlySignedIn(editor)]
  const other = await target.freshlySignedIn(moderator)
  const spare = keyOf(await linkFor(editor.email))
  const key = keyOf(await linkFor(editor.email))
  await target.settle()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => {
      const password = `${next} ${n}`
      return target.visitor().post('/admin/reset', { key, next: password, repeat: password })
    }),
  )
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(9)
  for (const session of sessions)
    expect((await session.get('/admin/articles')).headers.location).toBe('/admin')
  expect((await other.get('/admin/stories/pending')).status).toBe(200)
  for (const used of [key, spare])
    expect((await target.visitor().post('/admin/reset', { key: used, next, repeat: next })).status).toBe(410)
  expect((await target.visitor().post('/admin?index', editor)).status).toBe(401)
  target.expects({
    admin_accounts: 'changed',
    admin_sessions: 'any',
    admin_verifications: 'any',
    admin_users: 'any',
  })
})

test('a link of an admin who was disabled since signs nobody in', async () => {
  const key = keyOf(await linkFor(moderator.email))
  await target.write('update admin_users set disabled = true where email = ?', moderator.email)
  await target.visitor().post('/admin/reset', { key, next, repeat: next })
  const answer = await target.visitor().post('/admin?index', { email: moderator.email, password: next })
  expect(answer.status).toBe(401)
  await target.write('update admin_users set disabled = false where email = ?', moderator.email)
  target.expects({
    admin_accounts: 'changed',
    admin_sessions: 'any',
    admin_verifications: 'any',
    admin_users: 'any',
  })
})

/** A mail takes a third of a second: cases that use no link up share one. */
async function sharedKey() {
  shared ||= keyOf(await linkFor(editor.email))
  return shared
}

/** The link of a mail that was asked for just now. */
async function linkFor(email: string, headers = {}) {
  const before = mailbox.received.filter(({ to }) => to.includes(email)).length
  await target.write("delete from request_counts where key like 'reset%'")
  expect((await target.visitor().post('/admin/forgot', { email }, headers)).status).toBe(303)
  const message = await mailTo(email, before + 1)
  const link = /http\S+\/admin\/reset\?key=[\w-]{43}/.exec(message)?.[0] ?? ''
  expect(link).not.toBe('')
  tokens.push(keyOf(link))
  target.expects({ admin_verifications: 'any' })
  return link
}

async function mailTo(email: string, count: number) {
  const mails = () => mailbox.received.filter(({ to }) => to.includes(email))
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count)
  return mails().at(-1)?.message ?? ''
}

const keyOf = (link: string) => link.split('key=')[1] ?? ''
const pathOf = (link: string) => link.slice(target.url.length)

async function storedHash() {
  const [row] = await target.rows(
    "select identifier from admin_verifications where identifier like 'new-password-%'",
  )
  return String(row?.identifier).replace('new-password-', '')
}

/** Without what differs by itself. */
function shape({ status, headers, body }: Answer) {
  const words = body.replaceAll(/nonce="[^"]*"|"nonce":"[^"]*"/g, '')
  return { status, names: Object.keys(headers).sort(), location: headers.location, words }
}
