import { RouterContextProvider } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { type Role, roles } from '../db/vocabulary.ts'
import { databaseContext, logContext, requestContext } from '../platform/context.ts'
import { siteContext } from '../site/context.ts'
import { defaultSite } from '../site/site.ts'
import { createAdmin, setDisabled } from './account-queries.server.ts'
import { type Auth, createAuth } from './auth.server.ts'
import { adminContext, authContext, viewerContext } from './context.ts'
import { mayDo } from './may-do.ts'
import { findAdmin, guardAdmin, requireAdmin } from './require-admin.server.ts'

const env = { siteUrl: 'https://www.example.com' }
const quiet = { warn() {}, error() {} }
const password = 'correct horse battery'
const page = { accept: 'text/html,application/xhtml+xml' }

test.each([
  ['owner', 'any admin', true],
  ['owner', 'editor', true],
  ['owner', 'moderator', true],
  ['editor', 'any admin', true],
  ['editor', 'editor', true],
  ['editor', 'moderator', false],
  ['editor', 'owner', false],
  ['moderator', 'moderator', true],
  ['moderator', 'editor', false],
  ['agent', 'agent', true],
  ['agent', 'moderator', false],
  ['agent', 'owner', false],
  ['owner', 'agent', true],
  ['moderator', 'agent', false],
] satisfies [Role, Role | 'any admin', boolean][])('%s, asked for %s: %s', (role, wanted, may) => {
  expect(mayDo({ role }, wanted)).toBe(may)
})

