import { beforeAll, describe, expect, test } from 'vitest'
import { adminRoles } from '../app/accounts/admin-roles.ts'
import { listAdminRoutes } from '../e2e/admin-routes.ts'
import { owner } from '../server/testing/owner.ts'
import { addressOf, adminPatterns } from './testing/admin-routes.ts'
import type { Answer } from './testing/answer.ts'
import { agent, type Cast, canary, dismissed, editor, moderator, prepareCast } from './testing/cast.ts'
import { decision } from './testing/decision.ts'
import { dose, isSmallDose } from './testing/dose.ts'
import { targetForFile } from './testing/target.ts'
import { sameOrigin, type Visitor } from './testing/visitor.ts'

const target = targetForFile()
let cast: Cast
beforeAll(async () => {
  cast = await prepareCast(target.site)
})

const cookieName = '__Host-second-key.session_token'
const guarded = adminPatterns.filter((pattern) => adminRoles[pattern] !== 'nobody')

test('every page of the admin area is known to this suite, with who may use it', () => {
  expect(adminPatterns.filter((pattern) => !adminRoles[pattern])).toEqual([])
  expect(guarded.length).toBeGreaterThan(5)
  expect(guarded.filter((pattern) => !routeIds.has(pattern))).toEqual([])
})

test('every address these cases try is a real one: the owner finds something there', async () => {
  const admin = await target.signedIn()
  const found: Answer[] = []
  for (const pattern of guarded) found.push(await admin.get(addressOf(pattern, cast)))
  expect(found.filter(({ status }) => status === 404).map(({ request }) => request)).toEqual([])
})

