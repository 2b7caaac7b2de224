import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import type { Database } from '../app/db/database.server.ts'
import { minuteMs } from '../app/platform/duration.ts'
import { BodyTooSlow, TooBusy } from './admission/limits.ts'
import { createApp } from './app.ts'
import { createProcessState } from './health.ts'
import { compress } from './http/encoding.ts'
import { readBody } from './http/request-body.ts'
import type { ServeFiles } from './http/static-files.ts'
import { createLog, type Log } from './log.ts'
import { PageCache } from './pages/page-cache.ts'
import type { Visit } from './pages/visit.ts'

let server: Server

afterEach(() => new Promise((resolve) => server.close(resolve)))

/** The pipeline with pages and a database of our own making. */
async function serve(
  answer: (visit: Visit) => Promise<void>,
  check: () => Promise<void> = async () => {},
  serveFiles: ServeFiles = (_request, _response, next) => next(),
  log: Log = createLog('silent'),
) {
  const state = createProcessState()
  const cache = new PageCache({ maxBytes: 100_000, maxAgeMs: minuteMs })
  const app = createApp({
    env: { siteUrl: 'http://localhost', trustProxy: 0 },
    log,
    database: { check } as unknown as Database,
    cache,
    pages: { answer },
    visits: { saw() {} },
    state,
    serveFiles,
  })
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, state, cache }
}

