import { describe, expect, test } from 'vitest'
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
  for (let round = 0; round < 3; round++) {
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

const manyFields = {
  'as a query': { type: 'application/x-www-form-urlencoded', of: (n: number) => 'a&'.repeat(n) },
  'in parts': {
    type: 'multipart/form-data; boundary=x',
    of: (n: number) => `${'--x\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n'.repeat(n)}--x--\r\n`,
  },
}

describe.each(Object.entries(manyFields))(
  'a form of thousands of fields, written %s, is refused unread',
  (_, { type, of }) => {
    test.each([
      ['/applications/download', 64_000],
      ['/applications/mine?key=x', 64_000],
      ['/applications/send', 64_000],
      ['/forms/funding', 64_000],
      ['/es/forms/funding', 64_000],
      ['/qualify', 64_000],
      ['/admin?index', 64_000],
      ['/approval-wall/my-story', 64_000],
      ['/admin/articles/draft', 2_000_000],
      ['/admin/articles/new', 2_000_000],
    ])('%s', async (path, bytes) => {
      const visitor = path.startsWith('/admin/') ? await target.signedIn() : target.visitor()
      const body = of(Math.floor(bytes / of(1).length))
      const headers = { 'Content-Type': type, ...sameOrigin }
      const { status } = await visitor.send(path, { method: 'POST', body, headers })
      // As many parts as fit into a small body are few enough to be read.
      const isShort = body.split(type.includes('x-www') ? '&' : '--x').length <= 2000
      if (!isShort) expect(status).toBe(413)
      else expect(status).toBeLessThan(500)
    })
  },
)
