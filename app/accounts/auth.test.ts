import { scryptSync } from 'node:crypto'
import { getMigrations } from 'better-auth/db/migration'
import { beforeAll, expect, test } from 'vitest'
import { requireSecret } from '../db/secrets.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { isId } from '../db/uuid.ts'
import { hourMs } from '../platform/duration.ts'
import { type Auth, createAuth } from './auth.server.ts'
import { createFirstAdmin } from './first-admin.server.ts'

const env = {
  siteUrl: 'https://www.example.com',
  adminEmail: 'ada@example.com',
  adminPassword: 'correct horse battery',
}
const body = { email: env.adminEmail, password: env.adminPassword }

onBothEngines((scratch) => {
  let auth: Auth
  const said: string[] = []
  const note = (details: object, message: string) => void said.push(message + JSON.stringify(details))

  beforeAll(async () => {
    auth = await createAuth(scratch.database, env, { warn: note, error: note })
    await createFirstAdmin(scratch.database, auth, env)
  })

  async function signIn() {
    const { headers } = await auth.api.signInEmail({ body, returnHeaders: true })
    const cookie = headers.getSetCookie()[0] ?? ''
    return { cookie, headers: new Headers({ cookie: cookie.split(';')[0] ?? '' }) }
  }

  test('migration 0002 holds everything better-auth would create', async () => {
    const missing = await getMigrations(auth.options, { throwOnUnsafe: false })
    expect(missing).toMatchObject({ toBeCreated: [], toBeAdded: [], unsafeChanges: [], schemaProblems: [] })
  })

  test('a password is kept as a salted hash of scrypt, another one each time', async () => {
    const { hash } = (await auth.$context).password
    const [first, second] = await Promise.all([hash('a password'), hash('a password')])
    expect(first).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
    expect(second).not.toBe(first)
    const [salt = '', key] = first.split(':')
    const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
    expect(scryptSync('a password', salt, 64, cost).toString('hex')).toBe(key)
  })

  test('an admin signs in, is known by the cookie, and is not after signing out', async () => {
    const { cookie, headers } = await signIn()
    expect(cookie).toMatch(/^__Host-second-key\.session_token=/)
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(cookie).not.toMatch(/domain/i)

    const known = await auth.api.getSession({ headers })
    expect(known?.user).toMatchObject({
      email: 'ada@example.com',
      role: 'owner',
      disabled: false,
      emailVerified: true,
      twoFactorEnabled: false,
      createdAt: expect.any(Date),
    })
    expect(isId(known?.session.id ?? '')).toBe(true)
    const left = (known?.session.expiresAt.getTime() ?? 0) - Date.now()
    expect(left / hourMs).toBeCloseTo(12, 1)

    await auth.api.signOut({ headers })
    expect(await auth.api.getSession({ headers })).toBeNull()
  })

  test('the session row has the same values for us as for better-auth', async () => {
    const { headers } = await signIn()
    const known = await auth.api.getSession({ headers })
    const row = await scratch.database.db
      .selectFrom('admin_sessions')
      .selectAll()
      .where('id', '=', known?.session.id ?? '')
      .executeTakeFirstOrThrow()
    expect([row.expires_at, row.created_at]).toEqual([known?.session.expiresAt, known?.session.createdAt])
  })

  test('a wrong password and an unknown e-mail get the same answer, and nothing private is logged', async () => {
    said.length = 0
    const answers = [
      { ...body, password: 'wrong password!' },
      { ...body, email: 'bob@example.com' },
    ].map((attempt) => auth.api.signInEmail({ body: attempt }).catch((error) => [error.status, error.body]))
    const [wrong, unknown] = await Promise.all(answers)
    expect(wrong).toEqual(['UNAUTHORIZED', expect.anything()])
    expect(unknown).toEqual(wrong)
    expect(said).toHaveLength(2)
    expect(said.join()).not.toMatch(/@|wrong password!/)
  })

  test('nobody can sign up', async () => {
    const stranger = { name: 'Bob', email: 'bob@example.com', password: 'a long password' }
    await expect(auth.api.signUpEmail({ body: stranger })).rejects.toMatchObject({ status: 'BAD_REQUEST' })
  })

  test('a disabled admin cannot sign in', async () => {
    const disable = (disabled: boolean) =>
      scratch.database.db.updateTable('admin_users').set({ disabled }).execute()
    await disable(true)
    await expect(auth.api.signInEmail({ body })).rejects.toMatchObject({ status: 'UNAUTHORIZED' })
    await disable(false)
    await expect(auth.api.signInEmail({ body })).resolves.toBeDefined()
  })

  test('a session in use lives on, but never longer than seven days', async () => {
    const { headers } = await signIn()
    const id = (await auth.api.getSession({ headers }))?.session.id ?? ''
    const rewind = (createdHoursAgo: number, hoursLeft: number) =>
      scratch.database.db
        .updateTable('admin_sessions')
        .set({
          created_at: new Date(Date.now() - createdHoursAgo * hourMs),
          expires_at: new Date(Date.now() + hoursLeft * hourMs),
        })
        .where('id', '=', id)
        .execute()
    const hoursLeft = async () => {
      const known = await auth.api.getSession({ headers })
      return known && (known.session.expiresAt.getTime() - Date.now()) / hourMs
    }

    await rewind(24, 1)
    expect(await hoursLeft()).toBeCloseTo(12, 1)
    await rewind(7 * 24 - 2, 1)
    expect(await hoursLeft()).toBeCloseTo(2, 1)
    await rewind(24, -1)
    expect(await hoursLeft()).toBeNull()
  })

  test('two-factor sign-in can be set up, and its secret is stored encrypted', async () => {
    const { headers } = await signIn()
    const setup = await auth.api.enableTwoFactor({ headers, body: { password: body.password } })
    expect(setup).toMatchObject({ method: 'totp', totpURI: expect.stringMatching(/^otpauth:/) })
    const row = await scratch.database.db
      .selectFrom('admin_two_factors')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ verified: false, failed_verification_count: 0, locked_until: null })
    expect(row.secret).toMatch(/^\$ba\$1\$/)
  })

  test('better-auth reads back what it wrote to its other tables', async () => {
    const { adapter, internalAdapter } = await auth.$context
    const expiresAt = new Date(Date.now() + hourMs)
    await internalAdapter.createVerificationValue({ identifier: 'reset', value: 'x', expiresAt })
    expect(await internalAdapter.findVerificationValue('reset')).toMatchObject({ value: 'x', expiresAt })
    const limit = { key: 'a|b', count: 1, lastRequest: Date.now() }
    await adapter.create({ model: 'rateLimit', data: limit })
    const where = [{ field: 'key', value: 'a|b' }]
    await adapter.incrementOne({ model: 'rateLimit', where, increment: { count: 1 } })
    expect(await adapter.findOne({ model: 'rateLimit', where })).toMatchObject({ ...limit, count: 2 })
    const person = { name: 'Eve', email: 'eve@example.com', emailVerified: true, role: 'editor' }
    const user = await internalAdapter.createUser(person, { method: 'email-password' })
    expect(user).toMatchObject({ ...person, disabled: false, createdAt: expect.any(Date) })
    expect(isId(user.id)).toBe(true)
  })

  test('the secret is made once, however many ask for it together', async () => {
    const secrets = await Promise.all([1, 2, 3].map(() => requireSecret(scratch.database.db, 'test')))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toMatch(/^[\w-]{43}$/)
  })
})
