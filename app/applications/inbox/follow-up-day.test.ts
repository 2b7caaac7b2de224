import { expect, test } from 'vitest'
import { parseFollowUp } from './follow-up-day.ts'

/** A page that was opened on the day before sends the same as one of today. */
const today = '2026-11-17'

function sent(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseFollowUp(form, today)
}

test('today, tomorrow and in a week are counted from the day the button is pressed', () => {
  expect(sent({ day: 'in:0' })).toBe('2026-11-17')
  expect(sent({ day: 'in:1' })).toBe('2026-11-18')
  expect(sent({ day: 'in:7' })).toBe('2026-11-24')
})

test('a typed day is taken as it is, an empty one is none, and anything else is no day', () => {
  expect(sent({ day: '2027-01-02' })).toBe('2027-01-02')
  expect(sent({ day: '' })).toBeNull()
  expect(sent({})).toBeNull()
  expect(sent({ day: '2026-02-30' })).toBeUndefined()
  for (const odd of ['', '-1', '2', '1.0', '1e1', '100000'])
    expect(sent({ day: `in:${odd}` }), odd).toBeUndefined()
})
