import { createAdmin } from '../app/accounts/account-queries.server.ts'
import { formsPageOf } from '../app/accounts/admin-roles.ts'
import { createAuth } from '../app/accounts/auth.server.ts'
import { type Database, openDatabase } from '../app/db/database.server.ts'
import { applicationRow, articleRow, storyRow } from '../app/db/testing/rows.ts'
import { type Role, roles } from '../app/db/vocabulary.ts'
import { dayMs } from '../app/platform/duration.ts'
import { owner } from '../server/testing/owner.ts'
// The site that is to know these passwords hashes as quickly.
import '../server/testing/quick-passwords.mjs'
import { type AdminRoute, listAdminRoutes, openPaths } from './admin-routes.ts'
import { test as base, expect, type Site, sharedInFile, startSite } from './site.ts'

type Person = Role | 'nobody'
type Guarded = { site: Site; url: string; cookies: Record<Person, string> }

const { password } = owner
const guardedOf = sharedInFile(startGuarded, ({ site }) => site.stop())
const test = base.extend<{ guarded: Guarded }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  guarded: [async ({}, use) => use(await guardedOf()), { timeout: 120_000 }],
  site: async ({ guarded }, use) => use(guarded.site),
})
// One site for all of it.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

async function startGuarded(): Promise<Guarded> {
  const site = await startSite({ env: { SEED_DEMO: '0' } })
  const database = await openDatabase({ dataDir: site.dataDir })
  const cookies = await comeIn(database, site.url)
  await database.close()
  return { site, url: site.url, cookies }
}

/** One of each role signs in; strangers of every kind are tried in attacks/sessions.test.ts. */
async function comeIn(database: Database, url: string): Promise<Guarded['cookies']> {
  const auth = await createAuth(database, { siteUrl: url })
  const passwordHash = await (await auth.$context).password.hash(password)
  const cookieOf = async (name: string, role: Role) => {
    const email = `${name}@example.com`
    await createAdmin(database, { name, email, role, passwordHash })
    const answer = await fetch(`${url}/admin?index`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: url },
      body: new URLSearchParams({ email, password }),
    })
    expect(answer.status).toBe(303)
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  return {
    owner: await cookieOf('owner', 'owner'),
    editor: await cookieOf('editor', 'editor'),
    moderator: await cookieOf('moderator', 'moderator'),
    agent: await cookieOf('agent', 'agent'),
    nobody: '',
  }
}

const routes = listAdminRoutes()
const closed = routes.filter(({ pattern }) => !openPaths.includes(pattern))

type Ask = { method?: 'GET' | 'POST'; as: Person; headers?: Record<string, string> }

function asker({ url, cookies }: Guarded) {
  return async (path: string, { method = 'GET', as, headers }: Ask) => {
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { Accept: 'text/html', cookie: cookies[as], ...headers },
      ...(method === 'POST' && { body: new URLSearchParams({ id: 'x' }) }),
    })
    const location = answer.headers.get('location')
    return {
      said: location ? `${answer.status} ${location}` : String(answer.status),
      text: await answer.text(),
    }
  }
}

/** The three ways to a route's data: with its page, by itself, and by itself without its parents. */
const dataPaths = ({ address, id }: AdminRoute) => [
  `${address}.data`,
  `${address}.data?_routes=${encodeURIComponent(id)}`,
]

test('the addresses come from the built router, and few of them are open', () => {
  const patterns = routes.map(({ pattern }) => pattern)
  expect(patterns).toEqual(expect.arrayContaining([...openPaths, '/admin/articles/:id', '/admin/account']))
  expect(closed.length).toBeGreaterThan(10)
})

for (const role of roles) {
  test(`to the ${role} is open what is theirs and nothing else`, async ({ guarded }) => {
    const ask = asker(guarded)
    const wrong: string[] = []
    for (const route of closed) {
      const isTheirs = route.roles.includes(role)
      const page = await ask(route.address, { as: role })
      if (isTheirs === /^40[13]/.test(page.said) || page.said >= '500')
        wrong.push(`GET ${route.pattern}: ${page.said}`)
      if (isTheirs) continue
      for (const path of dataPaths(route)) {
        const { said } = await ask(path, { as: role })
        if (said !== '403') wrong.push(`GET ${path}: ${said}`)
      }
      for (const path of [route.address, `${route.address}.data`]) {
        const { said } = await ask(path, { method: 'POST', as: role, headers: { Origin: guarded.url } })
        if (said !== '403') wrong.push(`POST ${path}: ${said}`)
      }
    }
    expect(wrong).toEqual([])
  })
}

