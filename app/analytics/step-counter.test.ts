import { expect, test } from 'vitest'
import { dayMs } from '../platform/duration.ts'
import { mergeStages, type StageRow, StepCounter } from './step-counter.ts'

const noon = Date.UTC(2026, 2, 5, 12)
const row = (change: Partial<StageRow> = {}): StageRow => ({
  day: '2026-03-05',
  path: '/',
  state: '',
  program: 'funding',
  stage: 'form-1',
  count: 1,
  ...change,
})

test('steps are added up by day, page, program and step, and taken once', () => {
  let now = noon
  const counter = new StepCounter({ now: () => now })
  counter.add('form-1', '/', 'funding')
  counter.add('form-1', '/', 'funding')
  counter.add('form-1', '/', 'kit')
  now += dayMs
  counter.add('form-1', '/', 'funding')
  expect(counter.take()).toEqual([row({ count: 2 }), row({ program: 'kit' }), row({ day: '2026-03-06' })])
  expect(counter.take()).toEqual([])
})

test('beyond the bound of a day, places and articles are counted together; fixed pages and known ones go on', () => {
  let now = noon
  const counter = new StepCounter({ pages: 2, now: () => now })
  for (const page of [
    '/city/houston',
    '/articles/a',
    '/city/dallas',
    '/articles/b',
    '/city/houston',
    '/states',
  ])
    counter.add('form-1', page, 'funding')
  expect(counter.take().map(({ path, count }) => [path, count])).toEqual([
    ['/city/houston', 2],
    ['/articles/a', 1],
    ['(other)', 2],
    ['/states', 1],
  ])
  now += dayMs
  counter.add('form-1', '/city/dallas', 'funding')
  expect(counter.take()).toMatchObject([{ path: '/city/dallas' }])
})

test('what could not be written waits and joins what is counted meanwhile', () => {
  const counter = new StepCounter({ now: () => noon })
  counter.add('form-2', '/', 'funding')
  counter.giveBack(counter.take())
  counter.add('form-2', '/', 'funding')
  expect(counter.take()).toEqual([row({ stage: 'form-2', count: 2 })])
})

test('what was counted and taken back leaves no line', () => {
  expect(mergeStages([row(), row({ count: -1 }), row({ path: '/a', count: -1 })])).toEqual([
    row({ path: '/a', count: -1 }),
  ])
})
