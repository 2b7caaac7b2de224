import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { dose } from './testing/dose.ts'
import { targetForFile } from './testing/target.ts'

const target = targetForFile()

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
  const answered = await Promise.all(paths.map((path) => answersToAll(path, sentAhead)))
  expect(answered.filter((count) => count >= sentAhead)).toEqual([])
  expect((await target.visitor().get('/healthz')).status).toBe(200)
  expect(target.residentMegabytes() - before).toBeLessThan(150)
})

async function sendAndReset(sent: string) {
  const socket = connect(target.site.port, 'localhost').on('error', () => {})
  await new Promise((resolve) => socket.write(sent, resolve))
  await new Promise((resolve) => setTimeout(resolve, 5))
  socket.resetAndDestroy()
}

/** How many answers have come when the server has closed a connection that was not read at first. */
async function answersToAll(path: string, count: number) {
  const socket = connect(target.site.port, 'localhost').on('error', () => {})
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(count))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 500))])
  let [answers, tail] = [0, '']
  socket.setEncoding('latin1').on('data', (text: string) => {
    const parts = (tail + text).split('HTTP/1.1 200 ')
    answers += parts.length - 1
    tail = parts.at(-1)?.slice(-12) ?? ''
    // One that is answered in full is not closed for long.
    if (answers >= count) socket.destroy()
  })
  socket.resume()
  await closed
  return answers
}
