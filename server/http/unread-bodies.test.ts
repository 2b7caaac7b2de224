import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createUnreadBodies } from './unread-bodies.ts'

function unreadResponse(writableLength: number) {
  const response = Object.assign(new EventEmitter(), {
    writableLength,
    destroyed: false,
    destroy: () => void Object.assign(response, { destroyed: true }),
  })
  return response as unknown as ServerResponse
}

test('beyond the bound the network with the most unread loses its oldest, and nobody else anything', () => {
  const unread = createUnreadBodies(1000)
  const modest = unreadResponse(100)
  unread.hold(modest, 'b')
  const greedy = Array.from({ length: 12 }, () => unreadResponse(100))
  for (const response of greedy) unread.hold(response, 'a')
  expect(modest.destroyed).toBe(false)
  expect(greedy.map(({ destroyed }) => destroyed)).toEqual(greedy.map((_, index) => index < 3))
  expect(unread.bytes).toBe(1000)
})

test('what was read, or whose reader has gone, no longer counts', () => {
  const unread = createUnreadBodies(1000)
  const response = unreadResponse(900)
  unread.hold(response, 'a')
  unread.hold(unreadResponse(0), 'a')
  expect(unread.bytes).toBe(900)
  response.emit('close')
  response.emit('close')
  expect(unread.bytes).toBe(0)
})

test('a single response larger than the bound is given up', () => {
  const unread = createUnreadBodies(1000)
  const response = unreadResponse(2000)
  unread.hold(response, 'a')
  expect([response.destroyed, unread.bytes]).toEqual([true, 0])
})
