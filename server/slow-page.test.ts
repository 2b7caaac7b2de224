import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Page } from './page-cache.ts'
import { isSlow } from './slow-page.ts'

test('a page that is there in time is not slow, nor is one that fails in time', async () => {
  const page: Page = { status: 200, headers: {}, etag: 'e', brotli: Buffer.from('') }
  expect(await isSlow(Promise.resolve(page))).toBe(false)
  expect(await isSlow(Promise.reject(new Error('away')))).toBe(false)
  expect(await isSlow(sleep(600).then(() => page))).toBe(true)
})
