import { beforeAll, expect, test } from 'vitest'
import { owner } from '../server/testing/owner.ts'
import { hashesOf } from '../server/testing/quick-passwords.ts'
import type { Answer } from './testing/answer.ts'
import { dismissed, prepareCast } from './testing/cast.ts'
import { lines } from './testing/raw-socket.ts'
import { targetForFile } from './testing/target.ts'

const target = targetForFile()
beforeAll(() => prepareCast(target.site))

const wrong = 'not the password at all'
const refused = 'Invalid credentials. Please try again.'

/** The page without what differs by itself: the nonce, the reference and the address that was typed. */
function shape({ status, headers, body }: Answer, email: string) {
  const words = body.replaceAll(email, 'EMAIL').replaceAll(/nonce="[^"]*"/g, '')
  return { status, headers: Object.keys(headers).sort(), words, caching: headers['cache-control'] }
}

test('who asks for an unknown e-mail gets word for word what a wrong password gets', async () => {
  const known = await target.visitor().post('/admin?index', { email: owner.email, password: wrong })
  const unknown = await target
    .visitor()
    .post('/admin?index', { email: 'nobody@example.com', password: wrong })
  expect(known.status).toBe(401)
  expect(known.body).toContain(refused)
  expect(shape(unknown, 'nobody@example.com')).toEqual(shape(known, owner.email))
})

test('an unknown e-mail costs the same full hash as a known one, so the time tells nothing', async () => {
  const full = { N: 16_384, r: 16, p: 1 }
  for (const email of [dismissed.email, 'nobody@example.com']) {
    const before = (await hashesOf(target.site)).length
    await target.visitor().post('/admin?index', { email, password: wrong })
    expect((await hashesOf(target.site)).slice(before), email).toEqual([full])
  }
})

test.each([
  ['longer', `${owner.password}x`],
  ['shorter', owner.password.slice(0, -1)],
  ['in capitals', owner.password.toUpperCase()],
  ['with a space behind it', `${owner.password} `],
  ['with a NUL behind it', `${owner.password}\0anything`],
  ['empty', ''],
  ['SQL', "' or '1'='1"],
])('the password %s does not open the door', async (_, password) => {
  const visitor = target.visitor()
  const answer = await visitor.post('/admin?index', { email: 'owner@example.com', password })
  expect(answer.status).toBe(401)
  expect(visitor.cookies()).toEqual([])
  await forgive()
})

test.each([
  ['of 129 characters', 129],
  ['of 60 thousand characters', 60_000],
])('a password %s is refused like any other, without an attempt at hashing it', async (_, length) => {
  const before = await hashesOf(target.site)
  const answer = await target
    .visitor()
    .post('/admin?index', { email: owner.email, password: 'x'.repeat(length) })
  expect(answer.status).toBe(401)
  expect(answer.body).toContain(refused)
  expect(await hashesOf(target.site)).toEqual(before)
})

test('a password larger than any form is refused before it is read', async () => {
  const head = lines('POST /admin?index HTTP/1.1', 'Host: x', 'Content-Length: 100000')
  expect((await target.talk({ pieces: [head] })).map(({ status }) => status)).toEqual([413])
})

test.each([
  ['JSON with an operator', 'application/json', '{"email":{"$ne":null},"password":{"$ne":null}}', 415],
  ['plain text', 'text/plain', 'email=owner@example.com', 415],
  ['no type', '', 'email=owner@example.com', 415],
  ['fields as lists', 'application/x-www-form-urlencoded', 'email[]=owner@example.com&password[]=x', 401],
  ['nothing', 'application/x-www-form-urlencoded', '', 401],
  ['a multipart form without a boundary', 'multipart/form-data', 'x', 400],
  ['broken percent signs', 'application/x-www-form-urlencoded', 'email=%ZZ%&password=%E0%A4%A', 401],
])('a sign-in sent as %s signs nobody in', async (_, type, body, status) => {
  const visitor = target.visitor()
  const answer = await visitor.send('/admin?index', {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
  })
  expect(answer.status).toBe(status)
  expect(visitor.cookies()).toEqual([])
})

test('of forty guesses at once from forty networks the right one is not looked at after ten', async () => {
  await target.earlyInWindow()
  await forgive()
  const guess = (password: string) => target.visitor().post('/admin?index', { email: owner.email, password })
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, number) => guess(`guess number ${number}`)),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
  const right = await guess(owner.password)
  expect(right.status).toBe(429)
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
  expect(right.headers['set-cookie']).toBeUndefined()
})

test.each([
  ['capitals', 'OWNER@EXAMPLE.COM'],
  ['spaces around it', '  owner@example.com\t'],
  ['a line end', 'owner@example.com\r\n'],
])('a locked account stays locked for its e-mail spelled with %s', async (_, email) => {
  const answer = await target.visitor().post('/admin?index', { email, password: owner.password })
  expect(answer.status).toBe(429)
})

