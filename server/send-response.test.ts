import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { csvResponse } from '../app/exports/csv-response.ts'
import { downloadResponse } from '../app/exports/download.ts'
import { sendResponse } from './send-response.ts'

let server: Server
afterEach(() => new Promise((resolve) => server.close(resolve)))

async function request(answer: Response, encoding: string): Promise<IncomingMessage> {
  server = createServer((asked, response) => {
    sendResponse(asked, response, answer, {}).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const headers = { 'Accept-Encoding': encoding }
  return await new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', headers, agent: false }, resolve).on('error', reject)
  })
}

const json = (rows: AsyncGenerator<string>) => downloadResponse('all.json', 'application/json', rows)
const csv = (rows: AsyncGenerator<string>) => csvResponse('all.csv', rows)
const unpacked = {
  identity: (body: IncomingMessage) => body,
  gzip: (body: IncomingMessage) => body.pipe(createGunzip()),
  br: (body: IncomingMessage) => body.pipe(createBrotliDecompress()),
}

/** Rows that do not pack: as many as a packer may want to see before it gives anything out. */
const row = () => Buffer.from(crypto.getRandomValues(new Uint8Array(48_000))).toString('base64')
const manyRows = 200

for (const [kind, download] of Object.entries({ json, csv }))
  for (const encoding of ['identity', 'gzip', 'br'] as const)
    test(`of a download as ${kind}, ${encoding}, the first bytes arrive before the last row is read`, async () => {
      const arrived = Promise.withResolvers<void>()
      let isLastRead = false
      async function* rows() {
        for (let count = 0; count < manyRows; count++) yield row()
        await arrived.promise
        isLastRead = true
        yield 'the last row'
      }
      const body = unpacked[encoding](await request(download(rows()), encoding))
      let text = ''
      for await (const piece of body) {
        if (!text) expect(isLastRead).toBe(false)
        text += piece
        arrived.resolve()
      }
      expect(text.length).toBe(manyRows * row().length + 'the last row'.length)
      expect(text.endsWith('the last row')).toBe(true)
    })

test('of a download that is not taken no more rows are read than fit on the way', async () => {
  let read = 0
  async function* rows() {
    for (; read < 100_000; read++) yield row()
  }
  const body = await request(json(rows()), 'br')
  body.pause()
  const seen: number[] = []
  await expect.poll(() => seen.push(read) > 3 && seen.at(-1) === seen.at(-4), { interval: 100 }).toBe(true)
  expect(read).toBeLessThan(1000)
  body.destroy()
})

test('an answer in JSON that is no file is sent whole, with its length', async () => {
  const body = await request(Response.json({ words: 'x'.repeat(100) }), 'identity')
  expect(body.headers['content-length']).toBe('112')
  body.resume()
})
