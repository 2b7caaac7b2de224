import { test as base, type Page } from '@playwright/test'
import { type Site, startSite } from '../server/testing/site.ts'

/** Tests with a running site: one per worker, `page.goto('/')` leads to it. */
export const test = base.extend<object, { site: Site; lookout: Page }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  /** A page that is only looked at, one for many tests: the browser reads the checker once, not for each of them. */
  lookout: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: site.url })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

export { expect } from '@playwright/test'
export { type Site, startSite } from '../server/testing/site.ts'
