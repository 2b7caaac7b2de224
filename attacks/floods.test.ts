import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { dose, isSmallDose } from './testing/dose.ts'
import { storyForm } from './testing/multipart.ts'
import { lines } from './testing/raw-socket.ts'
import { measuredTarget } from './testing/target.ts'
import type { Visitor } from './testing/visitor.ts'

const token = 'a-token-of-the-metrics'
const target = measuredTarget({ LOG_LEVEL: 'warn', METRICS_TOKEN: token })
const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
const megabyte = 1024 * 1024

test('a flood of invented towns fills neither the memory nor a table, and known pages still come', async () => {
  const letters = (n: number) => n.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? 'q')
  const town = (n: number) => `/${['city', 'city-old', 'subcity'][n % 3]}/town-${letters(n)}-tx`
  // Compressed twice, 200 of them would take 5 MB.
  const statuses = await flood(dose(200), town, { 'Accept-Encoding': 'gzip', ...browser })
  expect(statuses).toEqual([200])
  const bytes = await metric('site_cache_bytes')
  expect(bytes).toBeGreaterThan(isSmallDose() ? 0.3 * megabyte : 3.5 * megabyte)
  expect(bytes).toBeLessThan(4.5 * megabyte)
  expect(target.residentMegabytes()).toBeLessThan(512)
  expect((await target.visitor().get('/city/houston-tx', browser)).status).toBe(200)
  // Views are written in the order they came in: the last one shows that the others are in.
  await expect.poll(() => viewsLike('%/houston-tx'), written).toMatchObject([{ path: '/city/houston-tx' }])
  expect(await viewsLike('%town-%')).toEqual([])
})

test('a flood of addresses that are nothing leaves no more lines behind than are kept', async () => {
  await target.write(
    `insert into missing_addresses (path, count, first_seen_at, last_seen_at)
     with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 1990)
     select '/earlier-' || n, 1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from numbers`,
  )
  const statuses = await flood(dose(300), (n) => `/nothing-${n}/${n}`)
  expect(statuses).toEqual([404])
  const late = async () =>
    (await target.rows("select path from missing_addresses where path like '/nothing-%'")).length
  await expect.poll(late, written).toBe(dose(300))
  expect(await tableRows('missing_addresses')).toBe(2000)
  expect(target.residentMegabytes()).toBeLessThan(512)
})

test('a flood of slugs as long as an address may be is a flood of 404s', async () => {
  const statuses = await flood(dose(100), (n) => `/state/${`a${n}`.padEnd(1900, 'b')}`)
  expect(statuses).toEqual([404])
})

test('a flood of queries on one page is one page', async () => {
  const entries = await metric('site_cache_entries')
  expect(await flood(dose(300), (n) => `/states?x=${n}`, browser)).toEqual([200])
  expect(await metric('site_cache_entries')).toBe(entries + 1)
  await expect.poll(() => viewsLike('%states%'), written).toEqual([{ path: '/states', count: dose(300) }])
})

