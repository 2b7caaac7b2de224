import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { csvResponse } from '../../app/data/csv-response.ts'
import { downloadResponse } from '../../app/data/download.ts'
import { exchange } from '../testing/exchange.ts'
import { sendResponse } from './send-response.ts'

let server: Server
let sending: Promise<void>
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function request(answer: Response, encoding: string): Promise<IncomingMessage> {
  server = createServer((asked, response) => {
    sending = sendResponse(asked, response, answer, {})
    sending.catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const headers = { 'Accept-Encoding': encoding }
  return await new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', headers, agent: false }, resolve).on('error', reject)
  })
}

/** 64 KB that do not compress. */
const row = () => Buffer.from(crypto.getRandomValues(new Uint8Array(48 * 1024))).toString('base64')

/** Far more than fits on the way between server and reader. */
const manyRows = 2000

function endless() {
  const progress = { read: 0, isOver: false }
  async function* rows() {
    try {
      for (; progress.read < manyRows; progress.read++) yield row()
    } finally {
      progress.isOver = true
    }
  }
  return { progress, rows: rows() }
}

const downloads = {
  json: (rows: AsyncGenerator<string>) => downloadResponse('all.json', 'application/json', rows),
  csv: (rows: AsyncGenerator<string>) => csvResponse('all.csv', rows),
}
const decompress = { identity: (body: Buffer) => body, gzip: gunzipSync, br: brotliDecompressSync }

for (const [kind, download] of Object.entries(downloads))
  for (const encoding of ['identity', 'gzip', 'br'] as const) {
    test(`of a download as ${kind}, ${encoding}, the first bytes come long before the last row is read`, async () => {
      const { progress, rows } = endless()
      const body = await request(download(rows), encoding)
      await once(body, 'readable')
      expect(progress.read).toBeLessThan(manyRows / 2)
      body.destroy()
    })

    test(`a download as ${kind}, ${encoding}, arrives whole`, async () => {
      const all = Array.from({ length: 5 }, row)
      async function* rows() {
        yield* [...all, 'the last row, über alles']
      }
      const body = await request(download(rows()), encoding)
      expect(body.headers.vary).toBe('Accept-Encoding')
      expect(body.headers['content-encoding'] ?? 'identity').toBe(encoding)
      const mark = kind === 'csv' ? '\ufeff' : ''
      expect(decompress[encoding](await buffer(body)).toString()).toBe(
        `${mark}${all.join('')}the last row, über alles`,
      )
    })
  }

test('a file of known length is read as it is sent, with its length, and not compressed', async () => {
  const { progress, rows } = endless()
  const body = new ReadableStream({
    async pull(controller) {
      const { value } = await rows.next()
      controller.enqueue(Buffer.from(value ?? ''))
    },
  })
  const bytes = String(manyRows * row().length)
  const headers = {
    'Content-Type': 'application/gzip',
    'Content-Length': bytes,
    'Content-Disposition': 'attachment; filename="a.gz"',
  }
  const received = await request(new Response(body, { headers }), 'br')
  await once(received, 'readable')
  expect(received.headers).toMatchObject({ 'content-length': bytes })
  expect(received.headers['content-encoding']).toBeUndefined()
  expect(progress.read).toBeLessThan(manyRows / 2)
  received.destroy()
})

test('a download that is given up ends the reading and is no failure of ours', async () => {
  const { progress, rows } = endless()
  const body = await request(downloads.json(rows), 'br')
  await once(body, 'readable')
  body.destroy()
  await expect(sending).resolves.toBeUndefined()
  await expect.poll(() => progress.isOver).toBe(true)
  expect(progress.read).toBeLessThan(manyRows)
})

test('a download that fails on the way is broken off, so that nobody takes it for whole', async () => {
  async function* rows() {
    yield row()
    yield row()
    throw new Error('the database is gone')
  }
  const body = await request(downloads.json(rows()), 'identity')
  await expect(buffer(body)).rejects.toThrow('aborted')
  await expect(sending).rejects.toThrow('the database is gone')
})

test('a reader who has gone before the first piece is no failure', async () => {
  const { request: asked, response } = exchange()
  response.destroy()
  const photo = new Response(new Blob(['a picture']).stream(), { headers: { 'Content-Type': 'image/avif' } })
  await expect(sendResponse(asked, response, photo, {})).resolves.toBeUndefined()
})

test('an answer in JSON that is no file is sent whole, with its length', async () => {
  const body = await request(Response.json({ words: 'x'.repeat(100) }), 'identity')
  expect(body.headers['content-length']).toBe('112')
  body.resume()
})

test('every cookie has a line of its own, and what is always said is said', async () => {
  const answer = new Response('words', {
    status: 201,
    headers: { 'Content-Type': 'text/plain', 'X-Own': 'yes' },
  })
  for (const cookie of ['a=1; Path=/', 'b=2; Path=/']) answer.headers.append('Set-Cookie', cookie)
  const { request: asked, response, sent } = exchange()
  await sendResponse(asked, response, answer, { 'X-Common': 'yes' })
  expect(response.getHeader('set-cookie')).toEqual(['a=1; Path=/', 'b=2; Path=/'])
  expect(sent()).toMatchObject({
    status: 201,
    headers: { 'x-own': 'yes', 'x-common': 'yes', 'content-length': '5', vary: 'Accept-Encoding' },
  })
  expect(sent().body.toString()).toBe('words')
})

test('a text is compressed for who reads that; HEAD gets no body', async () => {
  const words = 'words '.repeat(100)
  const sent = async (headers: Record<string, string>, method = 'GET') => {
    const { request: asked, response, sent } = exchange({ headers, method })
    await sendResponse(
      asked,
      response,
      new Response(words, { headers: { 'Content-Type': 'text/plain' } }),
      {},
    )
    return sent()
  }
  for (const encoding of ['br', 'gzip'] as const) {
    const { headers, body } = await sent({ 'accept-encoding': encoding })
    expect([headers['content-encoding'], decompress[encoding](body).toString()]).toEqual([encoding, words])
  }
  expect((await sent({})).headers['content-encoding']).toBeUndefined()
  expect((await sent({}, 'HEAD')).body.length).toBe(0)
})

test('an answer without a body ends with its headers', async () => {
  const { request: asked, response, sent } = exchange()
  const answer = new Response(null, { status: 303, headers: { Location: '/states' } })
  await sendResponse(asked, response, answer, {})
  expect(response.writableEnded).toBe(true)
  expect(sent()).toMatchObject({ status: 303, headers: { location: '/states' } })
})

test('a picture is sent as it is', async () => {
  const { request: asked, response, sent } = exchange({ headers: { 'accept-encoding': 'br' } })
  await sendResponse(
    asked,
    response,
    new Response('pixels', { headers: { 'Content-Type': 'image/webp' } }),
    {},
  )
  expect(sent().headers['content-encoding']).toBeUndefined()
  expect(sent().body.toString()).toContain('pixels')
})
