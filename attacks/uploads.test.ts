import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { animatedWebp, jpegAndHtml, refusedFiles, tellingJpeg } from './testing/hostile-files.ts'
import { multipart, storyFields, storyForm } from './testing/multipart.ts'
import { lines } from './testing/raw-socket.ts'
import { sharedTarget } from './testing/target.ts'

const target = sharedTarget()

// Whatever came, nothing of it stays on the disk.
afterEach(() => {
  const left = () => readdirSync(join(target.site.dataDir, 'uploads'))
  return expect.poll(left, { timeout: 20_000 }).toEqual([])
})

test.each(refusedFiles)(
  '$what is refused as a photo, and no story is stored',
  async ({ fileName, type, make }) => {
    const content = await make()
    const form = storyForm({}, [{ name: 'renterPhoto', fileName, type, content }])
    const answer = await target.visitor().postMultipart('/stories', form)
    expect(answer.status).toBe(422)
    expect(JSON.parse(answer.body)).toMatchObject({
      kind: 'invalid',
      errors: { renterPhoto: expect.stringMatching(/^(Please select an image file|Error uploading file)/) },
    })
  },
)

test.each([
  ['/stories', 'multipart/form-data; boundary=xx'],
  ['/qualify', 'application/x-www-form-urlencoded'],
])(
  'a body for %s that comes in pieces of a byte is given up after some hundred of them',
  async (path, type) => {
    const photo = lines(
      '--xx',
      'Content-Disposition: form-data; name="renterPhoto"; filename="a.jpg"',
      'Content-Type: image/jpeg',
    )
    const start = lines(
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `Origin: ${target.url}`,
      `Content-Type: ${type}`,
      'Transfer-Encoding: chunked',
    )
    // Never ended: without the count it would be waited for.
    const crumbs = '1\r\na\r\n'.repeat(30_000)
    const [answer] = await target.talk({
      pieces: [start, `${photo.length.toString(16)}\r\n${photo}\r\n`, crumbs],
    })
    expect(answer?.status).toBe(408)
  },
)

test('an empty file is no photo, and the story is taken without one', async () => {
  const photo = { name: 'renterPhoto', fileName: 'me.jpg', type: 'image/jpeg', content: '' }
  const answer = await target
    .visitor()
    .postMultipart('/stories', storyForm({ headline: 'Empty photo' }, [photo]))
  expect(answer.status).toBe(201)
  target.expects({ approval_stories: 1, story_decisions: 1 })
})

test('of a photo with a place, a name and a script in it only the picture is kept', async () => {
  const content = await tellingJpeg()
  expect(content.toString('latin1')).toContain('Maria Secret')
  expect((await sharp(content).metadata()).exif).toBeDefined()
  for (const file of await storedAfter('Telling photo', content, 'me.jpg')) {
    const text = Buffer.from(file).toString('latin1')
    expect(text).not.toMatch(/Exif|GPS|Maria|SpyPhone|<script|http/)
    const { exif, xmp, iptc, icc } = await sharp(Buffer.from(file)).metadata()
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
  }
})

test('of an animation of 300 frames one still picture is kept', async () => {
  for (const file of await storedAfter('Animated photo', await animatedWebp(300), 'me.webp')) {
    const { pages = 1, width, height } = await sharp(Buffer.from(file)).metadata()
    expect({ pages, isSquare: width === height }).toEqual({ pages: 1, isSquare: true })
  }
})

test('of a photo with a web page behind its end only the picture is kept', async () => {
  for (const file of await storedAfter('Photo and page', await jpegAndHtml(), 'me.jpg'))
    expect(Buffer.from(file).toString('latin1')).not.toContain('appended')
})

test.each([
  ['a path upwards', '../../../../tmp/evil.jpg'],
  ['an absolute path', '/etc/cron.d/evil'],
  ['a Windows path', '..\\..\\evil.exe'],
  ['a line end and a header', 'me.jpg"\r\nX-Evil: 1\r\nContent-Type: text/html'],
  ['a turned reading direction', 'me\u202egpj.exe'],
  ['a script', '<script>alert(1)</script>.jpg'],
  ['SQL', "'); drop table photos; --.jpg"],
  ['four thousand letters', `${'x'.repeat(4000)}.jpg`],
  ['a name of the program', '__proto__'],
])('a file name with %s plays no part', async (what, fileName) => {
  const content = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer()
  await storedAfter(`Odd name: ${what}`, content, fileName)
  expect(
    readdirSync(target.site.dataDir).filter((name) => !/^(second-key\.sqlite|uploads)/.test(name)),
  ).toEqual([])
})

test('a file name that breaks out of its header makes no photo of the file', async () => {
  const broken = (fileName: string) => storyForm({}, [{ name: 'renterPhoto', fileName, content: 'x' }])
  expect((await target.visitor().postMultipart('/stories', broken('me.jpg\0.php'))).status).toBe(400)
  expect(
    (await target.visitor().postMultipart('/stories', broken('"><script>alert(1)</script>'))).status,
  ).toBe(201)
  target.expects({ approval_stories: 1, story_decisions: 1, photos: 0 })
})