test('one network that tries many accounts is stopped, whatever it writes in front of its forwarding header', async () => {
  await target.earlyInWindow()
  await forgive()
  const attempt = (number: number) =>
    target
      .visitorFrom()
      .post(
        '/admin?index',
        { email: `somebody${number}@example.com`, password: wrong },
        { 'X-Forwarded-For': `198.51.100.${number}, 192.0.2.77`, 'X-Real-IP': `198.51.100.${number}` },
      )
  const answers = await Promise.all(Array.from({ length: 34 }, (_, number) => attempt(number)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
  await forgive()
})

test('a session cookie planted before the sign-in is worth nothing after it', async () => {
  const victim = target.visitor()
  const planted = '__Host-second-key.session_token=planted.c2lnbmF0dXJl'
  victim.keep(planted)
  await victim.signIn(owner)
  target.expects({ admin_sessions: 1, admin_users: 'changed' })
  expect(victim.cookies().join()).not.toContain('planted')
  const attacker = target.visitor()
  attacker.keep(planted)
  expect((await attacker.get('/admin/articles')).headers.location).toBe('/admin')
})

test('the cookie is out of reach of scripts, other hosts and plain connections, and new each time', async () => {
  const sessions = new Set<string>()
  for (const answer of [await target.visitor().signIn(owner), await target.visitor().signIn(owner)]) {
    // The session, and the number by which the browser is known the next time.
    const cookies = answer.headers['set-cookie'] ?? []
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-[\w.-]+=\S{43,}; /)
      for (const word of [/; Secure/i, /; HttpOnly/i, /; SameSite=(Lax|Strict)/i, /; Path=\/(;|$)/i])
        expect(cookie).toMatch(word)
      expect(cookie).not.toMatch(/Domain=/i)
      sessions.add(cookie.split(';')[0] ?? '')
    }
  }
  expect(sessions.size).toBe(4)
  target.expects({ admin_sessions: 2, admin_users: 'changed' })
})

test('a cookie copied before the sign-out opens nothing after it', async () => {
  const admin = await target.freshlySignedIn()
  const thief = target.visitor()
  for (const pair of admin.cookies()) thief.keep(pair)
  expect((await admin.get('/admin/articles')).status).toBe(200)
  await admin.post('/admin/logout', {})
  target.expects({ admin_sessions: 0 })
  expect((await thief.get('/admin/articles')).headers.location).toBe('/admin')
  expect((await thief.post('/admin/articles/new', { title: 'Mine', content: 'x' })).status).toBe(401)
})

test('a sign-in that asks to be sent elsewhere afterwards leads to the admin area all the same', async () => {
  const query = 'index&next=//evil.example&redirectTo=https://evil.example&callbackURL=https://evil.example'
  const visitor = target.visitor()
  const answer = await visitor.post(`/admin?${query}`, { ...owner, redirectTo: '//evil.example' })
  target.expects({ admin_sessions: 1, admin_users: 'changed' })
  expect(answer.headers.location).toBe('/admin?said=no-cookies')
})

test('credentials in the address are not a sign-in and do not reach the log', async () => {
  const visitor = target.visitor()
  const password = 'a-password-in-an-address'
  const answer = await visitor.get(`/admin?index&email=${owner.email}&password=${password}`)
  expect(answer.body).toContain('Sign in')
  expect(visitor.cookies()).toEqual([])
  expect(target.site.output()).not.toContain(password)
})

test.each([
  'sign-up/email',
  'sign-in/email',
  'get-session',
  'list-sessions',
  'update-user',
  'two-factor/enable',
  'reset-password',
])('the sign-in library answers nothing by itself: %s', async (path) => {
  const visitor = target.visitor()
  for (const prefix of ['/api/auth', '/auth', '/admin/api/auth']) {
    const body = JSON.stringify({ email: 'new@example.com', password: 'a long new password', name: 'New' })
    const headers = { 'Content-Type': 'application/json' }
    expect((await visitor.get(`${prefix}/${path}`)).status).toBe(404)
    const posted = await visitor.send(`${prefix}/${path}`, { method: 'POST', body, headers })
    expect([404, 405]).toContain(posted.status)
  }
})

test('no script the site serves holds an e-mail, a password or a key', async () => {
  const admin = await target.signedIn()
  const page = await admin.get('/admin')
  const scripts = [...page.body.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path)
  expect(scripts.length).toBeGreaterThan(3)
  for (const path of new Set(scripts)) {
    const { body, status } = await target.visitor().get(path)
    expect(status).toBe(200)
    expect(body).not.toMatch(/owner@example\.com|BEGIN [A-Z ]*PRIVATE KEY|scrypt/)
  }
})

/** So that one case's wrong guesses do not lock the account for the next. */
async function forgive() {
  await target.write("delete from request_counts where key like 'sign-in%'")
}
