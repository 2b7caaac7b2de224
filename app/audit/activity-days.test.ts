import { expect, test } from 'vitest'
import { boundsOf, clockTime } from './activity-days.ts'

const zone = 'America/Chicago'

test('the days of a search are those of the owner’s clocks, from midnight to midnight', () => {
  expect(boundsOf({ from: '2026-11-16', until: '2026-11-16' }, zone)).toEqual({
    from: new Date('2026-11-16T06:00:00Z'),
    until: new Date('2026-11-17T06:00:00Z'),
  })
  // The day when clocks are set back has 25 hours.
  expect(boundsOf({ from: '2026-11-01', until: '2026-11-01' }, zone)).toEqual({
    from: new Date('2026-11-01T05:00:00Z'),
    until: new Date('2026-11-02T06:00:00Z'),
  })
})

test('what is no day is no bound', () => {
  for (const odd of ['', 'yesterday', '2026-02-30', '26-11-16', '0000-00-00', '+10000-01-01'])
    expect(boundsOf({ from: odd, until: odd }, zone)).toEqual({ from: undefined, until: undefined })
  expect(boundsOf({ from: '', until: '9999-12-31' }, zone)).toEqual({ from: undefined, until: undefined })
})

test('a line has the time of the same clocks, with its seconds', () => {
  expect(clockTime(new Date('2026-11-17T03:05:00Z'), zone)).toBe('2026-11-16 21:05:00')
  expect(clockTime(new Date('2026-07-17T03:05:09.500Z'), zone)).toBe('2026-07-16 22:05:09')
})
