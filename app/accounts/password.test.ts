import { expect, test } from 'vitest'
import { generatePassword } from './password.ts'

test('a generated password is four groups of five signs that cannot be confused', () => {
  const passwords = Array.from({ length: 1000 }, generatePassword)
  for (const password of passwords) expect(password).toMatch(/^(?:[a-km-np-z2-9]{5}-){3}[a-km-np-z2-9]{5}$/)
  expect(new Set(passwords).size).toBe(1000)
  // Every one of the 32 signs is used: 20 of them make 100 bits.
  expect(new Set(passwords.join('').replaceAll('-', '')).size).toBe(32)
})
