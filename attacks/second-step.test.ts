import { afterEach, beforeAll, expect, test } from 'vitest'
import { adminRoles } from '../app/accounts/admin-roles.ts'
import { totp } from '../app/accounts/testing/totp.ts'
import { owner } from '../server/testing/owner.ts'
import { addressOf, adminPatterns } from './testing/admin-routes.ts'
import type { Answer } from './testing/answer.ts'
import { type Cast, editor, moderator, prepareCast } from './testing/cast.ts'
import { targetForFile } from './testing/target.ts'
import type { Visitor } from './testing/visitor.ts'

const target = targetForFile()
const half = '__Host-second-key.two_factor'
const secrets = new Map<string, string>()
let codes: string[] = []
/** Of the owner, from before the second step was switched on. */
let session: string[] = []

let cast: Cast

beforeAll(async () => {
  cast = await prepareCast(target.site)
  const on = await switchOn(owner)
  codes = on.codes
  session = on.cookies
  await switchOn(editor)
})

// A case must not leave the account locked for the next.
afterEach(async () => {
  await target.write('delete from request_counts')
  await target.write('update admin_two_factors set failed_verification_count = 0, locked_until = null')
})

test('the password alone opens no page of the admin area', async () => {
  const visitor = await halfSignedIn()
  const guarded = adminPatterns.filter((pattern) => adminRoles[pattern] !== 'nobody')
  for (const path of guarded.map((pattern) => addressOf(pattern, cast))) {
    const shown = await visitor.get(path)
    expect([shown.status, shown.headers.location], path).toEqual([302, '/admin'])
    expect((await visitor.post(path, { password: owner.password })).status, path).toBe(401)
  }
  expect(visitor.cookies().join()).not.toContain('session_token')
})

test('the form of the code is shown to nobody who has not given the password', async () => {
  for (const cookie of ['', `${half}=x`, `${half}=2fa-x.y`, `${half}=2fa-%27or%201=1--.x`, `${half}=.....`]) {
    const visitor = target.visitor()
    if (cookie) visitor.keep(cookie)
    expect((await visitor.get('/admin/code')).headers.location, cookie).toBe(
      cookie ? '/admin' : '/admin?said=no-cookies',
    )
    expectOutside(await enter(visitor, totp(secretOf(owner))), cookie)
  }
})

test('a changed cookie is worth nothing, also with the right code', async () => {
  const pair = (await halfSignedIn()).cookies().find((one) => one.startsWith(half)) ?? ''
  const [words = '', signature = ''] = decodeURIComponent(pair.slice(half.length + 1)).split('.')
  expect(signature.length).toBeGreaterThan(20)
  const other = (await halfSignedIn(editor)).cookies().find((one) => one.startsWith(half)) ?? ''
  const [others = ''] = decodeURIComponent(other.slice(half.length + 1)).split('.')
  for (const value of [
    words,
    `${words}.`,
    `${words}.${'A'.repeat(43)}=`,
    `${others}.${signature}`,
    `x${words}.${signature}`,
  ]) {
    const visitor = target.visitor()
    visitor.keep(`${half}=${encodeURIComponent(value)}`)
    expectOutside(await enter(visitor, totp(secretOf(owner))), value)
  }
  target.expects({ admin_verifications: 'any' })
})

test('a code of another admin does not open the door', async () => {
  const visitor = await halfSignedIn()
  const answer = await enter(visitor, totp(secretOf(editor)))
  expect(answer.status).toBe(401)
  expectOutside(answer)
  target.expects({ admin_verifications: 'any', admin_two_factors: 'any' })
})

test.each([
  '',
  '000000',
  ' ',
  '٠٠٠٠٠٠',
  '1e5',
  '__proto__',
  "' or 1=1 --",
  '0'.repeat(60_000),
  '000000\u0000',
  '-1',
])('the code %j does not open the door', async (code) => {
  const visitor = await halfSignedIn()
  for (const use of ['', '?use=backup', '?use=__proto__']) expectOutside(await enter(visitor, code, use))
  target.expects({ admin_verifications: 'any', admin_two_factors: 'any' })
})

test('a code seen over the shoulder does not open the door again, not even at the same moment', async () => {
  const code = totp(secretOf(owner), 1)
  const visitors = [await halfSignedIn(), await halfSignedIn(), await halfSignedIn()]
  const answers = await Promise.all(visitors.map((visitor) => enter(visitor, code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 401, 401])
  expectOutside(await enter(await halfSignedIn(), code))
  target.expects(signedIn(1))
})

test('a backup code opens the door once, not even twice at the same moment', async () => {
  const [code = ''] = codes
  const visitors = [await halfSignedIn(), await halfSignedIn()]
  const answers = await Promise.all(visitors.map((visitor) => enter(visitor, code, '?use=backup')))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 401])
  expectOutside(await enter(await halfSignedIn(), code, '?use=backup'))
  expectOutside(await enter(await halfSignedIn(), code))
  target.expects(signedIn(1))
})