test('a flood of invented articles, stories, photos and places in a list is quickly answered with nothing', async () => {
  const id = (n: number) => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`
  expect(await flood(dose(150), (n) => `/articles/invented-${n}`)).toEqual([302])
  expect(await flood(dose(150), (n) => `/approval-wall/story/${id(n)}`)).toEqual([404])
  expect(await flood(dose(150), (n) => `/photos/${id(n)}/640.webp`)).toEqual([404])
  const before = await metric('site_cache_bytes')
  const position = (n: number) => `17${String(n).padStart(11, '0')}-${id(n)}`
  for (const list of ['/approval-wall', '/articles'])
    expect(await flood(dose(150), (n) => `${list}/before/${position(n)}`)).toEqual([200])
  // Among themselves: they push out no page that is in a list of ours.
  expect(await metric('site_cache_bytes')).toBeLessThan(Math.max(before, 4 * megabyte) + 0.3 * megabyte)
})

test('of a flood of stories from one network five are stored', async () => {
  await target.earlyInWindow()
  const visitor = target.visitor()
  const stories = Array.from({ length: 25 }, (_, n) =>
    visitor.postMultipart('/stories', storyForm({ headline: `Flood ${n}`, email: `flood${n}@example.com` })),
  )
  target.allowsBusy()
  const statuses = (await Promise.all(stories)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(5)
  expect(statuses.every((status) => [201, 429, 503].includes(status))).toBe(true)
  target.expects({ approval_stories: 5, story_decisions: 5 })
})

test('one form sent twenty times at once is one story', async () => {
  const visitor = target.visitor()
  const page = await visitor.get('/approval-wall/share')
  const formToken = /name="formToken" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
  expect(formToken).not.toBe('')
  target.allowsBusy()
  const form = storyForm({ formToken, headline: 'Only once' })
  await Promise.all(Array.from({ length: 20 }, () => visitor.postMultipart('/stories', form)))
  target.expects({ approval_stories: 1, story_decisions: 1 })
})

test('one address gets no more than a few confirmations by mail, whoever asks for them', async () => {
  const email = 'victim@example.com'
  for (let n = 0; n < 8; n++)
    await target.visitor().postMultipart('/stories', storyForm({ email, headline: `Mail ${n}` }))
  target.expects({ approval_stories: 8, story_decisions: 8 })
  const queued = await target.rows('select id from mail_queue where recipient = ?', email)
  expect(queued.length).toBeLessThanOrEqual(5)
  const [count] = await target.rows("select max(count) as most from request_counts where key like 'mail:%'")
  expect(Number(count?.most)).toBeGreaterThan(5)
})

test('the table of counts names nobody', async () => {
  const rows = await target.rows('select key from request_counts')
  const keys = rows.map(({ key }) => String(key))
  expect(keys.length).toBeGreaterThan(3)
  expect(keys.filter((key) => /@|203\.0\.|127\.0\.0/.test(key))).toEqual([])
})

test('a hundred who upload at once and never finish do not keep others from the pages', async () => {
  const { type, bytes } = storyForm()
  const head = `POST /stories HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${bytes.length + 9}\r\n`
  const stuck = Array.from({ length: 100 }, (_, n) => {
    const socket = connect(target.site.port, '127.0.0.1').on('error', () => {})
    socket.write(`${head}X-Forwarded-For: 198.51.100.${n}\r\n\r\n`)
    socket.write(bytes.subarray(0, 200))
    return socket
  })
  for (const path of ['/', '/approval-wall', '/states', '/admin'])
    expect((await target.visitor().get(path)).status).toBe(200)
  for (const socket of stuck) socket.destroy()
})

/** Asks for many addresses, twenty at a time, and tells which statuses came back. */
async function flood(count: number, pathOf: (n: number) => string, headers?: Record<string, string>) {
  const visitor = target.crowd()
  const statuses = new Set<number>()
  const worker = async (visitor: Visitor, first: number) => {
    for (let n = first; n < count; n += 20) statuses.add((await visitor.get(pathOf(n), headers)).status)
  }
  await Promise.all(Array.from({ length: 20 }, (_, first) => worker(visitor, first)))
  return [...statuses]
}

test('large bodies that strangers from many networks begin and do not end are few at once', async () => {
  const before = target.residentMegabytes()
  const head = lines(
    'POST /admin/articles/draft HTTP/1.1',
    'Host: x',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 2097152',
  )
  const nearlyAll = Buffer.alloc(2_096_000, 'x')
  const sockets = Array.from({ length: 120 }, (_, n) => {
    const options = { port: target.site.port, host: '127.0.0.1', localAddress: `127.0.9.${1 + (n % 12)}` }
    const socket = connect(options).on('error', () => {})
    socket.write(head)
    socket.write(nearlyAll)
    return socket.resume()
  })
  await new Promise((resolve) => setTimeout(resolve, 4000))
  expect((await target.visitor().get('/states')).status).toBe(200)
  expect(target.residentMegabytes() - before).toBeLessThan(120)
  for (const socket of sockets) socket.destroy()
})

test('bodies in pieces of a byte, on fifty connections at once, fill no memory, also where nobody reads them', async () => {
  const before = target.residentMegabytes()
  const crumbs = '1\r\na\r\n'.repeat(66_000)
  const asked = ['GET /privacy', 'POST /qualify', 'POST /stories']
  const sockets = Array.from({ length: 50 }, (_, n) => {
    const socket = connect(target.site.port, '127.0.0.1').on('error', () => {})
    const request = `${asked[n % asked.length]} HTTP/1.1`
    const type = 'Content-Type: multipart/form-data; boundary=xx'
    socket.write(lines(request, 'Host: x', `Origin: ${target.url}`, type, 'Transfer-Encoding: chunked'))
    socket.write(crumbs)
    return socket.resume()
  })
  const shown = Promise.all(sockets.map((socket) => new Promise((gone) => socket.once('close', gone))))
  expect((await target.visitor().get('/states')).status).toBe(200)
  await shown
  expect(target.residentMegabytes() - before).toBeLessThan(150)
})

test('of a crowd that asks for a large page in gzip at once none has it made anew', async () => {
  const before = target.residentMegabytes()
  const crowd = target.crowd()
  const answers = Array.from({ length: dose(200, 100) }, () =>
    crowd.get('/sitemaps/texas.xml', { 'Accept-Encoding': 'gzip' }),
  )
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(target.residentMegabytes() - before).toBeLessThan(150)
})

/** Counts are written every five seconds. */
const written = { timeout: 20_000, interval: 200 }

async function viewsLike(pattern: string) {
  const views = await target.rows(
    "select path, sum(count) as count from visit_counts where event = 'view' and path like ? group by path",
    pattern,
  )
  return views.map(({ path, count }) => ({ path, count: Number(count) }))
}

async function metric(name: string) {
  const { body } = await target.visitor().get('/metrics', { Authorization: `Bearer ${token}` })
  const value = new RegExp(`^${name} (\\d+)`, 'm').exec(body)?.[1]
  return Number(value ?? Number.NaN)
}

async function tableRows(table: string) {
  const [row] = await target.rows(`select count(*) as count from "${table}"`)
  return Number(row?.count)
}
