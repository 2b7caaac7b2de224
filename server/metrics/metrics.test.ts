import { readFileSync } from 'node:fs'
import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { noteBackup } from '../../app/backup/queries.server.ts'
import type { Database } from '../../app/db/database.server.ts'
import { openDatabase } from '../../app/db/database.server.ts'
import { onBothEngines } from '../../app/db/testing/engines.ts'
import { count } from '../../app/platform/counters.ts'
import { minuteMs } from '../../app/platform/duration.ts'
import { createAdmission } from '../admission/admission.ts'
import { createApp } from '../app.ts'
import { createSiteLimiters } from '../cluster/site-limiters.ts'
import { createProcessState } from '../health.ts'
import { plainAnswer } from '../http/plain-answer.ts'
import { createLog } from '../log.ts'
import { PageCache } from '../pages/page-cache.ts'
import type { Visit } from '../pages/visit.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'
import { createTraffic, kindOf } from './traffic.ts'

const token = 'a-token-for-the-tests-0123456789'
const closing: Server[] = []
afterEach(async () => {
  for (const server of closing.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

const fakeDatabase = { check: async () => {}, pool: () => null, engine: 'sqlite' } as unknown as Database

/** The pipeline with pages of our own making and the metrics on its port. */
async function serve(answer: (visit: Visit) => Promise<void>) {
  const metrics = createMetrics()
  const cache = new PageCache({ maxBytes: 100_000, maxAgeMs: minuteMs })
  const traffic = createTraffic(metrics.observeRequest)
  metrics.watch({ database: fakeDatabase, cache, traffic, admission: createAdmission(createSiteLimiters()) })
  const env = { metricsPort: undefined, metricsHost: '127.0.0.1', metricsToken: token }
  const server = createServer(
    createApp({
      env: { siteUrl: 'http://localhost', trustProxy: 0 },
      log: createLog('silent'),
      database: fakeDatabase,
      cache,
      pages: { answer },
      visits: { saw() {} },
      state: createProcessState(),
      serveFiles: (request, response, next) =>
        request.url === '/robots.txt' ? plainAnswer(response, 200) : next(),
      traffic,
      answerMetrics: await serveMetrics(metrics, env, { error: vi.fn() }),
    }),
  )
  closing.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const read = async () =>
    await (await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } })).text()
  return { url, read, cache }
}

/** The value of one line, written as Prometheus writes it. */
const numberAt = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1],
  )

test('the metrics are for the holder of the token alone', async () => {
  const { url } = await serve(async ({ response }) => void response.end('page'))
  const statusWith = async (authorization?: string) =>
    (await fetch(`${url}/metrics`, { headers: authorization ? { authorization } : {} })).status
  expect(await statusWith()).toBe(401)
  expect(await statusWith('Bearer ')).toBe(401)
  expect(await statusWith(`Bearer ${token}x`)).toBe(401)
  expect(await statusWith(`Basic ${token}`)).toBe(401)
  expect(await statusWith(`Bearer ${token}`)).toBe(200)
})

test('requests are counted by kind of route and class of status, whatever address was asked for', async () => {
  const { url, read } = await serve(async ({ request, response, pathname, seen }) => {
    if (pathname === '/made') seen.kind = 'page_rendered'
    if (pathname === '/broken') throw new Error('broken')
    request.resume()
    response.end('ok')
  })
  for (const path of [
    '/made',
    '/broken',
    '/kept?x=1',
    '/admin/stories',
    '/photos/1',
    '/robots.txt',
    '/healthz',
  ])
    await fetch(url + path)
  await fetch(`${url}/stories`, { method: 'POST', body: 'x' })
  await fetch(`${url}/made`, { method: 'DELETE' })
  const text = await read()
  const requests = (kind: string, status: string) =>
    numberAt(text, `site_requests_total{kind="${kind}",status="${status}"}`)
  expect(requests('page_rendered', '2xx')).toBe(1)
  expect(requests('page_cached', '5xx')).toBe(1)
  expect(requests('page_cached', '2xx')).toBe(1)
  expect(requests('admin', '2xx')).toBe(1)
  expect(requests('photo', '2xx')).toBe(1)
  expect(requests('static', '2xx')).toBe(1)
  expect(requests('health', '2xx')).toBe(1)
  expect(requests('post', '2xx')).toBe(1)
  expect(requests('other', '4xx')).toBe(1)
  expect(numberAt(text, 'site_request_seconds_count{kind="page_rendered"}')).toBe(1)
  expect(numberAt(text, 'site_requests_in_flight')).toBe(1)
  for (const asked of ['/made', '/stories', 'robots', 'x=1']) expect(text).not.toContain(asked)
})

test('a page from the cache is counted, and so is the answer that it has not changed', async () => {
  const { url, read, cache } = await serve(async () => {})
  const page = { status: 200, headers: {}, etag: 'e', brotli: Buffer.from('x') }
  await cache.get('/kept', async () => ({ page, tags: [], isStorable: true }))
  const ask = (headers: Record<string, string>) =>
    new Promise((resolve) =>
      get(`${url}/kept`, { headers: { 'accept-encoding': 'br', ...headers } }, (answer) => {
        answer.resume()
        answer.once('end', resolve)
      }),
    )
  await ask({})
  await ask({ 'if-none-match': '"ebr"' })
  await read()
  // What was told before is not told again on top.
  const text = await read()
  expect(numberAt(text, 'site_requests_total{kind="page_cached",status="2xx"}')).toBe(1)
  expect(numberAt(text, 'site_requests_total{kind="page_cached",status="3xx"}')).toBe(1)
  expect(numberAt(text, 'site_cache_entries')).toBe(1)
  expect(numberAt(text, 'site_cache_bytes')).toBeGreaterThan(1000)
  expect(numberAt(text, 'site_cache_events_total{event="hit"}')).toBe(2)
  expect(numberAt(text, 'site_cache_events_total{event="miss"}')).toBe(1)
  expect(numberAt(text, 'site_cache_events_total{event="render"}')).toBe(1)
})

