import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { targetForFile } from './testing/target.ts'

const target = targetForFile()

test('a tunnel that is asked for and reset, alone or behind a thousand pages, ends nothing', async () => {
  const tunnel = 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n'
  const page = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  for (const sent of [tunnel, page.repeat(1500) + tunnel])
    for (let n = 0; n < 20; n++) await sendAndReset(sent)
  expect((await target.visitor().get('/healthz')).status).toBe(200)
})

test('who sends thousands of requests ahead and reads no answer is cut off, and nobody else waits', async () => {
  const before = target.residentMegabytes()
  const ahead = ['/', '/favicon.svg', '/states', '/healthz']
    .map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(2300))
    .flatMap((sent) => Array.from({ length: 8 }, () => sent))
  const sockets = ahead.map((sent) => {
    const socket = connect(target.site.port, 'localhost').on('error', () => {})
    socket.pause()
    socket.write(sent)
    return { socket, closed: new Promise((resolve) => socket.once('close', resolve)) }
  })
  await Promise.all(sockets.map(({ socket, closed }) => Promise.race([closed, gone(socket)])))
  expect((await target.visitor().get('/healthz')).status).toBe(200)
  expect(target.residentMegabytes() - before).toBeLessThan(150)
})

async function sendAndReset(sent: string) {
  const socket = connect(target.site.port, 'localhost').on('error', () => {})
  await new Promise((resolve) => socket.write(sent, resolve))
  await new Promise((resolve) => setTimeout(resolve, 5))
  socket.resetAndDestroy()
}

/** Over, once it has been read to its end or to its cut. */
function gone(socket: ReturnType<typeof connect>) {
  return new Promise((resolve) => setTimeout(() => socket.resume().once('close', resolve), 500))
}
