import { expect, test } from 'vitest'
import { createProcessState } from './health.ts'

/** /readyz was requested at each of these moments. */
function probedAt(moments: number[]) {
  let now = 0
  const state = createProcessState(() => now)
  for (const moment of moments) {
    now = moment
    state.noteProbe()
  }
  return {
    state,
    at(moment: number) {
      now = moment
      return state
    },
  }
}

test('one request is no probe, two are', () => {
  expect(probedAt([1000]).state.isProbed()).toBe(false)
  expect(probedAt([1000, 3000]).state.isProbed()).toBe(true)
  expect(probedAt([1000, 2000, 3000, 4000]).state.isProbed()).toBe(true)
  expect(probedAt([1000, 3000]).at(40_000).isProbed()).toBe(false)
})

test('a probe every two seconds is waited for until three were missed', () => {
  const { at } = probedAt([1000, 3000])
  expect(at(9000).hasLostProbe()).toBe(false)
  expect(at(9501).hasLostProbe()).toBe(true)
})

test('a probe every 50 ms that ended with the start is not waited for', () => {
  expect(probedAt([1000, 1050]).at(1800).hasLostProbe()).toBe(true)
})
