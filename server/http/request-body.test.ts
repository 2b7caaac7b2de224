import { once } from 'node:events'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { ClientGone } from '../../app/platform/client-gone.ts'
import { BodyTooLarge, BodyTooSlow, linger, tinyChunks, turnedAwayLinger } from '../admission/limits.ts'
import { lingerOrCut, readBody, streamBody } from './request-body.ts'
import { refuseTinyChunks } from './tiny-chunks.ts'

const bounds = { bytes: 5, ms: 60_000 }
const chunked = { 'transfer-encoding': 'chunked' }

function message(headers: Record<string, string> = {}) {
  const incoming: IncomingMessage = new IncomingMessage(new Socket())
  incoming._read = () => {}
  return Object.assign(incoming, { headers })
}

function sending(...pieces: string[]) {
  const incoming = message()
  for (const piece of pieces) incoming.push(piece)
  return incoming
}

function whole(...pieces: string[]) {
  const incoming = sending(...pieces)
  incoming.push(null)
  return incoming
}

test('a small body is read whole, up to its last byte', async () => {
  expect((await readBody(whole('ab', 'cde'), bounds)).toString()).toBe('abcde')
  await expect(readBody(whole('ab', 'cdef'), bounds)).rejects.toThrow(BodyTooLarge)
})

test('who takes too long, or goes, is named so, and nothing more of theirs is read', async () => {
  const slow = sending('a')
  await expect(readBody(slow, { ...bounds, ms: 1 })).rejects.toThrow(BodyTooSlow)
  expect([slow.isPaused(), slow.listenerCount('data')]).toEqual([true, 0])
  const gone = sending('a')
  const reading = readBody(gone, bounds)
  gone.emit('close')
  await expect(reading).rejects.toThrow(ClientGone)
})

test('a large body is read as it is asked for', async () => {
  expect(await new Response(streamBody(whole('ab', 'cde'), bounds)).text()).toBe('abcde')
  await expect(new Response(streamBody(whole('abcdef'), bounds)).text()).rejects.toThrow(BodyTooLarge)
})

test('while nobody reads on, the sender waits', async () => {
  const incoming = sending('ab', 'c')
  const reader = streamBody(incoming, bounds).getReader()
  await nextTurn()
  await nextTurn()
  expect(incoming.isPaused()).toBe(true)
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('ab')
  await reader.cancel()
  expect(incoming.listenerCount('data')).toBe(0)
})

test('an upload of which nothing comes any more is given up, but not while nobody reads on', async () => {
  const quiet = { ...bounds, quietMs: 50 }
  const stalled = sending('a')
  await expect(new Response(streamBody(stalled, quiet)).text()).rejects.toThrow(BodyTooSlow)
  const reader = streamBody(sending('ab', 'c'), quiet).getReader()
  await sleep(150)
  expect((await reader.read()).value).toHaveLength(2)
  const halting = message()
  const text = new Response(streamBody(halting, quiet)).text()
  for (const piece of ['a', 'b', 'c', 'd']) {
    halting.push(piece)
    await sleep(20)
  }
  halting.push(null)
  expect(await text).toBe('abcd')
})

test('a body in pieces of a byte is given up, a long one in pieces of a slow network is read', async () => {
  const wide = { bytes: 1_000_000, ms: 60_000 }
  const inPieces = (pieces: number, bytes = 1) => {
    const incoming = message(chunked)
    refuseTinyChunks(incoming)
    for (let n = 0; n < pieces; n++) incoming.push(Buffer.alloc(bytes))
    incoming.push(null)
    return incoming
  }
  const many = tinyChunks.count + 1
  await expect(readBody(inPieces(many), wide)).rejects.toThrow(BodyTooSlow)
  await expect(new Response(streamBody(inPieces(many), wide)).text()).rejects.toThrow(BodyTooSlow)
  expect((await readBody(inPieces(tinyChunks.count), wide)).length).toBe(tinyChunks.count)
  const packets = await readBody(inPieces(many, tinyChunks.meanBytes), wide)
  expect(packets.length).toBe(many * tinyChunks.meanBytes)
})

