import { expect, test } from 'vitest'
import { wasted } from '../admission/limits.ts'
import { createWastefulNetworks } from './wasteful-networks.ts'

test('a network is turned away after so many, until their seconds are over, and no other is', () => {
  let now = 1000
  const networks = createWastefulNetworks({ now: () => now })
  for (let n = 0; n < wasted.connections; n++) {
    expect(networks.has('2001:db8::1')).toBe(false)
    networks.note(`2001:db8::${n}`)
    now += 10
  }
  expect(networks.has('2001:db8::ffff')).toBe(true)
  expect(networks.has('2001:db8:0:1::1')).toBe(false)
  expect(networks.has()).toBe(false)
  now += wasted.withinMs
  expect(networks.has('2001:db8::1')).toBe(false)
  for (let n = 1; n < wasted.connections; n++) networks.note('2001:db8::1')
  expect(networks.has('2001:db8::1')).toBe(false)
})
