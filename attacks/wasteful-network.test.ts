import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { targetForFile } from './testing/target.ts'

// Without a proxy: a connection is its visitor's own.
const target = targetForFile({ TRUST_PROXY: '0' })

const page = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
const body = 'POST /qualify HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'

const wasting = {
  '127.0.11.1': ['requests sent ahead', page.repeat(100)],
  '127.0.11.2': ['bodies in pieces of a byte', body + '1\r\na\r\n'.repeat(2000)],
  '127.0.11.3': ['what is no HTTP', `${page}nonsense\r\n\r\n`],
} as const

test('a network that has its connections cut again and again is disconnected unread for some seconds, and nobody else is', async () => {
  const all = Object.entries(wasting).map(async ([network, [what, sent]]) => {
    for (let n = 0; n < 20; n++) {
      const socket = connectFrom(network)
      socket.resume().write(sent)
      await closed(socket)
    }
    const turnedAway = connectFrom(network)
    turnedAway.write(page)
    await closed(turnedAway)
    expect(turnedAway.bytesRead, what).toBe(0)
    expect(await statusFor('127.0.12.1')).toBe(200)
    await expect.poll(() => statusFor(network), { timeout: 20_000, interval: 500 }).toBe(200)
  })
  await Promise.all(all)
})

test('a browser that sends what others send is never turned away', async () => {
  for (let n = 0; n < 60; n++) expect(await statusFor('127.0.11.4')).toBe(200)
})

function connectFrom(localAddress: string) {
  return connect({ port: target.site.port, host: '127.0.0.1', localAddress }).on('error', () => {})
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))

function statusFor(localAddress: string) {
  const options = { port: target.site.port, host: '127.0.0.1', localAddress, path: '/healthz', agent: false }
  return new Promise<number | undefined>((resolve) => {
    get(options, (answer) => resolve(answer.resume().statusCode)).on('error', () => resolve(undefined))
  })
}
