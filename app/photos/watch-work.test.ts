import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { minuteMs } from '../platform/duration.ts'
import { watchWork } from './watch-work.ts'

const roomy = { maxWorkMs: minuteMs, maxResidentBytes: 2 ** 40 }

test('who works for too long is given up', async () => {
  const giveUp = vi.fn()
  const stop = watchWork({ ...roomy, maxWorkMs: 100 }, giveUp)
  while (giveUp.mock.calls.length === 0) {
    for (let number = 0; number < 1e6; number++) Math.sqrt(number)
    await sleep(1)
  }
  expect(giveUp).toHaveBeenCalledExactlyOnceWith('too much work')
  stop()
})

test('who only waits is not, however long it takes', async () => {
  const giveUp = vi.fn()
  const stop = watchWork({ ...roomy, maxWorkMs: 2000 }, giveUp)
  await sleep(2500)
  expect(giveUp).not.toHaveBeenCalled()
  stop()
})

test('who takes too much memory is given up', async () => {
  const giveUp = vi.fn()
  const stop = watchWork({ ...roomy, maxResidentBytes: 1 }, giveUp)
  await vi.waitFor(() => expect(giveUp).toHaveBeenCalledExactlyOnceWith('too much memory'))
  stop()
})

test('work that ended in time is not watched any more', async () => {
  const giveUp = vi.fn()
  watchWork({ ...roomy, maxResidentBytes: 1 }, giveUp)()
  await sleep(100)
  expect(giveUp).not.toHaveBeenCalled()
})
