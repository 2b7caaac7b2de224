import { expect, test } from 'vitest'
import { createSlots } from './slots.ts'

test('one network has a few slots, and gets them back when they are released', () => {
  const slots = createSlots({ all: 100, perNetwork: 6 })
  const releases = Array.from({ length: 6 }, () => slots.acquire('1.2.3.4'))
  expect(releases.every(Boolean)).toBe(true)
  expect(slots.acquire('1.2.3.4')).toBeNull()
  expect(slots.acquire('5.6.7.8')).not.toBeNull()
  releases[0]?.()
  expect(slots.acquire('1.2.3.4')).not.toBeNull()
})

test('of two slots of one network, a release gives back one', () => {
  const slots = createSlots({ all: 100, perNetwork: 2 })
  const [first] = [slots.acquire('1.2.3.4'), slots.acquire('1.2.3.4')]
  first?.()
  expect(slots.count).toBe(1)
  expect(slots.acquire('1.2.3.4')).not.toBeNull()
  expect(slots.acquire('1.2.3.4')).toBeNull()
})

test('all networks together have a bound too', () => {
  const slots = createSlots({ all: 100, perNetwork: 6 })
  for (let n = 0; n < 100; n++) expect(slots.acquire(`10.0.0.${n}`)).not.toBeNull()
  expect(slots.acquire('one more')).toBeNull()
  expect(slots.count).toBe(100)
})
