import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { dose } from './testing/dose.ts'
import { measuredTarget } from './testing/target.ts'

const target = measuredTarget()

test('a tunnel that is asked for and reset, alone or behind a thousand pages, ends nothing', async () => {
  const tunnel = 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n'
  const page = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  for (const sent of [tunnel, page.repeat(1500) + tunnel])
    for (let n = 0; n < dose(20); n++) await sendAndReset(sent)
  expect((await target.visitor().get('/healthz')).status).toBe(200)
})

test('who sends thousands of requests ahead and reads no answer is cut off, and nobody else waits', async () => {
  const before = target.residentMegabytes()
  const sentAhead = 2300
  const paths = ['/', '/favicon.svg', '/states', '/healthz'].flatMap((path) => Array<string>(8).fill(path))
  const answered = await Promise.all(
    paths.map((path) => answersToAll(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(sentAhead), sentAhead)),
  )
  expect(answered.filter((count) => count >= sentAhead)).toEqual([])
  expect((await target.visitor().get('/healthz')).status).toBe(200)
  expect(target.residentMegabytes() - before).toBeLessThan(150)
})

test.each([
  ['with an expectation nobody meets', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n'],
  ['with an expectation of every client', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n'],
  ['without a host', 'GET / HTTP/1.1\r\n\r\n'],
])('requests %s are no way around that', async (_, odd) => {
  const page = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  expect(await answersToAll(page.repeat(200) + odd.repeat(300), 500)).toBeLessThan(200)
})

test.each([
  ['requests sent ahead', 'GET / HTTP/1.1\r\n\r\n'.repeat(3600)],
  [
    'a body in pieces of a byte',
    `POST /qualify HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(10_900)}`,
  ],
  ['header fields', `GET / HTTP/1.1\r\nHost: a\r\n${'a:\r\n'.repeat(900)}\r\n`.repeat(17)],
])('64 KB of %s on each connection that one network may have stop nobody', async (_, sent) => {
  const before = target.residentMegabytes()
  const options = { port: target.site.port, host: '127.0.0.1', localAddress: '127.0.10.7' }
  const sockets = Array.from({ length: 490 }, () => connect(options).on('error', () => {}))
  for (const socket of sockets) socket.pause().write(sent)
  for (let n = 0; n < 5; n++) expect((await target.visitor().get('/healthz')).status).toBe(200)
  expect(target.residentMegabytes() - before).toBeLessThan(150)
  for (const socket of sockets) socket.destroy()
})

test('a tunnel that was refused is closed, also by who keeps their side open', async () => {
  const socket = connect({ port: target.site.port, host: 'localhost', allowHalfOpen: true })
  const closed = new Promise<string>((resolve) => {
    socket.once('error', () => resolve('closed')).once('close', () => resolve('closed'))
  })
  socket.resume().write('CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n')
  await new Promise((resolve) => socket.once('end', resolve))
  await new Promise((resolve) => setTimeout(resolve, 2500))
  // Half of it is closed by now; only the other half tells what is sent into nothing.
  for (let n = 0; n < 2; n++) socket.write('anybody?')
  const open = new Promise<string>((resolve) => setTimeout(() => resolve('open'), 1000))
  expect(await Promise.race([closed, open])).toBe('closed')
  socket.destroy()
})

async function sendAndReset(sent: string) {
  const socket = connect(target.site.port, 'localhost').on('error', () => {})
  await new Promise((resolve) => socket.write(sent, resolve))
  await new Promise((resolve) => setTimeout(resolve, 5))
  socket.resetAndDestroy()
}

/** How many answers have come when the server has closed a connection that was not read at first. */
async function answersToAll(sent: string, count: number) {
  const socket = connect(target.site.port, 'localhost').on('error', () => {})
  socket.pause()
  socket.write(sent)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 500))])
  let [answers, tail] = [0, '']
  socket.setEncoding('latin1').on('data', (text: string) => {
    const parts = (tail + text).split(/HTTP\/1\.1 [2-5]\d\d /)
    answers += parts.length - 1
    tail = parts.at(-1)?.slice(-12) ?? ''
    // One that is answered in full is not closed for long.
    if (answers >= count) socket.destroy()
  })
  socket.resume()
  await closed
  return answers
}
