import { expect, test } from 'vitest'
import { isToken, newToken } from './secret-token.server.ts'

test('a token is 43 letters of an address, and another one each time', () => {
  const tokens = Array.from({ length: 20 }, newToken)
  expect(tokens.every(isToken)).toBe(true)
  expect(new Set(tokens).size).toBe(20)
})

test.each(['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}=`, `${'a'.repeat(43)}\n`])(
  '%j is no token',
  (text) => {
    expect(isToken(text)).toBe(false)
  },
)
