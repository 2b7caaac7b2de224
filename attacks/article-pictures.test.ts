import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { previewPath } from '../app/articles/preview-link.server.ts'
import { newId } from '../app/db/uuid.ts'
import { dayMs } from '../app/platform/duration.ts'
import { newArticlePath } from './testing/article.ts'
import { type Cast, canary, editor, moderator, prepareCast } from './testing/cast.ts'
import { jpegAndHtml, refusedFiles, tellingJpeg } from './testing/hostile-files.ts'
import { fieldParts, multipart } from './testing/multipart.ts'
import { lines } from './testing/raw-socket.ts'
import { sharedTarget } from './testing/target.ts'

const target = sharedTarget()
let cast: Cast
beforeAll(async () => {
  cast = await prepareCast(target.site)
})

// Whatever came, nothing of it stays on the disk.
afterEach(() => {
  const left = () => readdirSync(join(target.site.dataDir, 'uploads'))
  return expect.poll(left, { timeout: 20_000 }).toEqual([])
})

/** Story photos go through the same encoder with all of them; here the quick ones, and one bomb. */
const files = refusedFiles.filter(({ what }) => !/12,000|thousand frames|thousandfold/.test(what))

test.each(files)('$what is no picture of an article', async ({ fileName, type, make }) => {
  const admin = await target.signedIn(editor)
  const answer = await admin.postMultipart(newArticlePath(), form(await make(), { fileName, type }))
  expect(answer.status).toBe(422)
  expect(answer.body).toMatch(/Please select an image file|Error uploading file/)
  expect(answer.body).not.toContain('<script>alert(1)')
})

test('of a picture with a place, a name, a script and a page behind its end only the picture is kept', async () => {
  const bytes = Buffer.concat([await tellingJpeg(), Buffer.from('<script>alert("appended")</script>')])
  for (const content of [bytes, await jpegAndHtml()]) {
    const id = await uploaded(content)
    const files = await target.rows('select body from article_image_files where image_id = ?', id)
    expect(files.length).toBeGreaterThan(0)
    for (const { body } of files) {
      const file = Buffer.from(body instanceof Uint8Array ? body : [])
      expect(file.toString('latin1')).not.toMatch(/Exif|GPS|Maria|SpyPhone|<script|appended/)
      const { exif, xmp, iptc } = await sharp(file).metadata()
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    }
    const shown = await target.visitor().get(`/article-images/${id}`)
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    await target.settle()
  }
})