test('a new network with every guess does not lift the limit of the account', async () => {
  let refused = 0
  let isLocked = false
  for (let round = 0; round < 4 && !isLocked; round++) {
    const cookies = (await halfSignedIn()).cookies()
    for (let guess = 0; guess < 5; guess++) {
      const visitor = target.visitor()
      for (const pair of cookies) visitor.keep(pair)
      const { status } = await enter(visitor, '000000', '', {
        'X-Forwarded-For': `198.51.100.${guess}, 192.0.2.${round}${guess}`,
      })
      refused += status === 401 ? 1 : 0
      isLocked ||= status === 429
    }
  }
  expect(refused).toBeLessThanOrEqual(10)
  expect(isLocked).toBe(true)
  // The right code waits too.
  const late = await enter(await halfSignedIn(), totp(secretOf(owner), -1))
  expect([late.status, Number(late.headers['retry-after']) > 0]).toEqual([429, true])
  expectOutside(late)
  target.expects({ admin_verifications: 'any', admin_two_factors: 'any' })
})

test('one network that guesses codes is stopped, whatever it writes in front of its forwarding header', async () => {
  await target.earlyInWindow()
  const statuses: number[] = []
  let cookies: string[] = []
  for (let guess = 0; guess < 34; guess++) {
    // One cookie is good for five guesses.
    if (guess % 5 === 0) cookies = (await halfSignedIn()).cookies()
    // As if nothing but the address were counted.
    await target.write('update admin_two_factors set failed_verification_count = 0, locked_until = null')
    await target.write("delete from request_counts where key like 'sign-in-code%'")
    const visitor = target.visitorFrom()
    for (const pair of cookies) visitor.keep(pair)
    const forged = `198.51.100.${guess}`
    const headers = {
      'X-Forwarded-For': `${forged}, 192.0.2.99`,
      'X-Real-IP': forged,
      Forwarded: `for=${forged}`,
    }
    statuses.push((await enter(visitor, '000000', '', headers)).status)
  }
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401))
  expect(statuses.slice(30)).toEqual(Array(4).fill(429))
  target.expects({ admin_verifications: 'any', admin_two_factors: 'any' })
})

test('a cookie of the first step that has run out opens nothing', async () => {
  const visitor = await halfSignedIn()
  await target.write("update admin_verifications set expires_at = '2001-01-01T00:00:00.000Z'")
  expectOutside(await enter(visitor, totp(secretOf(owner), -1)))
  expect((await visitor.get('/admin/code')).headers.location).toBe('/admin')
  target.expects({ admin_verifications: 'any' })
})

test.each([
  ['no password', ''],
  ['a wrong password', 'not the password at all'],
  ['a password of another admin', editor.password],
  ['a very long password', 'x'.repeat(50_000)],
])('an open session with %s switches nothing off and gets no codes', async (_, password) => {
  const admin = target.visitorWith(session)
  for (const path of ['/admin/account/two-factor/off', '/admin/account/backup-codes']) {
    const answer = await admin.post(path, { password })
    expect(answer.status, path).toBe(422)
    expect(answer.body, path).not.toContain('<code>')
  }
  const again = await admin.post('/admin/account/two-factor', { password })
  expect(again.body).not.toContain('otpauth:')
})

test('a setup is finished by nobody who did not begin it', async () => {
  const admin = await target.signedIn(moderator)
  for (const seal of ['', 'x', 'e30.x', '__proto__', 'a'.repeat(5000)]) {
    const answer = await admin.post('/admin/account/two-factor', { seal, code: '000000' })
    expect(answer.status, seal.slice(0, 20)).toBe(410)
  }
})

test('neither the secret nor a code stands in the log', () => {
  const output = target.site.output()
  for (const word of [...secrets.values(), ...codes, half]) expect(output).not.toContain(word)
})

type Admin = typeof owner

const secretOf = ({ email }: Admin) => secrets.get(email) ?? ''

/** The way of the pages themselves. */
async function switchOn(who: Admin) {
  const visitor = target.visitorFrom('192.0.2.1')
  await visitor.signIn(who)
  const begun = await visitor.post('/admin/account/two-factor', { password: who.password })
  const secret = /secret=([A-Z2-7]+)/.exec(begun.body)?.[1] ?? ''
  const seal = /name="seal" value="([^"]+)"/.exec(begun.body)?.[1] ?? ''
  secrets.set(who.email, secret)
  const done = await visitor.post('/admin/account/two-factor', { seal, code: totp(secret) })
  const found = [...done.body.matchAll(/<code>([a-z2-9]{5}-[a-z2-9]{5})</g)].map(([, code = '']) => code)
  expect(found).toHaveLength(10)
  await target.write('delete from request_counts')
  return { codes: found, cookies: visitor.cookies() }
}

/** The password was right, the code is still to come. */
async function halfSignedIn(who: Admin = owner) {
  const visitor = target.visitor()
  const answer = await visitor.post('/admin?index', who)
  expect(answer.headers.location).toBe('/admin/code')
  const kept = await target.rows("select id from admin_verifications where identifier like '2fa-%'")
  expect(kept).not.toEqual([])
  target.expects({ admin_verifications: 'any' })
  return visitor
}

function enter(visitor: Visitor, code: string, query = '', headers = {}) {
  return visitor.post(`/admin/code${query}`, { code }, headers)
}

function expectOutside({ status, headers }: Answer, what = '') {
  expect([303, 401, 413, 429], what).toContain(status)
  if (status === 303) expect(headers.location, what).toMatch(/^\/admin\?/)
  expect(headers['set-cookie']?.join() ?? '', what).not.toMatch(/session_token=[^;]/)
}

function signedIn(sessions: number) {
  return {
    admin_sessions: sessions,
    admin_users: 'changed',
    admin_accounts: 'any',
    admin_verifications: 'any',
    admin_two_factors: 'any',
  } as const
}
