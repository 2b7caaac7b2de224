import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from '../platform/duration.ts'
import { VisitCounter } from './visit-counter.ts'

const noon = Date.UTC(2026, 2, 5, 12)

test('what happens is added up by day, page and event, and taken once', () => {
  let now = noon
  const counter = new VisitCounter({ now: () => now })
  counter.add('view', '/')
  counter.add('view', '/')
  counter.add('call', '/')
  now += dayMs
  counter.add('view', '/')
  expect(counter.take()).toEqual([
    { day: '2026-03-05', path: '/', event: 'view', count: 2 },
    { day: '2026-03-05', path: '/', event: 'call', count: 1 },
    { day: '2026-03-06', path: '/', event: 'view', count: 1 },
  ])
  expect(counter.take()).toEqual([])
})

test('beyond the bound of places a day the rest is counted together, and known ones go on', () => {
  let now = noon
  const counter = new VisitCounter({ places: 1, now: () => now })
  counter.add('view', '/city/houston')
  counter.take()
  for (const path of ['/city/dallas', '/city/houston', '/state/texas', '/states']) counter.add('view', path)
  expect(counter.take().map(({ path, count }) => [path, count])).toEqual([
    ['(other)', 2],
    ['/city/houston', 1],
    ['/states', 1],
  ])
  now += dayMs
  counter.add('view', '/city/dallas')
  expect(counter.take()).toMatchObject([{ path: '/city/dallas' }])
})

test('addresses that only look like articles are bounded between two writes', () => {
  const counter = new VisitCounter({ articles: 2 })
  for (const slug of ['a', 'b', 'c', 'd', 'a']) counter.add('apply', `/articles/${slug}`)
  expect(counter.take().map(({ path, count }) => [path, count])).toEqual([
    ['/articles/a', 2],
    ['/articles/b', 1],
    ['(other)', 2],
  ])
})

test('what could not be written waits page by page, and as a sum when it is too much', () => {
  const counter = new VisitCounter({ waiting: 2, now: () => noon })
  for (const path of ['/a', '/b']) counter.add('view', path)
  counter.giveBack(counter.take())
  expect(counter.take().map(({ path }) => path)).toEqual(['/a', '/b'])
  for (const path of ['/a', '/b', '/c']) counter.add('view', path)
  counter.giveBack(counter.take())
  expect(counter.take().map(({ path, count }) => [path, count])).toEqual([['(other)', 3]])
})

test('nothing counted is lost when a write fails, however often', () => {
  const step = fc.constantFrom('view', 'fail')
  const path = fc.constantFrom('/', '/states', '/city/houston', '/city/dallas', '/articles/a')
  fc.assert(
    fc.property(fc.array(fc.tuple(step, path)), (steps) => {
      const counter = new VisitCounter({ places: 1, waiting: 2, now: () => noon })
      let views = 0
      for (const [what, where] of steps) {
        if (what === 'fail') counter.giveBack(counter.take())
        else {
          counter.add('view', where)
          views++
        }
      }
      const rows = counter.take()
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(views)
      expect(new Set(rows.map((row) => row.path)).size).toBe(rows.length)
    }),
  )
})
