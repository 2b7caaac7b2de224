import { setImmediate as turn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createIdleness, createWarmer } from './warmer.ts'

const log = { warn: vi.fn() }

function warmerOf(paths: string[], prepare: (path: string) => Promise<unknown> = async () => {}) {
  const made: string[] = []
  let isIdle = true
  let underWay = 0
  let mostAtOnce = 0
  const warmer = createWarmer({
    ...{ log, settleMs: 0, pollMs: 1, isIdle: () => isIdle },
    list: async () => paths,
    async prepare(path) {
      mostAtOnce = Math.max(mostAtOnce, ++underWay)
      made.push(path)
      await prepare(path)
      underWay--
    },
  })
  const setIdle = (value: boolean) => {
    isIdle = value
  }
  return { warmer, made, setIdle, mostAtOnce: () => mostAtOnce }
}

test('every page of the list is rendered, in its order and one at a time', async () => {
  const { warmer, made, mostAtOnce } = warmerOf(['/', '/a', '/b'], () => turn())
  warmer.soon()
  await expect.poll(() => made).toEqual(['/', '/a', '/b'])
  expect(mostAtOnce()).toBe(1)
  await warmer.close()
})

test('while the process is busy nothing is rendered, and afterwards it goes on', async () => {
  const { warmer, made, setIdle } = warmerOf(['/', '/a'], async (path) => setIdle(path !== '/'))
  warmer.soon()
  await expect.poll(() => made).toEqual(['/'])
  for (let look = 0; look < 20; look++) await turn()
  expect(made).toEqual(['/'])
  setIdle(true)
  await expect.poll(() => made).toEqual(['/', '/a'])
  await warmer.close()
})

test('many changes at once make the list once more, from its beginning', async () => {
  const { warmer, made } = warmerOf(['/', '/a'], async (path) => {
    if (path === '/' && made.length === 1) for (let change = 0; change < 9; change++) warmer.soon()
  })
  warmer.soon()
  await expect.poll(() => made).toEqual(['/', '/', '/a'])
  await warmer.close()
})

test('nothing more is rendered once the site stops', async () => {
  const { warmer, made } = warmerOf(['/', '/a'], async () => void warmer.close())
  warmer.soon()
  await expect.poll(() => made).toEqual(['/'])
  await warmer.close()
  expect(made).toEqual(['/'])
})

test('before a process serves every page is rendered, busy or not, but no longer than it may take', async () => {
  const { warmer, made, setIdle } = warmerOf(['/', '/a', '/b'])
  setIdle(false)
  expect(await warmer.first(60_000)).toBe(3)
  expect(made).toEqual(['/', '/a', '/b'])
  const slow = warmerOf(['/', '/a'], () => new Promise(() => {}))
  expect(await slow.warmer.first(1)).toBe(0)
  expect(slow.made).toEqual(['/'])
})

test('a page that fails is said and harms nobody', async () => {
  const { warmer, made } = warmerOf(['/', '/a'], async (path) => {
    if (path === '/') throw new Error('broken')
  })
  warmer.soon()
  await expect.poll(() => log.warn).toHaveBeenCalledOnce()
  await expect.poll(() => made).toEqual(['/', '/a'])
  await warmer.close()
})

test('idle is who has nothing under way and mostly waited since the last look', () => {
  let utilization = 0.1
  let underWay = 0
  const isIdle = createIdleness(
    () => underWay,
    () => ({ idle: 0, active: 0, utilization }),
  )
  expect(isIdle()).toBe(true)
  utilization = 0.9
  expect(isIdle()).toBe(false)
  utilization = 0.1
  underWay = 1
  expect(isIdle()).toBe(false)
})
