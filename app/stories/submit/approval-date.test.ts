import { expect, test } from 'vitest'
import { isFutureDay, parseApprovalDate } from './approval-date.ts'

test.each([
  ['2025-01-31', '2025-01-31'],
  ['1/31/2025', '2025-01-31'],
  ['12/1/2025', '2025-12-01'],
  ['2024-02-29', '2024-02-29'],
  ['1970-01-01', '1970-01-01'],
  ['2999-01-01', '2999-01-01'],
])('%s is the day %s', (typed, day) => {
  expect(parseApprovalDate(typed)).toEqual({ day })
})

test.each([
  ['1969-12-31', 'Please check the year'],
  ['2025-02-30', 'That does not look like a date'],
  ['2025-13-01', 'That does not look like a date'],
  ['13/1/2025', 'That does not look like a date'],
  ['last May', 'That does not look like a date'],
])('%s is answered: %s', (typed, problem) => {
  expect(parseApprovalDate(typed)).toEqual({ problem })
})

test('tomorrow is a day once it has begun on the easternmost islands', () => {
  expect(isFutureDay('2026-03-02', new Date('2026-03-01T10:00:00Z'))).toBe(false)
  expect(isFutureDay('2026-03-02', new Date('2026-03-01T09:59:59Z'))).toBe(true)
})
