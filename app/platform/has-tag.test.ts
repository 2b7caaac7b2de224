import { expect, test } from 'vitest'
import { hasTag } from './has-tag.ts'

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", W/"abc" , "y"', true],
  [' * ', true],
  ['"abcd"', false],
  ['abc', false],
  [undefined, false],
  [null, false],
  [`${','.repeat(15_000)}"abc"`, false],
])('If-None-Match: %s', (header, isNamed) => {
  expect(hasTag(header, '"abc"')).toBe(isNamed)
})
