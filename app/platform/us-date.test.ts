import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longDay, shortDay } from './us-date.ts'

test('dates are written as Americans write them', () => {
  expect([longDay('2026-03-05'), shortDay('2026-03-05'), shortDay('2026-09-30')]).toEqual([
    'March 5, 2026',
    'Mar 5, 2026',
    'Sep 30, 2026',
  ])
})

test('every day reads as the platform’s own formatter writes it', () => {
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  fc.assert(fc.property(day, (date) => longDay(date.toISOString().slice(0, 10)) === long.format(date)))
})

test('what is no day is not written as one', () => {
  expect(() => longDay('2026-13-01')).toThrow(RangeError)
})
