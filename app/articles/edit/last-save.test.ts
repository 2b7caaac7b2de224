import { expect, test } from 'vitest'
import { actorWords } from './actor-words.ts'
import { lastSave } from './last-save.ts'

test('a page hears once that its text was saved, and nothing of another', () => {
  lastSave.remember('mine')
  expect(lastSave.take('other')).toBe(false)
  expect(lastSave.take('mine')).toBe(true)
  expect(lastSave.take('mine')).toBe(false)
  expect(lastSave.take('')).toBe(false)
})

test('who saved is an address, or the program in words', () => {
  expect(actorWords('editor@example.com')).toBe('editor@example.com')
  expect(actorWords('schedule')).toBe('Published by itself')
})
