import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from './testing/ask.ts'
import { allServed, answersOf } from './testing/pages.ts'
import { hasProcFolder, residentMegabytes } from './testing/processes.ts'
import { startSite } from './testing/site.ts'
import { sendStory, storyRequest } from './testing/story.ts'

const barMegabytes = 400
const needSlots = ['/admin', '/approval-wall/share', '/sitemap.xml', '/city/akron-oh', '/city/invented-tx']

test.each([
  ['one address', () => '198.51.100.7'],
  ['one IPv6 network', (n: number) => `2001:db8:7:7:${n.toString(16)}::1`],
])('205 posts of %s that never end, again and again, keep nobody from a page', async (_, addressOf) => {
  const site = await startSite()
  const half = (n: number) =>
    `POST /qualify HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${addressOf(n)}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nx`
  for (let round = 0; round < 5; round++) {
    open(site.port, 205, half)
    await sleep(300)
    expect(await answersOf(site, needSlots)).toEqual(allServed(needSlots))
  }
  expect((await sendStory(site, { headline: 'Past the half posts' })).status).toBe(201)
})

test('one IPv6 network that uploads from a hundred addresses takes six slots', async () => {
  const site = await startSite()
  const { headers, body } = await storyRequest({ headline: 'Slow upload' })
  const lines = Object.entries({ ...headers, host: 'x', 'content-length': '4000000' })
    .filter(([name]) => name.toLowerCase() !== 'x-forwarded-for')
    .map(([name, value]) => `${name}: ${value}\r\n`)
  const start = (n: number) =>
    `POST /stories HTTP/1.1\r\n${lines.join('')}X-Forwarded-For: 2001:db8:7:8::${n.toString(16)}\r\n\r\n${body.subarray(0, 300).toString('latin1')}`
  const uploads = open(site.port, 100, start)
  await sleep(3000)
  expect(uploads.filter(({ destroyed }) => !destroyed)).toHaveLength(6)
  expect((await sendStory(site, { headline: 'From another network' })).status).toBe(201)
})

test.skipIf(!hasProcFolder)(
  'ten thousand invented towns leave the memory under 400 MB',
  async () => {
    const site = await startSite({ env: { LOG_LEVEL: 'warn' } })
    const after: number[] = []
    for (let round = 0; round < 4; round++) {
      await inventTowns(site.url, round * 2500, 2500)
      after.push(Math.round(residentMegabytes(site.pid)))
    }
    console.log(`resident after 2,500, 5,000, 7,500 and 10,000 invented towns: ${after.join(', ')} MB`)
    expect(Math.max(...after)).toBeLessThan(barMegabytes)
  },
  900_000,
)

async function inventTowns(url: string, first: number, count: number) {
  const letters = (n: number) => n.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? 'q')
  const lane = async (lane: number) => {
    for (let n = first + lane; n < first + count; n += 8) {
      const path = `/${['city', 'city-old', 'subcity', 'state'][n % 4]}/town-${letters(n)}-tx`
      const encoding = n % 5 === 0 ? 'gzip' : 'br'
      const { status } = await ask(url + path, { headers: { 'accept-encoding': encoding } })
      expect([path, status]).toEqual([path, 200])
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, n) => lane(n)))
}

/** Connections that have each said their first words and say no more. */
function open(port: number, count: number, words: (number: number) => string) {
  const sockets: Socket[] = Array.from({ length: count }, (_, number) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write(words(number))
    return socket.resume()
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  return sockets
}