onBothEngines((scratch) => {
  let auth: Auth
  const context = new RouterContextProvider()
  context.set(siteContext, defaultSite(env.siteUrl))

  beforeAll(async () => {
    auth = await createAuth(scratch.database, env, quiet)
    context.set(authContext, auth)
    const passwordHash = await (await auth.$context).password.hash(password)
    for (const role of roles)
      await createAdmin(scratch.database, { name: role, email: `${role}@example.com`, role, passwordHash })
  })

  async function requestOf(role: Role, init: RequestInit = {}) {
    const body = { email: `${role}@example.com`, password }
    const { headers } = await auth.api.signInEmail({ body, returnHeaders: true })
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return new Request(`${env.siteUrl}/admin/x`, { ...init, headers: { ...page, cookie } })
  }
  const thrownBy = (work: Promise<unknown>) =>
    work.then(
      () => 'nothing',
      (answer: unknown) => answer,
    )

  test('a signed-in admin is returned, without anything secret', async () => {
    const admin = await requireAdmin(await requestOf('editor'), context, 'editor')
    expect(admin).toEqual({
      id: expect.any(String),
      email: 'editor@example.com',
      name: 'editor',
      role: 'editor',
      sessionId: expect.any(String),
    })
  })

  test.each([
    ['editor', 'moderator'],
    ['moderator', 'editor'],
    ['moderator', 'owner'],
  ] satisfies [Role, Role][])('%s is answered 403 where %s is asked for', async (role, wanted) => {
    const answer = await thrownBy(requireAdmin(await requestOf(role), context, wanted))
    expect(answer).toMatchObject({ data: null, init: { status: 403 } })
  })

  test('without a session a page leads to the login, and everything else is answered 401', async () => {
    const ask = (path: string, init?: RequestInit) =>
      thrownBy(requireAdmin(new Request(env.siteUrl + path, init), context, 'any admin'))
    const toPage = await ask('/admin/articles', { headers: page })
    expect(toPage).toBeInstanceOf(Response)
    expect(toPage).toMatchObject({ status: 302 })
    expect(toPage instanceof Response && toPage.headers.get('Location')).toBe('/admin')
    expect(await ask('/admin/articles.data')).toMatchObject({ status: 302 })
    for (const init of [{}, { headers: { accept: '*/*' } }, { method: 'POST', headers: page }])
      expect(await ask('/admin/articles', init)).toMatchObject({ data: null, init: { status: 401 } })
  })

  describe('the guard', () => {
    const passed = new Response()
    /** What it leaves behind for loaders and actions, or what it throws. */
    async function guard(request: Request, pattern: string) {
      const own = new RouterContextProvider(new Map([[authContext, auth]]))
      own.set(siteContext, defaultSite(env.siteUrl))
      const args = { request, context: own, pattern, params: {}, url: new URL(request.url) }
      await guardAdmin(args, async () => passed)
      return own
    }
    const stranger = new Request(`${env.siteUrl}/admin`, { headers: page })

    test('asks for the role the table names, and hands on who was let in', async () => {
      const own = await guard(await requestOf('editor'), 'admin/articles/:id')
      expect(own.get(adminContext)).toMatchObject({ role: 'editor' })
      expect(own.get(viewerContext)).toEqual(own.get(adminContext))
      const refused = await thrownBy(guard(await requestOf('editor'), 'admin/stories/:status'))
      expect(refused).toMatchObject({ init: { status: 403 } })
      expect(await thrownBy(guard(stranger, 'admin/account'))).toMatchObject({ status: 302 })
    })

    test('keeps an address that the table does not name for the owner', async () => {
      const refused = await thrownBy(guard(await requestOf('editor'), 'admin/brand-new'))
      expect(refused).toMatchObject({ init: { status: 403 } })
      const own = await guard(await requestOf('owner'), 'admin/brand-new')
      expect(own.get(adminContext)).toMatchObject({ role: 'owner' })
    })

    test('lets anybody to the door, where nobody counts as let in', async () => {
      for (const request of [stranger, await requestOf('editor')]) {
        const own = await guard(request, 'admin')
        expect(own.get(viewerContext)?.role).toBe(request === stranger ? undefined : 'editor')
        expect(() => own.get(adminContext)).toThrow()
      }
    })
  })

  test('a disabled admin is nobody at once, and so is one whose session has expired', async () => {
    const request = await requestOf('moderator')
    const { db } = scratch.database
    const admin = await findAdmin(request, context)
    expect(admin?.role).toBe('moderator')
    // The row alone, as if the session had begun while the admin was being disabled.
    await db
      .updateTable('admin_users')
      .set({ disabled: true })
      .where('id', '=', admin?.id ?? '')
      .execute()
    expect(await findAdmin(request, context)).toBeNull()
    await setDisabled(scratch.database, 'moderator@example.com', false)
    expect(await findAdmin(request, context)).not.toBeNull()
    await db
      .updateTable('admin_sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', admin?.sessionId ?? '')
      .execute()
    expect(await findAdmin(request, context)).toBeNull()
  })

  test('a session that cannot be read because the database is away is a 503, not a login', async () => {
    const request = await requestOf('owner')
    const said: string[] = []
    const trouble = new Error('Connection terminated')
    const contextWith = (getSession: () => Promise<unknown>, check: () => Promise<void>) => {
      const other = new RouterContextProvider()
      other.set(authContext, { ...auth, api: { ...auth.api, getSession } } as Auth)
      other.set(databaseContext, { ...scratch.database, check })
      other.set(logContext, { warn() {}, error: (_fields, message) => void said.push(message) })
      other.set(requestContext, { id: 'r1', tags: new Set<string>() })
      return other
    }
    const fails = () => Promise.reject(trouble)
    const away = contextWith(fails, fails)
    expect(await thrownBy(requireAdmin(request, away, 'owner'))).toMatchObject({ init: { status: 503 } })
    expect(said).toEqual(['The database does not answer'])
    // A bug of ours is no illness of the database.
    const well = contextWith(fails, async () => {})
    expect(await thrownBy(requireAdmin(request, well, 'owner'))).toBe(trouble)
  })

  describe('of a database that does not answer its check', () => {
    const readOnly = Object.assign(new Error('it can only be read'), { code: '25006' })
    const guard = async (error: Error, method: string, pattern = '/admin/health') => {
      const context = new RouterContextProvider()
      const check = () => Promise.reject(error)
      context.set(authContext, auth)
      context.set(databaseContext, { ...scratch.database, engine: 'postgres', check })
      context.set(logContext, { warn() {}, error() {} })
      context.set(requestContext, { id: 'r2', tags: new Set<string>() })
      const request = await requestOf('owner', { method })
      const url = new URL(env.siteUrl)
      return await guardAdmin({ request, context, params: {}, pattern, url }, async () => new Response())
    }

    test('because it can only be read, what would be written is a 503; pages open', async () => {
      expect(await thrownBy(guard(readOnly, 'POST'))).toMatchObject({ init: { status: 503 } })
      expect(await thrownBy(guard(readOnly, 'GET'))).toBe('nothing')
    })

    test('an article reaches its form, which gives the text back', async () => {
      expect(await thrownBy(guard(readOnly, 'POST', '/admin/articles/new'))).toBe('nothing')
    })

    test('in time, an action still waits for it', async () => {
      expect(await thrownBy(guard(new Error('not within 2 seconds'), 'POST'))).toBe('nothing')
    })
  })

  test('disabling ends the sessions: enabling again does not bring them back', async () => {
    const request = await requestOf('moderator')
    await setDisabled(scratch.database, 'moderator@example.com', true)
    await setDisabled(scratch.database, 'moderator@example.com', false)
    expect(await findAdmin(request, context)).toBeNull()
  })
})
