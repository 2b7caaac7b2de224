import { beforeAll, expect, test } from 'vitest'
import { newArticlePath } from './testing/article.ts'
import { type Cast, editor, prepareCast } from './testing/cast.ts'
import { decision } from './testing/decision.ts'
import { storyForm } from './testing/multipart.ts'
import { sharedTarget } from './testing/target.ts'

const target = sharedTarget()
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
  target.expects({ admin_sessions: 1, admin_accounts: 'changed', admin_users: 'changed' })
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
