import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { post, publicLookup } from './post.server.ts'

test('a name that leads into the own network is refused when the connection is made', async () => {
  for (const all of [true, false]) {
    const refused = await new Promise((resolve) => publicLookup('localhost', { all }, resolve))
    expect(refused).toMatchObject({ code: 'EPRIVATE' })
  }
})

test.each(['http://example.com/', 'https://127.0.0.1/', 'https://[::1]:8443/', 'https://metadata.internal/'])(
  'nothing is sent to %s',
  async (url) => {
    expect(await post({ url, body: '{}', headers: {}, mayBePrivate: false })).toEqual({ fault: 'private' })
  },
)

test('where nobody listens the fault has a name', async () => {
  const posted = await post({ url: 'http://127.0.0.1:1/', body: '{}', headers: {}, mayBePrivate: true })
  expect(posted).toEqual({ fault: 'ECONNREFUSED' })
})

test.each([
  ['HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', { status: 101 }],
  ['', { fault: 'ECONNRESET' }],
])('an answer of %j ends the try', async (answer, outcome) => {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.once('data', () => (answer ? socket.write(answer) : socket.end()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const posted = post({ url: `http://127.0.0.1:${port}/`, body: '{}', headers: {}, mayBePrivate: true })
  expect(await Promise.race([posted, sleep(2000, 'still waiting')])).toEqual(outcome)
  for (const socket of sockets) socket.destroy()
  server.close()
})
