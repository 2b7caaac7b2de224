import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { Database } from '../app/db/database.server.ts'
import { createApp } from './app.ts'
import { createLife } from './health.ts'
import { maxRequestsInFlight } from './limits.ts'
import { createLog } from './log.ts'
import { PageCache } from './page-cache.ts'
import type { Visit } from './pages.ts'
import type { ServeFiles } from './static-files.ts'

let server: Server

afterEach(() => new Promise((resolve) => server.close(resolve)))

/** The pipeline with pages and a database of our own making. */
async function serve(
  answer: (visit: Visit) => Promise<void>,
  check: () => Promise<void> = async () => {},
  serveFiles: ServeFiles = (_request, _response, next) => next(),
) {
  const life = createLife()
  const app = createApp({
    env: { siteUrl: 'http://localhost', trustProxy: 0 },
    log: createLog('silent'),
    database: { check } as unknown as Database,
    cache: new PageCache({ maxBytes: 1000, maxAgeMs: 1000 }),
    pages: { answer },
    visits: { saw() {} },
    life,
    serveFiles,
  })
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, life }
}

test('beyond the bound of requests in flight newcomers get an honest 503 and health still answers', async () => {
  const waiting: Visit[] = []
  const { url } = await serve(async (visit) => {
    waiting.push(visit)
    await new Promise((resolve) => visit.response.once('close', resolve))
  })
  const held = Array.from({ length: maxRequestsInFlight }, () => fetch(`${url}/slow`))
  await expect.poll(() => waiting.length, { timeout: 20_000 }).toBe(maxRequestsInFlight)
  const refused = await fetch(`${url}/one-more`)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  for (const { response } of waiting) response.end('ok')
  await Promise.all(held)
})

test('a page that throws answers 500 with a reference and without the reason', async () => {
  const { url } = await serve(async () => {
    throw new Error('select secret from table')
  })
  const answer = await fetch(`${url}/boom`)
  expect(answer.status).toBe(500)
  const text = await answer.text()
  expect(text).toContain(answer.headers.get('x-request-id') ?? 'no id')
  expect(text).not.toContain('secret')
})

test('a file that cannot be sent is an answer of 500, not the end of the process', async () => {
  const { url } = await serve(
    async () => {},
    async () => {},
    () => {
      throw new RangeError('the range of a secret file')
    },
  )
  const answer = await fetch(`${url}/file.svg`)
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('secret')
})

test('/readyz is 200 only while the database answers and nobody asked us to stop', async () => {
  let isDown = false
  const { url, life } = await serve(
    async () => {},
    async () => {
      if (isDown) throw new Error('down')
    },
  )
  const ready = async () => (await fetch(`${url}/readyz`)).status
  expect(await ready()).toBe(200)
  isDown = true
  expect(await ready()).toBe(503)
  isDown = false
  life.isStopping = true
  expect(await ready()).toBe(503)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})
