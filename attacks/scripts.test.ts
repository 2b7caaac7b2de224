import { describe, expect, test } from 'vitest'
import { newId } from '../app/db/uuid.ts'
import type { Answer } from './testing/answer.ts'
import { newArticlePath } from './testing/article.ts'
import { decision } from './testing/decision.ts'
import { storyForm } from './testing/multipart.ts'
import { targetForFile } from './testing/target.ts'
import type { Visitor } from './testing/visitor.ts'

const target = targetForFile()

/** Ends an attribute, a title, a comment, a style and a script, in case one of them is where it lands. */
const script = `zq"'></title></textarea></style>--></script><script>alert(1)</script><img src=x onerror=alert(2)>`
const live = /(?:<script>alert|<img src=x|<svg\/onload|zq"'|<\/title><\/textarea>).{0,60}/gs

/** Whatever of it is there is text: it ends nothing and starts nothing. */
function expectInert({ body, request }: Answer) {
  expect(body.match(live) ?? [], request).toEqual([])
  for (const [, json = ''] of body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs))
    JSON.parse(json)
}

describe('a story with a script in every field', () => {
  const headline = `H ${script}`.slice(0, 100)
  const fields = {
    fullName: `Eve ${script}`.slice(0, 100),
    phone: `1${script}`.slice(0, 40),
    city: `Houston${script}`.slice(0, 100),
    headline,
    howHelped: `How ${script}`,
    encouragement: `Hope ${script}`,
    nameDisplay: 'full-name',
  }

  test('is shown as the words it is, on the wall, its own page, the town’s page and the admin area', async () => {
    expect((await target.visitor().postMultipart('/stories', storyForm(fields))).status).toBe(201)
    const admin = await target.signedIn()
    target.expects({ approval_stories: 1, story_decisions: 2 })
    expectInert(await admin.get('/admin'))
    expect((await admin.get('/admin.data')).headers['content-type']).toMatch(/^text\/x-script/)
    const id = await approve(admin, headline)
    for (const path of [
      '/approval-wall',
      `/approval-wall/story/${id}`,
      '/city/houston-tx',
      '/city-old/houston-tx',
    ])
      expectInert(await target.visitor().get(path))
    const page = await target.visitor().get(`/approval-wall/story/${id}`)
    expect(page.body).toContain('&lt;script&gt;alert(1)')
    expectInert(await admin.get('/admin/stories/approved'))
    expectInert(await admin.get('/admin/activity'))
  })

  test('comes back inert into the form that refuses it', async () => {
    const form = storyForm({
      ...fields,
      email: script,
      state: script,
      approvalDate: script,
      nameDisplay: script,
    })
    const answer = await target.visitor().postMultipart('/approval-wall/share', form)
    expect(answer.status).toBe(422)
    expectInert(answer)
    const json = await target.visitor().postMultipart('/stories', form)
    expect(json.headers['content-type']).toMatch(/^application\/json/)
  })
})

test('an article with a script in every field is shown as words, also in its structured data, the feed and the admin area', async () => {
  const admin = await target.signedIn()
  const fields = {
    title: `Title ${script}`,
    excerpt: `Excerpt ${script}`,
    content: `## Head ${script}\n\nText ${script}`,
  }
  const all = { ...fields, author: `Author ${script}`, slug: 'inert', state: 'published', imageUrl: '' }
  expect((await admin.post(newArticlePath(), all)).status).toBe(303)
  target.expects({ articles: 1, article_revisions: 'any' })
  const paths = [
    '/articles',
    '/articles/inert',
    '/articles/feed.xml',
    '/city/houston-tx',
    '/',
    '/sitemap',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
  ]
  for (const path of paths) expectInert(await target.visitor().get(path))
  expectInert(await admin.get('/admin/articles'))
  const { body } = await target.visitor().get('/articles/inert')
  expect(body.match(/<script type="application\/ld\+json"[^>]*>.*?<\/script>/gs)?.join()).toContain('\\u003c')
})

test.each([
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['http://plain.example/x.png'],
  ['https://x.example/" onerror="alert(1)'],
  ['vbscript:x'],
  ['\tjavascript:alert(1)'],
  ['ftp://plain.example/x.png'],
])('an article’s picture at %j is kept as words and shown on no page', async (imageUrl) => {
  const admin = await target.signedIn()
  const slug = `picture-${newId()}`
  const fields = { title: 'Picture', slug, content: 'x', imageUrl, state: 'published' }
  const saved = await admin.post(newArticlePath(), fields)
  expect(saved.status).toBe(303)
  target.expects({ articles: 1, article_revisions: 'any' })
  for (const path of ['/articles', `/articles/${slug}`, '/articles/feed.xml', '/city/houston-tx']) {
    const page = await target.visitor().get(path)
    expectInert(page)
    expect(page.body).not.toMatch(/plain\.example|x\.example|src="(javascript|data|vbscript|ftp|http:)/i)
  }
  const [{ id } = {}] = await target.rows('select id from articles where slug = ?', slug)
  expectInert(await admin.get(`/admin/articles/${id}`))
})

test('what is typed into the wizard and the sign-in comes back inert', async () => {
  const visitor = target.visitor()
  const wizard = {
    step: '1',
    hasProperty: script,
    monthlyRent: script,
    rentBudget: script,
    challenges: script,
    income: script,
  }
  for (const step of ['1', '2', '3', '4', '-1', 'NaN', '1e999', script]) {
    expectInert(await visitor.post('/qualify', { ...wizard, step, go: script }))
  }
  expectInert(await visitor.post('/admin?index', { email: script, password: script }))
  const application = { fullName: script, email: script, place: script, words: script, from: script }
  for (const step of ['you', 'home', 'happened', 'yes', script])
    expectInert(
      await visitor.post(`/forms/funding?from=${encodeURIComponent(script)}`, {
        ...application,
        step,
        go: 'send',
      }),
    )
})

test.each([
  '/',
  '/articles',
  '/state',
  '/city',
  '/city-old',
  '/subcity',
  '/forms',
  '/photos',
  '/approval-wall/story',
  '/admin/articles',
])('a script in the address below %s is shown nowhere as one', async (path) => {
  for (const text of [
    script,
    '<svg/onload=alert(1)>-tx',
    '</script><script>alert(1)</script>',
    `{{7*7}}\${7*7}`,
  ])
    expectInert(
      await target.visitor().get(`${path}/${encodeURIComponent(text)}?q=${encodeURIComponent(text)}`),
    )
})

/** As a moderator does it, by the form. */
async function approve(admin: Visitor, headline: string) {
  const [row] = await target.rows('select id, version from approval_stories where headline = ?', headline)
  const id = String(row?.id)
  const answer = await admin.post('/admin/stories/move', decision(id, String(row?.version), 'approve'))
  expect(answer.headers.location).toContain(`undo=${id}`)
  return id
}
