import { beforeAll, beforeEach, expect, test } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { defaultSite } from '../site/site.ts'
import { resetAdmin } from './account-queries.server.ts'
import { createAuth } from './auth.server.ts'
import { changeEmail } from './change-email.server.ts'
import { changePassword } from './change-password.server.ts'
import { requireAdmin } from './require-admin.server.ts'
import { signIn } from './sign-in.server.ts'
import { whileStanding } from './standing-session.server.ts'
import { listInvitations } from './team/invitation-queries.server.ts'
import { inviteToTeam } from './team/invitations.server.ts'
import { endAccess, listTeam } from './team/team-queries.server.ts'
import { type Accounts, env, openAccounts, password, quickPasswords, quiet } from './testing/accounts.ts'

const email = 'ada@example.com'
const renewed = 'a brand new password'
onBothEngines((scratch) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(scratch.database)
  })
  beforeEach(async () => {
    await accounts.beginWith({ email }, { email: 'bob@example.com', name: 'Bob' })
  })
  const requestWith = (h: Headers) =>
    new Request(env.siteUrl, {
      headers: {
        cookie: h
          .getSetCookie()
          .map((c) => c.split(';')[0])
          .join('; '),
      },
    })
  const reset = async () =>
    resetAdmin(scratch.database, email, {
      passwordHash: await quickPasswords.hash(renewed),
      isTwoFactorOff: false,
    })
  async function inside() {
    const first = await signIn(accounts.auth, accounts.store, { email, password })
    if (first.kind !== 'signed-in') throw new Error(first.kind)
    const request = requestWith(first.headers)
    return { request, admin: await requireAdmin(request, accounts.context, 'owner') }
  }
  /** A look at a password that lasts, as scrypt does. */
  async function slowAuth() {
    const gate = Promise.withResolvers<void>()
    const reached = Promise.withResolvers<void>()
    let isFirst = true
    const verify = async (given: { hash: string; password: string }) => {
      const isRight = await quickPasswords.verify(given)
      if (isFirst) {
        isFirst = false
        reached.resolve()
        await gate.promise
      }
      return isRight
    }
    return {
      auth: await createAuth(scratch.database, env, quiet, { hash: quickPasswords.hash, verify }),
      gate,
      reached,
    }
  }

  test('a sign-in that compares the password of before while a reset replaces it begins no session', async () => {
    const { auth, gate, reached } = await slowAuth()
    const thief = signIn(auth, accounts.store, { email, password, address: '198.51.100.9' })
    await reached.promise
    await reset()
    gate.resolve()
    const result = await thief
    expect(result).toEqual({ kind: 'refused' })
    expect(await scratch.database.db.selectFrom('admin_sessions').select('id').execute()).toEqual([])
  })
  test('a change of password that is under way during a reset does not replace the new one', async () => {
    const own = await inside()
    const { auth, gate, reached } = await slowAuth()
    const thief = changePassword(
      { auth, store: accounts.store, ...own },
      { current: password, next: 'the password of a thief' },
    )
    await reached.promise
    await reset()
    gate.resolve()
    await thief.catch(() => {})
    expect((await signIn(accounts.auth, accounts.store, { email, password: renewed })).kind).toBe('signed-in')
  })
  test('a change of e-mail that is under way during a reset is undone', async () => {
    const own = await inside()
    const { auth, gate, reached } = await slowAuth()
    const thief = changeEmail(
      { auth, store: accounts.store, ...own },
      { email: 'thief@example.net', password },
      async () => {},
    )
    await reached.promise
    await reset()
    gate.resolve()
    await thief.catch(() => {})
    expect((await listTeam(scratch.database.db)).map((one) => one.email)).toContain(email)
  })
  test('an owner whose access ends while her request runs invites nobody', async () => {
    const { admin } = await inside() // the guard has let her in
    await endAccess(scratch.database, admin.id, { actor: 'bob@example.com' })
    const parts = { site: defaultSite(env.siteUrl), canMail: false }
    const asked = { email: 'ada2@example.com', role: 'owner' }
    const inviting = inviteToTeam(whileStanding(scratch.database, admin), parts, asked, {
      actor: admin.email,
    })
    await expect(inviting).rejects.toMatchObject({ init: { status: 401 } })
    expect(await listInvitations(scratch.database.db)).toEqual([])
  })
})
