import { test as base } from '@playwright/test'
import { type Site, startSite } from '../server/testing/site.ts'

/** Tests with a running site: one per worker, `page.goto('/')` leads to it. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

export { expect } from '@playwright/test'
export { type Site, startSite } from '../server/testing/site.ts'
