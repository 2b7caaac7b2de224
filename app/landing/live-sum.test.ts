import { expect, test } from 'vitest'
import { typedRent } from './live-sum.ts'

test('a rent is read as people write it; one below zero and a range are no number', () => {
  expect(['1200', '$1,200', '1200.50', '', '-50', '−50', '$-50', '1000-1200'].map(typedRent)).toEqual([
    1200, 1200, 1200.5, 0, 0, 0, 0, 0,
  ])
})
