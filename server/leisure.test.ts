import { expect, test } from 'vitest'
import { createLeisure } from './leisure.ts'

test('one piece of work at a time, and a failed one does not stop the next', async () => {
  const leisure = createLeisure({ maxWaiting: 10, restFactor: 0 })
  let underWay = 0
  let most = 0
  let done = 0
  const work = async () => {
    most = Math.max(most, ++underWay)
    await new Promise((resolve) => setTimeout(resolve, 2))
    underWay--
    if (++done === 2) throw new Error('this one fails')
  }
  for (let n = 0; n < 5; n++) expect(leisure.add(work)).toBe(true)
  await expect.poll(() => done).toBe(5)
  expect(most).toBe(1)
})

test('after each piece of work there is a rest that lasts many times as long', async () => {
  const leisure = createLeisure({ maxWaiting: 2, restFactor: 1_000_000 })
  const done: string[] = []
  leisure.add(async () => void done.push('first'))
  leisure.add(async () => void done.push('second'))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect([done, leisure.waiting]).toEqual([['first'], 1])
})

test('beyond its short queue nothing is taken', async () => {
  const leisure = createLeisure({ maxWaiting: 2, restFactor: 0 })
  const never = () => new Promise<void>(() => {})
  expect([1, 2, 3, 4].map(() => leisure.add(never))).toEqual([true, true, true, false])
  expect(leisure.waiting).toBe(2)
})

test('work that comes after the last was done is begun too', async () => {
  const leisure = createLeisure({ maxWaiting: 2, restFactor: 0 })
  const done: string[] = []
  leisure.add(async () => void done.push('first'))
  await new Promise((resolve) => setTimeout(resolve, 10))
  leisure.add(async () => void done.push('second'))
  await expect.poll(() => done, { interval: 5 }).toEqual(['first', 'second'])
})
