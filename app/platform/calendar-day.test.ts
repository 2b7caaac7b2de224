import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addWeekdays, addYears, type Day, isWeekday, localDay, parseDay } from './calendar-day.ts'

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as Day)

test('days are added over the ends of months and of years', () => {
  expect(addDays('2026-01-31', 1)).toBe('2026-02-01')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-11-12', 60)).toBe('2027-01-11')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
})

test('days added and taken away again lead back, and each is one later than the day before', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 4000 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day)
      expect(addDays(day, count) < addDays(day, count + 1)).toBe(true)
      expect(addDays(addDays(day, count), 1)).toBe(addDays(day, count + 1))
    }),
  )
})

test('a year later is the same day, or the last of February where there is no 29th', () => {
  expect(addYears('2026-11-12', 1)).toBe('2027-11-12')
  expect(addYears('2028-02-29', 1)).toBe('2029-02-28')
  expect(addYears('2028-02-29', 4)).toBe('2032-02-29')
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 10 }), (day, years) => {
      const later = addYears(day, years)
      expect(later.slice(5, 7)).toBe(day.slice(5, 7))
      expect(Number(later.slice(0, 4))).toBe(Number(day.slice(0, 4)) + years)
      expect(parseDay(later)).toBe(later)
    }),
  )
})

test('five working days are a week, whichever day they begin on, and end on a working day', () => {
  expect(addWeekdays('2026-11-16', 5)).toBe('2026-11-23')
  expect(addWeekdays('2026-11-14', 5)).toBe('2026-11-20')
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 30 }), (day, count) => {
      expect(isWeekday(addWeekdays(day, count))).toBe(true)
      expect(addWeekdays(day, count) >= addDays(day, count)).toBe(true)
    }),
  )
})

test('only real days are taken', () => {
  for (const text of [
    '2026-02-30',
    '2026-13-01',
    '2026-2-3',
    '0026-01-01',
    '99999-01-01',
    '',
    'soon',
    null,
    20261116,
  ])
    expect(parseDay(text), String(text)).toBeNull()
  expect(parseDay('2028-02-29')).toBe('2028-02-29')
  fc.assert(fc.property(days, (day) => void expect(parseDay(day)).toBe(day)))
})

describe.each(['Pacific/Kiritimati', 'America/New_York', 'Pacific/Pago_Pago'])('in %s', (zone) => {
  test('today is the day on the wall there, also on the days the clocks change', () => {
    const before = process.env.TZ
    process.env.TZ = zone
    try {
      expect(localDay(new Date(2026, 2, 8, 0, 30))).toBe('2026-03-08')
      expect(localDay(new Date(2026, 10, 1, 23, 59))).toBe('2026-11-01')
      expect(localDay(new Date(2027, 0, 1, 0, 0))).toBe('2027-01-01')
    } finally {
      process.env.TZ = before
    }
  })
})
