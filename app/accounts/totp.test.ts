import { expect, test } from 'vitest'
import { isTotp, totp } from './totp.ts'

// The test values of RFC 6238, appendix B, of which an app shows the last six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(totp(secret, 0, second * 1000)).toBe(code)
})

test('a code is right for the step before and after its own, and for no other', () => {
  const now = 1_234_567_890_000
  const isRight = [-2, -1, 0, 1, 2].map((steps) => isTotp(secret, totp(secret, steps, now), now))
  expect(isRight).toEqual([false, true, true, true, false])
  expect(isTotp(secret, '', now)).toBe(false)
  expect(isTotp(secret, '5924', now)).toBe(false)
})