test('of pieces of a byte no more are held than a body may have, whether anybody reads or not', async () => {
  const unread = message(chunked)
  refuseTinyChunks(unread)
  for (let n = 0; n < 60_000; n++) unread.push(Buffer.alloc(1))
  expect(unread.readableLength).toBe(tinyChunks.count)
  const read = message(chunked)
  refuseTinyChunks(read)
  const reading = readBody(read, { bytes: 1_000_000, ms: 60_000 })
  for (let n = 0; n < 60_000; n++) read.push(Buffer.alloc(1))
  await expect(reading).rejects.toThrow(BodyTooSlow)
  expect(read.readableLength).toBeLessThanOrEqual(tinyChunks.count)
})

test('of a body that is read as fast as it comes, one piece waits for its turn, not one for each piece', async () => {
  const incoming = sending(...Array.from({ length: 50 }, () => 'a'))
  const resume = vi.spyOn(incoming, 'resume')
  const reader = streamBody(incoming, { bytes: 100, ms: 60_000 }).getReader()
  for (let n = 0; n < 50; n++) await reader.read()
  await nextTurn()
  await nextTurn()
  // Once more for each read that had to wait.
  expect(resume.mock.calls.length).toBeLessThan(55)
  await reader.cancel()
  const calls = resume.mock.calls.length
  await nextTurn()
  expect(resume.mock.calls.length).toBe(calls)
})

type Unread = { sent: number; status?: number; headers: Record<string, string>; isComplete?: boolean }

/** An answer was given, and so many bytes of the body come after it. */
async function isCut({ sent, status = 413, headers, isComplete = false }: Unread) {
  const incoming = Object.assign(message(headers), { complete: isComplete })
  const response = new ServerResponse(incoming)
  response.statusCode = status
  lingerOrCut(incoming, response)
  // Whoever read the beginning has stopped.
  incoming.pause()
  response.emit('finish')
  // In two pieces: what is read is counted together.
  for (const bytes of [Math.floor(sent / 2), Math.ceil(sent / 2)]) {
    incoming.push(Buffer.alloc(bytes))
    await nextTurn()
    await nextTurn()
  }
  const isDestroyed = incoming.destroyed
  incoming.destroy()
  return isDestroyed
}

test('after an answer a little is still read, and then the line is cut', async () => {
  const chunked = { 'transfer-encoding': 'chunked' }
  expect(await isCut({ sent: linger.bytes, headers: chunked })).toBe(false)
  expect(await isCut({ sent: linger.bytes + 1, headers: chunked })).toBe(true)
  expect(await isCut({ sent: linger.bytes + 1, headers: chunked, isComplete: true })).toBe(false)
  expect(await isCut({ sent: linger.bytes + 1, headers: { 'content-length': '0' } })).toBe(false)
  expect(await isCut({ sent: linger.bytes + 1, headers: {} })).toBe(false)
  expect(await isCut({ sent: linger.bytes + 1, headers: { 'content-length': '1' } })).toBe(true)
})

test('who is turned away for lack of room may send what was announced, unless it is far too much', async () => {
  const announced = (bytes: number, status: number) =>
    isCut({ sent: linger.bytes + 1, status, headers: { 'content-length': String(bytes) } })
  expect(await announced(turnedAwayLinger.bytes, 503)).toBe(false)
  expect(await announced(turnedAwayLinger.bytes + 1, 503)).toBe(true)
  expect(await announced(turnedAwayLinger.bytes, 413)).toBe(true)
  expect(
    await isCut({ sent: linger.bytes + 1, status: 503, headers: { 'transfer-encoding': 'chunked' } }),
  ).toBe(true)
})

test('who went before anybody read is known to be gone at once', async () => {
  const gone = sending('a')
  gone.destroy()
  await nextTurn()
  await expect(readBody(gone, bounds)).rejects.toThrow(ClientGone)
})

test.each([
  ['by us', { Connection: 'close' }, ''],
  ['by the client', {}, 'Connection: close\r\n'],
])(
  'a client that goes on sending after the last response, closed %s, is not cut off before it has read it',
  async (_, headers, asked) => {
    const server = createServer((request, response) => {
      lingerOrCut(request, response)
      response.writeHead(413, headers).end('Too large.')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const closed = once(client, 'close')
    const errors: Error[] = []
    client.on('error', (error) => errors.push(error))
    client.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n${asked}\r\n`)
    let read = ''
    client.on('data', (piece) => {
      read += piece
    })
    await vi.waitUntil(() => read.includes('Too large.'))
    for (let sent = 0; sent < 10; sent++) {
      client.write('x'.repeat(10_000))
      await sleep(10)
    }
    expect(errors).toEqual([])
    // All of it came: nothing is left to wait for.
    await closed
    server.close()
  },
)
