import { beforeAll, expect, test } from 'vitest'
import { publicAddresses } from '../app/site/addresses.ts'
import { type Cast, canary, prepareCast } from './testing/cast.ts'
import { decision } from './testing/decision.ts'
import { sharedTarget } from './testing/target.ts'

const target = sharedTarget()
let cast: Cast
beforeAll(async () => {
  cast = await prepareCast(target.site)
})

let pages = 0
/** A page nobody has asked for yet, so that the attacker is the first. */
const freshPage = () =>
  `/city/cache-town-${String.fromCharCode(97 + (pages % 26), 97 + Math.floor(pages++ / 26))}-tx`

test.each([
  { Host: 'poison.example' },
  { 'X-Forwarded-Host': 'poison.example' },
  { 'X-Forwarded-Proto': 'poison' },
  { 'X-Original-URL': '/poison', 'X-Rewrite-URL': '/poison' },
  { 'X-HTTP-Method-Override': 'POISON' },
  { Cookie: 'theme=poison; lang=poison; second-key.session_token=poison' },
  { 'Accept-Language': 'poison', 'User-Agent': 'poison', Referer: 'https://poison.example' },
  { Accept: 'application/json, poison/poison' },
  { 'Accept-Encoding': 'poison, br;q=0, gzip;q=0' },
  { Range: 'bytes=0-3' },
  { 'If-None-Match': '*', 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  { Authorization: 'Basic cG9pc29u' },
  { 'X-Forwarded-For': 'poison' },
  { Purpose: 'prefetch', 'Sec-Purpose': 'prefetch', 'X-Middleware-Prefetch': '1' },
])('the first to ask for a page cannot leave %o in it for the next', async (headers) => {
  const path = freshPage()
  await target.visitor().get(path, headers)
  const next = await target.visitor().get(path)
  const clean = await target.visitor().get(freshPage())
  expect(next.status).toBe(200)
  expect(`${JSON.stringify(next.headers)}${next.body}`).not.toMatch(/poison/i)
  expect(next.headers['content-type']).toBe(clean.headers['content-type'])
  expect(next.body).toContain('</html>')
})

test.each([
  '?poison=1',
  '?utm_source=poison',
  '?_data=poison',
  '?_routes=poison',
  '?index',
  '??poison',
  '?poison#poison',
  '?x=</script>poison',
])('the query %s changes nothing of a kept page and adds none', async (query) => {
  const path = freshPage()
  const odd = await target.visitor().get(path + query)
  const plain = await target.visitor().get(path)
  expect(odd.body).toBe(plain.body)
  expect(plain.body).not.toContain('poison')
})

test('no address answers in other capitals, so that none fills the cache with copies of itself', async () => {
  const visitor = target.visitor()
  const shout = (part: string) => part.toUpperCase()
  const samples = publicAddresses.flatMap(({ path, samples }) => [
    ...(/[:*]/.test(path) ? [] : [path]),
    ...samples.flatMap(({ paths }) => paths),
  ])
  const spellings = [...new Set([...samples, '/sitemaps/texas.xml', '/es/privacy', '/es'])].flatMap(
    (path) => [
      shout(path),
      // Its last part alone.
      path.replace(/[^/]+$/, shout),
    ],
  )
  for (const path of spellings) {
    if (path === path.toLowerCase()) continue
    expect([301, 302, 308, 404], path).toContain((await visitor.get(path)).status)
  }
  const posted = await visitor.post('/Qualify?a=B', { step: '1' })
  expect([posted.status, posted.headers.location]).toEqual([308, '/qualify?a=B'])
})

test('a first request by another method leaves the page whole', async () => {
  for (const [method, body] of [
    ['HEAD', undefined],
    ['POST', 'x=poison'],
    ['GET', 'poison body'],
    ['OPTIONS', undefined],
    ['PURGE', undefined],
    ['BREW', undefined],
  ] as const) {
    const path = freshPage()
    await target
      .visitor()
      .send(path, { method, body })
      .catch(() => null)
    const next = await target.visitor().get(path)
    expect([next.status, next.body.endsWith('</html>')], method).toEqual([200, true])
    expect(next.body).not.toContain('poison')
  }
})

test('no public page sets a cookie, and a signed-in admin gets the very page that everybody gets', async () => {
  const admin = await target.signedIn()
  for (const path of [
    '/',
    '/articles',
    '/approval-wall',
    '/state/texas',
    '/city/houston-tx',
    '/sitemap',
    '/privacy',
    freshPage(),
  ]) {
    const first = await admin.get(path)
    const next = await target.visitor().get(path)
    expect(first.headers['set-cookie'], path).toBeUndefined()
    expect(next.headers['set-cookie'], path).toBeUndefined()
    expect(next.body, path).toBe(first.body)
    expect(next.body, path).not.toMatch(/owner@example\.com|Logout/)
  }
})

test.each([
  '/admin',
  '/admin/articles',
  '/admin/articles.data',
  '/admin/x.css',
  '/admin/articles/x.css',
  '/admin/articles;.css',
  '/admin/articles%3B.css',
  '/admin/articles%3F.css',
  '/admin/articles%23.js',
  '/admin/stories/pending/x.png',
  '/ADMIN',
  '/Admin/articles',
  '/ADMIN/Articles',
  '/aDmin/stories/pending',
])('an admin lured to %s leaves nothing in a cache for the next to find', async (path) => {
  const admin = await target.signedIn()
  const own = await admin.get(path)
  expect(own.headers['cache-control'] ?? '', path).toMatch(/no-store|private|^$/)
  expect(own.headers['cache-control'] ?? '', path).not.toMatch(/public|s-maxage/)
  const next = await target.visitor().get(path)
  expect(next.body).not.toContain(canary)
  expect(next.body).not.toMatch(/owner@example\.com|Logout/)
})

test.each([
  '/approval-wall/share',
  '/Approval-Wall/Share',
  '/approval-wall/my-story?key=x',
  '/approval-wall/MY-STORY?key=x',
])('the page %s, made for one person, is kept for nobody else', async (path) => {
  const pages = [
    await target.visitor().get(path),
    await target.visitor().get(path),
    await target.visitor().get(path),
  ]
  for (const { headers } of pages) expect(headers['cache-control']).toBe('no-store')
  const tokens = pages.map(({ body }) => /name="formToken" value="([^"]+)"/.exec(body)?.[1])
  if (path.endsWith('/share')) expect(new Set(tokens.filter(Boolean)).size).toBe(3)
})

