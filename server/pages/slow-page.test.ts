import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Page } from './page-cache.ts'
import { isSlow } from './slow-page.ts'

const page: Page = { status: 200, headers: {}, etag: 'e', brotli: Buffer.from('') }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('a page that is there in time is not slow, nor is one that fails in time', async () => {
  expect(await isSlow(Promise.resolve(page))).toBe(false)
  expect(await isSlow(Promise.reject(new Error('away')))).toBe(false)
})

test('a page that is not there after 300 ms is slow', async () => {
  const answers: boolean[] = []
  void isSlow(new Promise(() => {})).then((answer) => answers.push(answer))
  await vi.advanceTimersByTimeAsync(299)
  expect(answers).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(answers).toEqual([true])
})
