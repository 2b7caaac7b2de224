import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hourMs } from './duration.ts'
import { endOfDayAfter, isTimeZone, localIn, momentIn, timeWords } from './time-zone.ts'

test.each([
  ['2026-03-05T14:30', 'UTC', '2026-03-05T14:30:00.000Z'],
  ['2026-07-05T14:30', 'America/New_York', '2026-07-05T18:30:00.000Z'],
  ['2026-07-05T14:30:15', 'Asia/Kolkata', '2026-07-05T09:00:15.000Z'],
  // Clocks skip from 2 to 3 that night: half past two is half past three.
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  // Half past one comes twice: the first one.
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
])('%s in %s is %s', (local, zone, moment) => {
  expect(momentIn(local, zone)?.toISOString()).toBe(moment)
})

test.each(['', '2026-02-30T10:00', '2026-13-01T10:00', 'tomorrow', '2026-03-05'])(
  '%j is no time',
  (local) => {
    expect(momentIn(local, 'UTC')).toBeNull()
  },
)

test('what a clock shows leads back to the moment, in every zone', () => {
  const zones = fc.constantFrom(
    'UTC',
    'America/Chicago',
    'Pacific/Auckland',
    'Asia/Kathmandu',
    'Pacific/Honolulu',
  )
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, zones, (date, zone) => {
      const moment = new Date(Math.floor(date.getTime() / 1000) * 1000)
      const again = momentIn(localIn(moment, zone), zone)
      // In the hour that comes twice the first one is meant.
      expect([0, hourMs]).toContain(moment.getTime() - (again?.getTime() ?? 0))
    }),
  )
})

test('a time is told with its zone', () => {
  const words = timeWords(new Date('2026-03-05T20:30:00Z'), 'America/Chicago')
  expect(words.replaceAll('\u202f', ' ')).toBe('Mar 5, 2026, 2:30 PM CST')
})

test('only a zone whose clock is known is a zone', () => {
  expect(['UTC', 'America/Chicago', '', 'Nowhere/Else'].map(isTimeZone)).toEqual([true, true, false, false])
})

test('days are counted on the calendar: around a change of clocks one has 23 or 25 hours', () => {
  const endOf = (moment: string, days: number) =>
    localIn(endOfDayAfter(new Date(moment), days, 'America/Chicago'), 'America/Chicago')
  // At 11:30 PM on March 1 and at 12:15 AM on October 25.
  expect(endOf('2026-03-02T05:30:00Z', 14)).toBe('2026-03-15T23:59:59')
  expect(endOf('2026-10-25T05:15:00Z', 14)).toBe('2026-11-08T23:59:59')
  expect(endOf('2026-11-01T12:00:00Z', 0)).toBe('2026-11-01T23:59:59')
})

test('after the last year with four digits days have 24 hours, and none is taken away', () => {
  const end = endOfDayAfter(new Date('9999-12-31T12:00:00Z'), 14, 'UTC')
  expect(end.toISOString()).toBe('+010000-01-14T12:00:00.000Z')
})
