import type { Browser, BrowserContext, Page, TestFixture } from '@playwright/test'
import { sharedInFile } from './site.ts'

/**
 * Fixtures for a file whose tests all look at one site: its page is kept from test to test, with the scripts that it
 * has fetched and compiled. That halves what opening the first page costs, and no context has to be reset. What a test
 * leaves is cleared: cookies, storage, routes, other pages, size and media. Not init scripts and the clock: a test that
 * needs those opens a page of its own.
 *
 * Ask for it before what opens the site: it is to be closed first, since every hook afterwards would open the site again.
 */
export function keptPage() {
  const keptOf = sharedInFile(openContext, ({ context }) => context.close())
  const context: TestFixture<BrowserContext, { browser: Browser }> = async ({ browser }, use) => {
    const { context, page } = await keptOf(browser)
    await use(context)
    for (const other of context.pages()) if (other !== page) await other.close()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await leave(page)
    await context.clearCookies()
  }
  // The first of its pages.
  const page: TestFixture<Page, { context: BrowserContext }> = async ({ context }, use) => {
    const [page] = context.pages()
    if (!page) throw new Error('The page that is kept was closed')
    await use(page)
  }
  return { context, page }
}

export type KeptPage = ReturnType<typeof keptPage>

async function openContext(browser: Browser) {
  const context = await browser.newContext()
  return { context, page: await context.newPage() }
}

async function leave(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.setExtraHTTPHeaders({})
  // Text that leads to no script: from here the storage of the site is reached, and nothing writes to it any more.
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' })
}
