import { parse } from 'node-html-parser'
import { beforeAll, expect, test } from 'vitest'
import { owner } from '../server/testing/owner.ts'
import { newArticlePath } from './testing/article.ts'
import { type Cast, prepareCast } from './testing/cast.ts'
import { decision } from './testing/decision.ts'
import { dose } from './testing/dose.ts'
import { storyForm } from './testing/multipart.ts'
import { sharedTarget } from './testing/target.ts'

const target = sharedTarget()
let cast: Cast
beforeAll(async () => {
  cast = await prepareCast(target.site)
})

const type = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** What another site would like to do in the name of a signed-in admin or of a visitor. */
function wantedPosts(): [path: string, fields: Record<string, string>][] {
  return [
    ['/admin?index', { email: owner.email, password: owner.password }],
    ['/admin/logout', {}],
    ['/admin/stories/move', decision(cast.pending.id, 1, 'approve')],
    [newArticlePath(), { title: 'From elsewhere', content: 'x', state: 'published' }],
    ['/admin/articles/delete', { id: cast.draft.id }],
    [`/admin/articles/${cast.draft.id}`, { title: 'From elsewhere', content: 'x', version: '1' }],
    ['/approval-wall/my-story', { key: 'x', wish: 'delete' }],
    ['/applications/mine?key=x', { wish: 'delete' }],
    ['/applications/send', { form: 'funding', go: 'send' }],
    ['/forms/funding', { step: 'you' }],
    ['/qualify', { step: '1' }],
  ]
}

test.each([
  ['another site', () => ({ Origin: 'https://evil.example' })],
  ['no site (a sandboxed frame)', () => ({ Origin: 'null' })],
  ['the same host on another port', () => ({ Origin: 'http://localhost:1' })],
  ['the same host on https', () => ({ Origin: target.url.replace('http:', 'https:') })],
  ['a host that begins like ours', () => ({ Origin: `${target.url}.evil.example` })],
  ['a host that ends like ours', () => ({ Origin: target.url.replace('localhost', 'evil-localhost') })],
  ['an origin with a path', () => ({ Origin: `${target.url}/admin` })],
  ['two origins', () => ({ Origin: `${target.url}, https://evil.example` })],
  ['another site by its host header', () => ({ Origin: 'http://evil.example', Host: 'evil.example' })],
  ['another site, as the browser says', () => ({ 'Sec-Fetch-Site': 'cross-site', Origin: target.url })],
  ['a sister host, as the browser says', () => ({ 'Sec-Fetch-Site': 'same-site', Origin: target.url })],
  ['two words of the browser', () => ({ 'Sec-Fetch-Site': 'same-origin, cross-site' })],
])('forms posted in an admin’s name from %s are refused and change nothing', async (_, headersOf) => {
  const admin = await target.signedIn()
  for (const [path, fields] of wantedPosts().slice(0, dose(wantedPosts().length, 4))) {
    const body = String(new URLSearchParams(fields))
    const answer = await admin.send(path, { method: 'POST', body, headers: { ...type, ...headersOf() } })
    expect(answer.status, path).toBe(403)
    expect(answer.headers['set-cookie'], path).toBeUndefined()
  }
  expect((await admin.get('/admin/articles')).status).toBe(200)
})

test('a story sent from another site is not taken', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
  for (const path of ['/stories', '/approval-wall/share'])
    expect((await target.visitor().postMultipart(path, storyForm(), headers)).status).toBe(403)
})

test('a form disguised as plain text or JSON, which needs no leave to be sent, is refused', async () => {
  const admin = await target.signedIn()
  for (const [path, fields] of wantedPosts().slice(2, 6))
    for (const kind of ['text/plain', 'application/json', 'application/xml']) {
      const body = kind === 'application/json' ? JSON.stringify(fields) : String(new URLSearchParams(fields))
      const answer = await admin.send(path, { method: 'POST', body, headers: { 'Content-Type': kind } })
      expect(answer.status, `${path} as ${kind}`).toBe(415)
    }
})

test('a link or a picture that points at an action does nothing', async () => {
  const admin = await target.signedIn()
  for (const [path, fields] of wantedPosts().slice(1)) {
    const query = new URLSearchParams({ ...fields, _method: 'POST', method: 'POST' })
    await admin.get(`${path}?${query}`, { 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'POST' })
    await admin.get(`${path}.data?${query}`)
  }
  expect((await admin.get('/admin/articles')).status).toBe(200)
})

