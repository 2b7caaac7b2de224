import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { readBody } from './request-body.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** What comes back on one connection, as text. */
async function talkTo(handle: RequestListener) {
  const server = createHttpServer(handle, {}).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  closing.push(() => {
    client.destroy()
    server.close()
  })
  let read = ''
  client.on('data', (piece) => {
    read += piece
  })
  client.on('error', () => {})
  return { client, read: () => read, closed: once(client, 'close') }
}

const asking = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n'

test('a client that asks before it sends is told to go on when its body is read, and not when it is refused', async () => {
  const taken = await talkTo(async (request, response) => {
    const body = await readBody(request, { bytes: 10, ms: 5000 })
    response.end(`Got ${body}.`)
  })
  taken.client.write(asking)
  await vi.waitUntil(() => taken.read().includes('100 Continue'))
  taken.client.write('hello')
  await vi.waitUntil(() => taken.read().includes('Got hello.'))
  const refused = await talkTo((_request, response) => {
    response.writeHead(413).end('Too large.')
  })
  refused.client.write(asking)
  await vi.waitUntil(() => refused.read().includes('Too large.'))
  expect(refused.read()).not.toContain('100 Continue')
})

test('what cannot be read is answered with 400, but never in the middle of another answer', async () => {
  const idle = await talkTo((_request, response) => void response.end('Fine.'))
  idle.client.write('NONSENSE\r\n\r\n')
  await idle.closed
  expect(idle.read()).toMatch(/^HTTP\/1\.1 400 /)
  const busy = await talkTo((_request, response) => void response.write('The first half'))
  busy.client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await vi.waitUntil(() => busy.read().includes('The first half'))
  busy.client.write('NONSENSE\r\n\r\n')
  await busy.closed
  expect(busy.read()).not.toContain('400')
})