test('who opens an address that takes posts only is led to the page of its forms, also by the router', async ({
  guarded,
}) => {
  const ask = asker(guarded)
  const wrong: string[] = []
  const postOnly = routes.filter(({ pattern }) => formsPageOf(pattern))
  expect(postOnly.length).toBeGreaterThan(20)
  for (const route of postOnly) {
    const page = formsPageOf(route.pattern)
    const { said } = await ask(route.address, { as: 'owner' })
    if (said !== `302 ${page}`) wrong.push(`${route.address}: ${said}`)
    for (const path of dataPaths(route)) {
      const answer = await ask(path, { as: 'owner' })
      // The router's own way to say it.
      if (answer.said !== '202' || !answer.text.includes(`"redirect","${page}"`))
        wrong.push(`${path}: ${answer.said} ${answer.text}`)
    }
    const stranger = await ask(route.address, { as: 'nobody' })
    if (stranger.said !== '302 /admin') wrong.push(`${route.address} for a stranger: ${stranger.said}`)
  }
  expect(wrong).toEqual([])
})

test('no page of the admin area has a link that its reader may not open', async ({ guarded }) => {
  const { dataDir } = guarded.site
  const database = await openDatabase({ dataDir })
  const almostTwoYears = new Date(Date.now() - 715 * dayMs)
  for (const columns of [
    {},
    { status: 'approved' as const },
    { status: 'closed' as const, closed_reason: 'not-now', moved_at: almostTwoYears },
  ])
    await database.db.insertInto('applications').values(applicationRow(columns)).execute()
  await database.db.insertInto('approval_stories').values(storyRow()).execute()
  await database.db.insertInto('articles').values(articleRow()).execute()
  await database.close()
  const ask = asker(guarded)
  const wrong: string[] = []
  // An owner may open all of them.
  for (const role of roles.filter((one) => one !== 'owner')) {
    const linked = new Map([['/admin', 'the door']])
    for (const [path, from] of linked) {
      const { said, text } = await ask(path, { as: role })
      if (said.startsWith('403')) wrong.push(`${role}: ${path} on ${from}`)
      const next = [
        said.replace(/^30\d /, ''),
        ...Array.from(text.matchAll(/<a [^>]*href="([^"#]+)/g), linkOf),
      ]
      for (const one of next)
        if (/^\/admin(\/|\?|$)/.test(one) && linked.size < 150 && !linked.has(one)) linked.set(one, path)
    }
    expect(linked.size, role).toBeGreaterThan(5)
  }
  expect(wrong).toEqual([])
})

function linkOf([, href = '']: RegExpMatchArray) {
  return href.replaceAll('&amp;', '&')
}

test('what another site posts in the name of the owner is refused, at the open addresses too', async ({
  guarded,
}) => {
  const ask = asker(guarded)
  const wrong: string[] = []
  const foreign: Record<string, string>[] = [
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { Origin: guarded.url, 'Sec-Fetch-Site': 'cross-site' },
    { Origin: guarded.url, 'Sec-Fetch-Site': 'same-site' },
  ]
  for (const { address } of routes) {
    for (const path of [address, `${address}?index`, `${address}.data`]) {
      for (const headers of foreign) {
        const { said } = await ask(path, { method: 'POST', as: 'owner', headers })
        if (said !== '403') wrong.push(`POST ${path} with ${JSON.stringify(headers)}: ${said}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

test('search engines are told to keep no answer of the admin area', async ({ guarded: { url, cookies } }) => {
  const wrong: string[] = []
  for (const { address, pattern } of routes) {
    for (const as of ['nobody', 'editor', 'owner'] as const) {
      const headers = { Accept: 'text/html', cookie: cookies[as] }
      const answer = await fetch(url + address, { redirect: 'manual', headers })
      await answer.arrayBuffer()
      if (answer.headers.get('x-robots-tag') !== 'noindex')
        wrong.push(`${pattern} for ${as}: ${answer.status}`)
    }
  }
  expect(wrong).toEqual([])
})

test('who may not see a page is told so in the look of the admin area', async ({ guarded }) => {
  const { said, text } = await asker(guarded)('/admin/claims', { as: 'editor' })
  expect(said).toBe('403')
  expect(text).toContain('Not for this account')
  expect(text.match(/<title>.*?<\/title>/g)).toEqual(['<title>Admin</title>'])
})

test('the open addresses show a stranger nothing but forms', async ({ guarded }) => {
  const ask = asker(guarded)
  for (const path of openPaths) {
    const { said, text } = await ask(path, { as: 'nobody' })
    expect(['200', '302 /admin'], path).toContain(said)
    expect(text, path).not.toMatch(/Logout|Success Stories|Private, never shown/)
  }
})