test('without a slot new requests get an honest 503 and health still answers', async () => {
  const { url } = await serve(async () => {
    throw new TooBusy()
  })
  const refused = await fetch(`${url}/one-more`)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(refused.headers.get('connection')).toBe('keep-alive')
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test('a browser that is turned away gets a page in its language that looks like ours and leads back', async () => {
  const failures = {
    '/es/forms/funding': new TooBusy(),
    '/qualify': new BodyTooSlow(),
    '/es/qualify': new Error('broken'),
  }
  const { url } = await serve(async ({ pathname }) => {
    throw failures[pathname as keyof typeof failures]
  })
  const ask = async (path: string, method: string) => {
    const answer = await fetch(url + path, { method, headers: { Accept: 'text/html,*/*;q=0.8' } })
    return { status: answer.status, headers: answer.headers, body: await answer.text() }
  }
  const read = await ask('/es/forms/funding?from=%3Ch1%3E', 'GET')
  expect([read.status, read.headers.get('retry-after')]).toEqual([503, '2'])
  expect(read.body).toContain('<html lang="es">')
  expect(read.body).toContain('muchísimas personas')
  expect(read.body).not.toContain('No se guardó nada')
  expect(read.body).toContain('<a href="/es/forms/funding?from=%3Ch1%3E">Intentar de nuevo</a>')
  const [, style = ''] = /<style>(.*)<\/style>/.exec(read.body) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(read.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
  expect((await ask('/es/forms/funding', 'POST')).body).toContain('No se guardó nada')
  const slow = await ask('/qualify', 'POST')
  expect([slow.status, slow.headers.get('connection')]).toEqual([408, 'close'])
  expect(slow.body).toMatch(/did not arrive in time\. Nothing was saved\..*Open the form anew/)
  const failed = await ask('/es/qualify', 'POST')
  expect([failed.status, failed.headers.get('connection')]).toEqual([500, 'keep-alive'])
  expect(failed.body).toContain(`Algo salió mal. Referencia: ${failed.headers.get('x-request-id')}</p>`)
})

test('who hangs up while sending is nobody to answer and no failure of ours', async () => {
  const written: string[] = []
  const log = createLog('info', undefined, { write: (line: string) => void written.push(line) })
  const { url } = await serve(
    async ({ request }) => void (await readBody(request, { bytes: 1000, ms: minuteMs })),
    undefined,
    undefined,
    log,
  )
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write('POST /qualify HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf')
  await new Promise((resolve) => setTimeout(resolve, 50))
  socket.destroy()
  await expect.poll(() => written.length).toBe(1)
  expect(written.join()).not.toContain('"level":50')
})

test('whose body takes too long is told so, and the connection ends', async () => {
  const { url } = await serve(async () => {
    throw new BodyTooSlow()
  })
  const answer = await fetch(`${url}/qualify`, { method: 'POST', body: 'a=b' })
  expect([answer.status, answer.headers.get('connection')]).toEqual([408, 'close'])
})

test('a browser whose form is too large gets a page in its language, with a way back and nothing of a stranger in it', async () => {
  const { url } = await serve(async () => {})
  const post = async (path: string, Accept: string) => {
    const { port } = new URL(url)
    const options = { port, path, method: 'POST', headers: { Accept, 'Content-Length': 60 * 1024 * 1024 } }
    const asked = request(options).on('error', () => {})
    asked.flushHeaders()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const { statusCode, headers } = answer
    return { statusCode, type: headers['content-type'], ends: headers.connection, body: await text(answer) }
  }
  const [plain, html] = ['text/plain; charset=utf-8', 'text/html; charset=utf-8']
  const refused = { statusCode: 413, ends: 'close' }
  expect(await post('/approval-wall/share', '*/*')).toEqual({
    ...refused,
    type: plain,
    body: 'That is more than this page takes.\n',
  })
  const spanish = await post('/es/approval-wall/share', 'text/html,*/*;q=0.8')
  expect(spanish).toMatchObject({ ...refused, type: html })
  for (const part of ['lang="es"', 'El archivo debe pesar menos de 5MB', 'href="/es/approval-wall/share"'])
    expect(spanish.body).toContain(part)
  const wizard = await post('/qualify?a="><script>', 'text/html')
  expect(wizard).toMatchObject({ ...refused, type: html })
  expect(wizard.body).toContain('That is more than this page takes.')
  expect(wizard.body).toContain('href="/qualify?a=&#34;&#62;&#60;script&#62;"')
  expect(wizard.body).not.toContain('5MB')
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
  const { url, state } = await serve(
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
  state.isStopping = true
  expect(await ready()).toBe(503)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test('however many ask for /readyz at once, the database is asked once; what a proxy passes on is no probe', async () => {
  let asked = 0
  let answer = () => {}
  const { url, state } = await serve(
    async () => {},
    () => {
      asked++
      return new Promise<void>((resolve) => {
        answer = resolve
      })
    },
  )
  const headers = { 'X-Forwarded-For': '203.0.113.7' }
  const crowd = Array.from({ length: 30 }, () => fetch(`${url}/readyz`, { headers }))
  await vi.waitUntil(() => asked > 0)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect(asked).toBe(1)
  const answering = setInterval(() => answer(), 1)
  expect((await Promise.all(crowd)).map(({ status }) => status)).toEqual(Array(30).fill(200))
  expect(state.isProbed()).toBe(false)
  for (let n = 0; n < 2; n++) await fetch(`${url}/readyz`)
  expect(state.isProbed()).toBe(true)
  clearInterval(answering)
})

test('no client reuses a connection to a process that stops or was replaced', async () => {
  const { url, state } = await serve(async ({ response }) => void response.end('page'))
  const connection = async () => (await fetch(`${url}/states`)).headers.get('connection')
  expect(await connection()).toBe('keep-alive')
  state.isRetiring = true
  expect(await connection()).toBe('close')
  Object.assign(state, { isRetiring: false, isStopping: true })
  expect(await connection()).toBe('close')
})

/** A site that has one page ready, and every line of its log. */
async function serveKept(answer: (visit: Visit) => Promise<void>) {
  const lines: Record<string, unknown>[] = []
  const log = createLog('debug', undefined, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const site = await serve(answer, undefined, undefined, log)
  const page = { status: 200, headers: {}, etag: 'e', brotli: await compress(Buffer.from('kept')) }
  await site.cache.get('/kept', async () => ({ page, tags: [], isStorable: true }))
  return { ...site, lines }
}

test('a request is a line in the log: of a cached page at debug only, of a failure at every level', async () => {
  const { url, lines } = await serveKept(async ({ response, pathname }) => {
    if (pathname === '/broken') response.statusCode = 502
    response.end()
  })
  for (const path of ['/kept', '/made', '/broken']) await (await fetch(url + path)).text()
  await expect.poll(() => lines.length).toBe(3)
  const [debug, info, warn] = [20, 30, 40].map((level) => lines.find((line) => line.level === level))
  expect(debug).toMatchObject({ path: '/kept', status: 200, method: 'GET' })
  expect(info).toMatchObject({ path: '/made', status: 200 })
  expect(warn).toMatchObject({ path: '/broken', status: 502 })
  // How long it took, not when it was.
  expect(lines.every(({ ms }) => Number(ms) < performance.now())).toBe(true)
})

test('a cached page has a reference too, and is compressed once for clients without brotli', async () => {
  const { url, cache } = await serveKept(async () => {})
  const ask = (encoding: string) => fetch(`${url}/kept`, { headers: { 'Accept-Encoding': encoding } })
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await ask(encoding)
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[\da-f]{8}-/)
    expect(await answer.text()).toBe('kept')
  }
  expect(cache.findFresh('/kept')?.gzip).toBeDefined()
})

test('a request with two hosts is refused', async () => {
  const { url } = await serve(async ({ response }) => void response.end('page'))
  const statusWith = (hosts: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      socket.once('data', (answer) => {
        resolve(answer.toString().slice(9, 12))
        socket.destroy()
      })
      socket.write(`GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)
    })
  expect(await statusWith('Host: a\r\n')).toBe('200')
  expect(await statusWith('Host: a\r\nhost: b\r\n')).toBe('400')
})

test('what is no request of ours is answered before any page', async () => {
  const { url } = await serve(async ({ response, pathname }) => void response.end(pathname))
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, { redirect: 'manual', ...init })
    return [answer.status, answer.headers.get('Location')]
  }
  expect(await ask('/states/')).toEqual([301, '/states'])
  expect(await ask('/states/', { method: 'POST' })).toEqual([308, '/states'])
  expect(await ask('/state/%00', { method: 'POST' })).toEqual([400, null])
  expect(await ask('/states', { method: 'DELETE' })).toEqual([405, null])
  expect(await ask(`/${'x'.repeat(2048)}`)).toEqual([414, null])
  expect(await ask('/count', { method: 'POST', headers: { Origin: 'https://evil.example' } })).toEqual([
    403,
    null,
  ])
  expect(await ask('/count', { method: 'POST', body: 'x'.repeat(2049) })).toEqual([413, null])
  expect(await ask('/count', { method: 'POST', body: 'x'.repeat(2048) })).toEqual([200, null])
  expect(await (await fetch(`${url}/state/%00`)).text()).toBe('/404')
  expect(await (await fetch(`${url}/es/state/%00`)).text()).toBe('/es/404')
})

test('a page that is asked for with a body is the last of its connection', async () => {
  const { url } = await serveKept(async ({ response }) => void response.end('made'))
  for (const path of ['/kept', '/made']) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    const ask = `GET ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`
    socket.write(ask + ask)
    const answers = (await text(socket)).split('HTTP/1.1 200').length - 1
    expect(answers).toBe(1)
  }
})
