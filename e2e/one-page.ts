import type { Browser, BrowserContext, Page, PlaywrightTestOptions, TestFixture } from '@playwright/test'
import { type test as base, sharedInFile } from './site.ts'

/** Whatever a test listens to. */
const events = ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'requestfinished', 'response']

/**
 * The tests of one file on one page: a new one costs 0.2 CPU-seconds, and has all scripts to fetch and to compile. A
 * test gets it without cookies, routes, listeners and anything stored, in the size and with the media of the others.
 * What nobody can take back needs a page of its own: scripts that run first, a clock, a context that is offline.
 */
export function onOnePage(test: typeof base) {
  return test.extend(keptPage())
}

/**
 * The same for a file with a site of its own. To be asked for before what opens that site, so that it is closed first:
 * every hook that runs after the site was closed would open it again.
 */
export function keptPage() {
  const pageOf = sharedInFile(
    async (browser: Browser) => (await browser.newContext()).newPage(),
    (page) => page.context().close(),
  )
  type Needs = PlaywrightTestOptions & { browser: Browser }
  const page: TestFixture<Page, Needs> = async ({ browser, viewport, contextOptions }, use) => {
    const page = await pageOf(browser)
    if (page.url() !== 'about:blank') await empty(page)
    await page.setViewportSize(viewport ?? { width: 1280, height: 720 })
    const { reducedMotion } = contextOptions
    await page.emulateMedia({ colorScheme: null, forcedColors: null, media: null, reducedMotion })
    await use(page)
  }
  const context: TestFixture<BrowserContext, { page: Page }> = async ({ page }, use) => use(page.context())
  return { page, context }
}

export type KeptPage = ReturnType<typeof keptPage>

async function empty(page: Page) {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of events) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.setExtraHTTPHeaders({})
  // What is short and of the same site needs no process of its own, as a blank page does. From here on the page before
  // asks nothing: an answer to it might bring a cookie.
  await page.goto('/robots.txt')
  await context.clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
