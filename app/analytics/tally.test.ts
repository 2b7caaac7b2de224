import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from '../platform/duration.ts'
import { Tally } from './tally.ts'

const noon = Date.UTC(2026, 2, 5, 12)

test('what happens is added up by day, page and event, and taken once', () => {
  let now = noon
  const tally = new Tally({ now: () => now })
  tally.add('view', '/')
  tally.add('view', '/')
  tally.add('call', '/')
  now += dayMs
  tally.add('view', '/')
  expect(tally.take()).toEqual([
    { day: '2026-03-05', path: '/', event: 'view', count: 2 },
    { day: '2026-03-05', path: '/', event: 'call', count: 1 },
    { day: '2026-03-06', path: '/', event: 'view', count: 1 },
  ])
  expect(tally.take()).toEqual([])
})

test('beyond the bound of places a day the rest is counted together, and known ones go on', () => {
  let now = noon
  const tally = new Tally({ places: 1, now: () => now })
  tally.add('view', '/city/houston')
  tally.take()
  for (const path of ['/city/dallas', '/city/houston', '/state/texas', '/states']) tally.add('view', path)
  expect(tally.take().map(({ path, count }) => [path, count])).toEqual([
    ['(other)', 2],
    ['/city/houston', 1],
    ['/states', 1],
  ])
  now += dayMs
  tally.add('view', '/city/dallas')
  expect(tally.take()).toMatchObject([{ path: '/city/dallas' }])
})

test('addresses that only look like articles are bounded between two writes', () => {
  const tally = new Tally({ articles: 2 })
  for (const slug of ['a', 'b', 'c', 'd', 'a']) tally.add('apply', `/articles/${slug}`)
  expect(tally.take().map(({ path, count }) => [path, count])).toEqual([
    ['/articles/a', 2],
    ['/articles/b', 1],
    ['(other)', 2],
  ])
})

test('what could not be written waits page by page, and as a sum when it is too much', () => {
  const tally = new Tally({ waiting: 2, now: () => noon })
  for (const path of ['/a', '/b']) tally.add('view', path)
  tally.giveBack(tally.take())
  expect(tally.take().map(({ path }) => path)).toEqual(['/a', '/b'])
  for (const path of ['/a', '/b', '/c']) tally.add('view', path)
  tally.giveBack(tally.take())
  expect(tally.take().map(({ path, count }) => [path, count])).toEqual([['(other)', 3]])
})

test('nothing counted is lost when a write fails, however often', () => {
  const step = fc.constantFrom('view', 'fail')
  const path = fc.constantFrom('/', '/states', '/city/houston', '/city/dallas', '/articles/a')
  fc.assert(
    fc.property(fc.array(fc.tuple(step, path)), (steps) => {
      const tally = new Tally({ places: 1, waiting: 2, now: () => noon })
      let views = 0
      for (const [what, where] of steps) {
        if (what === 'fail') tally.giveBack(tally.take())
        else {
          tally.add('view', where)
          views++
        }
      }
      const rows = tally.take()
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(views)
      expect(new Set(rows.map((row) => row.path)).size).toBe(rows.length)
    }),
  )
})