test('a picture of more than five megabytes is refused in words, and a form of twenty before it is read', async () => {
  const admin = await target.signedIn(editor)
  const large = Buffer.alloc(5 * 1024 * 1024 + 1, 1)
  const answer = await admin.postMultipart(newArticlePath(), form(large))
  expect([answer.status, answer.body]).toEqual([422, expect.stringContaining('less than 5MB')])
  const head = lines(`POST ${newArticlePath()} HTTP/1.1`, 'Host: x', `Content-Length: ${20 * 1024 * 1024}`)
  expect((await target.talk({ pieces: [head] })).map(({ status }) => status)).toEqual([413])
})

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '//evil.example/x.png',
  'http://evil.example/x.png',
  'https://evil.example/x.png" onerror="alert(1)',
  '/x.png\r\nX-Evil: 1',
  'file://evil.example/x.png',
])('an article cannot show the picture %j', async (imageUrl) => {
  const admin = await target.signedIn(editor)
  const slug = `odd-${newId()}`
  const fields = { title: 'Odd picture', slug, content: 'x', imageUrl, state: 'published' }
  await admin.post(newArticlePath(), fields)
  await target.settle()
  const shown = await target.visitor().get(`/articles/${slug}`)
  expect(shown.status).toBe(200)
  expect(shown.body).not.toMatch(/evil|src="(javascript|data|http:|file|\/\/)/)
  expect(shown.headers['x-evil']).toBeUndefined()
})

test.each([
  ['a stranger', null, 401],
  ['a moderator', moderator, 403],
])('%s brings no picture in, however good it is', async (_, who, status) => {
  const visitor = who ? await target.signedIn(who) : target.visitor()
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  for (const path of [newArticlePath(), `/admin/articles/${cast.draft.id}`])
    expect((await visitor.postMultipart(path, form(picture))).status).toBe(status)
})

test('a picture is found under its own name only', async () => {
  const id = await uploaded(await jpegAndHtml())
  const visitor = target.visitor()
  for (const file of [
    '320.svg',
    '320.webp.html',
    '0320.webp',
    '-1.webp',
    '99999.webp',
    '320.webp%00.png',
    '%2e%2e/x',
  ])
    expect([400, 404], file).toContain((await visitor.get(`/article-images/${id}/${file}`)).status)
  for (const name of [
    '..%2f..%2fetc%2fpasswd',
    '%00',
    "' or 1=1 --",
    id.toUpperCase().replace(/^./, 'g'),
    newId(),
    cast.pending.photoId,
    'x'.repeat(1500),
  ]) {
    const answer = await visitor.get(`/article-images/${encodeURIComponent(name)}`)
    expect([400, 404], name.slice(0, 40)).toContain(answer.status)
    expect(answer.headers['cache-control'], name.slice(0, 40)).toBe('no-store')
  }
  const whole = await visitor.get(`/article-images/${id}`)
  expect(whole.headers['content-disposition']).toBe('inline')
  expect(whole.headers['content-security-policy']).toMatch(/default-src 'none'/)
})

test('a preview link shows its draft to whoever holds it, to no cache and to no other site', async () => {
  const path = previewPath(await secret(), cast.draft.id)
  const shown = await target.visitor().get(path)
  expect(shown.body).toContain(canary)
  expect(shown.headers['cache-control']).toBe('private, no-store')
  expect(shown.headers['referrer-policy']).toBe('strict-origin')
  expect(shown.headers['x-robots-tag']).toBe('noindex')
  expect(target.site.output()).not.toContain(path)
})

test.each<[what: string, change: (path: string) => string | Promise<string>]>([
  ['another article', (path) => path.replace(cast.draft.id, newId())],
  ['a longer life', (path) => path.replace(/\.\w+\./, '.zzzzz.')],
  ['another signature', (path) => path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['no signature', (path) => path.replace(/\.[\w-]+$/, '')],
  ['an empty signature', (path) => path.replace(/[\w-]+$/, '')],
  ['a secret of our own', () => previewPath('a secret of our own', cast.draft.id)],
  [
    'a day that has passed',
    async () => previewPath(await secret(), cast.draft.id, new Date(Date.now() - 9 * dayMs)),
  ],
  ['a day before time began', (path) => path.replace(/\.\w+\./, '.-1.')],
  ['a name of the program', () => '/articles/preview/__proto__'],
  ['nothing of it', () => '/articles/preview/x'],
])('a preview link with %s shows nothing', async (_, change) => {
  const path = await change(previewPath(await secret(), cast.draft.id))
  const answer = await target.visitor().get(path)
  expect(answer.status).toBe(404)
  expect(answer.body).not.toContain(canary)
  expect(answer.headers['cache-control']).toMatch(/no-store/)
})

async function secret() {
  const [row] = await target.rows("select value from secrets where name = 'story-form'")
  return String(row?.value)
}

function form(content: Buffer, { fileName = 'a.jpg', type = 'image/jpeg' } = {}) {
  const fields = fieldParts({ title: 'With a picture', content: 'Words' })
  return multipart([...fields, { name: 'imageFile', fileName, type, content }])
}

/** The id of the picture an editor brought in. */
async function uploaded(content: Buffer) {
  const admin = await target.signedIn(editor)
  const title = `With picture ${newId()}`
  const body = multipart([
    ...fieldParts({ title, content: 'Words' }),
    { name: 'imageFile', fileName: '../../x.php', type: 'text/html', content },
  ])
  expect((await admin.postMultipart(newArticlePath(), body)).status).toBe(303)
  target.expects({
    articles: 1,
    article_images: 1,
    article_image_files: 'any',
    article_revisions: 'any',
    article_addresses: 'any',
  })
  const [row] = await target.rows('select image_url from articles where title = ?', title)
  return String(row?.image_url).replace('/article-images/', '')
}
