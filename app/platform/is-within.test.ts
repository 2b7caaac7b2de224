import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from './duration.ts'
import { clockToleranceMs, isWithin, momentsWithin } from './is-within.ts'

const now = new Date('2026-11-18T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

test.each([
  [0, true],
  [minuteMs, true],
  [hourMs - 1, true],
  [hourMs, false],
  [-clockToleranceMs, true],
  [-clockToleranceMs - 1, false],
  [-dayMs, false],
])('of what is %i ms old, within an hour: %s', (age, expected) => {
  const moment = ago(age)
  expect(isWithin(moment, hourMs, now)).toBe(expected)
  const { after, until } = momentsWithin(hourMs, now)
  expect(moment > after && moment <= until).toBe(expected)
})
