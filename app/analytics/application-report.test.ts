import { expect, test } from 'vitest'
import { ApplicationSums, halfWait, hasApplications } from './application-report.ts'
import { waitOf, waits } from './application-stage.ts'
import { daysOf } from './period.ts'
import { noCountsOf } from './spans.ts'
import type { StageSum } from './stage-queries.server.ts'

const days = daysOf(7, Date.UTC(2026, 2, 5))
const about = {
  countedPath: (path: string) => (path.startsWith('/city/invented') ? '(other)' : path),
  stateAt: (path: string) => (path.endsWith('-tx') ? 'TX' : null),
}
const sum = (change: Partial<StageSum>): StageSum => ({
  path: '/city/houston-tx',
  state: '',
  program: 'funding',
  stage: 'form-1',
  count: 1,
  ...change,
})

test('a page is told with its views, its forms and what became of them', () => {
  const sums = new ApplicationSums(about)
  sums.addVisits([
    { path: '/city/houston-tx', event: 'view', count: 90 },
    { path: '/about', event: 'view', count: 500 },
  ])
  sums.addStages([sum({ count: 4 }), sum({ stage: 'sent', state: 'TX', count: 2 })])
  const { pages } = sums.report(7, days)
  // A page that led to no form is not among them, however often it is read.
  expect(pages.map(({ name }) => name)).toEqual(['/city/houston-tx'])
  expect(pages[0]?.counts).toMatchObject({ view: 90, 'form-1': 4, sent: 2, approved: 0 })
})

test('a page is one line in both languages, as its forms are counted', () => {
  const sums = new ApplicationSums(about)
  sums.addVisits([
    { path: '/city/houston-tx', event: 'view', count: 90 },
    { path: '/es/city/houston-tx', event: 'view', count: 30 },
    { path: '/es/city/houston-tx', event: 'wizard-1', count: 6 },
  ])
  sums.addStages([sum({ count: 4 }), sum({ path: '/es/city/houston-tx', count: 1 })])
  const { pages, states } = sums.report(7, days)
  expect(pages).toMatchObject([
    { name: '/city/houston-tx', counts: { view: 120, 'wizard-1': 6, 'form-1': 5 } },
  ])
  expect(states).toMatchObject([{ name: 'Texas', counts: { view: 120, 'form-1': 5 } }])
})

test('steps count for the state of their page, applications for the state of the home that is wanted', () => {
  const sums = new ApplicationSums(about)
  sums.addVisits([{ path: '/city/houston-tx', event: 'view', count: 3 }])
  sums.addStages([
    sum({ count: 2 }),
    sum({ path: '/', count: 5 }),
    sum({ path: '/', stage: 'sent', state: 'TX' }),
    sum({ path: '/', stage: 'sent', state: 'OH', program: 'kit' }),
  ])
  const { states, programs } = sums.report(7, days)
  expect(states.map(({ name, counts }) => [name, counts.view, counts['form-1'], counts.sent])).toEqual([
    ['Texas', 3, 2, 1],
    ['Ohio', 0, 0, 1],
    ['(no state)', 0, 5, 0],
  ])
  expect(programs.map(({ name, counts }) => [name, counts['form-1'], counts.sent])).toEqual([
    ['Funding and approval program', 7, 1],
    ['Do-it-yourself rental kit', 0, 1],
  ])
})

test('an application from an invented page shows under all the others', () => {
  const sums = new ApplicationSums(about)
  sums.addStages([
    sum({ path: '/city/invented-a', stage: 'sent' }),
    sum({ path: '/city/invented-b', stage: 'sent' }),
  ])
  expect(sums.report(7, days).pages).toMatchObject([{ name: '(other)', counts: { sent: 2 } }])
})

test('the days hold visits and applications, and a site without a form begun has no applications', () => {
  const sums = new ApplicationSums(about)
  expect(hasApplications(sums.report(7, days))).toBe(false)
  sums.addDays([
    { day: '2026-03-05', event: 'view', count: 8 },
    { day: '2026-03-05', event: 'call', count: 8 },
    { day: '2026-03-04', event: 'form-1', count: 2 },
  ])
  const report = sums.report(7, days)
  expect(report.total).toMatchObject({ view: 8, 'form-1': 2, sent: 0 })
  expect(report.spans.at(-2)?.counts['form-1']).toBe(2)
  expect(hasApplications(report)).toBe(true)
})

test('a wait is named by its length, and the half of all waits by the shortest that holds them', () => {
  const sent = new Date('2026-03-05T12:00:00Z')
  const after = (hours: number) => waitOf(sent, new Date(sent.getTime() + hours * 3_600_000))
  expect([0, 1, 1.1, 24, 25, 48, 100, 168, 169].map(after)).toEqual([
    'wait-hour',
    'wait-hour',
    'wait-day',
    'wait-day',
    'wait-two-days',
    'wait-two-days',
    'wait-week',
    'wait-week',
    'wait-longer',
  ])
  expect(halfWait(noCountsOf(waits))).toBeNull()
  expect(halfWait({ ...noCountsOf(waits), 'wait-hour': 1, 'wait-week': 2 })).toBe('wait-week')
  expect(halfWait({ ...noCountsOf(waits), 'wait-hour': 2, 'wait-week': 2 })).toBe('wait-hour')
})
