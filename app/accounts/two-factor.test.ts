import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { searchAudit } from '../audit/queries.server.ts'
import { openDatabase } from '../db/database.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { hourMs, minuteMs } from '../platform/duration.ts'
import { openSetup, sealSetup } from './account/setup-seal.server.ts'
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  renewBackupCodes,
} from './account/two-factor.server.ts'
import { setDisabled } from './account-queries.server.ts'
import { createAuth } from './auth.server.ts'
import type { CodeKind } from './code.ts'
import { findAdmin, requireAdmin } from './require-admin.server.ts'
import { enterCode } from './second-step.server.ts'
import { signIn } from './sign-in.server.ts'
import { openAttempts } from './sign-in-limits.server.ts'
import { type Accounts, env, openAccounts, password, quickPasswords, quiet } from './testing/accounts.ts'
import { totp } from './testing/totp.ts'

const email = 'ada@example.com'
const address = '192.0.2.1'

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
    vi.useFakeTimers({ toFake: ['Date'] })
    await accounts.beginWith({ email })
  })

  afterEach(() => void vi.useRealTimers())

  test('a setup that was begun while the clock was ahead is over once it is right', async () => {
    const begun = { userId: 'ada', uri: 'otpauth://', storedSecret: 's' }
    const now = Date.now()
    vi.setSystemTime(now + 10 * hourMs)
    const seal = await sealSetup(auth, begun)
    expect(await openSetup(auth, seal, 'ada')).toMatchObject(begun)
    vi.setSystemTime(now)
    expect(await openSetup(auth, seal, 'ada')).toBeNull()
  })

  /** What the browser sends next: every cookie that is set and not cleared. */
  function requestWith(headers: Headers) {
    const cookies = headers.getSetCookie().filter((cookie) => !/Max-Age=0/i.test(cookie))
    const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
    return new Request(env.siteUrl, { headers: { cookie } })
  }

  async function enterPassword() {
    const result = await signIn(auth, store, { email, password, address })
    if (result.kind !== 'signed-in' && result.kind !== 'second-factor') throw new Error(result.kind)
    return { kind: result.kind, headers: result.headers, request: requestWith(result.headers) }
  }

  async function accountOf(request: Request) {
    return { auth, store, request, admin: await requireAdmin(request, context, 'any admin'), address }
  }

  async function begin(request: Request) {
    const begun = await beginTwoFactor(await accountOf(request), password, 'Second Key Rentals')
    if (begun.kind !== 'begun') throw new Error(begun.kind)
    return { ...begun, secret: new URL(begun.uri).searchParams.get('secret') ?? '' }
  }

  /** The confirming code is of the step before this one, so that this one's can still be used: the clock stands still. */
  async function switchOn() {
    const { request } = await enterPassword()
    const { secret, seal } = await begin(request)
    const on = await confirmTwoFactor(await accountOf(request), { seal, code: totp(secret, -1) })
    if (on.kind !== 'on') throw new Error(on.kind)
    return { secret, codes: on.codes, request }
  }

  const enter = (request: Request, code: string, kind: CodeKind = 'app') =>
    enterCode(auth, store, request, { code, kind, address, userAgent: 'Test/1' })

  const sessionCount = async () =>
    (await scratch.database.db.selectFrom('admin_sessions').select('id').execute()).length

  const actions = async () =>
    (await searchAudit(scratch.database.db, { kind: 'account', words: email, limit: 50 })).map(
      ({ action }) => action,
    )

  test('it is on only after a code proved that the app has the secret', async () => {
    const { request } = await enterPassword()
    const { seal, uri } = await begin(request)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Second%20Key%20Rentals:ada%40example.com\?secret=[A-Z2-7]+&/)
    expect((await enterPassword()).kind).toBe('signed-in')
    expect(await confirmTwoFactor(await accountOf(request), { seal, code: '000000' })).toEqual({
      kind: 'refused',
      uri,
    })
    expect((await enterPassword()).kind).toBe('signed-in')
    const { codes } = await switchOn()
    expect(codes).toHaveLength(10)
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
    expect((await enterPassword()).kind).toBe('second-factor')
    expect(await actions()).toContain('account.two-factor-on')
  })

  test('of two setups the one begun last can be finished', async () => {
    const { request } = await enterPassword()
    const first = await begin(request)
    const second = await begin(request)
    const account = await accountOf(request)
    const confirm = ({ seal, secret }: typeof first) =>
      confirmTwoFactor(account, { seal, code: totp(secret) })
    expect(await confirm(first)).toEqual({ kind: 'begin-again' })
    expect(await confirm(second)).toMatchObject({ kind: 'on' })
    expect(await confirm(second)).toEqual({ kind: 'already-on' })
  })

  test('an open session alone switches it neither on nor off and makes no codes', async () => {
    const { request } = await enterPassword()
    const account = await accountOf(request)
    expect(await beginTwoFactor(account, 'a wrong password', 'x')).toEqual({ kind: 'wrong-password' })
    // Somebody else's setup that was never finished: without its seal nobody finishes it.
    const { secret } = await begin(request)
    expect(await confirmTwoFactor(account, { seal: 'made up', code: totp(secret) })).toEqual({
      kind: 'begin-again',
    })
    const on = await switchOn()
    const now = await accountOf(on.request)
    expect(await endTwoFactor(now, 'a wrong password')).toEqual({ kind: 'wrong-password' })
    expect(await renewBackupCodes(now, 'a wrong password')).toEqual({ kind: 'wrong-password' })
    expect(await beginTwoFactor(now, password, 'x')).toEqual({ kind: 'already-on' })
    for (let round = 0; round < 10; round++) await endTwoFactor(now, 'a wrong password')
    expect(await endTwoFactor(now, password)).toMatchObject({ kind: 'limited' })
  })

  test('there is no session and no session cookie before the code was right', async () => {
    const { secret } = await switchOn()
    await scratch.database.db.deleteFrom('admin_sessions').execute()
    const { headers, request } = await enterPassword()
    const kept = headers.getSetCookie().filter((cookie) => /session_token=[^;]/.test(cookie))
    expect(kept).toEqual([])
    expect(await findAdmin(request, context)).toBeNull()
    expect(await enter(request, '000000')).toEqual({ kind: 'refused' })
    expect(await enter(request, totp(secret, 5))).toEqual({ kind: 'refused' })
    expect(await sessionCount()).toBe(0)

    const result = await enter(request, totp(secret))
    if (result.kind !== 'signed-in') throw new Error(result.kind)
    expect(await findAdmin(requestWith(result.headers), context)).toMatchObject({ email })
    const session = await scratch.database.db
      .selectFrom('admin_sessions')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect([session.ip_address, session.user_agent]).toEqual([address, 'Test/1'])
    expect((await actions())[0]).toBe('account.sign-in')
    // The same cookie is used up with its code.
    expect(await enter(request, totp(secret, 1))).toEqual({ kind: 'ended' })
  })

  test('a code that was used once is refused, also in another browser at the same moment', async () => {
    const { secret } = await switchOn()
    const browsers = [await enterPassword(), await enterPassword()]
    const results = await Promise.all(browsers.map(({ request }) => enter(request, totp(secret))))
    expect(results.map(({ kind }) => kind).sort()).toEqual(['refused', 'signed-in'])
    expect(await enter((await enterPassword()).request, totp(secret))).toEqual({ kind: 'refused' })
    expect(await enter((await enterPassword()).request, totp(secret, 1))).toMatchObject({ kind: 'signed-in' })
  })

  test('a backup code works once, however it is typed, and is told to the log', async () => {
    const { codes } = await switchOn()
    const [first = '', second = ''] = codes
    const typed = first.toUpperCase().replace('-', ' ')
    expect(await enter((await enterPassword()).request, typed, 'backup')).toMatchObject({ kind: 'signed-in' })
    expect(await enter((await enterPassword()).request, first, 'backup')).toEqual({ kind: 'refused' })
    const [last] = await searchAudit(scratch.database.db, { kind: 'account', limit: 1 })
    expect(last).toMatchObject({ actor: email, action: 'account.backup-code', facts: { codesLeft: 9 } })
    const both = await Promise.all([
      enter((await enterPassword()).request, second, 'backup'),
      enter((await enterPassword()).request, second, 'backup'),
    ])
    expect(both.map(({ kind }) => kind).sort()).toEqual(['refused', 'signed-in'])
  })

  test('new backup codes make the old ones worthless', async () => {
    const { codes, request } = await switchOn()
    const renewed = await renewBackupCodes(await accountOf(request), password)
    if (renewed.kind !== 'renewed') throw new Error(renewed.kind)
    expect(renewed.codes).toHaveLength(10)
    expect(await enter((await enterPassword()).request, codes[0] ?? '', 'backup')).toEqual({
      kind: 'refused',
    })
    const right = await enter((await enterPassword()).request, renewed.codes[0] ?? '', 'backup')
    expect(right).toMatchObject({ kind: 'signed-in' })
    expect(await actions()).toContain('account.new-backup-codes')
  })

  test('wrong codes end the sign-in after five, close the account to strangers after ten, and a restart changes nothing', async () => {
    const { secret, codes } = await switchOn()
    const first = await enterPassword()
    for (let round = 0; round < 5; round++)
      expect((await enter(first.request, '000000')).kind).toBe('refused')
    expect(await enter(first.request, totp(secret))).toEqual({ kind: 'ended' })
    const second = await enterPassword()
    // The one that came too late counted as well.
    for (let round = 0; round < 4; round++)
      expect((await enter(second.request, 'wrong-codes', 'backup')).kind).toBe('refused')

    const database = await openDatabase(scratch.options)
    const restarted = await createAuth(database, env, quiet, quickPasswords)
    const again = await openAttempts(database)
    const third = await signIn(restarted, again, { email, password })
    if (third.kind !== 'second-factor') throw new Error(third.kind)
    for (const [code, kind] of [
      [totp(secret), 'app'],
      [codes[0] ?? '', 'backup'],
    ] as const)
      expect(await enterCode(restarted, again, requestWith(third.headers), { code, kind })).toEqual({
        kind: 'limited',
        retryAfterSeconds: expect.any(Number),
      })
    await database.close()
  })

  test('thirty codes a day are looked at for one account, however long somebody waits between', async () => {
    await switchOn()
    vi.setSystemTime(new Date('2027-03-01T00:00:00Z'))
    // A real look at a password takes a tenth of a second.
    const look = vi.spyOn((await auth.$context).password, 'verify').mockResolvedValue(true)
    const kinds: string[] = []
    for (let round = 0; round < 32; round++) {
      vi.setSystemTime(Date.now() + 5 * minuteMs)
      const { headers } = await enterPassword()
      const entry = { code: '000000', kind: 'app', address: `192.0.2.${round}` } as const
      kinds.push((await enterCode(auth, store, requestWith(headers), entry)).kind)
    }
    look.mockRestore()
    expect(kinds.filter((kind) => kind === 'refused')).toHaveLength(30)
    expect(kinds.slice(30)).toEqual(['limited', 'limited'])
  })

  test('a device that passed the second step has codes of its own, whatever somebody with the password does', async () => {
    const { secret } = await switchOn()
    const passed = await enter((await enterPassword()).request, totp(secret))
    if (passed.kind !== 'signed-in') throw new Error(passed.kind)
    const device = /[^;]*\.device=[^;]+/.exec(passed.headers.getSetCookie().at(-1) ?? '')?.[0] ?? ''
    const withDevice = ({ request }: { request: Request }) =>
      new Request(env.siteUrl, { headers: { cookie: `${request.headers.get('cookie')}; ${device}` } })
    for (let round = 0; round < 3; round++) {
      const { request } = await enterPassword()
      for (let guess = 0; guess < 5; guess++) await enter(request, '000000')
    }
    expect((await enter((await enterPassword()).request, totp(secret, 1))).kind).toBe('limited')
    expect((await enter(withDevice(await enterPassword()), '000000')).kind).toBe('refused')
    expect((await enter(withDevice(await enterPassword()), totp(secret, 1))).kind).toBe('signed-in')
  })

  test('switched off, the password alone is enough, and a sign-in that waits for a code has ended', async () => {
    const { secret, request } = await switchOn()
    const waiting = await enterPassword()
    expect(await endTwoFactor(await accountOf(request), password)).toEqual({ kind: 'off' })
    expect(await enter(waiting.request, totp(secret))).toEqual({ kind: 'ended' })
    expect((await enterPassword()).kind).toBe('signed-in')
    expect(await actions()).toContain('account.two-factor-off')
  })

  test('an admin who is disabled between password and code does not come in', async () => {
    const { secret } = await switchOn()
    const { request } = await enterPassword()
    await scratch.database.db.deleteFrom('admin_sessions').execute()
    // The row alone, as if both happened at the same moment.
    await scratch.database.db.updateTable('admin_users').set({ disabled: true }).execute()
    expect(await enter(request, totp(secret))).toEqual({ kind: 'ended' })
    await setDisabled(scratch.database, email, false)
    expect(await sessionCount()).toBe(0)
  })

  test.each(['', '__Host-second-key.two_factor=2fa-made.up', '__Host-second-key.two_factor='])(
    'without the cookie of the first step there is nothing to enter (%j)',
    async (cookie) => {
      await switchOn()
      const request = new Request(env.siteUrl, { headers: { cookie } })
      expect(await enter(request, '000000')).toEqual({ kind: 'ended' })
    },
  )

  test('a cookie with a made-up signature is worth nothing, also with the right code', async () => {
    const { secret } = await switchOn()
    const { request } = await enterPassword()
    const cookie = (request.headers.get('cookie') ?? '').replace(/\.[^.]+$/, `.${'A'.repeat(43)}%3D`)
    const forged = new Request(env.siteUrl, { headers: { cookie } })
    expect(await enter(forged, totp(secret))).toEqual({ kind: 'ended' })
  })
})
