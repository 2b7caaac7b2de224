import { expect, test } from 'vitest'
import { typedRent } from './live-sum.ts'

test('a rent is read as people write it; one below zero and a range are no number', () => {
  expect(['1200', '$1,200', '1200.50', '', '-50', '−50', '$-50', '1000-1200'].map(typedRent)).toEqual([
    1200, 1200, 1200.5, 0, 0, 0, 0, 0,
  ])
  expect(['1200 a month', '$1,200.5', '1200.', '12,345'].map(typedRent)).toEqual([1200, 1200.5, 1200, 12345])
})

test('what is no one rent, or above any rent, is not reckoned with', () => {
  for (const unread of ['1.2k', '1.2 k', 'abc', '1,000 - 1,200', '150000', '100000'])
    expect(typedRent(unread), unread).toBe(0)
  expect(['99,999', '1,200/mo', '$1200 al mes', '1 200'].map(typedRent)).toEqual([99_999, 1200, 1200, 1200])
})

test('a comma that may be a decimal one makes no rent a hundred times as high', () => {
  for (const unclear of ['1200,50', '1.200', '1.200,50', '1,20', '1,2000'])
    expect(typedRent(unclear), unclear).toBe(0)
})
