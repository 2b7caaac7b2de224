import { expect, test, vi } from 'vitest'
import { hourMs, minuteMs } from './duration.ts'
import { atMostHourly, hourly } from './hourly.ts'
import { createTrustedClock } from './trusted-clock.ts'

function clocks() {
  const time = { wall: Date.UTC(2026, 10, 18), steady: 700 }
  return {
    time,
    clock: createTrustedClock({ wall: () => time.wall, steady: () => time.steady }),
    pass(ms: number) {
      time.wall += ms
      time.steady += ms
    },
  }
}

test('the wall clock is trusted an hour after the start', () => {
  const { clock, pass } = clocks()
  expect(clock.isTrusted()).toBe(false)
  pass(hourMs - 1)
  expect(clock.isTrusted()).toBe(false)
  pass(1)
  expect(clock.isTrusted()).toBe(true)
})

test.each([-10 * hourMs, 10 * hourMs, 6 * minuteMs])('set by %i ms, the hour starts anew', (ms) => {
  const { clock, pass, time } = clocks()
  pass(hourMs)
  expect(clock.isTrusted()).toBe(true)
  time.wall += ms
  expect(clock.isTrusted()).toBe(false)
  pass(hourMs - 1)
  expect(clock.isTrusted()).toBe(false)
  pass(1)
  expect(clock.isTrusted()).toBe(true)
})

test('set within the first hour, and not looked at meanwhile, the hour starts when that is seen', () => {
  const { clock, pass, time } = clocks()
  pass(minuteMs)
  time.wall -= 10 * hourMs
  pass(hourMs)
  expect(clock.isTrusted()).toBe(false)
  pass(hourMs)
  expect(clock.isTrusted()).toBe(true)
})

test('a correction of some seconds starts no new hour', () => {
  const { clock, pass, time } = clocks()
  pass(hourMs)
  time.wall -= minuteMs
  expect(clock.isTrusted()).toBe(true)
})

test('work that deletes by age waits until the clock is trusted, and is done hourly by the steady clock', async () => {
  const { clock, pass, time } = clocks()
  const work = vi.fn(async (_now: string) => {})
  const clean = atMostHourly(work, clock)
  await clean('at the start')
  expect(work).not.toHaveBeenCalled()
  pass(hourMs)
  await clean('after an hour')
  await clean('at once again')
  pass(hourMs - 1)
  await clean('a bit early')
  expect(work.mock.calls).toEqual([['after an hour']])
  time.wall -= 4 * minuteMs
  pass(1)
  await clean('an hour later, set back a little')
  expect(work).toHaveBeenCalledTimes(2)
})

test('hourly work is looked at every minute, told when it fails, and waited for at the end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const { clock, pass } = clocks()
    const work = vi.fn(async () => Promise.reject(new Error('no')))
    const tell = vi.fn()
    const job = hourly(work, tell, clock)
    await vi.advanceTimersByTimeAsync(minuteMs)
    expect(work).not.toHaveBeenCalled()
    pass(hourMs)
    await vi.advanceTimersByTimeAsync(minuteMs)
    expect(work).toHaveBeenCalledOnce()
    await job.close()
    expect(tell).toHaveBeenCalledWith(new Error('no'))
    pass(hourMs)
    await vi.advanceTimersByTimeAsync(minuteMs)
    expect(work).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})
