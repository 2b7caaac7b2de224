import { beforeAll, beforeEach, expect, test } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { hourMs } from '../platform/duration.ts'
import type { Admin } from './admin.ts'
import { changePassword } from './change-password.server.ts'
import { findAdmin, requireAdmin } from './require-admin.server.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
  removeExpiredSessions,
} from './session-queries.server.ts'
import { signIn } from './sign-in.server.ts'
import { type Accounts, env, openAccounts, password } from './testing/accounts.ts'

onBothEngines((scratch) => {
  let accounts: Accounts
  let auth: Accounts['auth']
  let store: Accounts['store']
  let context: Accounts['context']

  beforeAll(async () => {
    accounts = await openAccounts(scratch.database)
    ;({ auth, store, context } = accounts)
  })

  beforeEach(async () => {
    await accounts.beginWith({ email: 'ada@example.com' }, { email: 'bob@example.com' })
  })

  const requestFor = (headers: Headers) =>
    new Request(env.siteUrl, { headers: { cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' } })

  async function arrive(name: string, userAgent: string) {
    const email = `${name}@example.com`
    const result = await signIn(auth, store, { email, password, address: '192.0.2.1', userAgent })
    if (result.kind !== 'signed-in') throw new Error(`Expected to be signed in, but ${result.kind}`)
    const request = requestFor(result.headers)
    return { request, admin: await requireAdmin(request, context, 'any admin') }
  }

  const accountOf = (person: { request: Request; admin: Admin }) => ({ ...person, auth, store: store })

  test('an admin sees their own sessions, and which one this is', async () => {
    const phone = await arrive('ada', 'Phone')
    const laptop = await arrive('ada', 'Laptop')
    await arrive('bob', 'Other')
    const sessions = await listSessions(scratch.database.db, laptop.admin)
    expect(sessions.map(({ userAgent, isCurrent }) => [userAgent, isCurrent]).sort()).toEqual([
      ['Laptop', true],
      ['Phone', false],
    ])
    expect(sessions.find(({ isCurrent }) => !isCurrent)).toEqual({
      id: phone.admin.sessionId,
      startedAt: expect.any(Date),
      lastUsedAt: expect.any(Date),
      address: '192.0.2.1',
      userAgent: 'Phone',
      isCurrent: false,
    })
    const later = new Date(Date.now() + 13 * hourMs)
    expect(await listSessions(scratch.database.db, laptop.admin, later)).toEqual([])
  })

  test('a session can be ended by its owner alone', async () => {
    const { db } = scratch.database
    const phone = await arrive('ada', 'Phone')
    const bob = await arrive('bob', 'Other')
    expect(await endSession(db, bob.admin, phone.admin.sessionId)).toBe(false)
    expect(await findAdmin(phone.request, context)).not.toBeNull()
    expect(await endSession(db, phone.admin, phone.admin.sessionId)).toBe(true)
    expect(await endSession(db, phone.admin, phone.admin.sessionId)).toBe(false)
    expect(await findAdmin(phone.request, context)).toBeNull()
  })

  test('ending the others keeps this one, and everybody else', async () => {
    const phone = await arrive('ada', 'Phone')
    const laptop = await arrive('ada', 'Laptop')
    const bob = await arrive('bob', 'Other')
    expect(await endOtherSessions(scratch.database.db, laptop.admin)).toBe(1)
    expect(await findAdmin(phone.request, context)).toBeNull()
    expect(await findAdmin(laptop.request, context)).not.toBeNull()
    expect(await findAdmin(bob.request, context)).not.toBeNull()
  })

  test('a session that was begun while the clock was ahead is none, and is gone', async () => {
    const { db } = scratch.database
    const ahead = new Date(Date.now() + 10 * hourMs)
    for (const columns of [{ created_at: ahead }, { expires_at: new Date(ahead.getTime() + 12 * hourMs) }]) {
      const phone = await arrive('ada', 'Phone')
      const left = () => db.selectFrom('admin_sessions').select('id').execute()
      await db.updateTable('admin_sessions').set(columns).execute()
      expect(await listSessions(db, phone.admin)).toEqual([])
      expect(await findAdmin(phone.request, context)).toBeNull()
      expect(await left()).toEqual([])
      await arrive('ada', 'Phone')
      await db.updateTable('admin_sessions').set(columns).execute()
      const laptop = await arrive('ada', 'Laptop')
      await removeExpiredSessions(db, new Date())
      expect(await left()).toEqual([{ id: laptop.admin.sessionId }])
      await endSession(db, laptop.admin, laptop.admin.sessionId)
    }
  })

  test('a changed password ends every session but the new one of this browser', async () => {
    const phone = await arrive('ada', 'Phone')
    const laptop = await arrive('ada', 'Laptop')
    const next = 'another good password'
    const result = await changePassword(accountOf(laptop), { current: password, next })
    if (result.kind !== 'changed') throw new Error(`Expected a change, but ${result.kind}`)
    expect(await findAdmin(phone.request, context)).toBeNull()
    expect(await findAdmin(laptop.request, context)).toBeNull()
    expect(await findAdmin(requestFor(result.headers), context)).toMatchObject({ email: 'ada@example.com' })
    const email = 'ada@example.com'
    expect(await signIn(auth, store, { email, password })).toEqual({ kind: 'refused' })
    expect(await signIn(auth, store, { email, password: next })).toMatchObject({ kind: 'signed-in' })
    const accounts = scratch.database.db.selectFrom('admin_accounts').select('password_made_up')
    const own = await accounts.where('user_id', '=', laptop.admin.id).executeTakeFirst()
    expect(own).toEqual({ password_made_up: false })
  })

  test('a password is not changed without the current one, nor guessed this way', async () => {
    const { request, admin } = await arrive('ada', 'Laptop')
    const change = async (current: string, next: string) =>
      (await changePassword(accountOf({ request, admin }), { current, next })).kind
    expect(await change(password, 'too short')).toBe('too-short')
    expect(await change(password, 'x'.repeat(129))).toBe('too-long')
    expect(await change(password, password)).toBe('same')
    expect(await change('x'.repeat(10_000), 'another good password')).toBe('wrong-password')
    const guesses = Array.from({ length: 12 }, () => change('a wrong password', 'another good password'))
    const kinds = await Promise.all(guesses)
    expect(kinds.filter((kind) => kind === 'wrong-password')).toHaveLength(10)
    expect(await change(password, 'another good password')).toBe('limited')
    expect(await findAdmin(request, context)).not.toBeNull()
  })
})
