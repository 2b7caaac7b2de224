import { beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../../db/testing/engines.ts'
import { articleRow } from '../../db/testing/rows.ts'
import { pageRenderer } from '../../settings/testing/render-page.ts'
import { defaultSite } from '../../site/site.ts'
import { descriptionOf } from './article-head.ts'

const scratch = scratchDatabase('sqlite')
const site = defaultSite('https://example.test')
let render: Awaited<ReturnType<typeof pageRenderer>>
const read = async (path: string) => (await render({ path }, site)).html

beforeAll(async () => {
  render = await pageRenderer(scratch.database)
  const content = '## Before you ask\r\n\r\nRead your report first. Then call.\nAsk again.'
  const rows = [
    articleRow({ slug: 'bare', excerpt: '', content, author: 'Ana Ruiz', published: true }),
    articleRow({ slug: 'ours', excerpt: 'What we do.', author: site.brand, published: true }),
  ]
  await scratch.database.db.insertInto('articles').values(rows).execute()
})

test('an article without an excerpt is described by its first paragraph, and its card has no empty one', async () => {
  const html = await read('/articles/bare')
  expect(html).toContain('<meta name="description" content="Read your report first. Then call."')
  expect(html).toContain('"description":"Read your report first. Then call."')
  const list = await read('/articles')
  expect(list).toContain('<p class="soft" dir="auto">What we do.</p>')
  expect(list).not.toContain('<p class="soft" dir="auto"></p>')
  expect(await read('/articles/feed.xml')).not.toContain('<summary></summary>')
})

test('a long first paragraph ends with a whole word; an article of headings alone has its title', () => {
  const long = { title: 'Keys', excerpt: '', content: 'Every word counts here. '.repeat(20) }
  expect(descriptionOf(long)).toMatch(/^Every .{100,}(Every|word|counts|here)…$/)
  expect(descriptionOf({ title: 'Keys', excerpt: '', content: '## One\n\n' })).toBe('Keys')
})

test('an author is a person, unless it is the site itself', async () => {
  expect(await read('/articles/bare')).toContain('"author":{"@type":"Person","name":"Ana Ruiz"}')
  expect(await read('/articles/ours')).toContain(`"author":{"@type":"Organization","name":"${site.brand}"}`)
})

test('an imported article tells search engines of no change before it was published', async () => {
  const dates = { created_at: new Date('2026-03-01T00:00:00Z'), updated_at: new Date('2026-01-01T00:00:00Z') }
  const row = articleRow({ slug: 'imported', ...dates, published: true })
  await scratch.database.db.insertInto('articles').values(row).execute()
  expect(await read('/articles/imported')).toContain(
    '"datePublished":"2026-03-01T00:00:00.000Z","dateModified":"2026-03-01T00:00:00.000Z"',
  )
})
