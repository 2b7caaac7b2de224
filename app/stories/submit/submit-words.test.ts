import { expect, test } from 'vitest'
import { waitWords } from './submit-words.ts'

test.each([
  [1, 'again in a minute'],
  [60, 'again in a minute'],
  [61, 'again in 2 minutes'],
  [3600, 'again in 60 minutes'],
  [86_400, 'again in 24 hours'],
])('who has to wait %i seconds is asked to try %s', (seconds, words) => {
  expect(waitWords(seconds)).toContain(words)
})