test('what is not found, refused or answered to a form is not kept', async () => {
  const visitor = target.visitor()
  for (const answer of [
    await visitor.get('/nowhere'),
    await visitor.get('/articles/nothing-here'),
    await visitor.get(`/approval-wall/story/${cast.pending.id}`),
    await visitor.get(`/photos/${cast.pending.photoId}`),
    await visitor.post('/qualify', { step: '1' }),
    await visitor.post('/', { x: '1' }),
    await visitor.send('/', { method: 'DELETE' }),
    await visitor.get('/%ff'),
  ])
    expect(answer.headers['cache-control'], answer.request).toBe('no-store')
})

test('a photo may be kept by the browser that saw it and by no cache between', async () => {
  const { headers } = await target.visitor().get(`/photos/${cast.approved.photoId}`)
  expect(headers['cache-control']).toMatch(/^private/)
  const admin = await target.signedIn()
  expect((await admin.get(`/photos/${cast.pending.photoId}`)).headers['cache-control']).toBe(
    'private, no-store',
  )
})

test('a story and a photo taken off the wall are gone from every kept page at the next request', async () => {
  const admin = await target.signedIn()
  const { id, photoId } = cast.approved
  const paths = ['/approval-wall', `/approval-wall/story/${id}`, `/photos/${photoId}`, '/city/houston-tx']
  for (const path of paths) for (let time = 0; time < 3; time++) await target.visitor().get(path)
  const wall = await target.visitor().get('/approval-wall')
  expect(wall.body).toContain('An approved story with a photo')
  await admin.post('/admin/stories/move', decision(id, 1, 'reject'))
  target.expects({ approval_stories: 'changed', story_decisions: 1 })
  const tag = { 'If-None-Match': String(wall.headers.etag) }
  for (const path of paths) {
    const answer = await target.visitor().get(path, tag)
    expect(answer.status, path).not.toBe(304)
    expect(answer.body, path).not.toContain('An approved story with a photo')
  }
  expect((await target.visitor().get(`/photos/${photoId}`)).status).toBe(404)
})

test('an article taken off the site is gone from its page, the list and the feed at the next request', async () => {
  const admin = await target.signedIn()
  const [row] = await target.rows('select id, slug, title, version from articles where published limit 1')
  const paths = [`/articles/${row?.slug}`, '/articles', '/articles/feed.xml']
  for (const path of paths) await target.visitor().get(path)
  const answer = await admin.post(`/admin/articles/${row?.id}`, {
    title: String(row?.title),
    slug: String(row?.slug),
    content: 'Off',
    version: String(row?.version),
  })
  expect(answer.status).toBe(303)
  target.expects({ articles: 'changed', article_revisions: 'any' })
  for (const path of paths)
    expect((await target.visitor().get(path)).body, path).not.toContain(`/articles/${row?.slug}"`)
  expect((await target.visitor().get(`/articles/${row?.slug}`)).status).toBe(302)
})
