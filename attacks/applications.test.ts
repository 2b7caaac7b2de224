import { expect, test } from 'vitest'
import { formMark } from '../app/applications/apply/form-mark.ts'
import { consentsIn, wordingMark } from '../app/applications/consents.ts'
import { defaultSite } from '../app/site/site.ts'
import { targetForFile } from './testing/target.ts'
import type { Visitor } from './testing/visitor.ts'

// Everything is logged, also what comes from the cache.
const target = targetForFile({
  LOG_LEVEL: 'debug',
  // Nobody takes the mails: they stay in the queue with their words.
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'keys@example.com',
})

const filled = {
  form: 'funding',
  step: 'yes',
  go: 'send',
  fullName: 'Mallory Demo',
  email: 'mallory@example.com',
  phone: '(713) 555-0118',
  place: 'Houston, TX',
  adults: '1',
  program: 'funding',
  yes: 'contact',
  mark: formMark(defaultSite(''), 'funding'),
}

const { wording } = consentsIn('en', 'funding').contact
const allowing = `allow:contact:${wordingMark(wording(defaultSite('').brand))}`

async function tokenFor(visitor: Visitor) {
  const { body } = await visitor.get('/applications/begin?form=funding')
  return String(JSON.parse(body).token)
}

/** Sends one and gives the key of its private page. */
async function apply(visitor: Visitor, change: Record<string, string> = {}) {
  const formToken = await tokenFor(visitor)
  const { status, body } = await visitor.post('/applications/send', { ...filled, formToken, ...change })
  expect(status, body).toBe(201)
  return new URLSearchParams(String(JSON.parse(body).href).split('?')[1]).get('key') ?? ''
}

const stored = { applications: 1, application_consents: 1, application_events: 1 }
const newest = async () => (await target.rows('select * from applications order by created_at desc'))[0]

test('a form that brings columns of its own is stored as an ordinary new application', async () => {
  const own = {
    id: '00000000-0000-4000-8000-000000000000',
    status: 'approved',
    assigned_to: '00000000-0000-4000-8000-000000000000',
    is_spam: '0',
    isSpam: 'false',
    is_demo: '1',
    is_counted: '1',
    isCounted: 'true',
    first_approved_at: '2026-01-01T00:00:00.000Z',
    spam_score: '-100',
    closed_reason: 'withdrawn',
    reference: 'AAA-AAAA',
    token_hash: 'mine',
    submission_key: 'mine',
    created_at: '1999-01-01',
    version: '99',
    follow_up: '2030-01-01',
    source_page: 'https://evil.example',
    from: 'https://evil.example',
    state_code: 'ZZ',
    'applications.status': 'approved',
    constructor: 'x',
    ['__proto__']: 'x',
  }
  await apply(target.visitor(), own)
  target.expects(stored)
  const row = await newest()
  expect(row).toMatchObject({
    status: 'new',
    assigned_to: null,
    version: 1,
    closed_reason: null,
    follow_up: null,
    first_approved_at: null,
    source_page: null,
    state_code: 'TX',
  })
  expect(row?.id).not.toBe(own.id)
  // The attacker has no name of a browser: the numbers do not know of it, whatever it says.
  expect(Boolean(row?.is_counted)).toBe(false)
  expect(row?.reference).not.toBe(own.reference)
  expect(String(row?.token_hash)).toHaveLength(43)
})

test.each([
  [{ yes: 'machine' }],
  [{ yes: '' }],
  [{ adults: '0' }],
  [{ adults: '1e9' }],
  [{ email: 'a@b.example\r\nBcc: all@example.com' }],
  [{ words: 'My number is 123-45-6789' }],
  [{ fullName: '4111 1111 1111 1111 Mallory' }],
  [{ reachBy: 'carrier pigeon' }],
])('%j is refused, and nothing is stored', async (change) => {
  const visitor = target.visitor()
  const formToken = await tokenFor(visitor)
  expect((await visitor.post('/applications/send', { ...filled, formToken, ...change })).status).toBe(422)
})

