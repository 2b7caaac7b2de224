import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../db/database.server.ts'
import { requireSecret } from '../db/secrets.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { createAdmin, setDisabled } from './account-queries.server.ts'
import { type Auth, createAuth } from './auth.server.ts'
import { maxPasswordLength } from './password-rules.ts'
import { type Credentials, signIn, signOut } from './sign-in.server.ts'
import { openAttempts } from './sign-in-limits.server.ts'

const env = { siteUrl: 'https://www.example.com' }
const quiet = { warn() {}, error() {} }
const right = { email: 'ada@example.com', password: 'correct horse battery', address: '192.0.2.1' }
const wrong = { ...right, password: 'a wrong password' }

onBothEngines((scratch) => {
  let auth: Auth
  let secret: string
  const store = () => ({ database: scratch.database, secret })
  const attempt = (credentials: Credentials) => signIn(auth, store(), credentials)
  const kindOf = async (credentials: Credentials) => (await attempt(credentials)).kind
  const times = (count: number, one: (number: number) => Promise<string>) =>
    Promise.all(Array.from({ length: count }, (_, number) => one(number)))
  const counts = async () => {
    const rows = await scratch.database.db
      .selectFrom('request_counts')
      .select('count')
      .where('key', 'like', 'sign-in-%')
      .execute()
    return rows.map((row) => row.count).sort((a, b) => a - b)
  }

  beforeAll(async () => {
    const { database } = scratch
    auth = await createAuth(database, env, quiet)
    secret = await requireSecret(database.db, 'sign-in')
    const passwordHash = await (await auth.$context).password.hash(right.password)
    await createAdmin(database, { name: 'Ada', email: right.email, role: 'owner', passwordHash })
  })

  beforeEach(async () => {
    await scratch.database.db.deleteFrom('request_counts').execute()
  })

  afterEach(() => void vi.restoreAllMocks())

  /** For tests of counting alone: a real look at a password takes a tenth of a second. */
  async function lookQuickly() {
    const { password } = await auth.$context
    vi.spyOn(password, 'hash').mockResolvedValue('')
    vi.spyOn(password, 'verify').mockImplementation(async (given) => given.password === right.password)
  }

  async function signedIn(credentials: Credentials = right) {
    const result = await attempt(credentials)
    if (result.kind !== 'signed-in') throw new Error(`Expected to be signed in, but ${result.kind}`)
    const [cookie = ''] = result.headers.getSetCookie()
    const [pair = ''] = cookie.split(';')
    return { cookie, pair, request: new Request(env.siteUrl, { headers: { cookie: pair } }) }
  }

  test('the right password begins a session that the server can show again', async () => {
    const { cookie, request } = await signedIn({ ...right, email: ' Ada@Example.com ', userAgent: 'Test/1' })
    // Seven days: the idle limit is kept by the server.
    expect(cookie).toMatch(
      /^__Host-second-key\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const known = await auth.api.getSession({ headers: request.headers })
    expect(known).toMatchObject({
      user: { email: right.email },
      session: { ipAddress: '192.0.2.1', userAgent: 'Test/1' },
    })
  })

  test('a cookie replayed after signing out is refused, and its session is gone', async () => {
    const { request } = await signedIn()
    const id = (await auth.api.getSession({ headers: request.headers }))?.session.id ?? ''
    const cleared = await signOut(auth, request)
    expect(cleared.getSetCookie()).toContainEqual(
      expect.stringMatching(/^__Host-second-key\.session_token=; Max-Age=0; Path=\/; HttpOnly; Secure/),
    )
    expect(await auth.api.getSession({ headers: request.headers })).toBeNull()
    const { db } = scratch.database
    expect(await db.selectFrom('admin_sessions').select('id').where('id', '=', id).execute()).toEqual([])
    expect((await signOut(auth, request)).getSetCookie().length).toBeGreaterThan(0)
  })

  test('a tampered cookie is refused', async () => {
    const { pair } = await signedIn()
    const [name = '', value = ''] = pair.split('=')
    const [token = '', signature = ''] = decodeURIComponent(value).split('.')
    const other = token.startsWith('a') ? 'b' : 'a'
    const forged = [`${other}${token.slice(1)}.${signature}`, `${token}.${signature.slice(0, -4)}AAA=`, token]
    for (const attempt of forged) {
      const headers = new Headers({ cookie: `${name}=${encodeURIComponent(attempt)}` })
      expect(await auth.api.getSession({ headers })).toBeNull()
    }
  })

  test('unknown e-mail, wrong password and disabled admin are one answer, after the same work', async () => {
    const { password } = await auth.$context
    const spies = [vi.spyOn(password, 'hash'), vi.spyOn(password, 'verify')]
    const hashesFor = async (credentials: Credentials) => {
      for (const spy of spies) spy.mockClear()
      expect(await attempt(credentials)).toEqual({ kind: 'refused' })
      return spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
    }
    // The hash is nearly all of the time an answer takes.
    expect(await hashesFor(wrong)).toBe(1)
    expect(await hashesFor({ ...wrong, email: 'nobody@example.com' })).toBe(1)
    await setDisabled(scratch.database, right.email, true)
    expect(await hashesFor(wrong)).toBe(1)
    expect(await hashesFor(right)).toBe(1)
    await setDisabled(scratch.database, right.email, false)
  })

  test.each([
    { ...right, password: 'x'.repeat(maxPasswordLength + 1) },
    { ...right, password: 'x'.repeat(1_000_000) },
    { ...right, email: `${'a'.repeat(300)}@example.com` },
    { ...right, email: 'ada\0@example.com' },
    { ...right, email: '' },
  ])('what nobody can have is refused before any work (%#)', async (credentials) => {
    expect(await attempt(credentials)).toEqual({ kind: 'refused' })
    expect(await counts()).toEqual([])
  })

  test('of twenty wrong passwords at once ten are looked at, and all are counted', async () => {
    const kinds = await times(20, (number) => kindOf({ ...wrong, address: `192.0.2.${number}` }))
    expect(kinds.filter((kind) => kind === 'refused')).toHaveLength(10)
    expect(kinds.filter((kind) => kind === 'limited')).toHaveLength(10)
    // Once for each network, and for those that came too late once more on what a known one has of its own.
    expect(await counts()).toEqual([...Array<number>(30).fill(1), 20])
  })

  test('the account stays limited after a restart, whatever the spelling and the address', async () => {
    await lookQuickly()
    await times(10, () => kindOf(wrong))
    const database = await openDatabase(scratch.options)
    const restarted = await createAuth(database, env, quiet)
    const again = await openAttempts(database)
    const answer = await signIn(restarted, again, {
      ...right,
      email: 'ADA@example.com',
      address: '198.51.100.7',
    })
    await database.close()
    expect(answer).toEqual({ kind: 'limited', retryAfterSeconds: expect.any(Number) })
    expect(answer.kind === 'limited' && answer.retryAfterSeconds).toBeLessThanOrEqual(900)
  })

  test('a success clears the account and costs the address nothing', async () => {
    await lookQuickly()
    await times(9, () => kindOf(wrong))
    await signedIn()
    expect(await counts()).toEqual([9])
    expect(await times(9, () => kindOf(wrong))).toEqual(Array(9).fill('refused'))
    expect(await kindOf(right)).toBe('signed-in')
  })

  test('an address is limited over all accounts, and an IPv6 household is one address', async () => {
    await lookQuickly()
    const from = (number: number) => ({
      ...wrong,
      email: `nobody-${number}@example.com`,
      address: `2001:db8:0:1::${number.toString(16)}`,
    })
    expect(await times(30, (number) => kindOf(from(number)))).toEqual(Array(30).fill('refused'))
    expect(await kindOf({ ...right, address: '2001:db8:0:1:ffff::1' })).toBe('limited')
    expect(await kindOf({ ...right, address: '2001:db8:0:2::1' })).toBe('signed-in')
  })

  test('the counts hold neither the e-mail nor the address', async () => {
    await attempt(wrong)
    const rows = await scratch.database.db.selectFrom('request_counts').select('key').execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/ada|example|192\.0/)
  })
})
