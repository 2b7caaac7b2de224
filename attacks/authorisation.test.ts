import { beforeAll, expect, test } from 'vitest'
import type { Answer } from './testing/answer.ts'
import { type Cast, canary, editor, prepareCast } from './testing/cast.ts'
import { decision } from './testing/decision.ts'
import { targetForFile } from './testing/target.ts'

const target = targetForFile()
let cast: Cast
beforeAll(async () => {
  cast = await prepareCast(target.site)
})

test.each([
  '/ADMIN/articles',
  '/Admin/Stories/Pending',
  '/%61dmin/articles',
  '/admin/%61rticles',
  '/admin//articles',
  '//admin/articles',
  '/admin/articles/',
  '/admin/articles/.',
  '/./admin/articles',
  '/articles/../admin/articles',
  '/articles/%2e%2e/admin/articles',
  '/articles/..%2fadmin/articles',
  '/admin;/articles',
  '/admin/articles;jsessionid=1',
  '/admin/articles%20',
  '/admin/articles%00',
  '/admin/articles%09',
  '/admin%2Farticles',
  '/admin\\articles',
  '/admin/articles#x',
  '/admin/articles?index',
  '/admin/articles.json',
  '/admin/articles.css',
  '/admin/articles.DATA',
  '/admin/articles/_.data',
  '/admin.data?_routes=/admin/articles',
  '/admin/articles.data?_routes=/admin/articles',
  '/admin/articles.data?_routes=root',
  '/ADMIN/articles.data',
  '/_root.data?_routes=/admin/articles',
  '/articles.data',
  '/approval-wall.data',
  '/__manifest?paths=/admin/articles',
  '/assets/../../admin/articles',
])('the admin area spelled %s shows a stranger nothing', async (path) => {
  for (const headers of [
    {},
    { Accept: '*/*' },
    { 'X-Original-URL': '/admin/articles', 'X-Rewrite-URL': '/admin' },
  ])
    expectNothing(await target.visitor().get(path, headers))
})

test('public pages asked for with headers that name an admin page are still the public pages', async () => {
  for (const name of [
    'X-Original-URL',
    'X-Rewrite-URL',
    'X-Forwarded-Path',
    'X-Forwarded-Prefix',
    'Destination',
  ])
    expectNothing(await target.visitor().get('/articles', { [name]: '/admin/articles' }))
})

test('an admin page spelled in capitals changes nothing for a stranger who posts to it', async () => {
  for (const path of ['/ADMIN/articles/new', '/Admin/Articles/Delete', '/ADMIN/stories/move']) {
    const form = decision(cast.pending.id, 1, 'approve')
    const fields = { ...form, id: cast.draft.id, title: 'Taken over', content: 'x', version: '1' }
    const answer = await target.visitor().post(path, fields)
    expect([answer.status, answer.headers.location], path).toEqual([308, path.toLowerCase()])
    expect((await target.visitor().post(path.toLowerCase(), fields)).status, path).toBe(401)
  }
})

test('stories that are not approved have no page, not even for who knows their id', async () => {
  for (const { id } of [cast.pending, cast.rejected]) {
    const answer = await target.visitor().get(`/approval-wall/story/${id}`)
    expect(answer.status).toBe(404)
    expectNothing(answer)
  }
  expect((await target.visitor().get(`/approval-wall/story/${cast.approved.id}`)).status).toBe(200)
})

test('photos of stories that are not approved are not found in any size, by any method, with any tag', async () => {
  for (const { photoId } of [cast.pending, cast.rejected])
    for (const file of ['', '/320.avif', '/640.webp', '/1280.webp', '/%36%34%30.webp']) {
      const path = `/photos/${photoId}${file}`
      const visitor = target.visitor()
      const known = `"${photoId}.${file.slice(1) || '640.webp'}"`
      const answers = [
        await visitor.get(path),
        await visitor.get(path, { 'If-None-Match': known }),
        await visitor.get(path, { 'If-None-Match': '*' }),
        await visitor.get(path, { Range: 'bytes=0-10' }),
        await visitor.get(path, { Referer: `${target.url}/admin`, 'X-Role': 'owner' }),
        await visitor.send(path, { method: 'HEAD' }),
      ]
      for (const { status, body } of answers) {
        expect([301, 404], path).toContain(status)
        expect(body).not.toMatch(/avif|webp \d/)
      }
    }
  expect((await target.visitor().get(`/photos/${cast.approved.photoId}`)).status).toBe(200)
})

test('an editor, who does not moderate, sees no photo that waits', async () => {
  const visitor = await target.signedIn(editor)
  expect((await visitor.get(`/photos/${cast.pending.photoId}`)).status).toBe(404)
})

test.each([
  '1280.jpg',
  '640.webp.html',
  '../640.webp',
  '0640.webp',
  '640.svg',
  '640.webp%00.png',
  '-1.webp',
  '99999.webp',
])('a photo of an approved story under the file name %s is not found', async (file) => {
  const answer = await target.visitor().get(`/photos/${cast.approved.photoId}/${file}`)
  expect([400, 404]).toContain(answer.status)
})

test('a draft is in no list, feed, sitemap or page, and its address tells only that there is nothing', async () => {
  const visitor = target.visitor()
  const draft = await visitor.get(`/articles/${cast.draft.slug}`)
  const nothing = await visitor.get('/articles/there-is-no-such-article')
  expect([draft.status, draft.headers.location]).toEqual([nothing.status, nothing.headers.location])
  for (const path of [
    '/articles',
    '/articles/feed.xml',
    '/approval-wall',
    '/sitemap',
    '/sitemaps/articles.xml',
    '/',
    '/city/houston-tx',
  ]) {
    const { body } = await visitor.get(path)
    expect(body).not.toContain(canary)
    expect(body).not.toContain(cast.draft.slug)
  }
})

test('no picture for other sites is drawn of what is not public, or of nothing at all', async () => {
  const visitor = target.visitor()
  for (const page of [
    `approval-wall/story/${cast.pending.id}`,
    `approval-wall/story/${cast.rejected.id}`,
    `APPROVAL-WALL/story/${cast.pending.id}`,
    `articles/${cast.draft.slug}`,
    'articles/preview/x.y.z',
    'admin',
    'admin/articles',
    'approval-wall/my-story',
    'there-is-no-such-page',
    '__proto__',
    `%2e%2e%2f%2e%2e%2fetc%2fpasswd`,
    'city/%00',
    'x'.repeat(1500),
  ])
    for (const file of [`${page}.png`, `${page}.jpg?v=1`, `${page}.svg`]) {
      const answer = await visitor.get(`/social/${file}`)
      expect([400, 404], file.slice(0, 80)).toContain(answer.status)
      expectNothing(answer)
    }
})

test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5000), '%00', "' or '1'='1", '../..'])(
  'the private page opened with the made-up key %j shows and changes nothing',
  async (key) => {
    const visitor = target.visitor()
    const shown = await visitor.get(`/approval-wall/my-story?key=${encodeURIComponent(key).slice(0, 1500)}`)
    expectNothing(shown)
    expect(shown.headers['cache-control']).toBe('no-store')
    for (const wish of ['delete', 'withdraw'])
      expectNothing(await visitor.post('/approval-wall/my-story', { key, wish }))
  },
)

function expectNothing({ request, status, headers, body }: Answer) {
  expect(body, request).not.toContain(canary)
  expect(body, request).not.toMatch(/pending@example\.net|New Article|Success Stories<\/h1>/)
  if (status >= 300 && status < 400) expect(headers.location, request).toMatch(/^\/(?!\/)/)
}
