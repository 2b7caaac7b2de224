import { expect, test } from 'vitest'
import { plainCode } from './code.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['abcde-23456', 'abcde-23456'],
  ['ABCDE 23456', 'abcde-23456'],
  ['abcde23456\n', 'abcde-23456'],
  ['1234567', '12345-67'],
  [`abcde${'x'.repeat(99)}`, `abcde-${'x'.repeat(15)}`],
  ['', ''],
])('a code typed as %j is %j', (typed, code) => {
  expect(plainCode(typed)).toBe(code)
})
