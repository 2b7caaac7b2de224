import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { searchAudit } from '../audit/queries.server.ts'
import { lockRow } from '../db/lock.ts'
import { crossing } from '../db/testing/crossing.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { queueMail } from '../mail/queue-queries.server.ts'
import { changeName } from './account/change-name-queries.server.ts'
import type { OwnAccount } from './account/own-account.server.ts'
import { leaveTeam, resetAdmin } from './account-queries.server.ts'
import { changeEmail } from './change-email.server.ts'
import { devicesIn } from './device-cookie.server.ts'
import { findDevice, rememberPlaces } from './known-places.server.ts'
import { requireAdmin } from './require-admin.server.ts'
import { signIn } from './sign-in.server.ts'
import { type Accounts, openAccounts, password } from './testing/accounts.ts'
import { ownAccount } from './testing/own-account.ts'

const ada = 'ada@example.com'
const next = 'ada@new.example'
const follow = vi.fn(async () => {})

onBothEngines((scratch) => {
  let accounts: Accounts

  beforeAll(async () => {
    accounts = await openAccounts(scratch.database)
  })
  beforeEach(() => accounts.beginWith({ email: ada }, { email: 'bob@example.com' }))

  const comeIn = (email: string) => signIn(accounts.auth, accounts.store, { email, password })

  const account = () => ownAccount(accounts, ada)

  test('with the password the address is another, the session goes on, and one signs in with the new one alone', async () => {
    const own = await account()
    expect(await changeEmail(own, { email: ` ${next.toUpperCase()} `, password }, follow)).toMatchObject({
      kind: 'changed',
    })
    expect((await requireAdmin(own.request, accounts.context, 'any admin')).email).toBe(next)
    expect([(await comeIn(ada)).kind, (await comeIn(next)).kind]).toEqual(['refused', 'signed-in'])
    const [line] = await searchAudit(scratch.database.db, { words: 'account.email', limit: 1 })
    expect(line).toMatchObject({ actor: ada, action: 'account.email', facts: { from: ada, to: next } })
  })

  test('a name is changed with a line in the activity; none, or one too long, is not', async () => {
    const own = await account()
    const nameNow = async () => (await requireAdmin(own.request, accounts.context, 'any admin')).name
    const from = own.admin.name
    for (const typed of ['', ' \n ', 'x'.repeat(101)]) expect(await changeName(own, typed)).toBe(false)
    expect(await nameNow()).toBe(from)
    expect(await changeName(own, '  Ada \n Example ')).toBe(true)
    expect(await nameNow()).toBe('Ada Example')
    const [line] = await searchAudit(scratch.database.db, { words: 'account.name', limit: 1 })
    expect(line).toMatchObject({ actor: ada, action: 'account.name', facts: { from, to: 'Ada Example' } })
  })

  test('what is kept under the address follows it, in the same transaction', async () => {
    const own = await account()
    const broken = async () => {
      throw new Error('a full disk')
    }
    await expect(changeEmail(own, { email: next, password }, broken)).rejects.toThrow('a full disk')
    expect((await comeIn(ada)).kind).toBe('signed-in')
    await changeEmail(own, { email: next, password }, follow)
    expect(follow).toHaveBeenLastCalledWith(expect.anything(), { from: ada, to: next })
  })

  test('no device stays known under the old address, not even for codes', async () => {
    const { auth, store } = accounts
    const own = await account()
    const cookie = await rememberPlaces(auth, store, { email: ada, hasGivenCode: true })
    const devices = await devicesIn(auth, new Headers({ cookie: cookie.split(';')[0] ?? '' }))
    const known = async () =>
      await Promise.all([
        findDevice(store, ada, devices),
        findDevice(store, ada, devices, 'known-code-device'),
      ])
    expect(await known()).toEqual([expect.any(String), expect.any(String)])
    await changeEmail(own, { email: next, password }, follow)
    expect(await known()).toEqual([null, null])
  })

  test('mails that wait go to the new address, and links to a new password to neither', async () => {
    const own = await account()
    const words = { subject: 's', text: 't', html: '' }
    for (const kind of ['new-story', 'password-reset'] as const)
      await queueMail(scratch.database.db, { kind, to: ada, ...words })
    await changeEmail(own, { email: next, password }, follow)
    const mails = await scratch.database.db.selectFrom('mail_queue').select(['kind', 'recipient']).execute()
    expect(mails).toEqual([{ kind: 'new-story', recipient: next }])
  })

  test('an address that is changed, or an account that begins anew, while its access ends does not deadlock', async () => {
    const off = { passwordHash: 'x', isTwoFactorOff: true }
    for (const change of [
      (own: OwnAccount) =>
        changeEmail(own, { email: next, password }, follow).catch((ended) =>
          expect(ended).toMatchObject({ init: { status: 401 } }),
        ),
      () => resetAdmin(scratch.database, ada, off),
    ]) {
      await accounts.beginWith({ email: ada })
      const own = await account()
      const { id } = own.admin
      const words = { subject: 's', text: 't', html: '' }
      await queueMail(scratch.database.db, { kind: 'password-reset', to: ada, ...words })
      await crossing(
        scratch.database,
        (held) => held.change([], (trx) => lockRow(trx, 'admin_users', id)),
        async () => await change(own),
        (trx) => leaveTeam(trx, { id, email: ada }),
      )
    }
  })

  test.each([
    ['anna&tom@example.com', 'no-address'],
    ['first..last@example.com', 'no-address'],
    ['jane.@example.com', 'no-address'],
    ["o'neil+x@b.example", 'changed'],
  ])('%s for an address: %s, and one signs in with the address one has', async (email, kind) => {
    const answer = await changeEmail(await account(), { email, password }, follow)
    expect(answer.kind).toBe(kind)
    expect((await comeIn(kind === 'changed' ? email : ada)).kind).toBe('signed-in')
  })

  test.each([
    ['no address', { email: 'nobody', password }, 'no-address'],
    ['one of more than 254 letters', { email: `${'a'.repeat(250)}@b.example`, password }, 'no-address'],
    ['that of another account, in any capitals', { email: 'BOB@example.com', password }, 'taken'],
    ['one’s own, in any capitals', { email: ` ${ada.toUpperCase()} `, password }, 'own'],
    ['a wrong password', { email: next, password: 'not this one' }, 'wrong-password'],
  ])('%s changes nothing', async (_, typed, kind) => {
    const own = await account()
    const linesBefore = await searchAudit(scratch.database.db, { words: 'account.email', limit: 200 })
    expect(await changeEmail(own, typed, follow)).toEqual({ kind })
    expect(await searchAudit(scratch.database.db, { words: 'account.email', limit: 200 })).toEqual(
      linesBefore,
    )
    expect((await comeIn(ada)).kind).toBe('signed-in')
  })
})
