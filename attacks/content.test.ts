import { beforeAll, expect, test } from 'vitest'
import { newArticlePath } from './testing/article.ts'
import { type Cast, prepareCast } from './testing/cast.ts'
import { decision } from './testing/decision.ts'
import { isSmallDose } from './testing/dose.ts'
import { storyForm } from './testing/multipart.ts'
import { sharedTarget } from './testing/target.ts'

const target = sharedTarget()
let cast: Cast
beforeAll(async () => {
  cast = await prepareCast(target.site)
})

test('the character that ends a text in C does no harm in any form or search', async () => {
  const admin = await target.signedIn()
  const fields = {
    title: 'Nul\0title',
    content: 'a\0b',
    excerpt: '\0',
    author: '\0x',
    slug: 'nul\0slug',
    imageUrl: '/\0x',
  }
  expect((await admin.post(newArticlePath(), fields)).status).toBe(303)
  target.expects({ articles: 1, article_revisions: 'any' })
  await admin.post('/admin/stories/move', {
    ...decision(`${cast.pending.id}\0`, '99\0', 'reject\0'),
    reason: '\0',
  })
  await admin.post('/admin/articles/delete', { id: '\0' })
  await admin.post('/approval-wall/my-story', { key: '\0', wish: 'delete' })
  await admin.post('/qualify', { step: '\0', monthlyRent: '\0' })
  const query = 'words=%00&kind=%00&from=%00&until=%00&before=%00&ask=%00&said=%00&key=%00'
  for (const path of ['/admin', '/admin/activity', '/admin/stories/pending', '/approval-wall/my-story', '/'])
    expect((await admin.get(`${path}?${query}`)).status, path).toBe(200)
})

test.each([
  ["' or '1'='1"],
  ["'; drop table articles; --"],
  ['" or ""="'],
  ["1' union select 1,2,3,4 --"],
  ['1; select pg_sleep(10)'],
  ["'||(select 1)||'"],
  ['%'],
  ['_'],
  ['\\'],
  ['$1'],
  ['?1'],
  [':name'],
  ["x'41'"],
])('SQL in every parameter finds and changes nothing: %s', async (sql) => {
  const admin = await target.signedIn()
  const text = encodeURIComponent(sql)
  // What is drawn does not depend on where the rows lie.
  const data = isSmallDose() ? '.data' : ''
  for (const path of [
    `/articles/${text}`,
    `/articles/before/${text}`,
    `/approval-wall/story/${text}`,
    `/approval-wall/before/${text}`,
    `/approval-wall/before/1700000000000-${text}`,
    `/photos/${text}`,
    `/photos/${cast.approved.photoId}/${text}`,
    `/state/${text}`,
    `/city/${text}-tx`,
    `/subcity/${text}-tx`,
    `/approval-wall/my-story?key=${text}`,
    `/admin/stories/${text}${data}`,
    `/admin/stories/pending/before/${text}${data}`,
    `/admin/articles/${text}${data}`,
    `/admin${data}?ask=${text}&said=${text}`,
    `/admin/activity${data}?words=${text}&kind=${text}&from=${text}&until=${text}&before=${text}`,
  ]) {
    const answer = await admin.get(path)
    expect([200, 202, 301, 302, 400, 404], path).toContain(answer.status)
  }
  await admin.post('/admin/articles/delete', { id: sql })
  await admin.post('/admin/stories/move', decision(sql, 1, 'approve'))
  await admin.post('/admin/stories/undo', decision(sql, 1, 'approve'))
  expect(
    (await admin.post(`/admin/articles/${text}`, { title: 'x', content: 'x', version: '1' })).status,
  ).toBe(409)
})

test('SQL typed into a story is stored as the words it is', async () => {
  const words = "Robert'); drop table articles; --"
  const fields = {
    fullName: words,
    city: words,
    headline: words,
    howHelped: words,
    encouragement: words,
    phone: words,
  }
  expect((await target.visitor().postMultipart('/stories', storyForm(fields))).status).toBe(201)
  target.expects({ approval_stories: 1, story_decisions: 1 })
  expect(await target.rows('select how_helped from approval_stories where headline = ?', words)).toEqual([
    { how_helped: words },
  ])
})

test('marks that turn the reading direction, hide or glue words are not stored', async () => {
  const odd = '\u202e\u2066\u200b\u00ad\ufeff\u2028\0\u001b[31m'
  const headline = `Unseen${odd}marks`
  const fields = {
    fullName: `Jane\u2060Doe${odd}`,
    headline,
    howHelped: `a${odd}b`,
    encouragement: `c${odd}d`,
  }
  expect((await target.visitor().postMultipart('/stories', storyForm(fields))).status).toBe(201)
  target.expects({ approval_stories: 1, story_decisions: 1 })
  const [row] = await target.rows("select * from approval_stories where headline like 'Unseen%'")
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  const hidden = /[\u202a-\u202e\u2060-\u2069\u200b\u00ad\ufeff\u2028\u0000\u001b]/
  for (const column of ['full_name', 'headline', 'how_helped', 'encouragement'])
    expect(row?.[column]).not.toMatch(hidden)
  expect(row?.full_name).toMatch(/^Jane Doe/)
})

