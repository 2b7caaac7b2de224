import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookEvery } from './use-look-again.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a look waits for the one before', async () => {
  const answers: (() => void)[] = []
  const stop = lookEvery(1000, () => new Promise((resolve) => answers.push(resolve)))
  await vi.advanceTimersByTimeAsync(5000)
  expect(answers).toHaveLength(1)
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(1000)
  expect(answers).toHaveLength(2)
  stop()
})

test('nobody looks any more once it is stopped, also while an answer is awaited', async () => {
  const answers: (() => void)[] = []
  const stop = lookEvery(1000, () => new Promise((resolve) => answers.push(resolve)))
  await vi.advanceTimersByTimeAsync(1000)
  stop()
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(5000)
  expect(answers).toHaveLength(1)
})
