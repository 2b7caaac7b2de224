import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { closeParts } from './close-parts.ts'

function setUp() {
  const closed: string[] = []
  const log = { error: vi.fn(), warn: vi.fn() }
  const part = (name: string, ms = 0) => ({
    async close() {
      await sleep(ms)
      closed.push(name)
    },
  })
  return { closed, log, part }
}

test('those of one list close together, and the next list after the last of them', async () => {
  const { closed, log, part } = setUp()
  await closeParts([[part('slow', 20), part('quick')], [part('database')]], { withinMs: 60_000, log })
  expect(closed).toEqual(['quick', 'slow', 'database'])
  expect(log.error).not.toHaveBeenCalled()
})

test('one that fails is told, and the others close all the same', async () => {
  const { closed, log, part } = setUp()
  const failing = { close: () => Promise.reject(new Error('no')) }
  await closeParts([[failing, part('beside')], [part('database')]], { withinMs: 60_000, log })
  expect(closed).toEqual(['beside', 'database'])
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: new Error('no') }, expect.any(String))
})

test('what hangs is not waited for', async () => {
  const { closed, log, part } = setUp()
  const hanging = { close: () => new Promise<void>(() => {}) }
  await closeParts([[hanging, part('beside')], [part('database')]], { withinMs: 30, log })
  expect(closed).toEqual(['beside'])
  expect(log.error).toHaveBeenCalledOnce()
})
