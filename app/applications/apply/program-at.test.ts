import { expect, test } from 'vitest'
import { programAt } from './program-at.ts'

test('the page somebody came from names its program in every language', () => {
  expect(programAt('/diy-rental-kit')).toBe('kit')
  expect(programAt('/es/diy-rental-kit')).toBe('kit')
  expect(programAt('/es/states')).toBeNull()
})

test('from a page whose bar offers funding with its price one applies for funding', () => {
  expect(programAt('/second-shot-program')).toBeNull()
  expect(programAt('/bad-credit-rentals')).toBeNull()
})
