import { expect, test } from 'vitest'
import { generateBackupCodes, generatePassword } from './password.ts'
import { passwordProblem } from './password-rules.ts'

test('a generated password is four groups of five signs that cannot be confused', () => {
  const passwords = Array.from({ length: 1000 }, generatePassword)
  for (const password of passwords) expect(password).toMatch(/^(?:[a-km-np-z2-9]{5}-){3}[a-km-np-z2-9]{5}$/)
  expect(new Set(passwords).size).toBe(1000)
  // Every one of the 32 signs is used: 20 of them make 100 bits.
  expect(new Set(passwords.join('').replaceAll('-', '')).size).toBe(32)
})

test('there are ten backup codes, each of two groups of five', () => {
  const codes = generateBackupCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-km-np-z2-9]{5}-[a-km-np-z2-9]{5}$/)
})

test('a password has twelve to 128 characters', () => {
  const problems = [11, 12, 128, 129].map((length) => passwordProblem('x'.repeat(length)))
  expect(problems).toEqual(['too-short', null, null, 'too-long'])
})
