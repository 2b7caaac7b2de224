import { beforeAll, expect, test } from 'vitest'
import { newId } from '../app/db/uuid.ts'
import { newArticlePath } from './testing/article.ts'
import { agent, type Cast, editor, prepareCast } from './testing/cast.ts'
import { decision } from './testing/decision.ts'
import { storyForm } from './testing/multipart.ts'
import { targetForFile } from './testing/target.ts'

// Nobody takes the mails: they stay in the queue.
const target = targetForFile({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'keys@example.com' })
let cast: Cast
beforeAll(async () => {
  cast = await prepareCast(target.site)
})

test('a story form that brings fields of its own is stored as an ordinary pending story', async () => {
  const own = {
    id: cast.pending.id,
    status: 'approved',
    created_at: '1999-01-01',
    version: '99',
    is_demo: '1',
    isDemo: 'true',
    spam_score: '-100',
    token_hash: 'mine',
    submission_key: 'mine',
    renter_photo_url: 'https://evil.example/x.png',
    'approval_stories.status': 'approved',
    'status[]': 'approved',
    constructor: 'x',
  }
  const headline = 'Assigned in a mass'
  const form = storyForm({ headline, nameDisplay: 'full-name', ...own, ['__proto__']: 'x' })
  expect((await target.visitor().postMultipart('/stories', form)).status).toBe(201)
  target.expects({ approval_stories: 1, story_decisions: 1 })
  const [row] = await target.rows('select * from approval_stories where headline = ?', headline)
  expect(row).toMatchObject({ status: 'pending', version: 1, is_demo: 0, renter_photo_url: null })
  expect(row?.id).not.toBe(own.id)
  expect(String(row?.token_hash)).toHaveLength(43)
  expect(Number(row?.spam_score)).toBeGreaterThan(0)
  expect(String(row?.created_at)).not.toContain('1999')
})

test.each(['nickname', 'FULL-NAME', 'admin', '__proto__', "'; drop table articles; --"])(
  'a story cannot wish its name shown as %s',
  async (nameDisplay) => {
    const answer = await target.visitor().postMultipart('/stories', storyForm({ nameDisplay }))
    expect(answer.status).toBe(422)
  },
)

test('an article form that brings fields of its own changes only what the editor may', async () => {
  const visitor = await target.signedIn(editor)
  const fields = {
    title: 'Mine alone',
    content: 'Words',
    id: cast.draft.id,
    is_demo: '1',
    version: '77',
    role: 'owner',
  }
  const answer = await visitor.post(newArticlePath(), {
    ...fields,
    created_at: '1999-01-01',
    deleted_at: 'now',
  })
  expect(answer.status).toBe(303)
  target.expects({ articles: 1, article_revisions: 'any' })
  const [row] = await target.rows('select * from articles where title = ?', fields.title)
  expect(row).toMatchObject({ is_demo: 0, published: 0, version: 1 })
  expect(row?.id).not.toBe(cast.draft.id)
  expect(await target.rows('select role from admin_users where email = ?', editor.email)).toEqual([
    { role: 'editor' },
  ])
})

test('a sign-in that asks for another role gets the one the admin has', async () => {
  const visitor = target.visitor()
  await visitor.post('/admin?index', {
    ...editor,
    role: 'owner',
    disabled: 'false',
    name: 'Root',
    userId: 'x',
  })
  target.expects({ admin_sessions: 1, admin_users: 'changed' })
  expect((await visitor.get('/admin/activity')).status).toBe(403)
})

test.each(['__proto__', 'constructor', 'toString', 'withdraw', 'submit', 'approve ', 'APPROVE', ''])(
  'an owner who sends the decision %j decides nothing',
  async (move) => {
    const visitor = await target.signedIn()
    const answer = await visitor.post('/admin/stories/move', decision(cast.pending.id, 1, move))
    expect(answer.status).toBe(400)
  },
)

test.each(['', 'NaN', 'Infinity', '1e999', '-1', '7', '1.5', '9007199254740993', '2 or 1=1'])(
  'a save or a decision with the version %j touches nothing',
  async (version) => {
    const visitor = await target.signedIn()
    const fields = { title: 'Overwritten', content: 'x', version }
    const saved = await visitor.post(`/admin/articles/${cast.draft.id}`, fields)
    expect(saved.status).toBe(409)
    const id = cast.rejected.id
    const moved = await visitor.post('/admin/stories/move', decision(id, version, 'approve'))
    expect(moved.status === 400 || String(moved.headers.location).includes(`changed=${id}`)).toBe(true)
  },
)