test.each([
  '/',
  '/articles',
  '/approval-wall',
  '/admin',
  '/admin/articles.data',
  '/stories',
  '/healthz',
  '/photos/x',
])('no other site may read %s with a script', async (path) => {
  const admin = await target.signedIn()
  const origin = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
  const asked = await admin.send(path, {
    method: 'OPTIONS',
    headers: { ...origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'x-a' },
  })
  expect(asked.status).toBe(405)
  for (const { headers } of [
    asked,
    await admin.get(path, origin),
    await admin.get(`${path}?callback=steal`, origin),
  ]) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  }
})

test('no page but the slim view of a form and what follows it may stand in a frame, and those only in our own', async () => {
  const admin = await target.signedIn()
  for (const path of [
    '/',
    '/approval-wall',
    '/approval-wall/share',
    '/articles',
    '/admin',
    '/admin/articles',
    '/forms/funding',
    '/applications/mine',
    '/404',
  ]) {
    const { headers } = await admin.get(path)
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
  }
  const form = await admin.get('/forms/funding/frame')
  expect(form.headers['content-security-policy']).toContain("frame-ancestors 'self'")
})

test('admin pages allow a script by a word that is new each time, and by nothing else', async () => {
  const admin = await target.signedIn()
  const policies = [await admin.get('/admin'), await admin.get('/admin')].map(({ headers, body }) => {
    const policy = String(headers['content-security-policy'])
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(nonce.length).toBeGreaterThan(20)
    expect(policy).not.toMatch(/script-src[^;]*(unsafe-|\*|https:|data:)/)
    const bare = parse(body).querySelectorAll(
      'script:not([nonce], [type*="ld+json"], [type=speculationrules])',
    )
    expect(bare.length).toBeLessThanOrEqual(2)
    return nonce
  })
  expect(policies[0]).not.toBe(policies[1])
})

test.each([
  '//evil.example',
  '//evil.example/',
  '///evil.example//',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example/',
  '/%2f/evil.example/',
  '//evil.example/%2e%2e',
  '//evil%2Eexample/a/',
  '/.//evil.example/',
  'http://evil.example//evil.example/',
  'http://evil.example/states/',
  '/state//evil.example/',
  '/state/%2F%2Fevil.example',
  '/city/%2F%2FEvil.example',
  '/city-old/HTTPS:%2F%2Fevil.example',
  '/subcity/%5C%5CEvil.example',
  '/states/?//evil.example',
  '/city/Houston?next=//evil.example',
  '/articles//evil.example/',
  '/state/texas%E5%98%8D%E5%98%8ASet-Cookie:x=1',
  '/state/Texas%0d%0aSet-Cookie:x=1',
  '/city/a%E2%80%AEb',
])('the address %s leads nowhere but to our own site', async (path) => {
  const { status, headers } = await target.visitor().get(path)
  expect(headers['set-cookie']).toBeUndefined()
  if (status < 300 || status >= 400) return
  const { location = '' } = headers
  expect(location).toMatch(/^\/(?![/\\])/)
  expect(new URL(location, target.url).origin).toBe(target.url)
})

test.each([
  { Host: 'evil.example' },
  { Host: 'evil.example:80@localhost' },
  { 'X-Forwarded-Host': 'evil.example' },
  { 'X-Forwarded-Server': 'evil.example', 'X-Host': 'evil.example' },
  { Forwarded: 'host=evil.example;proto=https' },
  { 'X-Forwarded-Proto': 'evil.example', 'X-Forwarded-Port': '666', 'X-Forwarded-Scheme': 'evil.example' },
])('links and redirects are ours whatever host is named: %o', async (headers) => {
  for (const path of [
    '/',
    '/state/Texas',
    '/robots.txt',
    '/articles/feed.xml',
    '/approval-wall/share',
    '/admin/articles',
  ]) {
    const answer = await target.visitor().get(path, headers)
    expect(`${JSON.stringify(answer.headers)}${answer.body}`, path).not.toMatch(/evil\.example|:666/)
  }
})

test('the private page tells other sites no more than where it lies', async () => {
  const { headers } = await target.visitor().get('/approval-wall/my-story?key=secret')
  expect(headers['referrer-policy']).toBe('strict-origin')
  expect(target.site.output()).not.toContain('key=secret')
})
