import { expect, test } from 'vitest'
import { newReference, readReference } from './reference.ts'

test('a reference can be read over the phone: no 0, O, 1, I or L in it', () => {
  for (let number = 0; number < 500; number++)
    expect(newReference()).toMatch(/^[2-9A-HJKMNP-Z]{3}-[2-9A-HJKMNP-Z]{4}$/)
})

test('it is read back however it was typed', () => {
  const reference = newReference()
  for (const typed of [
    reference,
    reference.toLowerCase(),
    ` ${reference.replace('-', ' ')} `,
    reference.replace('-', ''),
  ])
    expect(readReference(typed)).toBe(reference)
})

test.each(['', 'K7M-4Q', 'K7M-4Q20', 'KOM-4Q2X', 'Houston'])('%j is no reference', (text) => {
  expect(readReference(text)).toBeNull()
})
