import { expect, test } from 'vitest'
import { parseAnswers } from './answers.ts'

test('a tick that was stored many times is one, and leaves room for the others', () => {
  const ticked = [...Array.from({ length: 20 }, () => 'kept'), 'company', 7, 'x'.repeat(20), 'aid']
  expect(parseAnswers({ ticked }).ticked).toEqual(['kept', 'company', 'aid'])
})

test('of a list that is too long the first 20 ticks are taken', () => {
  const ticked = Array.from({ length: 30 }, (_, index) => `tick-${index}`)
  expect(parseAnswers({ ticked }).ticked).toEqual(ticked.slice(0, 20))
})
