import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openMailbox } from '../e2e/mailbox.ts'
import { owner } from '../server/testing/owner.ts'
import type { Answer } from './testing/answer.ts'
import { editor, moderator, prepareCast } from './testing/cast.ts'
import { targetForFile } from './testing/target.ts'
import type { Visitor } from './testing/visitor.ts'

const mailbox = await openMailbox()
const target = targetForFile(mailbox.env)
const device = '__Host-second-key.device'
const wrong = 'not the password at all'
const next = 'an entirely new password'

beforeAll(() => prepareCast(target.site))
afterAll(() => mailbox.close())
beforeEach(async () => {
  await target.earlyInWindow()
  await target.write("delete from request_counts where key like 'sign-in%' or key like 'reset%'")
})

test('fifty guesses from fifty networks keep out strangers, and not the owner on a device that was in', async () => {
  const laptop = await deviceOf(owner)
  const guesses = await guessAt(owner.email, 50)
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(40)

  expect((await signIn(laptop, owner)).status).toBe(303)
  // The stranger stays limited, also with the right password, and gains nothing by the owner's success.
  expect((await signIn(target.visitor(), owner)).status).toBe(429)
  expect((await guessAt(owner.email, 1))[0]?.status).toBe(429)
  target.expects(signedIn)
})

test('who is signed in changes the password while strangers guess', async () => {
  const admin = await target.freshlySignedIn(editor)
  await guessAt(editor.email, 15)
  const change = (current: string, wanted: string) =>
    admin.post('/admin/account/password', { current, next: wanted, repeat: wanted })
  expect((await change(wrong, next)).status).toBe(422)
  expect((await change(editor.password, next)).status).toBe(303)
  expect((await change(next, editor.password)).status).toBe(303)
  target.expects(signedIn)
})

test('a borrowed session has ten guesses at the password', async () => {
  const admin = await target.freshlySignedIn(editor)
  const statuses: number[] = []
  for (let round = 0; round < 12; round++)
    statuses.push(
      (await admin.post('/admin/account/password', { current: wrong, next, repeat: next })).status,
    )
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429])
})

test.each<[what: string, cookie: (own: string) => string]>([
  ['made up', () => 'A'.repeat(43)],
  ['with one letter changed', (own) => (own.startsWith('A') ? 'B' : 'A') + own.slice(1)],
  ['with three numbers made up', () => Array(3).fill('B'.repeat(43)).join('.')],
  ['with a hundred and fifty numbers', () => Array(150).fill('C'.repeat(43)).join('.')],
  ['empty', () => ''],
  ['of SQL', () => "' or 1=1 --"],
])('a device cookie %s is a stranger’s', async (_, cookie) => {
  const own = numberOf(await deviceOf(owner))
  await guessAt(owner.email, 12)
  const thief = target.visitor()
  thief.keep(`${device}=${cookie(own)}`)
  expect((await signIn(thief, owner)).status).toBe(429)
  target.expects(signedIn)
})

test('the device cookie of another account is a stranger’s', async () => {
  const moderators = await deviceOf(moderator)
  await guessAt(owner.email, 12)
  expect((await signIn(moderators, owner)).status).toBe(429)
  target.expects(signedIn)
})

