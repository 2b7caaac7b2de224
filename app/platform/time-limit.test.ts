import { expect, test } from 'vitest'
import { isOverWithin, TooLate, within } from './time-limit.ts'

const never = new Promise<string>(() => {})

test('an answer in time is given back, and so is a failure', async () => {
  expect(await within(1000, Promise.resolve('here'))).toBe('here')
  await expect(within(1000, Promise.reject(new Error('away')))).rejects.toThrow('away')
})

test('after the limit it is too late', async () => {
  await expect(within(1, never)).rejects.toThrow(TooLate)
})

test('work is over when it ended well or badly, and not before', async () => {
  expect(await isOverWithin(1000, Promise.resolve())).toBe(true)
  expect(await isOverWithin(1000, Promise.reject(new Error('away')))).toBe(true)
  expect(await isOverWithin(1, never)).toBe(false)
})
