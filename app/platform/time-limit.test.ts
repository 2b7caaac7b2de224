import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOverWithin, TooLate, within } from './time-limit.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('work that is done in time gives its result, and no timer is left', async () => {
  expect(await within(1000, Promise.resolve('done'))).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that fails in time fails as it did', async () => {
  await expect(within(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

test('work that takes longer is too late, and may fail later unheard', async () => {
  const unheard: unknown[] = []
  const listen = (reason: unknown) => unheard.push(reason)
  process.on('unhandledRejection', listen)
  const { promise, reject } = Promise.withResolvers<void>()
  const late = within(1000, promise)
  const seen = expect(late).rejects.toThrow(TooLate)
  await vi.advanceTimersByTimeAsync(1000)
  await seen
  reject(new Error('much later'))
  vi.useRealTimers()
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', listen)
  expect(unheard).toEqual([])
})

test('work is over when it ended well or badly, and not before', async () => {
  expect(await isOverWithin(1000, Promise.resolve())).toBe(true)
  expect(await isOverWithin(1000, Promise.reject(new Error('away')))).toBe(true)
  const never = isOverWithin(1000, new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await never).toBe(false)
})
