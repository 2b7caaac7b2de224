import { expect, test } from 'vitest'
import { stateAt } from './state-at.ts'

test.each([
  ['/city/houston-tx', 'TX'],
  ['/city/houston', 'TX'],
  ['/state/ohio', 'OH'],
  ['/state/ohio/towns', 'OH'],
  ['/es/city/houston-tx', 'TX'],
  ['/es/state/ohio', 'OH'],
  ['/es/state/ohio/towns', 'OH'],
  ['/state/nowhere', null],
  ['/city/invented-zz', null],
  ['/', null],
  ['(other)', null],
])('%s is about %s', (path, code) => {
  expect(stateAt(path)).toBe(code)
})
