import { expect, test } from 'vitest'
import { cutAtWord } from './cut-at-word.ts'

test.each([
  ['They said yes', 13, 'They said yes'],
  ['They said yes!', 13, 'They said…'],
  ['They said, yes', 12, 'They said…'],
  ['They said yes', 9, 'They…'],
  ['They said yes', 10, 'They said…'],
  ['Unbelievable', 5, 'Unbe…'],
  ['🔑🔑🔑', 3, '🔑🔑🔑'],
  ['🔑🔑🔑🔑', 3, '🔑🔑…'],
  ['They said — yes', 13, 'They said…'],
  ['Wow!!! ... and so on', 12, 'Wow!!!…'],
  ['', 5, ''],
])('%j cut to %i is %j', (text, max, cut) => {
  expect(cutAtWord(text, max)).toBe(cut)
  expect([...cut].length).toBeLessThanOrEqual(max)
})