test.each([
  ['blanks that look like nothing', { headline: '\u3164\u2800\u115f' }],
  ['a name without a letter', { fullName: '🏠 12 …' }],
  ['a letter under five hundred accents', { headline: `a${'\u0301'.repeat(500)}` }],
  ['a second address behind a line end', { email: 'a@example.com\r\nBcc: b@example.com' }],
  ['two addresses', { email: 'a@example.com,b@example.com' }],
  ['an address before a name', { email: 'a@example.com <Eve>' }],
  ['a headline of 101 letters', { headline: 'x'.repeat(101) }],
  ['a text of 4,001 letters', { howHelped: 'x'.repeat(4001) }],
  ['a state that is none', { state: 'ZZ' }],
  ['a day that is none', { approvalDate: '2025-02-30' }],
  ['a year far away', { approvalDate: '+275760-09-13' }],
  ['an approval in the future', { approvalDate: '2999-01-01' }],
])('a story with %s is refused beside the field', async (_, fields) => {
  const answer = await target.visitor().postMultipart('/stories', storyForm(fields as Record<string, string>))
  expect(answer.status).toBe(422)
  expect(Object.keys(JSON.parse(answer.body).errors)).toEqual(Object.keys(fields))
})

test.each([
  ['an address', { email: `${'a.'.repeat(5000)}@${'b.'.repeat(2500)}` }],
  ['links', { howHelped: 'www.'.repeat(1000), encouragement: `${'a-'.repeat(1900)}.com` }],
  ['open brackets', { howHelped: '<a '.repeat(1300), encouragement: '[url='.repeat(790) }],
  ['capitals', { howHelped: 'A'.repeat(4000), encouragement: 'É'.repeat(4000) }],
  ['commas in a name', { fullName: ',;._·'.repeat(20) }],
  ['blanks', { howHelped: `x${' \n'.repeat(1990)}`, encouragement: `${' '.repeat(3990)}x` }],
])('no text makes the server think for long: %s', async (_, fields) => {
  const hostile = Object.entries(fields as Record<string, string>)
  const plain = hostile.map(([name, text]) => [name, 'y'.repeat(text.length)])
  let stored = 0
  const least = { plain: Number.POSITIVE_INFINITY, hostile: Number.POSITIVE_INFINITY }
  for (let round = 0; round < 3; round++)
    for (const [kind, typed] of [
      ['plain', plain],
      ['hostile', hostile],
    ] as const) {
      const form = storyForm({ ...Object.fromEntries(typed), ...newEmail(fields) })
      const start = performance.now()
      const { status } = await target.visitor().postMultipart('/stories', form)
      least[kind] = Math.min(least[kind], performance.now() - start)
      expect([201, 422]).toContain(status)
      if (status === 201) stored++
    }
  target.expects({ approval_stories: stored, story_decisions: stored })
  // A text that restarts a search takes a hundred times as long; a loaded machine is forgiven much.
  expect(least.hostile).toBeLessThan(least.plain * 20)
})

/** Unless the address is what is tried: each story has its own. */
function newEmail(fields: object) {
  return 'email' in fields ? {} : { email: `${crypto.randomUUID()}@example.com` }
}

test('bytes that are no text are taken for what they are: unreadable signs', async () => {
  const form = storyForm({ headline: 'HEADLINE' })
  const at = form.bytes.indexOf('HEADLINE')
  form.bytes.set([0xc3, 0x28, 0xa0, 0xff, 0xfe, 0xed, 0xa0, 0x80], at)
  expect((await target.visitor().postMultipart('/stories', form)).status).toBe(201)
  target.expects({ approval_stories: 1, story_decisions: 1 })
})

test('an article of control characters, of a turned title and of 70 KB of one letter is an article or refused, never a fault', async () => {
  const admin = await target.signedIn()
  const titles = ['Escape \u001b[2J title', '\u202etxet denruT', 'x'.repeat(3000)]
  let stored = 0
  for (const title of titles) {
    const { status } = await admin.post(newArticlePath(), {
      title,
      content: title,
      state: 'published',
      excerpt: title,
    })
    expect([303, 422]).toContain(status)
    if (status === 303) stored++
  }
  target.expects({ articles: stored, article_revisions: 'any' })
  const large = await admin.post(newArticlePath(), { title: 'Large', content: 'x'.repeat(70_000) })
  expect([303, 413, 422]).toContain(large.status)
  if (large.status === 303) target.expects({ articles: stored + 1 })
  for (const path of ['/articles', '/articles/feed.xml', '/sitemaps/articles.xml', '/admin/articles'])
    expect((await admin.get(path)).status, path).toBe(200)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML may hold none
  expect((await admin.get('/articles/feed.xml')).body).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
})

test('what strangers send cannot write a line of the log', async () => {
  const fake = '\n{"level":60,"msg":"forged"}\n'
  const visitor = target.visitor()
  await visitor.post('/island-error', { island: 'wizard', kind: `x${fake}` })
  await visitor.post('/island-error', { island: `__proto__${fake}`, kind: 'x' })
  await visitor.get(`/nowhere${encodeURIComponent('{"level":60,"msg":"forged"}')}`)
  await visitor.post(
    '/admin?index',
    { email: `a@example.com${fake}`, password: fake },
    { 'User-Agent': '{"msg":"forged"}' },
  )
  expect(
    target.site
      .output()
      .split('\n')
      .filter((line) => /^\{.*"msg":"forged"/.test(line)),
  ).toEqual([])
})