test.each([
  ['of an earlier version, which sends no mark', { mark: '' }],
  ['whose words have changed since', { mark: 'another' }],
])('a form %s is told so, and nothing is stored', async (_, change) => {
  const visitor = target.visitor()
  const formToken = await tokenFor(visitor)
  const answer = await visitor.post('/applications/send', { ...filled, formToken, ...change })
  expect(answer.status).toBe(422)
  expect(JSON.parse(answer.body)).toEqual({ kind: 'failed', text: expect.stringContaining('has changed') })
})

test('sixteen kilobytes in each field are cut, told, and stored nowhere', async () => {
  const visitor = target.visitor()
  const long = 'x'.repeat(16 * 1024)
  for (const field of ['fullName', 'place', 'words']) {
    const answer = await visitor.post('/applications/send', { ...filled, [field]: long })
    expect(answer.status).toBe(422)
    expect(answer.body).toContain('at most')
  }
  const page = await visitor.post('/forms/funding', { ...filled, go: 'next', step: 'happened', words: long })
  expect(page.status).toBe(422)
  expect(page.body.length).toBeLessThan(120_000)
  const all = Object.fromEntries(Object.keys(filled).map((field) => [field, long]))
  expect((await visitor.post('/forms/funding', all)).status).toBe(413)
})

test('sent again and again, at once and one after another, it is one application', async () => {
  const visitor = target.visitor()
  const sent = { ...filled, email: 'again@example.com', formToken: await tokenFor(visitor) }
  const atOnce = await Promise.all(Array.from({ length: 5 }, () => visitor.post('/applications/send', sent)))
  const later = await visitor.post('/applications/send', sent)
  expect(new Set([...atOnce, later].map(({ body }) => body)).size).toBe(1)
  target.expects(stored)
})

