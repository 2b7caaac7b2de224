import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasPrivateNumber } from './private-number.ts'

test.each([
  'My number is 123-45-6789.',
  'ssn 123 45 6789',
  '123456789',
  '４５６-７８-９０１２',
  'card 4111 1111 1111 1111 please',
  '4111-1111-1111-1111',
  '378282246310005',
  'account 000123456789',
])('%j looks like a number we never ask for', (text) => {
  expect(hasPrivateNumber(text)).toBe(true)
})

test.each([
  'Call me at (713) 555-0118 or 713-555-0118.',
  '+1 713 555 0118',
  'I earn $2,500 a month since 2019, 2020, 2021 and 2022.',
  'Evicted 01/02/2023, then again 2024-05-06.',
  'Case 22-104 of 77002-1234',
  '2019 2020 2021 2022',
  '',
])('%j does not', (text) => {
  expect(hasPrivateNumber(text)).toBe(false)
})

test('a Social Security number is found wherever it stands', () => {
  const digits = fc.stringMatching(/^\d{3}-\d{2}-\d{4}$/)
  const words = fc.stringMatching(/^[a-z .,]{0,40}$/)
  fc.assert(
    fc.property(words, digits, words, (before, number, after) => {
      expect(hasPrivateNumber(`${before} ${number} ${after}`)).toBe(true)
    }),
  )
})
