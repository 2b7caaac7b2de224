import { expect, test } from 'vitest'
import { storyForm } from './testing/multipart.ts'
import { lines } from './testing/raw-socket.ts'
import { targetForFile } from './testing/target.ts'

const token = 'a-token-of-the-metrics'
const target = targetForFile({ METRICS_TOKEN: token })
const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }

test.each([
  '',
  'Bearer',
  'Bearer ',
  `Bearer ${token.slice(0, -1)}`,
  `Bearer ${token}x`,
  `Bearer ${token.toUpperCase()}`,
  `bearer ${token}`,
  `Basic ${Buffer.from(`x:${token}`).toString('base64')}`,
  token,
  `Bearer ${token}, Bearer ${token}`,
  'Bearer __proto__',
  `Bearer ${'x'.repeat(400)}`,
])('the metrics are not told to who says %j', async (authorization) => {
  for (const path of ['/metrics', `/metrics?token=${token}`, `/metrics?access_token=${token}`]) {
    const answer = await target.visitor().get(path, { Authorization: authorization })
    expect(answer.status).toBe(401)
    expect(answer.body).not.toMatch(/# HELP|process_cpu/)
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test.each([
  '/METRICS',
  '/metrics/',
  '//metrics',
  '/%6Detrics',
  '/metrics.data',
  '/metrics%00',
  '/./metrics',
  '/metrics;x',
])('the metrics spelled %s tell a stranger nothing', async (path) => {
  const { body } = await target.visitor().get(path)
  expect(body).not.toMatch(/# HELP|process_cpu/)
})

test('an owner’s cookie is no token, and the token is no cookie', async () => {
  const admin = await target.signedIn()
  expect((await admin.get('/metrics')).status).toBe(401)
  const visitor = target.visitor()
  const headers = { Authorization: `Bearer ${token}` }
  expect((await visitor.get('/admin/health', headers)).headers.location).toBe('/admin')
  const told = await visitor.get('/metrics', headers)
  expect([told.status, told.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(told.body).toContain('# HELP')
  expect(target.site.output()).not.toContain(token)
})

test('the metrics name nobody: no address, no path, no person', async () => {
  const visitor = target.visitor()
  await visitor.get('/city/houston-tx')
  await visitor.get('/nothing-at-this-address')
  await visitor.postMultipart('/stories', storyForm({ email: 'counted@example.net' }))
  target.expects({ approval_stories: 1, story_decisions: 1 })
  const { body } = await visitor.get('/metrics', { Authorization: `Bearer ${token}` })
  expect(body).not.toMatch(/houston|nothing-at-this|counted@|203\.0\.|owner@/)
})

test.each<[what: string, body: string]>([
  ['nothing', ''],
  ['an unknown event', 'e=__proto__&p=/'],
  ['another unknown event', 'e=constructor&p=/'],
  ['a click nobody made', 'e=apply&p=/'],
  ['no page', 'e=wizard-1'],
  ['a page elsewhere', 'e=wizard-1&p=https://evil.example/'],
  ['a link elsewhere', 'h=https://evil.example/&p=/'],
  ['the admin area', 'e=wizard-1&p=/admin/articles'],
  ['a private page', 'e=wizard-1&p=/approval-wall/my-story'],
  ['a draft by its link', 'e=wizard-1&p=/articles/preview/x.y.z'],
  ['a form nobody has', 'e=form-1&f=constructor&program=funding'],
  ['a program nobody offers', 'e=form-1&f=funding&program=__proto__'],
  ['a step no form has', 'e=form-9&f=funding&program=funding'],
  ['an application that was never sent', 'e=sent&f=funding&program=funding&from=/'],
  ['an approval nobody gave', 'e=approved&f=funding&program=funding&from=/'],
  ['a first contact nobody made', 'e=wait-hour&f=funding&program=funding&from=/'],
])('a count of %s is refused', async (_, body) => {
  const answer = await target.visitor().send('/count', { method: 'POST', body, headers: sent() })
  expect(answer.status).toBe(400)
})

test.each([
  ['JSON', 'application/json', '{"e":"wizard-1","p":"/"}', 415],
  ['plain text, as a beacon of another site would', 'text/plain', 'e=wizard-1&p=/', 415],
  ['a multipart form without an end', 'multipart/form-data; boundary=x', '--x\r\n', 400],
])('a count as %s is refused', async (_, type, body, status) => {
  const headers = { ...sent(), 'Content-Type': type }
  expect((await target.visitor().send('/count', { method: 'POST', body, headers })).status).toBe(status)
})

test.each([
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
])('another site counts nothing here: %o', async (foreign) => {
  const headers = { ...browser, 'Content-Type': 'application/x-www-form-urlencoded', ...foreign }
  const answer = await target.visitor().send('/count', { method: 'POST', body: 'e=wizard-1&p=/', headers })
  expect(answer.status).toBe(403)
})

test('a count of more than two kilobytes is refused before it is read, also without a length', async () => {
  const head = lines('POST /count HTTP/1.1', 'Host: x', 'Content-Length: 3000')
  expect((await target.talk({ pieces: [head] })).map(({ status }) => status)).toEqual([413])
  const chunk = `${(3000).toString(16)}\r\n${'x'.repeat(3000)}\r\n0\r\n\r\n`
  const chunked = lines(
    'POST /count HTTP/1.1',
    'Host: x',
    'Content-Type: application/x-www-form-urlencoded',
    'Transfer-Encoding: chunked',
  )
  expect((await target.talk({ pieces: [chunked, chunk] })).map(({ status }) => status)).toEqual([413])
})

test('a flood of counts for invented pages, articles and towns makes a handful of rows', async () => {
  const crowd = target.crowd()
  const paths = (n: number) => [
    `/articles/invented-${n}`,
    `/city/invented-${n}-zz`,
    `/state/nowhere-${n}`,
    `/nothing/${n}`,
    `/approval-wall/story/${n}`,
    `/${'x'.repeat(1500)}${n}`,
  ]
  const statuses = new Set<number>()
  await Promise.all(
    Array.from({ length: 10 }, async (_, worker) => {
      for (let n = 0; n < 12; n++)
        for (const p of paths(worker * 100 + n)) {
          const body = String(new URLSearchParams({ e: 'wizard-2', p }))
          statuses.add((await crowd.send('/count', { method: 'POST', body, headers: sent() })).status)
        }
    }),
  )
  expect([...statuses]).toEqual([204])
  await crowd.post('/count', { e: 'wizard-3', p: '/' }, browser)
  // Written every few seconds; the last one shows that the others are in.
  const written = () => target.rows("select count from visit_counts where event = 'wizard-3'")
  await expect.poll(written, { timeout: 20_000, interval: 100 }).toHaveLength(1)
  const rows = await target.rows("select path from visit_counts where event = 'wizard-2'")
  expect(rows.map(({ path }) => path).sort()).toEqual(['(other)', '/approval-wall/story'])
})

test('a flood of steps of forms from invented pages makes a handful of rows', async () => {
  const crowd = target.crowd()
  const froms = (n: number) => [
    `/articles/invented-${n}`,
    `/city/invented-${n}-zz`,
    `/state/nowhere-${n}`,
    `/nothing/${n}`,
    `https://evil.example/${n}`,
    `/${'x'.repeat(1500)}${n}`,
  ]
  for (let n = 0; n < 40; n++)
    await Promise.all(
      froms(n).map((from) =>
        crowd.post('/count', { e: 'form-2', f: 'funding', program: 'kit', from }, browser),
      ),
    )
  await crowd.post('/count', { e: 'form-3', f: 'funding', program: 'kit', from: '/' }, browser)
  const rows = (stage: string) =>
    target.rows('select path, state, count from application_counts where stage = ?', stage)
  await expect.poll(() => rows('form-3'), { timeout: 20_000, interval: 100 }).toHaveLength(1)
  const found = await rows('form-2')
  expect(found.map(({ path, state }) => [path, state]).sort()).toEqual([
    ['(other)', ''],
    ['/forms/funding', ''],
  ])
  expect(found.reduce((sum, { count }) => sum + Number(count), 0)).toBe(240)
})

test('whoever asks not to be counted, a machine and an admin are not counted', async () => {
  const admin = await target.signedIn()
  const fields = { e: 'wizard-4', p: '/qualify' }
  const step = { e: 'form-4', f: 'funding', program: 'funding', from: '/' }
  for (const headers of [
    { ...browser, DNT: '1' },
    { ...browser, 'Sec-GPC': '1' },
    { 'User-Agent': 'curl/8' },
    { 'User-Agent': 'Googlebot/2.1' },
  ])
    for (const told of [fields, step])
      expect((await target.visitor().post('/count', told, headers)).status).toBe(204)
  await admin.post('/count', step, browser)
  await admin.post('/count', fields, browser)
  await target.crowd().post('/count', { e: 'wizard-1', p: '/qualify' }, browser)
  const found = (event: string) => target.rows('select count from visit_counts where event = ?', event)
  await expect.poll(() => found('wizard-1'), { timeout: 20_000, interval: 100 }).toHaveLength(1)
  expect(await found('wizard-4')).toEqual([])
  expect(await target.rows("select count from application_counts where stage = 'form-4'")).toEqual([])
})

function sent() {
  return { ...browser, 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }
}
