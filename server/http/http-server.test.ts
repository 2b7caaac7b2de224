import { once } from 'node:events'
import { type RequestListener, Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { readBody } from './request-body.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serve(handle: RequestListener) {
  const server = createHttpServer(handle, {}).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return (server.address() as AddressInfo).port
}

/** What comes back on one connection, as text. */
function talkWith(port: number) {
  const client = connect(port, '127.0.0.1')
  closing.push(() => client.destroy())
  let read = ''
  client.on('data', (piece) => {
    read += piece
  })
  client.on('error', () => {})
  return { client, read: () => read, closed: once(client, 'close') }
}

const talkTo = async (handle: RequestListener) => talkWith(await serve(handle))

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

test('of thousands of requests in one packet those after the bound are not even parsed', async () => {
  const parsed = vi.spyOn(Server.prototype, 'emit')
  const { client, closed } = await talkTo(() => {})
  client.write('GET / HTTP/1.1\r\n\r\n'.repeat(3500))
  await closed
  expect(parsed.mock.calls.filter((call) => String(call[0]) === 'request').length).toBeLessThan(50)
  parsed.mockRestore()
})

test('a body in thousands of pieces is dropped, and those that come after it by other connections are whole', async () => {
  let pieces = 0
  const port = await serve(async (request, response) => {
    const push = request.push.bind(request)
    request.push = (piece) => {
      pieces++
      return push(piece)
    }
    if (request.url === '/whole') return void response.end(await readBody(request, { bytes: 10, ms: 5000 }))
    request.resume().once('dropped', () => response.end('Dropped.', () => request.socket.destroy()))
  })
  for (let n = 0; n < 3; n++) {
    const tiny = talkWith(port)
    tiny.client.write(`${inPieces('/')}${'1\r\na\r\n'.repeat(10_000)}`)
    await tiny.closed
    expect(tiny.read()).toContain('Dropped.')
  }
  expect(pieces).toBeLessThan(2000)
  for (let n = 0; n < 3; n++) {
    const whole = talkWith(port)
    whole.client.write(`${inPieces('/whole')}5\r\nhello\r\n0\r\n\r\n`)
    await vi.waitUntil(() => whole.read().includes('hello'))
  }
})

function inPieces(path: string) {
  return `POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`
}

test('a hundred header fields are read, more are refused', async () => {
  const port = await serve((_request, response) => void response.end('Read.'))
  const statusFor = async (fields: number) => {
    const { client, read } = talkWith(port)
    client.write(`GET / HTTP/1.1\r\nHost: x\r\n${'a:b\r\n'.repeat(fields - 1)}\r\n`)
    await vi.waitUntil(() => read().includes('\r\n\r\n'))
    return read().slice(9, 12)
  }
  expect([await statusFor(100), await statusFor(101), await statusFor(2000)]).toEqual(['200', '431', '431'])
})

test('a tunnel asked for behind a body in thousands of pieces takes nobody’s body away', async () => {
  const port = await serve(async (request, response) => {
    if (request.url === '/whole') return void response.end(await readBody(request, { bytes: 10, ms: 5000 }))
    request.resume()
    response.end('Early.')
  })
  for (let n = 0; n < 5; n++) {
    const odd = talkWith(port)
    odd.client.write(
      `${inPieces('/')}${'1\r\na\r\n'.repeat(1000)}0\r\n\r\nCONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n`,
    )
    await vi.waitUntil(() => odd.read().includes('405'))
    const whole = talkWith(port)
    whole.client.write(`${inPieces('/whole')}5\r\nhello\r\n0\r\n\r\n`)
    await vi.waitUntil(() => whole.read().includes('hello'))
  }
})

test('a form that comes when a file has been sent whole, and its stream has not ended yet, is read after it', async () => {
  let endFile = () => {}
  const { client, read } = await talkTo(async (request, response) => {
    if (request.method === 'POST')
      return void response.end(`Got ${await readBody(request, { bytes: 10, ms: 5000 })}.`)
    response.writeHead(200, { 'Content-Length': 5 }).write('Whole')
    endFile = () => response.end()
  })
  client.write('GET /file HTTP/1.1\r\nHost: x\r\n\r\n')
  await vi.waitUntil(() => read().endsWith('Whole'))
  client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(read()).not.toContain('Got')
  endFile()
  await vi.waitUntil(() => read().includes('Got hello.') || client.destroyed)
  expect(read()).toContain('Got hello.')
})
