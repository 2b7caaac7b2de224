import { expect, test, vi } from 'vitest'
import { createBackgroundQueue } from './background-queue.ts'

test('one piece of work at a time, and a failed one is told and does not stop the next', async () => {
  const onError = vi.fn()
  const queue = createBackgroundQueue({ onError, maxWaiting: 10, restFactor: 0 })
  let underWay = 0
  let most = 0
  let done = 0
  const work = async () => {
    most = Math.max(most, ++underWay)
    await new Promise((resolve) => setTimeout(resolve, 2))
    underWay--
    if (++done === 2) throw new Error('this one fails')
  }
  for (let n = 0; n < 5; n++) expect(queue.add(work)).toBe(true)
  await expect.poll(() => done).toBe(5)
  expect(most).toBe(1)
  expect(onError.mock.calls).toEqual([[new Error('this one fails')]])
})

test('after each piece of work there is a rest that lasts many times as long', async () => {
  const queue = createBackgroundQueue({ onError: vi.fn(), maxWaiting: 2, restFactor: 1_000_000 })
  const done: string[] = []
  queue.add(async () => void done.push('first'))
  queue.add(async () => void done.push('second'))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect([done, queue.waiting]).toEqual([['first'], 1])
})

test('beyond its short queue nothing is taken', async () => {
  const queue = createBackgroundQueue({ onError: vi.fn(), maxWaiting: 2, restFactor: 0 })
  const never = () => new Promise<void>(() => {})
  expect([1, 2, 3, 4].map(() => queue.add(never))).toEqual([true, true, true, false])
  expect(queue.waiting).toBe(2)
})

test('work that comes after the last was done is begun too', async () => {
  const queue = createBackgroundQueue({ onError: vi.fn(), maxWaiting: 2, restFactor: 0 })
  const done: string[] = []
  queue.add(async () => void done.push('first'))
  await new Promise((resolve) => setTimeout(resolve, 10))
  queue.add(async () => void done.push('second'))
  await expect.poll(() => done, { interval: 5 }).toEqual(['first', 'second'])
})
