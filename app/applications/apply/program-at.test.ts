import { expect, test } from 'vitest'
import { programAt } from './program-at.ts'

test('the page somebody came from names its program in every language', () => {
  expect(programAt('/diy-rental-kit')).toBe('kit')
  expect(programAt('/es/diy-rental-kit')).toBe('kit')
  expect(programAt('/es/states')).toBeNull()
})
