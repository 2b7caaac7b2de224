import { beforeAll, expect, test } from 'vitest'
import { editor, moderator, prepareCast } from './testing/cast.ts'
import { isSmallDose } from './testing/dose.ts'
import { sharedTarget } from './testing/target.ts'
import type { Visitor } from './testing/visitor.ts'

const target = sharedTarget()
beforeAll(() => prepareCast(target.site))

const make = (admin: Visitor, from: string, to: string) => admin.post('/admin/missing', { from, to })

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\r\n/evil.example',
  '/.//evil.example',
  '/..//evil.example/',
  '/states/..//evil.example',
  '/%2F%2Fevil.example',
  'evil.example',
  'http://evil.example/',
  'https://localhost/',
  'https://us:er@evil.example/',
  'javascript:alert(1)',
  'JavaScript:alert(1)//https://a.example',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file://evil.example/x',
  '/states\r\nSet-Cookie: x=1',
  '/states%0d%0aSet-Cookie: x=1',
  '/states\u2028Set-Cookie: x=1',
  '/there-is-no-such-page',
  '/leads-away',
  '/leads-away/',
  '/LEADS-away/../leads-away',
  '',
  ' ',
  `https://a.example/${'x'.repeat(3000)}`,
  '__proto__',
])('an address is not led to %j, and the owner reads why', async (to) => {
  const admin = await target.signedIn()
  const answer = await make(admin, '/leads-away', to)
  expect(answer.status).toBe(422)
  expect(answer.body).toMatch(/Write a path of this site|There is no page at that|the same address/)
  expect(answer.body).not.toMatch(/href="(javascript|data|vbscript|file):|<script>alert/i)
  expect((await target.visitor().get('/leads-away')).status).toBe(404)
})

test.each([
  '/',
  '/states',
  '/STATES',
  '/states/',
  '//states',
  '/./states',
  '/%73tates',
  '/articles',
  '/city/houston',
  '/City/Houston',
  '/approval-wall/my-story',
  '/sitemap.xml',
  '/sitemaps/texas.xml',
  '/robots.txt',
  '/qualify',
  '/count',
  '/forms/funding',
  '/admin',
  '/admin/',
  '/admin/anything',
  '/ADMIN/anything',
  '/admin.data',
  '/healthz',
  '/readyz',
  '/assets/x.js',
  '/photos/x',
  '/404',
  '//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  `/${'x'.repeat(300)}`,
  '',
])('the address %j, which is taken or none of ours, cannot be led elsewhere', async (from) => {
  const admin = await target.signedIn()
  // What is drawn does not depend on where the rows lie.
  const path = isSmallDose() ? '/admin/missing.data' : '/admin/missing'
  const answer = await admin.post(path, { from, to: '/testimonials' })
  expect(answer.status).toBe(422)
  expect(answer.body).toMatch(/There is a page|belongs to the program|as it stands after the name/)
})

test('redirects lead in no circle, however they are spelled', async () => {
  const admin = await target.signedIn()
  expect((await make(admin, '/round-a', '/states')).status).toBe(303)
  for (const [from, to] of [
    ['/round-b', '/round-b'],
    ['/round-b', '/round-b/'],
    ['/round-b', `${target.url}/round-b#x`],
    ['/round%2db', '/round%2Db?x'],
    ['/round-a', '/testimonials'],
  ] as const)
    expect((await make(admin, from, to)).status, `${from} to ${to}`).toBe(422)
  // Beside the program, as an old version might have left them: a browser is told to go on, and the next check ends.
  await target.write("insert into redirects (path, target, actor) values ('/ring-a', '/ring-b', 'x')")
  await target.write("insert into redirects (path, target, actor) values ('/ring-b', '/ring-a', 'x')")
  expect((await make(admin, '/round-c', '/round-a')).status).toBe(303)
  expect((await make(admin, '/round-d', '/ring-a')).status).toBe(422)
  for (const path of ['/round-a', '/round-c', '/ring-a', '/ring-b'])
    await admin.post('/admin/redirects/remove', { path })
})

test('what a redirect answers is one header of one line, whatever is asked behind it', async () => {
  const admin = await target.signedIn()
  expect((await make(admin, '/old-place', '/sta\r\ntes?a="<b>"#x')).status).toBe(303)
  for (const path of [
    '/old-place',
    '/old-place?next=//evil.example',
    '/old-place?%0d%0aSet-Cookie:x=1',
    '/old-place/',
    '//old-place',
    '/old-place#//evil.example',
  ]) {
    const { status, headers, body } = await target
      .visitor()
      .get(path, { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' })
    expect([301, 308], path).toContain(status)
    expect(headers['set-cookie'], path).toBeUndefined()
    expect(String(headers.location), path).toMatch(/^\/(?![/\\])/)
    expect(`${headers.location}${body}`, path).not.toMatch(/[<>]|evil\.example/)
  }
  await admin.post('/admin/redirects/remove', { path: '/old-place' })
  expect((await target.visitor().get('/old-place')).status).toBe(404)
})

test('a redirect stands in the way of no page that comes later', async () => {
  const admin = await target.signedIn()
  await target.write(
    "insert into redirects (path, target, actor) values ('/states', 'https://evil.example/', 'x')",
  )
  await target.write(
    "insert into redirects (path, target, actor) values ('/admin', 'https://evil.example/', 'x')",
  )
  // Any change makes the program read them again.
  await make(admin, '/wakes-up', '/states')
  expect((await target.visitor().get('/states')).status).toBe(200)
  expect((await target.visitor().get('/admin')).status).toBe(200)
  expect((await target.visitor().post('/states', {})).headers.location).toBeUndefined()
  for (const path of ['/states', '/admin', '/wakes-up']) await admin.post('/admin/redirects/remove', { path })
})

test.each([
  '/<script>alert(1)</script>',
  '/"onmouseover="alert(1)',
  '/%3Cimg%20src=x%20onerror=alert(1)%3E',
  '/javascript:alert(1)',
  '/a%E2%80%AEb',
  "/'%20or%201=1",
])('the missing address %s is words in the report', async (path) => {
  const crowd = target.crowd()
  await crowd.get(encodeURI(path))
  await target.write(
    `insert into missing_addresses (path, count, first_seen_at, last_seen_at) values (?, 99, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')
     on conflict do nothing`,
    path,
  )
  const admin = await target.signedIn()
  const { status, body } = await admin.get(`/admin/missing?from=${encodeURIComponent(path)}`)
  expect(status).toBe(200)
  expect(body).not.toMatch(/<script>alert|<img src=x|"onmouseover="|href="javascript:/i)
  expect((await admin.post('/admin/missing/forget', { path })).status).toBe(303)
})

test.each([
  ['a stranger', null, 401],
  ['an editor', editor, 403],
  ['a moderator', moderator, 403],
])('%s makes, removes and sees no redirect', async (_, who, status) => {
  const visitor = who ? await target.signedIn(who) : target.visitor()
  for (const [path, fields] of [
    ['/admin/missing', { from: '/taken-over', to: 'https://evil.example/' }],
    ['/admin/missing/forget', { path: '(probes)' }],
    ['/admin/redirects/remove', { path: '/anything' }],
  ] as const)
    expect((await visitor.post(path, fields)).status, path).toBe(status)
  expect((await target.visitor().get('/taken-over')).status).toBe(404)
})
