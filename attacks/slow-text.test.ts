import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dose } from './testing/dose.ts'
import { multipart, storyForm } from './testing/multipart.ts'
import { targetForFile } from './testing/target.ts'
import { sameOrigin } from './testing/visitor.ts'

const target = targetForFile({ LOG_LEVEL: 'warn' })

const fieldBytes = 16_000
const hostile = {
  blanks: ' ',
  'blanks of another width': '\u2003',
  'line ends': '\r\n',
  'blanks and line ends': ' \n',
  'marks on one letter': '\u0301\u0327',
  'many kinds of marks on one letter': '\u0301\u0323\u0327\u05b0',
  'marks between invisible signs': '\u0301\u200b\u0327',
  'signs of direction': '\u202e',
  'at signs': '@',
  dots: 'a.',
  hyphens: '-',
  brackets: '[b',
  tags: '<a',
  links: 'www.',
  quotes: '"',
  commas: ',',
}

test.each(Object.entries(hostile))(
  'a story full of %s takes about as long as one full of letters',
  async (_, unit) => {
    const text = `x${unit.repeat(Math.floor(fieldBytes / Buffer.byteLength(unit)))}x`
    const plain = await quickest('y'.repeat(fieldBytes))
    // Each of them took a hundred times as long and more; a loaded machine is forgiven much.
    expect(await quickest(text)).toBeLessThan(plain * 20)
  },
)

/** The quickest of some answers to a story with this text in every field. */
async function quickest(text: string) {
  const fields = ['fullName', 'email', 'phone', 'city', 'state', 'headline', 'howHelped', 'encouragement']
  const form = storyForm(Object.fromEntries(fields.map((name) => [name, text])))
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < dose(3, 2); round++) {
    const start = performance.now()
    const { status } = await target.visitor().postMultipart('/approval-wall/share', form)
    least = Math.min(least, performance.now() - start)
    expect(status).toBe(422)
  }
  return least
}

test('a text that is too long is refused in words and comes back, and none of it is lost in silence', async () => {
  const text = `Here it begins.${' '.repeat(30_000)}And here it ends.`
  const answer = await target
    .visitor()
    .postMultipart('/approval-wall/share', storyForm({ howHelped: text, headline: 'Kept as typed' }))
  expect(answer.status).toBe(422)
  expect(answer.body).toContain('Please use at most 4,000 characters')
  expect(answer.body).toContain('Here it begins.')
  expect(answer.body).toContain('Kept as typed')
})

test('forms that are refused count too: after sixty of them a network waits, and everything typed comes back', async () => {
  await target.earlyInWindow()
  const network = target.visitorFrom('2001:db8:5:5::1')
  const neighbor = target.visitorFrom('2001:db8:5:5:ffff::9')
  const unreadable = { type: 'multipart/form-data; boundary=x', bytes: Buffer.from('nothing') }
  const wrong = storyForm({ email: 'no address', headline: 'My own words' })
  for (let n = 0; n < 60; n++) {
    const refused = n % 3 ? wrong : unreadable
    const { status } = await network.postMultipart('/approval-wall/share', refused)
    expect(status).toBe(n % 3 ? 422 : 400)
  }
  for (const form of [wrong, storyForm({ headline: 'My own words' })]) {
    const answer = await neighbor.postMultipart('/approval-wall/share', form)
    expect(answer.status).toBe(429)
    expect(answer.body).toContain('Many forms have just come from your connection')
    expect(answer.body).toContain('My own words')
    const told = JSON.parse((await network.postMultipart('/stories', form)).body)
    expect(told).toEqual({ kind: 'limited', message: expect.stringContaining('Nothing you wrote is lost') })
  }
  const other = await target.visitorFrom('2001:db8:5:6::1').postMultipart('/stories', storyForm())
  expect(other.status).toBe(201)
  target.expects({ approval_stories: 1, story_decisions: 1 })
})

test('a sender who must wait leaves no photo on the disk', async () => {
  await target.earlyInWindow()
  const visitor = target.visitor()
  for (let n = 0; n < 60; n++) await visitor.postMultipart('/stories', storyForm({ email: 'no address' }))
  const photo = {
    name: 'renterPhoto',
    fileName: 'a.jpg',
    type: 'image/jpeg',
    content: Buffer.alloc(1_000_000),
  }
  const answer = await visitor.postMultipart('/stories', storyForm({}, [photo]))
  expect(answer.status).toBe(429)
  const uploads = join(target.site.dataDir, 'uploads')
  const left = () => (existsSync(uploads) ? readdirSync(uploads) : [])
  await expect.poll(left, { timeout: 20_000 }).toEqual([])
})

test('the wizard, the forms and what pages tell take a hostile text as any other', async () => {
  const visitor = target.visitor()
  for (const unit of Object.values(hostile)) {
    const text = `x${unit.repeat(600)}x`
    const step = { step: '2', go: 'next', monthlyRent: text, challenges: text, income: text }
    expect((await visitor.post('/qualify', step)).status).toBe(200)
    expect((await visitor.post('/forms/funding', { fullName: text, email: text })).status).toBe(422)
    const body = multipart([{ name: 'p', content: text.slice(0, 100) }])
    expect((await visitor.postMultipart('/count', body)).status).toBe(400)
    expect((await visitor.post('/island-error', { island: text.slice(0, 100), kind: 'x' })).status).toBe(400)
  }
})

const parts = (part: string) => (n: number) => `${`--x\r\n${part}\r\n\r\n`.repeat(n)}--x--\r\n`
const query = { type: 'application/x-www-form-urlencoded', of: (n: number) => 'a&'.repeat(n) }
const emptyParts = { type: 'multipart/form-data; boundary=x', of: parts('') }
const namedParts = { ...emptyParts, of: parts('Content-Disposition: form-data; name=a\r\n') }

const smallForms = [
  '/applications/download',
  '/applications/mine?key=x',
  '/applications/send',
  '/forms/funding',
  '/es/forms/funding',
  '/qualify',
  '/admin?index',
  '/approval-wall/my-story',
]
const largeForms = ['/admin/articles/draft', '/admin/articles/new']

async function statusOfFull(path: string, { type, of }: typeof query, bytes: number) {
  const visitor = path.startsWith('/admin/') ? await target.signedIn() : target.visitor()
  const body = of(Math.floor(bytes / of(1).length))
  const headers = { 'Content-Type': type, ...sameOrigin }
  return (await visitor.send(path, { method: 'POST', body, headers })).status
}

describe.each([
  ['as a query', query],
  ['as a query whose type is the last of a list', { ...query, type: `text/plain, ${query.type}` }],
  ['in empty parts', emptyParts],
  ['in parts', namedParts],
])('a form of thousands of fields, written %s, is refused unread', (_, written) => {
  // As many named parts as fit into a small body are few enough to be read.
  test.each(written === namedParts ? [] : smallForms)('%s', async (path) => {
    expect(await statusOfFull(path, written, 64_000)).toBe(413)
  })
  test.each(largeForms)('%s', async (path) => {
    // 415 where one form alone is read.
    expect([413, 415]).toContain(await statusOfFull(path, written, 2_000_000))
  })
})

test.each(smallForms)('%s reads a form of a thousand parts without a fault', async (path) => {
  expect(await statusOfFull(path, namedParts, 64_000)).toBeLessThan(500)
})
