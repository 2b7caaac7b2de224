import { expect, test } from 'vitest'
import { isSameHash, keyedHash, plainHash } from './keyed-hash.server.ts'

test('a hash depends on the secret, the purpose and the text', () => {
  const one = keyedHash('secret', 'person', 'jane')
  expect(keyedHash('secret', 'person', 'jane')).toBe(one)
  const others = [
    keyedHash('another', 'person', 'jane'),
    keyedHash('secret', 'address', 'jane'),
    keyedHash('secret', 'person', 'joan'),
    plainHash('jane'),
  ]
  expect(others).not.toContain(one)
})

test('hashes are the same only in full', () => {
  expect(isSameHash('abc', 'abc')).toBe(true)
  expect(isSameHash('abc', 'abd')).toBe(false)
  expect(isSameHash('ab', 'abc')).toBe(false)
  expect(isSameHash('', 'abc')).toBe(false)
})
