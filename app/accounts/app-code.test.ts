import { afterEach, expect, test, vi } from 'vitest'
import { isAppCode } from './app-code.server.ts'
import { totp } from './testing/totp.ts'

afterEach(() => void vi.useRealTimers())

// The test values of RFC 6238, appendix B, of which an app shows the last six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const uri = `otpauth://totp/Second%20Key:a@example.com?secret=${secret}&issuer=x`

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', async (second, code) => {
  vi.useFakeTimers({ toFake: ['Date'], now: second * 1000 })
  expect(totp(secret)).toBe(code)
  expect(await isAppCode(uri, code)).toBe(true)
})

test('a code is right for the step before and after its own, and for no other', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_234_567_890_000 })
  const codes = [-2, -1, 0, 1, 2].map((steps) => totp(secret, steps))
  const isRight = await Promise.all(codes.map((code) => isAppCode(uri, code)))
  expect(isRight).toEqual([false, true, true, true, false])
  expect(await isAppCode(uri, '')).toBe(false)
  expect(await isAppCode(uri, '5924')).toBe(false)
})
