import { expect, test } from 'vitest'
import { createRoom } from './room.ts'

test('one network has a few places, and gets them back when its senders leave', () => {
  const room = createRoom({ all: 100, perNetwork: 6 })
  const leaves = Array.from({ length: 6 }, () => room.enter('1.2.3.4'))
  expect(leaves.every(Boolean)).toBe(true)
  expect(room.enter('1.2.3.4')).toBeNull()
  expect(room.enter('5.6.7.8')).not.toBeNull()
  leaves[0]?.()
  expect(room.enter('1.2.3.4')).not.toBeNull()
})

test('of two senders of one network, one who leaves gives back one place', () => {
  const room = createRoom({ all: 100, perNetwork: 2 })
  const [first] = [room.enter('1.2.3.4'), room.enter('1.2.3.4')]
  first?.()
  expect(room.count).toBe(1)
  expect(room.enter('1.2.3.4')).not.toBeNull()
  expect(room.enter('1.2.3.4')).toBeNull()
})

test('all networks together have a bound too', () => {
  const room = createRoom({ all: 100, perNetwork: 6 })
  for (let n = 0; n < 100; n++) expect(room.enter(`10.0.0.${n}`)).not.toBeNull()
  expect(room.enter('one more')).toBeNull()
  expect(room.count).toBe(100)
})