test('a stolen device cookie opens nothing and has ten guesses, which are not the owner’s', async () => {
  const laptop = await deviceOf(owner)
  const phone = await deviceOf(owner)
  const thief = target.visitor()
  thief.keep(`${device}=${numberOf(laptop)}`)
  expect((await thief.get('/admin/articles')).headers.location).toBe('/admin')
  const statuses: number[] = []
  for (let round = 0; round < 12; round++)
    statuses.push((await signIn(thief, { ...owner, password: wrong })).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  expect((await signIn(phone, owner)).status).toBe(303)
  target.expects(signedIn)
})

test('unknown and known e-mail answer alike, before and after the limit, with a device cookie and from its network', async () => {
  const laptop = await deviceOf(editor, '192.0.2.200')
  const shapes: Record<string, unknown[]> = {}
  for (const email of [owner.email, 'nobody@example.com']) {
    const answers = await guessAt(email, 12)
    const carrying = target.visitorFrom('192.0.2.200')
    carrying.keep(`${device}=${numberOf(laptop)}`)
    answers.push(await signIn(carrying, { email, password: wrong }))
    answers.push(await signIn(target.visitorFrom('192.0.2.200'), { email, password: wrong }))
    shapes[email] = answers.map((answer) => shape(answer, email)).sort((a, b) => a.status - b.status)
  }
  expect(shapes['nobody@example.com']).toEqual(shapes[owner.email])
  target.expects(signedIn)
})

test('a network that was in opens for the right password and tells a neighbour nothing about a wrong one', async () => {
  await deviceOf(owner, '192.0.2.201')
  await guessAt(owner.email, 12)
  await guessAt('nobody@example.com', 12)
  const neighbour = target.visitorFrom('192.0.2.201')
  const known = await signIn(neighbour, { ...owner, password: wrong })
  const unknown = await signIn(neighbour, { email: 'nobody@example.com', password: wrong })
  expect(known.status).toBe(429)
  expect(shape(unknown, 'nobody@example.com')).toEqual(shape(known, owner.email))
  expect((await signIn(target.visitorFrom('192.0.2.201'), owner)).status).toBe(303)
  target.expects(signedIn)
})

test('strangers who use up the asking for a link keep no link from the owner, whose device is in with it', async () => {
  const before = mailbox.received.length
  for (let round = 0; round < 6; round++)
    expect((await target.visitor().post('/admin/forgot', { email: moderator.email })).status).toBe(303)
  await expect.poll(() => mailsTo(moderator.email, before).length, { timeout: 20_000 }).toBe(3)
  // A quarter of an hour later, with the hour's allowance still used up: the next who asks gets one.
  await target.write("delete from request_counts where key like 'reset-quarter%'")
  const newPhone = target.visitor()
  await newPhone.post('/admin/forgot', { email: moderator.email })
  await expect.poll(() => mailsTo(moderator.email, before).length, { timeout: 20_000 }).toBe(4)

  await guessAt(moderator.email, 12)
  for (const { message } of mailsTo(moderator.email, before).slice(0, 1)) {
    const key = /reset\?key=([\w-]{43})/.exec(message)?.[1] ?? ''
    expect((await newPhone.post('/admin/reset', { key, next, repeat: next })).status).toBe(303)
  }
  await guessAt(moderator.email, 12)
  expect((await signIn(newPhone, { ...moderator, password: next })).status).toBe(303)
  expect((await signIn(target.visitor(), { ...moderator, password: next })).status).toBe(429)
  target.expects({ ...signedIn, admin_verifications: 'any' })
})

test('neighbours on the network keep no link from a device that was in', async () => {
  const laptop = await deviceOf(editor, '192.0.2.202')
  for (let round = 0; round < 11; round++)
    await target.visitorFrom('192.0.2.202').post('/admin/forgot', { email: `x${round}@example.com` })
  const before = mailbox.received.length
  expect((await target.visitorFrom('192.0.2.202').post('/admin/forgot', editor)).status).toBe(429)
  expect((await laptop.post('/admin/forgot', { email: editor.email })).status).toBe(303)
  await expect.poll(() => mailsTo(editor.email, before).length, { timeout: 20_000 }).toBe(1)
  target.expects({ ...signedIn, admin_verifications: 'any' })
})

type Credentials = typeof owner

const signedIn = { admin_sessions: 'any', admin_accounts: 'any', admin_users: 'any' } as const

function signIn(visitor: Visitor, { email, password }: Credentials) {
  return visitor.post('/admin?index', { email, password })
}

/** Each from a network nobody else is in. */
function guessAt(email: string, times: number) {
  return Promise.all(
    Array.from({ length: times }, (_, number) =>
      signIn(target.visitor(), { email, password: `guess number ${number}` }),
    ),
  )
}

/** A browser that signed in once and out again: it has nothing left but its number. */
async function deviceOf(who: Credentials, address?: string) {
  const visitor = address ? target.visitorFrom(address) : target.visitor()
  await visitor.signIn(who)
  await visitor.post('/admin/logout', {})
  expect(visitor.cookies().map((pair) => pair.split('=')[0])).toEqual([device])
  return visitor
}

function numberOf(visitor: Visitor) {
  return visitor.cookies()[0]?.slice(device.length + 1) ?? ''
}

function mailsTo(email: string, since: number) {
  return mailbox.received.slice(since).filter(({ to }) => to.includes(email))
}

/** The page without what differs by itself: the nonce and the address that was typed. */
function shape({ status, headers, body }: Answer, email: string) {
  const words = body.replaceAll(email, 'EMAIL').replaceAll(/nonce="[^"]*"/g, '')
  return { status, headers: Object.keys(headers).sort(), words, caching: headers['cache-control'] }
}
