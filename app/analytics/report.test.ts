import { expect, test } from 'vitest'
import { daysOf, periodFrom, periods } from './period.ts'
import { isEmpty, reportOf } from './report.ts'

const now = Date.UTC(2026, 2, 5, 23, 59)

test('a period ends today and unknown ones are thirty days', () => {
  expect(daysOf(7, now).at(0)).toBe('2026-02-27')
  expect(daysOf(7, now).at(-1)).toBe('2026-03-05')
  expect(periods).toEqual([7, 30, 90, 365])
  expect(periods.map((days) => periodFrom(String(days)))).toEqual([...periods])
  expect([periodFrom(null), periodFrom('12'), periodFrom('x')]).toEqual([30, 30, 30])
})

test('days without visits are there with zeros, and the total is the sum of the days', () => {
  const counts = [
    { day: '2026-03-04', event: 'view', count: 5 },
    { day: '2026-03-05', event: 'view', count: 2 },
    { day: '2026-03-05', event: 'call', count: 1 },
  ] as const
  const report = reportOf(7, daysOf(7, now), [...counts], [])
  expect(report.spans.map(({ counts }) => counts.view)).toEqual([0, 0, 0, 0, 0, 5, 2])
  expect(report.total).toMatchObject({ view: 7, call: 1, apply: 0 })
  expect(isEmpty(report)).toBe(false)
  expect(isEmpty(reportOf(7, daysOf(7, now), [], []))).toBe(true)
})

test('a year is shown by week, and its weeks hold every day once', () => {
  const days = daysOf(365, now)
  const counts = days.map((day) => ({ day, event: 'view' as const, count: 1 }))
  const { spans, total } = reportOf(365, days, counts, [])
  expect(spans).toHaveLength(52)
  expect(spans.at(0)).toMatchObject({ from: days[0], until: days[7], counts: { view: 8 } })
  expect(spans.at(-1)).toMatchObject({ until: '2026-03-05', counts: { view: 7 } })
  expect(total.view).toBe(365)
})

test('pages stand in order of their views, then of their names, and only those that were seen', () => {
  const pages = reportOf(
    7,
    daysOf(7, now),
    [],
    [
      { path: '/b', event: 'view', count: 3 },
      { path: '/a', event: 'view', count: 9 },
      { path: '/b', event: 'apply', count: 1 },
      { path: '/c', event: 'view', count: 1 },
      { path: '/never-seen', event: 'call', count: 1 },
      { path: '/also-b', event: 'view', count: 3 },
    ],
  ).pages
  expect(pages.map(({ path, counts }) => [path, counts.view, counts.apply])).toEqual([
    ['/a', 9, 0],
    ['/also-b', 3, 0],
    ['/b', 3, 1],
    ['/c', 1, 0],
  ])
})