describe('none of the admin pages answers, by any method,', () => {
  test('somebody without a cookie', async () => {
    await expectShut(target.visitor(), { methods: isSmallDose() ? undefined : everyMethod })
  })

  test('a cookie with a token and a signature of our own making', async () => {
    const pair = `${cookieName}=${'a'.repeat(32)}.${'b'.repeat(43)}=`
    if (isSmallDose()) await expectForged(pair)
    else await expectShut(withCookie(pair))
  })

  test.each([
    ['nothing at all', ''],
    ['a word', 'admin'],
    ['broken percent signs', '%E0%A4%A.%ZZ'],
    ['SQL', "' or 1=1 --.x"],
    ['JSON', '{"user":{"role":"owner"}}'],
    ['a JSON web token without a signature', 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoib3duZXIifQ.'],
    ['seven thousand characters', 'x'.repeat(7000)],
    ['many dots', '.'.repeat(500)],
  ])('a cookie with %s', async (_, value) => {
    await expectForged(`${cookieName}=${value}`)
  })

  test('a real token without its signature, or with another', async () => {
    const [token] = await session()
    await expectForged(`${cookieName}=${token}`)
    await expectForged(`${cookieName}=${token}.${'A'.repeat(43)}%3D`)
  })

  test('a real cookie with one letter of its token or of its signature changed', async () => {
    const [, pair] = await session()
    const value = pair.slice(cookieName.length + 1)
    const swapped = (at: number) => value.slice(0, at) + (value[at] === 'a' ? 'b' : 'a') + value.slice(at + 1)
    await expectForged(`${cookieName}=${swapped(3)}`)
    await expectForged(`${cookieName}=${swapped(value.indexOf('.') + 5)}`)
  })

  test('a real cookie under a name that another host could set', async () => {
    const [, pair] = await session()
    const value = pair.slice(cookieName.length + 1)
    for (const name of [
      'second-key.session_token',
      '__Secure-second-key.session_token',
      'session_token',
      'admin',
    ])
      await expectForged(`${name}=${value}`)
  })

  test('the id of a session, the id of an admin, a flag of old', async () => {
    const [row] = await target.rows('select id, user_id from admin_sessions order by created_at desc limit 1')
    for (const value of [row?.id, row?.user_id, 'true'])
      await expectForged(`${cookieName}=${value}; isAdmin=true; role=owner; admin=1`)
  })

  test('a token in a header, a query or a bearer', async () => {
    const [token, pair] = await session()
    const visitor = target.visitor()
    for (const headers of [
      { Authorization: `Bearer ${token}` },
      { 'X-Session-Token': token },
      { 'X-User': owner.email, 'X-Role': 'owner', 'X-Forwarded-User': owner.email },
    ])
      expectNothing(await visitor.get('/admin/articles', headers))
    expectNothing(await visitor.get(`/admin/articles?${pair}&token=${token}`))
  })

  test('a session that has run out', async () => {
    const [token, pair] = await session()
    await target.write('update admin_sessions set expires_at = created_at where token = ?', token)
    await target.settle()
    await expectShut(withCookie(pair))
    // Found to be over, it is removed.
    target.expects({ admin_sessions: -1 })
  })

  test('a session that was signed out', async () => {
    const [, pair] = await session()
    const visitor = withCookie(pair)
    await visitor.post('/admin/logout', {})
    await target.settle()
    await expectShut(withCookie(pair))
  })

  test('a disabled admin with the cookie of before, who cannot sign in again either', async () => {
    const [, pair] = await session(dismissed)
    await target.write('update admin_users set disabled = true where email = ?', dismissed.email)
    await target.settle()
    await expectShut(withCookie(pair))
    expect((await target.visitor().post('/admin?index', dismissed)).status).toBe(401)
  })
})

describe('a signed-in admin reaches no page of another role:', () => {
  test.each([
    ['an editor', editor, 'editor'],
    ['a moderator', moderator, 'moderator'],
    ['an agent', agent, 'agent'],
  ])('%s', async (_, who, role) => {
    const visitor = await target.signedIn(who)
    const foreign = guarded.filter((pattern) => ![role, 'any admin'].includes(adminRoles[pattern] ?? ''))
    expect(foreign.length).toBeGreaterThan(2)
    for (const { answer } of await everyWayIn(visitor, partOf(foreign, dose(1, 4)))) {
      expect([202, 403, 405, 415], `${answer.request}: ${answer.status}`).toContain(answer.status)
      expectNothing(answer)
    }
  })
})

/** A sign-in of its own: its token and its cookie. */
async function session(who = owner): Promise<[token: string, pair: string]> {
  const admin = await target.freshlySignedIn(who)
  const pair = admin.cookies().find((one) => one.startsWith(cookieName)) ?? ''
  const [token = ''] = decodeURIComponent(pair.slice(cookieName.length + 1)).split('.')
  expect(token.length).toBeGreaterThan(20)
  return [token, pair]
}

function withCookie(pair: string) {
  const visitor = target.visitor()
  for (const one of pair.split('; ')) visitor.keep(one)
  return visitor
}

/** The site knows three methods; that it refuses the others first needs to be seen once. */
const everyMethod = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

let turn = 0
/** One of so many parts of the pages, another one for each case; all of them if there is one part. */
function partOf(patterns: string[], parts: number) {
  const at = turn++
  return patterns.filter((_, index) => index % parts === at % parts)
}

/** A cookie that is none is none on every page. */
async function expectForged(pair: string) {
  await expectShut(withCookie(pair), { patterns: partOf(guarded, dose(4, 20)) })
}

/** Every page asks for its session by the same query: on PostgreSQL a part of them does. */
async function expectShut(
  visitor: Visitor,
  { patterns = partOf(guarded, dose(1, 4)), methods = ['POST'] } = {},
) {
  for (const { way, answer } of await everyWayIn(visitor, patterns, methods)) {
    const { status, headers, request, body } = answer
    const location = headers.location ? ` ${headers.location}` : ''
    expect(`${status}${location}`, `${way}: ${request}`).toBe(shut[way])
    // How the router's data address says that it leads elsewhere.
    if (way === 'data') expect(body, request).toMatch(/SingleFetchRedirect/)
    expectNothing(answer)
  }
}

type Way = 'page' | 'anything' | 'data' | 'post' | 'unknown method'
type WayIn = { way: Way; answer: Answer }

const shut: Record<Way, string> = {
  page: '302 /admin',
  anything: '401',
  data: '202',
  post: '401',
  'unknown method': '405',
}

const routeIds = new Map(listAdminRoutes().map(({ pattern, id }) => [pattern, id]))

async function everyWayIn(visitor: Visitor, patterns: string[], methods = ['POST']) {
  const fields = {
    id: cast.pending.id,
    ...decision(cast.pending.id, 1, 'approve'),
    version: '1',
    title: 'Taken over',
    content: 'x',
    key: 'x',
  }
  const send = (path: string, method: string) =>
    visitor.send(path, {
      method,
      body: String(new URLSearchParams(fields)),
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-HTTP-Method-Override': 'DELETE',
        ...sameOrigin,
      },
    })
  const found: WayIn[] = []
  for (const pattern of patterns) {
    const path = addressOf(pattern, cast)
    // Without its parents, which are guarded too.
    const alone = `${path}.data?_routes=${encodeURIComponent(routeIds.get(pattern) ?? 'unknown')}`
    found.push(
      { way: 'page', answer: await visitor.get(path) },
      { way: 'page', answer: await visitor.send(path, { method: 'HEAD' }) },
      { way: 'anything', answer: await visitor.get(path, { Accept: '*/*' }) },
      { way: 'data', answer: await visitor.get(`${path}.data`) },
      { way: 'data', answer: await visitor.get(alone) },
      { way: 'post', answer: await send(`${path}.data`, 'POST') },
    )
    for (const method of methods)
      found.push({ way: method === 'POST' ? 'post' : 'unknown method', answer: await send(path, method) })
  }
  return found
}

function expectNothing({ request, body, headers }: Answer) {
  expect(body, request).not.toContain(canary)
  expect(body, request).not.toMatch(/pending@example\.net|555-pending|Activity<\/h1>/)
  expect(headers['set-cookie']?.join() ?? '', request).not.toMatch(/session_token=\w/)
}
