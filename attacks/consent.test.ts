import { parse } from 'node-html-parser'
import { beforeAll, expect, test } from 'vitest'
import type { Answer } from './testing/answer.ts'
import { decision } from './testing/decision.ts'
import { storyForm } from './testing/multipart.ts'
import { targetForFile } from './testing/target.ts'
import type { Visitor } from './testing/visitor.ts'

const target = targetForFile({ SEED_DEMO: '0' })

const words = { headline: 'Xylophone lodgings', howHelped: 'Quokka calls.', encouragement: 'Zeppelins pass.' }
const trace = /Xylophone|Quokka|Zeppelin|Ottoline/
const person = { fullName: 'Ottoline Fenwick', city: 'Houston', state: 'TX', email: 'ottoline@example.com' }

/** On PostgreSQL the first change of all makes the secret of the messages about changes. */
beforeAll(async () => {
  const first = storyForm({ fullName: 'First', city: 'Reno', state: 'NV', email: 'first@example.com' })
  expect((await target.visitor().postMultipart('/stories', first)).status).toBe(201)
})

/** One of every family of public pages, those of the story's town and state among them. */
const elsewhere = [
  '/',
  '/testimonials',
  '/states',
  '/state/texas',
  '/city/houston',
  '/city/houston-tx',
  '/city-old/houston-tx',
  '/city/pasadena-tx',
  '/city/dallas-tx',
  '/subcity/montrose-houston-tx',
  '/full-service-program',
  '/bad-credit-rentals',
  '/articles',
  '/articles/feed.xml',
  '/feed.xml',
  '/sitemap',
  '/sitemaps/texas.xml',
  '/approval-wall/share',
]

async function approved(fields: Record<string, string>) {
  const sent = await target.visitor().postMultipart('/stories', storyForm({ ...person, ...words, ...fields }))
  expect(sent.status).toBe(201)
  const admin = await target.signedIn()
  target.expects({ approval_stories: 1, story_decisions: 2 })
  const [row] = await target.rows(
    'select id, version from approval_stories where email = ?',
    fields.email ?? person.email,
  )
  await approve(admin, String(row?.id), String(row?.version))
  return `/approval-wall/story/${row?.id}`
}

async function approve(admin: Visitor, id: string, version: string) {
  const answer = await admin.post('/admin/stories/move', decision(id, version, 'approve'))
  expect(answer.headers.location).toContain(`undo=${id}`)
}

/** What a page says to those who show links to it. */
function tagsOf({ body }: Answer) {
  return parse(body)
    .querySelectorAll('title, meta, script[type="application/ld+json"]')
    .map((tag) => tag.outerHTML)
}

test('a story whose writer did not allow sharing is on the wall and its own page, and nowhere else', async () => {
  const path = await approved({ allowSharing: '' })
  const visitor = target.visitor()
  expect((await visitor.get('/approval-wall')).body).toContain(words.headline)
  const own = await visitor.get(path)
  expect(own.body).toContain(words.howHelped)

  const found: string[] = []
  for (const page of elsewhere) if (trace.test((await visitor.get(page)).body)) found.push(page)
  expect(found).toEqual([])
  expect(tagsOf(own).filter((tag) => trace.test(tag))).toEqual([])
  expect(tagsOf(own).join()).toContain('content="noindex"')
  expect(tagsOf(own).join()).not.toContain(`/social${path}`)
  expect((await visitor.get(`/social${path}.png`)).status).toBe(404)
})

test('a story whose writer allowed it is shown on the pages of its town and in the preview of its link', async () => {
  const path = await approved({ allowSharing: 'on', email: 'shared@example.com' })
  const visitor = target.visitor()
  expect((await visitor.get('/city/houston-tx')).body).toContain(words.headline)
  const own = await visitor.get(path)
  expect(tagsOf(own).filter((tag) => tag.includes(words.headline)).length).toBeGreaterThan(0)
  expect(tagsOf(own).join()).toContain(`/social${path}`)
})

test('the form and the moderator read what the choice means in the same words', async () => {
  const form = await target.visitor().get('/approval-wall/share')
  const meanings = ['on our approval wall and on its own page only', 'in the preview of a shared link']
  for (const said of meanings) expect(form.body).toContain(said)
  const admin = await target.signedIn()
  const stories = await target.rows('select id, email from approval_stories')
  for (const [email, said] of [
    [person.email, meanings[0]],
    ['shared@example.com', meanings[1]],
  ]) {
    const story = stories.find((one) => one.email === email)
    const { body } = await admin.get(`/admin/stories/approved?story=${story?.id}`)
    expect(body, email).toContain(said)
  }
})
