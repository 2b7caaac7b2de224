import { beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../app/db/database.server.ts'
import { applicationRow } from '../app/db/testing/rows.ts'
import { newId } from '../app/db/uuid.ts'
import { agent, editor, moderator, prepareCast } from './testing/cast.ts'
import { storyForm } from './testing/multipart.ts'
import { targetForFile } from './testing/target.ts'
import type { Visitor } from './testing/visitor.ts'

const target = targetForFile({
  LOG_LEVEL: 'debug',
  // Nobody takes the mails: they stay in the queue with their words.
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'keys@example.com',
})
beforeAll(async () => void (await prepareCast(target.site)))

/** An approved applicant who agreed, or did not. */
async function applicant(given = ['contact', 'news'] as ('contact' | 'news')[]) {
  const database = await openDatabase(target.site)
  const row = applicationRow({
    status: 'approved',
    full_name: 'Invited Nightjar',
    email: `${newId()}@example.net`,
    reference: newId().slice(-8),
    place: 'Galveston, TX',
  })
  await database.db.insertInto('applications').values(row).execute()
  for (const kind of given)
    await database.db
      .insertInto('application_consents')
      .values({ id: newId(), application_id: row.id, kind, wording: 'Yes.', wording_version: 1, page: '/' })
      .execute()
  await database.close()
  return row
}

const inviting = (visitor: Visitor, { id }: { id: string }, wish = 'invite') =>
  visitor.post('/admin/applications/invite', {
    application: `${id}:1`,
    back: '/admin/applications/approved',
    wish,
  })

/** Invites somebody and reads the key in the mail. */
async function invited() {
  const application = await applicant()
  const { headers } = await inviting(await target.signedIn(agent), application)
  expect(headers.location).toContain('done=invite')
  const [mail] = await target.rows('select text from mail_queue where recipient = ?', application.email ?? '')
  const key = /invited\?key=([\w-]{43})/.exec(String(mail?.text))?.[1] ?? ''
  expect(key).toHaveLength(43)
  await target.settle()
  return { application, key }
}

const told = { approval_stories: 1, story_decisions: 1 }
const seals = async () =>
  (await target.rows('select client_seal from approval_stories order by created_at desc, id desc')).map(
    (row) => row.client_seal,
  )

test('a field that claims to be a client marks nothing', async () => {
  const claims = {
    client_seal: 'x'.repeat(43),
    clientSeal: 'x'.repeat(43),
    isClient: 'true',
    is_client: '1',
    verified: 'on',
    invitation: '',
  }
  const { status } = await target.visitor().postMultipart('/stories', storyForm(claims))
  expect(status).toBe(201)
  target.expects(told)
  expect((await seals())[0]).toBeNull()
})

test('a guessed, shortened or turned key marks nothing, stores nothing and tells nothing', async () => {
  const { key } = await invited()
  const thief = target.visitor()
  const [secret] = await target.rows('select token_hash from story_invitations')
  const guesses = [
    key.slice(1),
    `${key}x`,
    key.toLowerCase(),
    'x'.repeat(43),
    '../',
    '%00',
    String(secret?.token_hash),
  ]
  const bodies = new Set<string>()
  for (const invitation of guesses) {
    for (const path of ['/stories', '/approval-wall/invited'])
      expect((await thief.postMultipart(path, storyForm({ invitation }))).status).toBe(409)
    const { body } = await thief.get(`/approval-wall/invited?key=${encodeURIComponent(invitation)}`)
    bodies.add(body.replaceAll(/[\w.-]{60,}/g, ''))
  }
  expect(bodies.size).toBe(1)
  expect((await thief.get(`/applications/mine?key=${key}`)).status).toBe(404)
})

test('a key is worth one story, at once and one after another', async () => {
  const { key } = await invited()
  const visitor = target.visitor()
  const form = (n: number) =>
    storyForm({ invitation: key, email: `one${n}@example.com`, headline: `Try ${n}` })
  const answers = await Promise.all([1, 2, 3].map((n) => visitor.postMultipart('/stories', form(n))))
  const later = await target.visitor().postMultipart('/stories', form(4))
  expect([...answers, later].map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
  target.expects({ ...told, story_invitations: -1, application_events: 1 })
  expect((await seals())[0]).toHaveLength(43)
})

test('whoever opens the link sees nothing of the application, and its key travels nowhere', async () => {
  const saidBefore = target.site.output().length
  const { key, application } = await invited()
  const visitor = target.visitor()
  const path = `/approval-wall/invited?key=${key}`
  const { headers, body } = await visitor.get(path, { Referer: `http://x${path}` })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['referrer-policy']).toBe('strict-origin')
  expect(body).toContain('noindex')
  for (const word of ['Nightjar', 'Galveston', application.reference, application.id])
    expect(body).not.toContain(word)
  await visitor.get(`/approval-wall/invited/${key}`)
  await visitor.get(`/Approval-Wall/Invited/${key}?key=${key}`)
  const refused = await visitor.postMultipart(path, storyForm({ invitation: key, headline: '' }))
  expect(refused.status).toBe(422)
  expect(refused.headers['cache-control']).toBe('no-store')
  expect(refused.headers['referrer-policy']).toBe('strict-origin')
  // Still in the form, to be sent again.
  expect(refused.body).toContain(`value="${key}"`)
  const said = () => target.site.output().slice(saidBefore)
  await expect.poll(said).toContain('/approval-wall/invited')
  expect(said()).not.toContain(key)
  expect(JSON.stringify(await target.rows('select path from missing_addresses'))).not.toContain(key)
  expect((await target.visitor().get('/approval-wall/invited')).body).not.toContain(key)
})

test('an invitation that was taken back leads nowhere', async () => {
  const { key, application } = await invited()
  await inviting(await target.signedIn(agent), application, 'end')
  const { status } = await target.visitor().postMultipart('/stories', storyForm({ invitation: key }))
  expect(status).toBe(409)
  target.expects({ story_invitations: -1, application_events: 1 })
})

test('who did not agree is not invited, whatever is posted', async () => {
  const quiet = await applicant(['contact'])
  await target.settle()
  const { headers } = await inviting(await target.signedIn(agent), quiet)
  expect(headers.location).toContain('done=no-invite')
})

test('only an owner and an agent invite, and only from our own pages', async () => {
  const application = await applicant()
  const visitors = [target.visitor(), await target.signedIn(moderator), await target.signedIn(editor)]
  await target.settle()
  const statuses = []
  for (const visitor of visitors) statuses.push((await inviting(visitor, application)).status)
  expect(statuses).toEqual([401, 403, 403])
  const owner = await target.signedIn()
  const strange = await owner.post(
    '/admin/applications/invite',
    { application: `${application.id}:1`, wish: 'invite' },
    { 'Sec-Fetch-Site': 'cross-site' },
  )
  expect(strange.status).toBe(403)
  for (const bad of [{ wish: 'mark' }, { application: 'x' }, { application: `${newId()}:1`, wish: '' }])
    expect(
      (
        await owner.post('/admin/applications/invite', {
          application: `${application.id}:1`,
          wish: 'x',
          ...bad,
        })
      ).status,
    ).toBe(400)
})

test('a moderator who reads a verified story learns nothing of the application', async () => {
  const { key, application } = await invited()
  await target
    .visitor()
    .postMultipart('/stories', storyForm({ invitation: key, headline: 'A verified door' }))
  target.expects({ ...told, story_invitations: -1, application_events: 1 })
  const { body } = await (await target.signedIn(moderator)).get('/admin/stories/pending')
  expect(body).toContain('Verified client')
  for (const word of [
    'Nightjar',
    'Galveston',
    application.reference,
    application.id,
    application.email ?? '',
  ])
    expect(body).not.toContain(word)
})