test('one network is asked to wait after ten of one form in an hour, also when each is refused at last', async () => {
  const visitor = target.visitor()
  const statuses = []
  for (let number = 0; number < 12; number++) {
    const formToken = await tokenFor(visitor)
    const email = `flood${number}@example.com`
    statuses.push((await visitor.post('/applications/send', { ...filled, email, formToken })).status)
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(10)
  expect(statuses.at(-1)).toBe(429)
  target.expects({ applications: 10, application_consents: 10, application_events: 10 })
})

test('a private page opens by its whole key alone, and a guess learns nothing', async () => {
  const key = await apply(target.visitor())
  target.expects(stored)
  const thief = target.visitor()
  const wrong = [
    '',
    'x',
    key.slice(0, -1),
    `${key}x`,
    key.toLowerCase(),
    key.split('').reverse().join(''),
    '../',
    '%00',
  ]
  const bodies = new Set<string>()
  for (const guess of wrong) {
    const answer = await thief.get(`/applications/mine?key=${encodeURIComponent(guess)}`)
    expect(answer.status).toBe(404)
    expect(answer.body).not.toContain('Mallory')
    bodies.add(answer.body)
    for (const wish of ['delete', 'withdraw', 'take-back:contact'])
      await thief.post(`/applications/mine?key=${encodeURIComponent(guess)}`, { wish })
    expect((await thief.post('/applications/download', { key: guess })).status).toBe(404)
    expect((await thief.get(`/applications/sent?key=${encodeURIComponent(guess)}`)).status).toBe(404)
  }
  expect(bodies.size).toBe(1)
})

test('an applicant who allows and takes back without end, or corrects a number, fills no table', async () => {
  const visitor = target.visitor()
  const key = await apply(visitor)
  const mine = `/applications/mine?key=${key}`
  for (let n = 0; n < 40; n++) {
    await visitor.post(mine, { wish: 'take-back:contact' })
    await visitor.post(mine, { wish: allowing })
  }
  for (let n = 0; n < 10; n++)
    await visitor.post(mine, {
      wish: 'correct',
      fullName: `Mallory ${n}`,
      phone: filled.phone,
      email: filled.email,
    })
  // Twenty changes a day, and what was allowed can always be taken back.
  target.expects({ applications: 1, application_consents: 21, application_events: 42 })
  expect((await visitor.post(mine, { wish: allowing })).body).toContain('many changes in one day')
})

test('keys that were made up write nothing, not even a count', async () => {
  const counts = async () => (await target.rows('select count(*) as count from request_counts'))[0]?.count
  const before = await counts()
  const wishes: Record<string, string>[] = [
    { wish: 'correct', fullName: 'Ann', phone: '7135550118' },
    { wish: 'message', words: 'Hello' },
    { wish: allowing },
    { wish: 'withdraw' },
  ]
  for (let n = 0; n < 40; n++) {
    const path = `/applications/mine?key=${String(n).padStart(43, 'x')}`
    await target.visitor().post(path, wishes[n % 4] ?? {})
  }
  expect(await counts()).toBe(before)
})

test('whoever writes on many private pages is stopped after sixty messages, and the team has ten mails of them', async () => {
  await target.earlyInWindow()
  const visitor = target.visitor()
  const keys: string[] = []
  for (let n = 0; n < 10; n++) keys.push(await apply(visitor, { email: `many${n}@example.com` }))
  const answers: number[] = []
  // The first of each application would be told.
  for (let n = 0; n < 66; n++) {
    const path = `/applications/mine?key=${keys[n % 10]}`
    answers.push((await visitor.post(path, { wish: 'message', words: `${n}` })).status)
  }
  expect(answers.filter((status) => status === 303)).toHaveLength(60)
  expect(answers.at(-1)).toBe(422)
  target.expects({ applications: 10, application_consents: 10, application_events: 70 })
})

test('applications that are refused use up nobody’s mails, and one network neither the team’s nor another person’s', async () => {
  await target.earlyInWindow()
  const stranger = target.visitor()
  const victim = 'victim@example.com'
  const statuses: number[] = []
  for (let n = 0; n < 14; n++) {
    const formToken = await tokenFor(stranger)
    statuses.push((await stranger.post('/applications/send', { ...filled, email: victim, formToken })).status)
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(10)
  const key = await apply(target.visitor(), { email: victim })
  const mails = await target.rows('select kind, recipient, text from mail_queue')
  const count = (kind: string, to?: string) =>
    mails.filter((mail) => mail.kind === kind && (!to || mail.recipient === to)).length
  // Four for the stranger's network, and one for the person's own.
  expect(count('application-received', victim)).toBe(5)
  expect(mails.some(({ text }) => String(text).includes(key))).toBe(true)
  target.expects({ applications: 11, application_consents: 11, application_events: 11 })
})

test('the private page is kept by nobody, found by nobody, and its key travels nowhere', async () => {
  const visitor = target.visitor()
  const saidBefore = target.site.output().length
  const key = await apply(visitor)
  target.expects(stored)
  for (const path of ['/applications/mine', '/applications/sent']) {
    const { headers, body } = await visitor.get(`${path}?key=${key}`, {
      Referer: `http://x${path}?key=${key}`,
    })
    expect(headers['cache-control'], path).toBe('no-store')
    expect(headers['referrer-policy'], path).toBe('strict-origin')
    expect(body).toContain('noindex')
    expect((await target.visitor().get(path)).body).not.toContain('Mallory')
  }
  await visitor.get(`/applications/mine/${key}`)
  await visitor.get(`/applications/MINE/${key}?key=${key}`)
  await visitor.post(`/applications/mine?key=${key}`, { wish: 'message', words: 'Confidential words' })
  target.expects({ ...stored, application_events: 2 })
  const said = () => target.site.output().slice(saidBefore)
  await expect.poll(said).toContain('/applications/mine')
  for (const secret of [key, 'mallory@example.com', '555-0118', 'Confidential words'])
    expect(said()).not.toContain(secret)
  expect(JSON.stringify(await target.rows('select path from missing_addresses'))).not.toContain(key)
})

test('the first page of a form is the same for everybody, whatever was asked and typed', async () => {
  const visitor = target.visitor()
  await visitor.post('/forms/funding?from=/city/houston-tx', { ...filled, go: 'next', step: 'you' })
  const plain = await target.visitor().get('/forms/funding')
  const asked = await target.visitor().get('/forms/funding?from=/city/houston-tx&fullName=Mallory')
  expect(asked.body).toBe(plain.body)
  expect(plain.body).not.toContain('Mallory')
  expect(plain.body).not.toMatch(/name="formToken"/)
})

test('a link to go on elsewhere is mailed, shown nowhere, and opens for who has it whole', async () => {
  const visitor = target.visitor()
  const saved = await visitor.post('/applications/send', {
    ...filled,
    go: 'save',
    email: 'elsewhere@example.com',
  })
  expect(saved.body).toContain('notice')
  target.expects({ application_drafts: 1 })
  const [mail] = await target.rows("select text from mail_queue where recipient = 'elsewhere@example.com'")
  const key = /key=([\w-]{43})/.exec(String(mail?.text))?.[1] ?? ''
  expect(saved.body).not.toContain(key)
  const thief = target.visitor()
  for (const guess of ['', key.slice(1), key.toLowerCase()])
    expect((await thief.get(`/applications/resume?key=${guess}`)).body).not.toContain('Mallory')
  expect((await thief.get(`/applications/mine?key=${key}`)).status).toBe(404)
  const opened = await target.visitor().get(`/applications/resume?key=${key}`)
  expect(opened.body).toContain('Mallory')
  expect(opened.headers['cache-control']).toBe('no-store')
  expect(opened.headers['referrer-policy']).toBe('strict-origin')
})

test('a link to go on elsewhere is in no log, is no other key, and is dead once the application is sent', async () => {
  const saidBefore = target.site.output().length
  const email = 'resumed@example.com'
  await target.visitor().post('/applications/send', { ...filled, go: 'save', email })
  const [mail] = await target.rows('select text from mail_queue where recipient = ?', email)
  const key = /key=([\w-]{43})/.exec(String(mail?.text))?.[1] ?? ''
  for (const path of ['mine', 'sent']) expect((await thiefOf(path, key)).status, path).toBe(404)
  expect((await target.visitor().post('/applications/download', { key })).status).toBe(404)
  // Sending one's own form under a guess at the link of somebody else leaves theirs alone.
  await apply(target.visitor(), { draft: key.split('').reverse().join(''), email: 'guess@example.com' })
  expect((await thiefOf('resume', key)).status).toBe(200)
  await apply(target.visitor(), { draft: key, email })
  target.expects({ applications: 2, application_consents: 2, application_events: 2 })
  const dead = await thiefOf('resume', key)
  expect([dead.status, dead.body.includes('Mallory')]).toEqual([404, false])
  await expect.poll(() => target.site.output().slice(saidBefore)).toContain('/applications/resume')
  expect(target.site.output().slice(saidBefore)).not.toContain(key)
})

const thiefOf = (path: string, key: string) => target.visitor().get(`/applications/${path}?key=${key}`)

test('a correction that brings columns of its own corrects the ways to reach somebody, and nothing else', async () => {
  const visitor = target.visitor()
  const key = await apply(visitor, { email: 'correct@example.com' })
  const before = await newest()
  const own = {
    status: 'approved',
    version: '9',
    token_hash: 'mine',
    is_spam: '0',
    is_counted: '1',
    program: 'kit',
  }
  const contact = { fullName: 'Mallory Married', email: 'new@example.com', phone: '(713) 555-0119' }
  await visitor.post(`/applications/mine?key=${key}`, { wish: 'correct', ...contact, ...own })
  target.expects({ ...stored, application_events: 2 })
  const { full_name, email, phone, phone_digits, search_text, updated_at, version, ...rest } =
    (await newest()) ?? {}
  expect([full_name, email, version]).toEqual(['Mallory Married', 'new@example.com', 2])
  expect(before).toMatchObject(rest)
})

test('five drafts of one network in an hour are enough', async () => {
  const visitor = target.visitor()
  const statuses = []
  for (let number = 0; number < 6; number++) {
    const draft = { ...filled, go: 'save', email: `draft${number}@example.com` }
    statuses.push((await visitor.post('/applications/send', draft)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  target.expects({ application_drafts: 5 })
})

test('a key posted from another site is refused', async () => {
  const visitor = target.visitor()
  const key = await apply(visitor)
  target.expects(stored)
  const answer = await visitor.send(`/applications/mine?key=${key}`, {
    method: 'POST',
    body: 'wish=delete',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site' },
  })
  expect(answer.status).toBe(403)
})
