import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** A connection that requests come in by; `done` lists those that were begun, and `end` answers one of them. */
function connections() {
  const done: number[] = []
  const answers = new Map<number, ServerResponse>()
  const { listener: handle } = oneAtATime((request, response) => {
    const number = Number(request.url)
    done.push(number)
    answers.set(number, response)
  })
  const connect = () => {
    const socket = { destroyed: false, destroy: () => Object.assign(socket, { destroyed: true }) }
    return {
      socket,
      send(number: number, headers = {}) {
        const req = { url: String(number), socket, headers } as unknown as IncomingMessage
        const response: unknown = Object.assign(new EventEmitter(), { req, headersSent: false })
        handle(req, response as ServerResponse & { req: IncomingMessage })
      },
    }
  }
  const begin = (number: number) => Object.assign(answers.get(number) ?? {}, { headersSent: true })
  return { done, connect, begin, end: (number: number) => answers.get(number)?.emit('close') }
}

test('what is sent ahead waits for its turn, and another connection does not', () => {
  const { done, connect, end } = connections()
  const [one, other] = [connect(), connect()]
  for (const number of [1, 2, 3]) one.send(number)
  other.send(4)
  expect(done).toEqual([1, 4])
  end(1)
  expect(done).toEqual([1, 4, 2])
  end(2)
  end(3)
  one.send(5)
  expect(done).toEqual([1, 4, 2, 3, 5])
})

test('who sends too much ahead is cut off, and nothing of it is begun any more', () => {
  const { done, connect, end } = connections()
  const greedy = connect()
  for (let number = 0; number < 2000; number++) greedy.send(number)
  expect(greedy.socket.destroyed).toBe(true)
  end(0)
  expect(done).toEqual([0])
})

test('all connections together have a bound, which is there again for others when they are gone', () => {
  const { connect, end } = connections()
  const many = Array.from({ length: 160 }, connect)
  for (const [index, { send }] of many.entries())
    for (let number = 0; number < 30; number++) send(index * 1000 + number)
  const cut = many.filter(({ socket }) => socket.destroyed).length
  expect(cut).toBeGreaterThan(5)
  for (const [index, { socket }] of many.entries()) {
    socket.destroy()
    end(index * 1000)
  }
  const later = connect()
  for (let number = 500_000; number < 500_030; number++) later.send(number)
  expect(later.socket.destroyed).toBe(false)
})

test('what is sent ahead with a body is cut off: it would be held in memory', () => {
  const { done, connect } = connections()
  const greedy = connect()
  greedy.send(1)
  greedy.send(2, { 'content-length': '60000' })
  expect(greedy.socket.destroyed).toBe(true)
  expect(done).toEqual([1])
})

test('a form that is sent when a file has come, and its stream has yet to end, is read; a second one is not', () => {
  const { done, connect, begin, end } = connections()
  const client = connect()
  client.send(1)
  begin(1)
  client.send(2, { 'content-length': '60' })
  expect(client.socket.destroyed).toBe(false)
  expect(done).toEqual([1])
  end(1)
  expect(done).toEqual([1, 2])
  begin(2)
  client.send(3, { 'content-length': '60' })
  client.send(4, { 'content-length': '60' })
  expect(client.socket.destroyed).toBe(true)
})
