import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { closeIdleConnections } from './idle-connections.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** A server that keeps its answers back until it is told, and a visitor who never hangs up. */
async function visit() {
  const asked: ServerResponse[] = []
  const requests = oneAtATime((_request, response) => void asked.push(response))
  const server = createServer({ keepAliveTimeout: 50, keepAliveTimeoutBuffer: 0 }, requests.listener)
  closeIdleConnections(server, { idleMs: 50, isBusy: requests.isBusy })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const accepted = once(server, 'connection')
  const socket = connect({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    allowHalfOpen: true,
  })
  socket.on('error', () => {})
  const [theirs] = await accepted
  const ask = () => {
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    return once(server, 'request')
  }
  return { server, asked, socket, theirs, ask, ended: once(theirs, 'close') }
}

test('a connection that waits for no answer is closed after a while', async () => {
  const { asked, ask, ended } = await visit()
  await ask()
  asked[0]?.end('an answer')
  await ended
})

test('so is one that was told goodbye and stays', async () => {
  const { server, socket, theirs, ended } = await visit()
  server.on('clientError', (_error, one) => one.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  socket.write('no request at all\r\n\r\n')
  await once(theirs, 'finish')
  await ended
})

test('one whose answer is still being made is not', async () => {
  const { asked, ask, theirs } = await visit()
  await ask()
  await once(theirs, 'timeout')
  await sleep(10)
  expect(theirs.destroyed).toBe(false)
  asked[0]?.end('late')
})

test('one that takes nothing of its answer is closed', async () => {
  const { asked, ask, socket, ended } = await visit()
  socket.pause()
  await ask()
  asked[0]?.end(Buffer.alloc(32 * 1024 * 1024))
  await ended
})
