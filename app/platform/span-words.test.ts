import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from './duration.ts'
import { agoWords } from './span-words.ts'

const now = new Date('2026-03-05T12:00:00Z')

test.each([
  [0, 'a moment ago'],
  [minuteMs - 1, 'a moment ago'],
  [-minuteMs, 'a moment ago'],
  [-6 * minuteMs, 'at a time that is still to come'],
  [minuteMs, '1 minute ago'],
  [2 * hourMs, '2 hours ago'],
  [25 * hourMs, '1 day ago'],
  [3 * dayMs, '3 days ago'],
])('%d ms before is %s', (ms, words) => {
  expect(agoWords(new Date(now.getTime() - ms), now)).toBe(words)
})
