import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { searchAudit } from '../../audit/queries.server.ts'
import { openDatabase } from '../../db/database.server.ts'
import { requireSecret } from '../../db/secrets.server.ts'
import { freshPlace, onBothEngines } from '../../db/testing/engines.ts'
import { earlyInWindow } from '../../platform/testing/early-in-window.ts'
import { type Auth, createAuth } from '../auth.server.ts'
import { signIn } from '../sign-in.server.ts'
import { countCode } from '../sign-in-limits.server.ts'
import { addPasskey, countPasskeys } from '../testing/passkey.ts'
import { runAdmin } from './command.server.ts'

const quiet = { warn() {}, error() {} }
const passwordIn = (shown: string) => shown.match(/^Password: +(\S+) /m)?.[1] ?? ''

async function runWith(env: Record<string, string | undefined>, ...args: string[]) {
  let shown = ''
  let errors = ''
  const code = await runAdmin({
    args,
    env,
    screen: { write: (text) => (shown += text) },
    errors: { write: (text) => (errors += text) },
  })
  return { code, shown, errors }
}

// The scratch database stays open beside the command, as that of a running site does.
onBothEngines((scratch) => {
  let auth: Auth
  let secret: string
  const run = (...args: string[]) => {
    const { dataDir, databaseUrl } = scratch.options
    return runWith({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, ...args)
  }
  const enter = (email: string, password: string) =>
    signIn(auth, { database: scratch.database, secret }, { email, password })

  beforeAll(async () => {
    auth = await createAuth(scratch.database, { siteUrl: 'http://localhost:3000' }, quiet)
    secret = await requireSecret(scratch.database.db, 'sign-in')
  })

  test('there is nobody at first', async () => {
    expect(await run('list')).toEqual({ code: 0, shown: 'There are no admins yet.\n', errors: '' })
  })

  test('an admin made here signs in with the password shown, and is listed', async () => {
    const { code, shown } = await run('create', 'Eve@Example.com', '--role', 'editor')
    expect(code).toBe(0)
    expect(shown).toMatch(/^Admin e-mail: eve@example.com\nRole: {9}editor\nPassword: .+shown this once/)
    expect((await run('list')).shown).toMatch(/^eve@example.com +editor +active +off +never$/m)
    expect(await enter('eve@example.com', passwordIn(shown))).toMatchObject({ kind: 'signed-in' })
    const today = new Date().toISOString().slice(0, 10)
    expect((await run('list')).shown).toMatch(new RegExp(`^eve@example.com .+ ${today} \\d\\d:\\d\\d$`, 'm'))
    expect(await run('create', 'eve@example.com')).toEqual({
      code: 1,
      shown: '',
      errors: 'There is an admin eve@example.com already: "reset" makes a new password\n',
    })
  })

  async function withTwoFactor(email: string) {
    const { db } = scratch.database
    const password = passwordIn((await run('create', email)).shown)
    const result = await enter(email, password)
    const cookie = (result.kind === 'signed-in' && result.headers.getSetCookie()[0]?.split(';')[0]) || ''
    const headers = new Headers({ cookie })
    await auth.api.enableTwoFactor({ headers, body: { password } })
    await db.updateTable('admin_two_factors').set({ verified: true }).execute()
    await db.updateTable('admin_users').set({ two_factor_enabled: true }).where('email', '=', email).execute()
    expect(await enter(email, password)).toMatchObject({ kind: 'second-factor' })
    return { password, headers }
  }

  test('reset is the way back in: new password, no sessions, no limit, and the code is still asked for', async () => {
    const { db } = scratch.database
    const email = 'ada@example.com'
    await earlyInWindow()
    const { password: old, headers } = await withTwoFactor(email)
    expect((await run('list')).shown).toMatch(/^ada@example.com +owner +active +on /m)
    for (let round = 0; round < 11; round++) await enter(email, 'a wrong password')
    expect(await enter(email, old)).toMatchObject({ kind: 'limited' })
    const codes = async () =>
      await db.selectFrom('request_counts').select('key').where('key', 'like', 'sign-in-code%').execute()
    const { id } = await db
      .selectFrom('admin_users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await countCode({ database: scratch.database, secret }, { userId: id }, new Date())
    expect(await codes()).toHaveLength(2)

    const { code, shown } = await run('reset', 'ADA@example.com')
    expect(code).toBe(0)
    expect(shown).toContain('Signed out everywhere. Two-factor sign-in stays on: with --two-factor-off')
    expect(await auth.api.getSession({ headers })).toBeNull()
    // The sign-in that waited for its code has the admin's id for a value.
    expect(await db.selectFrom('admin_verifications').select(['identifier', 'value']).execute()).toEqual([
      expect.objectContaining({ identifier: expect.stringMatching(/^2fa-attempts-/), value: '0' }),
    ])
    expect(await enter(email, old)).toEqual({ kind: 'refused' })
    expect(await enter(email, passwordIn(shown))).toMatchObject({ kind: 'second-factor' })
    expect(await codes()).toEqual([])
  })

  test('reset with --two-factor-off switches two-factor off, and says when it was not on', async () => {
    const { db } = scratch.database
    const email = 'bea@example.com'
    await withTwoFactor(email)
    await addPasskey(db, email)
    const { shown } = await run('reset', email, '--two-factor-off')
    expect(shown).toContain('Passkeys removed: 1.')
    expect(await countPasskeys(db)).toBe(0)
    expect(shown).toContain('Signed out everywhere. Two-factor sign-in is now off.')
    expect(await enter(email, passwordIn(shown))).toMatchObject({ kind: 'signed-in' })
    const left = await db
      .selectFrom('admin_two_factors')
      .innerJoin('admin_users', 'admin_users.id', 'user_id')
      .select('email')
      .where('email', '=', email)
      .execute()
    expect(left).toEqual([])
    expect((await run('reset', email, '--two-factor-off')).shown).toContain('Two-factor sign-in was not on.')
  })

  test('what the command line did is in the audit log', async () => {
    const email = 'log@example.com'
    await run('create', email, '--role', 'editor')
    await run('disable', email)
    await run('enable', email)
    await run('reset', email)
    const rows = await searchAudit(scratch.database.db, { words: email, limit: 10 })
    expect(rows.map(({ actor, action }) => `${actor}: ${action}`)).toEqual([
      'command line: account.password',
      'command line: account.enable',
      'command line: account.disable',
      'command line: account.create',
    ])
    expect(rows[3]?.facts).toEqual({ account: email, role: 'editor' })
  })

  test('the only owner is not disabled; with another one, they are', async () => {
    const { db } = scratch.database
    await db.updateTable('admin_users').set({ disabled: true }).where('role', '=', 'owner').execute()
    const [only, other] = ['only@example.com', 'other@example.com']
    await run('create', only, '--role', 'owner')
    expect(await run('disable', only)).toMatchObject({ code: 1, shown: '' })
    expect((await run('list')).shown).not.toMatch(/^only@example.com +owner +disabled /m)
    await run('create', other, '--role', 'owner')
    expect(await run('disable', only)).toMatchObject({ code: 0 })
    expect(await run('disable', other)).toMatchObject({ code: 1 })
  })

  test('a disabled admin is out until enabled, also after a reset', async () => {
    const email = 'mo@example.com'
    const first = passwordIn((await run('create', email, '--role', 'moderator')).shown)
    expect((await run('disable', email)).shown).toBe(`${email} is disabled and signed out everywhere\n`)
    expect((await run('list')).shown).toMatch(/^mo@example.com +moderator +disabled /m)
    expect(await enter(email, first)).toEqual({ kind: 'refused' })
    const { shown } = await run('reset', email)
    expect(shown).toContain('Still disabled')
    expect(await enter(email, passwordIn(shown))).toEqual({ kind: 'refused' })
    expect(await run('enable', email)).toMatchObject({ code: 0, shown: `${email} may sign in again\n` })
    expect(await enter(email, passwordIn(shown))).toMatchObject({ kind: 'signed-in' })
  })

  test.each(['reset', 'disable', 'enable'])('%s of somebody unknown says so in one line', async (verb) => {
    expect(await run(verb, 'nobody@example.com')).toEqual({
      code: 1,
      shown: '',
      errors: 'There is no admin nobody@example.com: "list" shows who there is\n',
    })
  })
})

describe('what cannot be done is said plainly', () => {
  test.each([
    [[]],
    [['dance']],
    [['create']],
    [['list', 'x@example.com']],
    [['reset', 'a@example.com', '--role', 'owner']],
    [['disable', 'a@example.com', '--two-factor-off']],
    [['list', '--two-factor-off']],
    [['create', 'a@example.com', 'b@example.com']],
    [['create', 'a@example.com', '--rule', 'owner']],
  ])('%j shows the usage', async (args) => {
    const { code, errors } = await runWith({}, ...args)
    expect([code, errors]).toEqual([1, expect.stringMatching(/^Usage: npm run admin -- create/)])
  })

  test.each([
    [['create', 'a@example.com', '--role', 'boss'], {}, /^The role boss is unknown: it is owner, .+\n$/],
    [['create', 'not-an-address'], {}, /^not-an-address is not an e-mail address\n$/],
    [['list'], { PORT: 'x' }, /^PORT is wrong: .+\n$/],
    [['list'], { DATABASE_URL: 'postgres://a:geheim@127.0.0.1:1/x' }, /^(?!.*geheim).*ECONNREFUSED.*\n$/],
  ])('%j with %j is one line', async (args, env, line) => {
    const { code, errors } = await runWith(env, ...args)
    expect([code, errors]).toEqual([1, expect.stringMatching(line)])
  })

  test('a database that another process keeps locked is not waited for without end', async () => {
    const place = await freshPlace('sqlite')
    await (await openDatabase(place.options)).close()
    const other = new DatabaseSync(join(place.options.dataDir, 'second-key.sqlite'))
    other.exec('begin immediate')
    // The patience of five seconds is over after a twentieth of one.
    const now = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() * 100)
    const ran = runWith({ DATA_DIR: place.options.dataDir }, 'list')
    const outcome = await Promise.race([ran, sleep(3000, 'waits')])
    clock.mockRestore()
    other.exec('rollback')
    other.close()
    await ran
    await place.remove()
    expect(outcome).toEqual({ code: 1, shown: '', errors: 'database is locked\n' })
  })

  test('a folder without a database gets none by looking', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'second-key-test-'))
    writeFileSync(join(dataDir, 'another.sqlite'), '')
    const { code, errors } = await runWith({ DATA_DIR: dataDir }, 'list')
    expect([code, errors]).toEqual([1, expect.stringMatching(/^There is no database in .+\n$/)])
    expect(readdirSync(dataDir)).toEqual(['another.sqlite'])
    rmSync(dataDir, { recursive: true })
  })
})
