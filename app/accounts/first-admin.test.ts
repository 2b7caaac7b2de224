import { describe, expect, test } from 'vitest'
import { openDatabase } from '../db/database.server.ts'
import { migrate } from '../db/migrate.server.ts'
import type { Db } from '../db/tables.ts'
import { freshPlace, onBothEngines } from '../db/testing/engines.ts'
import { parseEnv } from '../platform/env.server.ts'
import { createAuth } from './auth.server.ts'
import { createFirstAdmin } from './first-admin.server.ts'
import { insertFirstAdmin } from './queries.server.ts'

async function isPasswordMadeUp(db: Db) {
  const account = await db.selectFrom('admin_accounts').select('password_made_up').executeTakeFirstOrThrow()
  return account.password_made_up
}

// A refused sign-in is expected below, and not shown.
const quiet = { warn() {}, error() {} }

describe.each(['sqlite', 'postgres'] as const)('%s', (engine) => {
  test.each([1, 2, 3])('of two replicas that start together one creates the admin (round %i)', async () => {
    const place = await freshPlace(engine)
    const databases = await Promise.all([1, 2].map(() => openDatabase(place.options)))
    const [first] = databases
    if (first) await migrate(first)
    const env = parseEnv({})
    const starts = await Promise.all(
      databases.map(async (database) => {
        const auth = await createAuth(database, env, quiet)
        return { auth, admin: await createFirstAdmin(database, auth, env) }
      }),
    )

    const created = starts.flatMap(({ admin }) => admin ?? [])
    expect(created).toHaveLength(1)
    const users = await first?.db.selectFrom('admin_users').select(['email', 'role']).execute()
    expect(users).toEqual([{ email: created[0]?.email, role: 'owner' }])

    // Either replica takes the password that one of them printed, and knows the other's session.
    const [here, there] = starts.map(({ auth }) => auth)
    const body = { email: created[0]?.email ?? '', password: created[0]?.password ?? '' }
    const signedIn = await here?.api.signInEmail({ body, returnHeaders: true })
    const cookie = signedIn?.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const session = await there?.api.getSession({ headers: new Headers({ cookie }) })
    expect(session?.user.email).toBe(body.email)

    await Promise.all(databases.map((database) => database.close()))
    await place.remove()
  })
})

onBothEngines((scratch) => {
  test('ADMIN_EMAIL and ADMIN_PASSWORD are used, and a second start creates nothing', async () => {
    const { database } = scratch
    const env = parseEnv({ ADMIN_EMAIL: 'Ada@Example.com', ADMIN_PASSWORD: 'correct horse battery' })
    const auth = await createAuth(database, env, quiet)
    expect(await createFirstAdmin(database, auth, env)).toEqual({
      email: 'Ada@Example.com',
      password: 'correct horse battery',
      isGenerated: false,
    })
    const signIn = (password: string) =>
      auth.api.signInEmail({ body: { email: 'ada@example.com', password } })
    await expect(signIn('correct horse battery')).resolves.toMatchObject({ user: { role: 'owner' } })
    await expect(signIn('correct horse batterx')).rejects.toMatchObject({ status: 'UNAUTHORIZED' })

    const isMadeUp = () => isPasswordMadeUp(database.db)
    expect(await isMadeUp()).toBe(false)
    const later = parseEnv({ ADMIN_EMAIL: 'bob@example.com', ADMIN_PASSWORD: 'another password' })
    expect(await createFirstAdmin(database, auth, later)).toBeNull()
    const account = await database.db.selectFrom('admin_accounts').selectAll().executeTakeFirstOrThrow()
    expect(account.password_hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
    expect(JSON.stringify(account)).not.toContain('correct')
  })
})

onBothEngines((scratch) => {
  test('of twenty attempts at the same moment one succeeds', async () => {
    const attempts = Array.from({ length: 20 }, (_, number) => `owner-${number}@example.com`).map((email) =>
      insertFirstAdmin(scratch.database, { name: 'Owner', email, role: 'owner', passwordHash: 'hash' }),
    )
    const outcomes = await Promise.all(attempts)
    expect(outcomes.filter((isCreated) => isCreated)).toHaveLength(1)
  })

  test.each([
    [{ ADMIN_PASSWORD: 'correct horse battery' }, false],
    [{ ADMIN_EMAIL: 'ada@example.com' }, true],
  ])(
    'where it was not written down, a start with %j takes the password for made up: %s',
    async (set, expected) => {
      const { db } = scratch.database
      const env = parseEnv(set)
      const auth = await createAuth(scratch.database, env, quiet)
      await db.updateTable('admin_accounts').set({ password_made_up: null }).execute()
      await createFirstAdmin(scratch.database, auth, env)
      expect(await isPasswordMadeUp(db)).toBe(expected)
      // Once known, it is no longer asked what was set.
      await createFirstAdmin(
        scratch.database,
        auth,
        parseEnv({ ADMIN_PASSWORD: expected ? 'x'.repeat(20) : undefined }),
      )
      expect(await isPasswordMadeUp(db)).toBe(expected)
    },
  )

  test.each([
    ['https://www.example.com', 'admin@example.com'],
    ['http://homes.example.com:8080', 'admin@homes.example.com'],
    ['http://localhost:3000', 'admin@localhost.localdomain'],
    ['http://127.0.0.1:3000', 'admin@localhost.localdomain'],
    ['http://[::1]:3000', 'admin@localhost.localdomain'],
  ])('on %s the first admin is %s, with a generated password that works', async (SITE_URL, email) => {
    const { database } = scratch
    await database.db.deleteFrom('admin_users').execute()
    const env = parseEnv({ SITE_URL })
    const auth = await createAuth(database, env, quiet)
    const admin = await createFirstAdmin(database, auth, env)
    expect(admin).toMatchObject({ email, isGenerated: true })
    expect(await isPasswordMadeUp(database.db)).toBe(true)
    const body = { email, password: admin?.password ?? '' }
    expect(await auth.api.signInEmail({ body })).toMatchObject({ user: { email } })
  })
})
