import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { minuteMs } from '../app/platform/duration.ts'
import { timeouts } from '../server/admission/limits.ts'
import { allServed, answersOf } from './testing/pages.ts'
import { residentMegabytes } from './testing/processes.ts'
import { startSite } from './testing/site.ts'
import { sendStory, storyRequest } from './testing/story.ts'
import { until } from './testing/until.ts'

const freshCities = ['akron-oh', 'dayton-oh', 'toledo-oh', 'houston-tx', 'dallas-tx', 'austin-tx'].map(
  (city) => `/city/${city}`,
)

test('hundreds who ask for the longest pages and do not read them keep nobody else waiting, and are cut off', async () => {
  const site = await startSite()
  const before = residentMegabytes(site.pid)
  const asking = (path: string, number: number) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.1.${number % 250}.1\r\n\r\n`
  const readers = await openMany(site.port, 300, (number) =>
    asking(['/sitemaps/texas.xml', '/sitemap', '/approval-wall'][number % 3] ?? '/', number),
  )
  // More than the kernels on both sides take for a reader who sleeps.
  const greedy = await openMany(site.port, 5, (number) => asking('/sitemaps/texas.xml', number).repeat(30))
  for (const socket of [...readers, ...greedy]) socket.pause()
  await sleep(2000)
  expect(await answersOf(site, freshCities, minuteMs)).toEqual(allServed(freshCities))
  expect((await sendStory(site, { headline: 'Past the slow readers' })).status).toBe(201)
  const grown = residentMegabytes(site.pid) - before
  console.log(`300 readers who do not read: ${Math.round(grown)} MB more resident memory`)
  expect(residentMegabytes(site.pid)).toBeLessThan(512)

  await sleep(2 * timeouts.idleMs + 5000)
  const sizes = await Promise.all(greedy.map(bytesLeft))
  const whole = 30 * (await (await fetch(`${site.url}/sitemaps/texas.xml`)).text()).length
  expect(Math.max(...sizes)).toBeLessThan(whole)
})

test('hundreds who send their request a byte at a time are cut off, and keep nobody else waiting', async () => {
  const site = await startSite()
  const heads = await openMany(site.port, 200, () => 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  const bodies = await openMany(
    site.port,
    60,
    () =>
      'POST /admin?index HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\nemail=',
  )
  const dripping = setInterval(() => {
    for (const socket of [...heads, ...bodies]) if (socket.writable) socket.write('a')
  }, 1000)
  onTestFinished(() => clearInterval(dripping))
  expect(await answersOf(site, freshCities, minuteMs)).toEqual(allServed(freshCities))
  expect((await sendStory(site, { headline: 'Past the slow senders' })).status).toBe(201)
  await until('slow heads are cut off', () => heads.every(({ destroyed }) => destroyed), 90_000)
  await until('slow bodies are cut off', () => bodies.every(({ destroyed }) => destroyed), 90_000)
})

test('slow uploads from one household take its own places and nobody else’s', async () => {
  const site = await startSite()
  const { headers, body } = await storyRequest({ headline: 'Slow upload' })
  const lines = { ...headers, 'x-forwarded-for': '10.9.9.9', host: 'localhost', 'content-length': '4000000' }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  const start = `POST /stories HTTP/1.1\r\n${head.join('')}\r\n${body.subarray(0, 300).toString('latin1')}`
  const uploads = await openMany(site.port, 40, () => start)
  await until('most are turned away', () => uploads.filter(({ destroyed }) => destroyed).length >= 34)
  expect(uploads.filter(({ destroyed }) => !destroyed)).toHaveLength(6)
  expect((await sendStory(site, { headline: 'From next door' })).status).toBe(201)
})

/** What still comes when a reader wakes up, until the connection ends. */
async function bytesLeft(socket: Socket) {
  let bytes = 0
  socket.on('data', (piece) => (bytes += piece.length))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.resume()
  await closed
  return bytes
}

/** Connections that have each said their first words. One that is turned away ends itself. */
async function openMany(port: number, count: number, words: (number: number) => string) {
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  for (let number = 0; number < count; number++) {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => socket.destroy())
    socket.once('end', () => socket.destroy())
    socket.once('connect', () => socket.write(words(number)))
    socket.on('data', (piece) => {
      // Turned away: the server waits for the rest of a body that it will not read.
      if (piece.toString('latin1', 0, 12) === 'HTTP/1.1 503') socket.destroy()
    })
  }
  await until('all are connected', () => sockets.every(({ connecting }) => !connecting))
  return sockets
}
