import { beforeEach, expect, test } from 'vitest'
import { searchAudit } from '../audit/queries.server.ts'
import { scratchDatabase } from '../db/testing/engines.ts'
import { newId } from '../db/uuid.ts'
import { endOneSession, endTheOthers } from './account/end-sessions.server.ts'
import type { OwnAccount } from './account/own-account.server.ts'
import {
  findStoredSecret,
  findWaiting,
  hasTwoFactor,
  turnOnTwoFactor,
} from './account/two-factor-queries.server.ts'
import {
  listAdmins,
  removeTwoFactor,
  resetAdmin,
  setDisabled,
  setPassword,
} from './account-queries.server.ts'
import { hasAdmin, insertAdmin, insertFirstAdmin, isDisabled } from './queries.server.ts'
import { hasReset, keepReset, redeemReset, removeExpiredVerifications } from './reset-queries.server.ts'
import { listSessions, noteOrigin, noteSignIn } from './session-queries.server.ts'
import { logSignIn } from './sign-in-log.server.ts'

const scratch = scratchDatabase('sqlite')
const now = new Date('2026-03-01T12:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)

beforeEach(async () => {
  const { db } = scratch.database
  for (const table of ['admin_users', 'admin_verifications', 'mail_queue'] as const)
    await db.deleteFrom(table).execute()
})

const { values } = Object
const addAdmin = (name: string) =>
  insertAdmin(scratch.database.db, {
    ...{ name, email: `${name}@Example.com`, role: 'owner', passwordHash: `hash of ${name}` },
  })

async function addSession(userId: string, expires_at = after(1), updated_at = now) {
  const id = newId()
  await scratch.database.db
    .insertInto('admin_sessions')
    .values({ id, user_id: userId, token: `token ${id}`, expires_at, updated_at, created_at: updated_at })
    .execute()
  return id
}

const addWaiting = (userId: string, identifier = `2fa-${newId()}`, expires_at = after(1)) =>
  scratch.database.db
    .insertInto('admin_verifications')
    .values({ id: newId(), identifier, value: userId, expires_at })
    .execute()

const sessionOwners = async () =>
  (await scratch.database.db.selectFrom('admin_sessions').select('user_id').execute()).map(
    (row) => row.user_id,
  )
const waitingOwners = async () =>
  (await scratch.database.db.selectFrom('admin_verifications').select('value').execute()).map(
    (row) => row.value,
  )
const hashOf = async (userId: string) =>
  (
    await scratch.database.db
      .selectFrom('admin_accounts')
      .select('password_hash')
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )?.password_hash
const lastLine = async () => (await searchAudit(scratch.database.db, { limit: 1 }))[0]

/** Two admins, each with a session and a sign-in that waits. */
async function twoAdmins() {
  const [ada, bob] = [await addAdmin('ada'), await addAdmin('bob')]
  for (const id of [ada, bob]) {
    await addSession(id)
    await addWaiting(id)
  }
  return { ada, bob }
}

test('a new password puts one admin out everywhere, and nobody else', async () => {
  const { ada, bob } = await twoAdmins()
  await setPassword(scratch.database.db, ada, 'new')
  expect([await hashOf(ada), await hashOf(bob)]).toEqual(['new', 'hash of bob'])
  expect([await sessionOwners(), await waitingOwners()]).toEqual([[bob], [bob]])
})

test('a disabled admin is out at once, and stays out of the sessions of before when enabled again', async () => {
  const { ada, bob } = await twoAdmins()
  expect(await setDisabled(scratch.database, 'ADA@example.com', true)).toBe(true)
  expect(await lastLine()).toMatchObject({ action: 'account.disable', facts: { account: 'ada@example.com' } })
  expect([await isDisabled(scratch.database.db, ada), await isDisabled(scratch.database.db, bob)]).toEqual([
    true,
    false,
  ])
  expect([await sessionOwners(), await waitingOwners()]).toEqual([[bob], [bob]])
  await addSession(ada)
  expect(await setDisabled(scratch.database, 'ada@example.com', false)).toBe(true)
  expect(await lastLine()).toMatchObject({ action: 'account.enable' })
  expect(await sessionOwners()).toContain(ada)
  expect(await setDisabled(scratch.database, 'nobody@example.com', true)).toBe(false)
  expect(await isDisabled(scratch.database.db, newId())).toBe(true)
})

async function addSecret(userId: string, secret: string) {
  await scratch.database.db
    .insertInto('admin_two_factors')
    .values({ id: newId(), user_id: userId, secret, backup_codes: '', verified: false })
    .execute()
}

test('two-factor is on when the setup begun last is finished, once, and for nobody else', async () => {
  const { db } = scratch.database
  const { ada, bob } = await twoAdmins()
  await addSecret(ada, 'secret of ada')
  await addSecret(bob, 'secret of bob')
  expect(await findStoredSecret(db, bob)).toBe('secret of bob')
  expect(await turnOnTwoFactor(db, ada, 'an older secret')).toBe(false)
  expect(await hasTwoFactor(db, ada)).toBe(false)
  expect(await turnOnTwoFactor(db, ada, 'secret of ada')).toBe(true)
  expect(await turnOnTwoFactor(db, ada, 'secret of ada')).toBe(false)
  expect([await hasTwoFactor(db, ada), await hasTwoFactor(db, bob)]).toEqual([true, false])
  expect(await hasTwoFactor(db, newId())).toBe(false)
})

test('two-factor that is removed is off for one admin, and a sign-in that waited for a code has ended', async () => {
  const { db } = scratch.database
  const { ada, bob } = await twoAdmins()
  for (const id of [ada, bob]) {
    await addSecret(id, `secret of ${id}`)
    await turnOnTwoFactor(db, id, `secret of ${id}`)
  }
  await removeTwoFactor(db, ada)
  expect([await hasTwoFactor(db, ada), await hasTwoFactor(db, bob)]).toEqual([false, true])
  expect(await waitingOwners()).toEqual([bob])
  await expect(findStoredSecret(db, ada)).rejects.toThrow()
  expect(await sessionOwners()).toContain(ada)
})

test('a reset at the server keeps the second factor unless it is to go, and says what was', async () => {
  const { ada } = await twoAdmins()
  await addSecret(ada, 's')
  await turnOnTwoFactor(scratch.database.db, ada, 's')
  const reset = (isTwoFactorOff: boolean, email = 'Ada@example.com') =>
    resetAdmin(scratch.database, email, { passwordHash: 'new', isTwoFactorOff })
  expect(await reset(false)).toEqual({ id: ada, isDisabled: false, hadTwoFactor: true, passkeys: 0 })
  expect(await hasTwoFactor(scratch.database.db, ada)).toBe(true)
  expect(await lastLine()).toMatchObject({ facts: { account: 'ada@example.com', twoFactorOff: false } })
  expect(await reset(true)).toMatchObject({ hadTwoFactor: true })
  expect(await lastLine()).toMatchObject({ action: 'account.password', facts: { twoFactorOff: true } })
  expect(await reset(true)).toMatchObject({ hadTwoFactor: false })
  expect(await lastLine()).toMatchObject({ facts: { twoFactorOff: false } })
  expect(await reset(true, 'nobody@example.com')).toBeNull()
})

test('who waits for a code is known as long as the wait lasts, and by that wait alone', async () => {
  const ada = await addAdmin('ada')
  await addWaiting(ada, '2fa-one', now)
  await addWaiting(ada, 'new-password-x', after(1000))
  await addWaiting(newId(), '2fa-of-nobody', after(1000))
  const waiting = (identifier: string, at: Date) => findWaiting(scratch.database.db, identifier, at)
  expect(await waiting('2fa-one', after(-1))).toEqual({ userId: ada, email: 'ada@example.com' })
  expect(await waiting('2fa-one', now)).toBeNull()
  for (const other of ['2fa-two', 'new-password-x', '2fa-of-nobody'])
    expect(await waiting(other, after(-1))).toBeNull()
})

const words = { subject: 's', text: 't', html: 'h' }
const link = { email: 'ada@example.com', tokenHash: 'hash', expiresAt: after(1), words }

test('a link to a new password works once, until its last moment, for the admin who asked', async () => {
  const { db } = scratch.database
  const { ada, bob } = await twoAdmins()
  await keepReset(scratch.database, link)
  await keepReset(scratch.database, { ...link, email: 'nobody@example.com', tokenHash: 'other' })
  expect(await lastLine()).toMatchObject({ action: 'account.reset-asked', actor: 'ada@example.com' })
  const mails = await db.selectFrom('mail_queue').select(['kind', 'recipient']).execute()
  expect(mails).toEqual([{ kind: 'password-reset', recipient: 'ada@example.com' }])
  expect([await hasReset(db, 'hash', now), await hasReset(db, 'hash', after(1))]).toEqual([true, false])
  expect([await hasReset(db, 'other', now), await hasReset(db, 'wrong', now)]).toEqual([false, false])
  const redeem = (at: Date) =>
    redeemReset(scratch.database, { tokenHash: 'hash', passwordHash: 'new', now: at })
  expect(await redeem(after(1))).toBeNull()
  expect(await redeem(now)).toBe('ada@example.com')
  expect(await redeem(now)).toBeNull()
  expect([await hashOf(ada), await hashOf(bob)]).toEqual(['new', 'hash of bob'])
  expect(await lastLine()).toMatchObject({ action: 'account.reset', actor: 'ada@example.com' })
  expect(await sessionOwners()).toEqual([bob])
})

test('a disabled admin gets no link', async () => {
  await addAdmin('ada')
  await setDisabled(scratch.database, 'ada@example.com', true)
  await keepReset(scratch.database, link)
  expect(await hasReset(scratch.database.db, 'hash', now)).toBe(false)
})

test('what nobody came for is removed when its time is over', async () => {
  const ada = await addAdmin('ada')
  await addWaiting(ada, '2fa-over', after(-1))
  await addWaiting(ada, '2fa-last', now)
  await removeExpiredVerifications(scratch.database.db, now)
  const left = await scratch.database.db.selectFrom('admin_verifications').select('identifier').execute()
  expect(left.map(({ identifier }) => identifier)).toEqual(['2fa-last'])
})

test('an admin sees the sessions that still work, the latest used first', async () => {
  const { db } = scratch.database
  const [ada, bob] = [await addAdmin('ada'), await addAdmin('bob')]
  const old = await addSession(ada, after(1), after(-5000))
  const current = await addSession(ada, after(1), after(-1000))
  await addSession(ada, now)
  await addSession(bob)
  await noteOrigin(db, `token ${old}`, { address: '203.0.113.7', userAgent: 'x'.repeat(400) })
  const sessions = await listSessions(db, { id: ada, sessionId: current }, now)
  expect(
    sessions.map(({ id, isCurrent, address, userAgent }) => [id, isCurrent, address, userAgent]),
  ).toEqual([
    [current, true, null, null],
    [old, false, '203.0.113.7', 'x'.repeat(300)],
  ])
})

async function accountOf(id: string, sessionId: string) {
  const admin = { id, email: 'ada@example.com', name: 'Ada', role: 'owner', sessionId } as const
  const store = { database: scratch.database, secret: 'secret' }
  return { admin, store, address: '203.0.113.7' } as OwnAccount
}

test('an admin ends one session or all others, and only their own; each is written down', async () => {
  const { db } = scratch.database
  const [ada, bob] = [await addAdmin('ada'), await addAdmin('bob')]
  const [current, first, foreign] = [await addSession(ada), await addSession(ada), await addSession(bob)]
  const account = await accountOf(ada, current)
  for (const other of [foreign, 'no id', newId()]) expect(await endOneSession(account, other)).toBe(false)
  expect(await searchAudit(db, { words: ada, limit: 9 })).toEqual([])
  expect(await endOneSession(account, first)).toBe(true)
  expect(await lastLine()).toMatchObject({
    action: 'account.session-end',
    subjectId: ada,
    address: '203.0.113.7',
  })
  await addSession(ada)
  await addSession(ada)
  await endTheOthers(account)
  expect(await lastLine()).toMatchObject({ action: 'account.session-end', facts: { sessions: 2 } })
  await endTheOthers(account)
  expect(await searchAudit(db, { words: ada, limit: 9 })).toHaveLength(2)
  expect((await sessionOwners()).sort()).toEqual([ada, bob].sort())
})

test('a sign-in leaves its device with the session, its moment with the admin and a line in the log', async () => {
  const { db } = scratch.database
  const [ada, bob] = [await addAdmin('ada'), await addAdmin('bob')]
  const [session, other] = [await addSession(ada), await addSession(bob)]
  const user = { id: ada, email: 'ada@example.com' }
  await logSignIn(scratch.database, {
    token: `token ${session}`,
    user,
    now,
    address: '203.0.113.7',
    userAgent: 'Firefox/142.0',
  })
  expect(await lastLine()).toMatchObject({
    action: 'account.sign-in',
    subjectId: ada,
    facts: { device: 'Firefox' },
  })
  const origins = await db.selectFrom('admin_sessions').select(['id', 'ip_address']).execute()
  expect(Object.fromEntries(origins.map((row) => values(row)))).toEqual({
    [session]: '203.0.113.7',
    [other]: null,
  })
  await noteSignIn(db, bob, after(5))
  expect((await listAdmins(db)).map(({ email, lastSignInAt }) => [email, lastSignInAt])).toEqual([
    ['ada@example.com', now],
    ['bob@example.com', after(5)],
  ])
})

test('the first admin is made once', async () => {
  const { db } = scratch.database
  const first = { name: 'Owner', email: 'Owner@example.com', role: 'owner', passwordHash: 'h' } as const
  expect(await hasAdmin(db)).toBe(false)
  expect(await insertFirstAdmin(scratch.database, first)).toBe(true)
  expect(await insertFirstAdmin(scratch.database, { ...first, email: 'other@example.com' })).toBe(false)
  expect(await listAdmins(db)).toMatchObject([
    { email: 'owner@example.com', disabled: false, hasSecondFactor: false },
  ])
})
