import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { minuteMs } from '../platform/duration.ts'
import { changePassword } from './change-password.server.ts'
import { devicesIn } from './device-cookie.server.ts'
import { openAnywhere } from './known-places.server.ts'
import { requireAdmin } from './require-admin.server.ts'
import { type Credentials, signIn } from './sign-in.server.ts'
import { type Accounts, env, openAccounts, password } from './testing/accounts.ts'

const ada = { email: 'ada@example.com', password, address: '192.0.2.1' }
const bob = { email: 'bob@example.com', password, address: '192.0.2.2' }
const wrong = 'a wrong password'

onBothEngines((scratch) => {
  let accounts: Accounts
  let auth: Accounts['auth']
  let store: Accounts['store']
  let context: Accounts['context']
  let strangers = 0

  beforeAll(async () => {
    accounts = await openAccounts(scratch.database)
    ;({ auth, store, context } = accounts)
  })

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T00:01:00Z') })
    await accounts.beginWith({ email: ada.email }, { email: bob.email })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  const kindOf = async (credentials: Credentials) => (await signIn(auth, store, credentials)).kind

  /** The cookies a browser has after signing in, and the numbers its next sign-in carries. */
  async function arrive(credentials: Credentials) {
    const result = await signIn(auth, store, credentials)
    if (result.kind !== 'signed-in') throw new Error(result.kind)
    const cookies = result.headers.getSetCookie()
    const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
    const request = new Request(env.siteUrl, { headers: { cookie } })
    return { cookies, request, devices: await devicesIn(auth, request.headers) }
  }

  /** Each from a network of its own. */
  async function guessAt(email: string, times = 12) {
    const verify = vi.spyOn((await auth.$context).password, 'verify').mockResolvedValue(false)
    const kinds: string[] = []
    for (let round = 0; round < times; round++)
      kinds.push(await kindOf({ email, password: wrong, address: `2001:db8:${++strangers}::1` }))
    verify.mockRestore()
    return kinds
  }

  test('the cookie is for the server alone, lasts half a year and names nobody', async () => {
    const { cookies, devices } = await arrive(ada)
    expect(cookies.at(-1)).toMatch(
      /^__Host-second-key\.device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const rows = await scratch.database.db.selectFrom('request_counts').select('key').execute()
    expect(JSON.stringify(rows)).not.toMatch(/ada|example|192\.0/)
    expect(JSON.stringify(rows)).not.toContain(devices[0])
  })

  test('strangers who guess close the door for strangers, and not for a device that was in', async () => {
    const { devices } = await arrive(ada)
    expect((await guessAt(ada.email)).filter((kind) => kind === 'refused')).toHaveLength(10)
    expect(await kindOf({ ...ada, address: '198.51.100.1' })).toBe('limited')
    expect(await kindOf({ ...ada, address: '198.51.100.1', devices, password: wrong })).toBe('refused')
    expect(await kindOf({ ...ada, address: '198.51.100.1', devices })).toBe('signed-in')
    // The owner's own success gives strangers nothing back.
    expect(await kindOf({ ...ada, address: '198.51.100.2' })).toBe('limited')
  })

  test('a device has ten guesses, which are its own', async () => {
    const { devices } = await arrive(ada)
    const other = await arrive(ada)
    for (let round = 0; round < 10; round++)
      expect(await kindOf({ ...ada, devices, password: wrong })).toBe('refused')
    expect(await kindOf({ ...ada, devices })).toBe('limited')
    expect(await kindOf({ ...ada, devices: other.devices })).toBe('signed-in')
    expect(await kindOf(ada)).toBe('signed-in')
  })

  test('neighbours on the network use up nothing of a device that was in', async () => {
    const { devices } = await arrive(ada)
    for (let round = 0; round < 31; round++)
      await kindOf({ ...ada, email: `no-${round}@x.example`, password: wrong })
    expect(await kindOf(ada)).toBe('limited')
    expect(await kindOf({ ...ada, devices })).toBe('signed-in')
  })

  test('a number that was made up, or that is of another account, is a stranger', async () => {
    const bobs = await arrive(bob)
    await guessAt(ada.email)
    for (const devices of [bobs.devices, ['A'.repeat(43)], Array<string>(3).fill('-'.repeat(43))])
      expect(await kindOf({ ...ada, address: '198.51.100.1', devices })).toBe('limited')
    const crooked = ['', '=', 'x'.repeat(9000), `${'A'.repeat(42)}%`, '....']
    for (const value of crooked) {
      const headers = new Headers({ cookie: `__Host-second-key.device=${value}` })
      expect(await devicesIn(auth, headers)).toEqual([])
    }
  })

  test('a number somebody planted is not made known', async () => {
    const planted = 'P'.repeat(43)
    const { devices } = await arrive({ ...ada, devices: [planted] })
    expect(devices).toHaveLength(2)
    await guessAt(ada.email)
    const elsewhere = { ...ada, address: '198.51.100.1' }
    expect(await kindOf({ ...elsewhere, devices: [planted] })).toBe('limited')
    expect(await kindOf({ ...elsewhere, devices })).toBe('signed-in')
  })

  test('two admins who share a browser are both known', async () => {
    const first = await arrive(ada)
    const { devices } = await arrive({ ...bob, devices: first.devices })
    for (const { email } of [ada, bob]) {
      await guessAt(email)
      expect(await kindOf({ email, password, devices, address: '198.51.100.1' })).toBe('signed-in')
    }
  })

  test('from a network that was in the right password opens; a wrong one is answered like a stranger’s', async () => {
    await arrive(ada)
    await guessAt(ada.email)
    await guessAt('nobody@example.com')
    const { password: hashing } = await auth.$context
    const spies = [vi.spyOn(hashing, 'hash'), vi.spyOn(hashing, 'verify')]
    const answerTo = async (email: string, address: string) => {
      for (const spy of spies) spy.mockClear()
      const answer = await signIn(auth, store, { email, password: wrong, address })
      return { answer, hashes: spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0) }
    }
    const stranger = await answerTo('nobody@example.com', '198.51.100.1')
    expect(stranger).toMatchObject({ answer: { kind: 'limited' }, hashes: 1 })
    for (const address of [ada.address, '198.51.100.1']) {
      expect(await answerTo(ada.email, address)).toEqual(stranger)
      expect(await answerTo('nobody@example.com', address)).toEqual(stranger)
    }
    expect(await kindOf(ada)).toBe('signed-in')
    expect(await kindOf({ ...ada, address: '198.51.100.1' })).toBe('limited')
  })

  test('a network that was in has ten such guesses', async () => {
    await arrive(ada)
    await guessAt(ada.email)
    for (let round = 0; round < 10; round++) expect(await kindOf({ ...ada, password: wrong })).toBe('limited')
    expect(await kindOf(ada)).toBe('limited')
  })

  test('who is signed in changes the password whatever strangers do, and from then on is the only one known', async () => {
    const phone = await arrive(ada)
    const laptop = await arrive(ada)
    await guessAt(ada.email)
    const next = 'another good password'
    const admin = await requireAdmin(laptop.request, context, 'any admin')
    const account = { auth, store, request: laptop.request, admin, address: '198.51.100.9' }
    const result = await changePassword(account, { current: password, next })
    if (result.kind !== 'changed') throw new Error(result.kind)
    const [cookie = ''] = result.headers.getSetCookie().at(-1)?.split(';') ?? []
    const devices = await devicesIn(auth, new Headers({ cookie }))
    const elsewhere = { ...ada, password: next, address: '198.51.100.1' }
    expect(await kindOf({ ...elsewhere, devices: phone.devices })).toBe('limited')
    expect(await kindOf({ ...elsewhere, address: ada.address })).toBe('limited')
    expect(await kindOf({ ...elsewhere, devices })).toBe('signed-in')
  })

  test('of a hundred sign-ins ten devices stay known, so that an intruder leaves with few guesses', async () => {
    vi.spyOn((await auth.$context).password, 'verify').mockResolvedValue(true)
    for (let round = 0; round < 14; round++) {
      vi.setSystemTime(Date.now() + 1000)
      await arrive({ ...ada, address: `198.51.100.${round}` })
    }
    const rows = await scratch.database.db.selectFrom('request_counts').select('key').execute()
    const ofKind = (kind: string) => rows.filter(({ key }) => key.startsWith(kind)).length
    expect([ofKind('known-device'), ofKind('known-network')]).toEqual([10, 10])
  })

  test('for half an hour after a reset at the server the right password opens from anywhere', async () => {
    await openAnywhere(store, 'ADA@example.com')
    await guessAt(ada.email)
    expect(await kindOf({ ...ada, password: wrong })).toBe('limited')
    expect(await kindOf(ada)).toBe('signed-in')
    vi.setSystemTime(Date.now() + 31 * minuteMs)
    await guessAt(ada.email)
    expect(await kindOf({ ...ada, address: '198.51.100.1' })).toBe('limited')
  })
})
