import { afterEach, expect, test, vi } from 'vitest'
import { exchange } from '../testing/exchange.ts'
import { createTraffic, type RouteKind, statusClasses } from './traffic.ts'

afterEach(() => void vi.restoreAllMocks())

/** One request that takes 2.5 s by the clock, and how it was counted. */
function counted(kind: RouteKind, status: number | null) {
  const observe = vi.fn()
  const traffic = createTraffic(observe)
  const { response } = exchange()
  vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(3500)
  const seen = traffic.begin(response)
  expect([seen.kind, traffic.inFlight()]).toEqual(['other', 1])
  seen.kind = kind
  if (status !== null) response.writeHead(status).end()
  response.emit('close')
  expect(traffic.inFlight()).toBe(0)
  const counts = traffic.answers.get(kind) ?? []
  return {
    classes: statusClasses.filter((_, classIndex) => counts[classIndex] === 1),
    times: observe.mock.calls,
  }
}

test('an answer is counted by the class of its status, with the seconds it took', () => {
  expect(counted('admin', 204)).toEqual({ classes: ['2xx'], times: [['admin', 2.5]] })
  expect(counted('post', 503)).toEqual({ classes: ['5xx'], times: [['post', 2.5]] })
})

test('who left before there was an answer is counted as gone', () => {
  expect(counted('photo', null)).toEqual({ classes: ['gone'], times: [['photo', 2.5]] })
})

test('a page from the cache is counted and not timed', () => {
  expect(counted('page_cached', 200)).toEqual({ classes: ['2xx'], times: [] })
  const traffic = createTraffic()
  for (const status of [200, 304, 304]) traffic.countCached(status)
  expect(traffic.answers.get('page_cached')).toEqual([0, 0, 1, 2, 0, 0])
})

test('each further answer of a kind is one more', () => {
  const traffic = createTraffic()
  for (let n = 0; n < 3; n++) {
    const { response } = exchange()
    traffic.begin(response).kind = 'static'
    response.writeHead(200).end()
    response.emit('close')
  }
  expect(traffic.answers.get('static')).toEqual([0, 0, 3, 0, 0, 0])
})