test('an old page served because its rendering failed is counted as stale', async () => {
  let now = 0
  const cache = new PageCache({ maxBytes: 100_000, maxAgeMs: 10, now: () => now })
  const page = { status: 200, headers: {}, etag: 'e', brotli: Buffer.from('x') }
  await cache.get('/kept', async () => ({ page, tags: [], isStorable: true }))
  now = 20
  await cache.get('/kept', async () => {
    throw new Error('the database is away')
  })
  expect(cache.events).toEqual({ hit: 0, miss: 2, render: 2, stale: 1 })
  await cache.get('/kept', async () => ({ page, tags: [], isStorable: true }))
  expect(cache.events).toEqual({ hit: 0, miss: 3, render: 3, stale: 1 })
})

test('mails, stories and tries to sign in are counted by outcome, also the ones that never happened', async () => {
  const { read } = await serve(async () => {})
  const before = numberAt(await read(), 'site_sign_ins_total{outcome="limited"}')
  count('signIns', 'limited')
  await read()
  const text = await read()
  expect(numberAt(text, 'site_sign_ins_total{outcome="limited"}')).toBe(before + 1)
  expect(numberAt(text, 'site_mails_total{outcome="failed"}')).toBe(0)
  expect(numberAt(text, 'site_stories_total{outcome="stored"}')).toBe(0)
  // The database does not answer: nothing is known about backups.
  expect(numberAt(text, 'site_last_backup_timestamp_seconds')).toBeNaN()
  for (const outcome of ['ok', 'error'])
    expect(numberAt(text, `site_database_query_seconds_count{outcome="${outcome}"}`)).toBe(0)
  expect(text).toMatch(/^site_build_info\{version="\d+\.\d+\.\d+",engine="sqlite"\} 1$/m)
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'process_start_time_seconds',
  ])
    expect(numberAt(text, name)).toBeGreaterThan(0)
})

onBothEngines((scratch) => {
  test('statements are timed, and failed ones told apart', async () => {
    const metrics = createMetrics()
    const database = await openDatabase({ ...scratch.options, onQuery: metrics.observeQuery })
    await database.db.selectFrom('articles').select('id').execute()
    const wrong = { id: 'no uuid', title: '', slug: '', content: '' }
    await expect(database.db.insertInto('articles').values(wrong).execute()).rejects.toThrow()
    const text = await metrics.registry.metrics()
    expect(numberAt(text, 'site_database_query_seconds_count{outcome="ok"}')).toBe(1)
    expect(numberAt(text, 'site_database_query_seconds_count{outcome="error"}')).toBe(1)
    const pool = database.pool()
    metrics.watch({
      database,
      cache: new PageCache({ maxBytes: 1000, maxAgeMs: 1000 }),
      traffic: createTraffic(),
      admission: createAdmission(createSiteLimiters()),
    })
    const lastBackup = async () =>
      numberAt(await metrics.registry.metrics(), 'site_last_backup_timestamp_seconds')
    expect(await lastBackup()).toBe(0)
    await noteBackup(database, { at: '2026-03-01T00:00:00.000Z', bytes: 1, file: 'x' })
    expect(await lastBackup()).toBe(1772323200)
    expect(pool).toEqual(scratch.engine === 'sqlite' ? null : { open: 1, idle: 1, waiting: 0 })
    await database.close()
  })
})

test.each([
  ['GET', '/admin', 'admin'],
  ['POST', '/admin/login', 'admin'],
  ['GET', '/administration', 'page_cached'],
  ['POST', '/stories', 'post'],
  ['GET', '/photos/x', 'photo'],
  ['GET', '/', 'page_cached'],
])('%s %s is of the kind %s', (method, path, kind) => {
  expect(kindOf(method, path)).toBe(kind)
})

test('of a database with a pool its connections are told', async () => {
  const metrics = createMetrics()
  metrics.watch({
    database: { ...fakeDatabase, pool: () => ({ open: 3, idle: 2, waiting: 1 }) },
    cache: new PageCache({ maxBytes: 1000, maxAgeMs: 1000 }),
    traffic: createTraffic(),
    admission: createAdmission(createSiteLimiters()),
  })
  const text = await metrics.registry.metrics()
  const states = ['open', 'idle', 'waiting']
  expect(states.map((state) => numberAt(text, `site_database_connections{state="${state}"}`))).toEqual([
    3, 2, 1,
  ])
})

test('the documentation and the dashboard name the metrics there are, and all of them', async () => {
  const metrics = createMetrics()
  const pool = () => ({ open: 0, idle: 0, waiting: 0 })
  metrics.watch({
    database: { ...fakeDatabase, pool },
    cache: new PageCache({ maxBytes: 1000, maxAgeMs: 1000 }),
    traffic: createTraffic(),
    admission: createAdmission(createSiteLimiters()),
  })
  const there = metrics.registry.getMetricsAsArray().map(({ name }) => name)
  const named = /\b(site|nodejs|process)_[a-z0-9_]+/g
  const namesIn = (file: string) => {
    const text = readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8')
    return (text.match(named) ?? []).map((name) => name.replace(/_(bucket|sum|count)$/, ''))
  }
  const documented = namesIn('operations.md')
  expect(there.filter((name) => name.startsWith('site_') && !documented.includes(name))).toEqual([])
  for (const file of ['operations.md', 'dashboard.json'])
    expect(
      namesIn(file).filter((name) => !there.includes(name)),
      file,
    ).toEqual([])
})