test.each([
  ['fifty fields', Array.from({ length: 50 }, (_, n) => ({ name: `field${n}`, content: 'x' }))],
  [
    'fifty files',
    Array.from({ length: 50 }, (_, n) => ({ name: `photo${n}`, fileName: 'x.jpg', content: 'x' })),
  ],
])('a form of %s is refused', async (_, extra) => {
  const answer = await target.visitor().postMultipart('/stories', storyForm({}, extra))
  expect(answer.status).toBe(400)
})

test('two photos in one place are refused beside it', async () => {
  const photo = { name: 'renterPhoto', fileName: 'me.jpg', content: await tellingJpeg() }
  const answer = await target.visitor().postMultipart('/stories', storyForm({}, [photo, photo]))
  expect(answer.status).toBe(422)
  expect(answer.body).toContain('Please choose one photo here')
})

test('a field of two megabytes is not kept, and its story is refused', async () => {
  const form = storyForm({ howHelped: 'word '.repeat(400_000) })
  const answer = await target.visitor().postMultipart('/stories', form)
  expect(answer.status).toBe(422)
  expect(answer.body).toContain('at most 4,000 characters')
})

test('a photo of more than five megabytes is refused in words, and one of fifty before it is read', async () => {
  const visitor = target.visitor()
  const photo = (bytes: number) => [
    { name: 'renterPhoto', fileName: 'me.jpg', content: Buffer.alloc(bytes, 1) },
  ]
  const large = await visitor.postMultipart('/stories', storyForm({}, photo(5 * 1024 * 1024 + 1)))
  expect([large.status, large.body]).toEqual([
    422,
    expect.stringContaining('File size must be less than 5MB'),
  ])
  // Only the head of it is sent: a server that answers early may hang up on the rest.
  const head = lines('POST /stories HTTP/1.1', 'Host: x', `Content-Length: ${50 * 1024 * 1024}`)
  expect((await target.talk({ pieces: [head] })).map(({ status }) => status)).toEqual([413])
})

test('a body without an end is cut off and forgotten', async () => {
  const { type, bytes } = storyForm({}, [{ name: 'renterPhoto', fileName: 'me.jpg', content: '' }])
  const start = bytes.subarray(0, bytes.lastIndexOf('\r\n--'))
  async function* endless() {
    yield start
    for (;;) yield Buffer.alloc(256 * 1024, 1)
  }
  const sent = target.visitor().send('/stories', {
    method: 'POST',
    body: Readable.from(endless()),
    headers: { 'Content-Type': type, 'Transfer-Encoding': 'chunked' },
  })
  // The answer may be lost to a sender who is still sending.
  const status = await sent.then(
    (answer) => answer.status,
    () => 'cut off',
  )
  expect([413, 'cut off']).toContain(status)
})

test('a sender who hangs up half-way leaves nothing', async () => {
  const { type, bytes } = storyForm({}, [
    { name: 'renterPhoto', fileName: 'me.jpg', content: Buffer.alloc(200_000, 1) },
  ])
  const head = `POST /stories HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${bytes.length}\r\n\r\n`
  for (const part of [0, 0.3, 0.99])
    await target.talk({ pieces: [head, bytes.subarray(0, Math.floor(bytes.length * part))], hangsUp: true })
})

test.each([
  ['no boundary', 'multipart/form-data'],
  ['another boundary than the one it uses', 'multipart/form-data; boundary=other'],
  ['a boundary of a thousand letters', `multipart/form-data; boundary=${'b'.repeat(1000)}`],
  ['JSON for a type', 'application/json'],
  ['a form without parts', 'application/x-www-form-urlencoded'],
  ['a mixed type', 'multipart/mixed; boundary=x'],
])('a form with %s stores nothing', async (_, type) => {
  const { bytes } = storyForm()
  const answer = await target.visitor().postMultipart('/stories', { type, bytes })
  expect([400, 422]).toContain(answer.status)
})

test('a photo that is named as a text field, or a text that is named as a photo, is nothing', async () => {
  const fields = {
    ...storyFields(),
    renterPhoto: 'data:image/png;base64,AAAA',
    renter_photo_url: '/etc/passwd',
  }
  const parts = Object.entries(fields).map(([name, content]) => ({ name, content }))
  const headline = { name: 'headline', fileName: 'x.txt', content: 'A headline from a file' }
  const answer = await target.visitor().postMultipart('/stories', multipart([...parts, headline]))
  expect(answer.status).toBe(201)
  target.expects({ approval_stories: 1, story_decisions: 1 })
})

/** The files kept of a photo that is taken. */
async function storedAfter(headline: string, content: Buffer, fileName: string) {
  const form = storyForm({ headline }, [{ name: 'renterPhoto', fileName, type: 'image/jpeg', content }])
  const answer = await target.visitor().postMultipart('/stories', form)
  expect([answer.status, answer.body]).toEqual([201, expect.stringContaining('"stored"')])
  const rows = await target.rows(
    'select body from photo_files join photos on photos.id = photo_id join approval_stories s on s.id = story_id where headline = ?',
    headline,
  )
  expect(rows.length).toBeGreaterThan(0)
  target.expects({ approval_stories: 1, story_decisions: 1, photos: 1, photo_files: rows.length })
  return rows.map(({ body }) => (body instanceof Uint8Array ? body : new Uint8Array()))
}