test('a rejected story cannot be moved to pending, whatever the form says', async () => {
  const visitor = await target.signedIn()
  const { id } = cast.rejected
  await visitor.post('/admin/stories/move', decision(id, 1, 'moveToPending'))
  expect(await target.rows('select status from approval_stories where id = ?', id)).toEqual([
    { status: 'rejected' },
  ])
})

/** Of the applicant of the cast, as it stands. */
const application = async () =>
  (await target.rows('select * from applications where id = ?', cast.application.id))[0] ?? {}

test.each([
  '__proto__',
  'constructor',
  'toString',
  'withdraw',
  'approve',
  'reopen',
  'CONTACT',
  'contact ',
  '',
])('an agent who sends the move %j of a new application moves nothing', async (move) => {
  const visitor = await target.signedIn(agent)
  const { id } = cast.application
  const before = await application()
  const answer = await visitor.post('/admin/applications/move', { application: `${id}:1`, move })
  const told = new RegExp(`changed=${id}|stayed=1`)
  expect(answer.status === 400 || told.test(String(answer.headers.location))).toBe(true)
  expect(await application()).toEqual(before)
})

test.each(['', 'NaN', '1e9', '-1', '7', '1.5', '9007199254740993', '1 or 1=1'])(
  'a change of an application with the version %j touches nothing',
  async (version) => {
    const visitor = await target.signedIn(agent)
    const { id } = cast.application
    const seen = { application: `${id}:${version}` }
    for (const [path, fields] of [
      ['move', { move: 'contact' }],
      ['follow-up', { day: '2030-01-01' }],
      ['flag', { spam: 'yes' }],
      ['assign', { assignee: '' }],
      ['undo', {}],
    ] as const) {
      const { status, headers } = await visitor.post(`/admin/applications/${path}`, { ...seen, ...fields })
      expect(status === 400 || /changed=|undo-late/.test(String(headers.location)), path).toBe(true)
    }
  },
)

test('an application is given to nobody but who may work on it', async () => {
  const visitor = await target.signedIn(agent)
  const [stranger] = await target.rows('select id from admin_users where email = ?', editor.email)
  for (const assignee of [String(stranger?.id), cast.application.id, 'owner', '__proto__']) {
    const form = { application: `${cast.application.id}:1`, assignee }
    expect((await visitor.post('/admin/applications/assign', form)).status, assignee).toBe(400)
  }
})

test('a move that brings columns of its own moves, and changes nothing else', async () => {
  const visitor = await target.signedIn(agent)
  const { id } = cast.application
  const before = await application()
  const own = {
    status: 'approved',
    full_name: 'Somebody Else',
    email: 'thief@example.net',
    token_hash: 'mine',
    is_counted: '1',
    first_approved_at: '2026-01-01T00:00:00.000Z',
    assigned_to: id,
    closed_reason: 'withdrawn',
    actor: 'owner@example.com',
    'applications.status': 'approved',
  }
  const answer = await visitor.post('/admin/applications/move', {
    application: `${id}:1`,
    move: 'contact',
    ...own,
  })
  expect(answer.status).toBe(303)
  target.expects({ applications: 'changed', application_events: 1 })
  const { status, version, updated_at, moved_at, first_contact_at, ...rest } = await application()
  expect([status, version]).toEqual(['contacted', 2])
  expect(before).toMatchObject(rest)
  const [event] = await target.rows(
    "select actor from application_events where application_id = ? and kind = 'moved'",
    id,
  )
  expect(event).toEqual({ actor: agent.email })
})

test('a letter goes to the applicant alone, whatever recipient its form names', async () => {
  const visitor = await target.signedIn(agent)
  const { id } = cast.application
  await target.write(
    `insert into application_consents (id, application_id, kind, wording, wording_version, page)
     values (?, ?, 'contact', 'Yes.', 1, '/forms/funding')`,
    newId(),
    id,
  )
  const answer = await visitor.post(`/admin/applications/new/${id}?mail=x`, {
    application: `${id}:2`,
    template: 'x',
    subject: 'Hello\r\nBcc: all@example.com',
    body: 'Words.',
    to: 'thief@example.net',
    recipient: 'thief@example.net',
    email: 'thief@example.net',
  })
  expect(String(answer.headers.location)).toContain('done=mail')
  target.expects({ application_consents: 1, application_events: 1 })
  const mails = await target.rows("select recipient, subject from mail_queue where kind = 'application-mail'")
  expect(mails.map(({ recipient }) => recipient)).toEqual(['applicant@example.net'])
})
