import type { Page } from '@playwright/test'
import { openDatabase } from '../app/db/database.server.ts'
import { articleRow } from '../app/db/testing/rows.ts'
import { addApplications, openInbox } from './inbox.ts'
import { keptPage } from './one-page.ts'
import { signIn, testWithOwner } from './owner-site.ts'
import { expect } from './site.ts'

const test = testWithOwner({}, keptPage())

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** As far as the page goes. */
async function scrollDown(page: Page) {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const far = await scrollY(page)
  expect(far).toBeGreaterThan(300)
  return far
}

test('a link of the admin area opens its page at the top, and Back returns to where one was', async ({
  page,
  site,
}) => {
  const { dataDir, databaseUrl } = site
  const database = await openDatabase({ dataDir, databaseUrl })
  const rows = Array.from({ length: 6 }, (_, n) =>
    articleRow({ title: `Scrolled ${n}`, content: 'A line.\n\n'.repeat(40) }),
  )
  await database.change([], (trx) => trx.insertInto('articles').values(rows).execute())
  await database.close()

  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  await page.goto('/admin/articles')
  await page.waitForLoadState('networkidle')
  const far = await scrollDown(page)
  await page.getByRole('link', { name: /Edit/ }).last().click()
  await expect(page.getByLabel('Title')).toBeVisible()
  await expect.poll(() => scrollY(page)).toBe(0)

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Articles' })).toBeVisible()
  await expect.poll(() => scrollY(page)).toBe(far)

  // Saved and stayed: the writer goes on where the cursor is.
  await page.getByRole('link', { name: /Edit/ }).last().click()
  await expect(page.getByLabel('Title')).toBeVisible()
  const there = await scrollDown(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Draft saved').or(page.getByText('Published'))).not.toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(await scrollY(page)).toBeGreaterThanOrEqual(there)
})

test('an action of a page that goes on leaves it where it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 })
  await signIn(page)
  await page.goto('/admin/settings/applications')
  await page.waitForLoadState('networkidle')
  const far = await scrollDown(page)
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
  expect(await scrollY(page)).toBe(far)
})

test('the next page of the inbox begins at the top of its list', async ({ page, site }) => {
  await addApplications(
    site,
    Array.from({ length: 70 }, (_, n) => ({ full_name: `Scroll Renter ${n}`, source_page: '/scroll' })),
  )
  await page.setViewportSize({ width: 1280, height: 800 })
  await openInbox(page, '/admin/applications/new?source=/scroll')
  const list = page.locator('.caselist')
  await list.evaluate((node) => node.scrollTo(0, node.scrollHeight))
  await page.locator('.older a').click()
  await expect(page).toHaveURL(/after=/)
  await expect(page.locator('.caselist li').first()).not.toContainText('Scroll Renter 69')
  await expect.poll(() => list.evaluate((node) => node.scrollTop)).toBe(0)
})

test('among the stories and in the inbox the panes scroll, not the page around them', async ({
  page,
  site,
}) => {
  await addApplications(
    site,
    Array.from({ length: 30 }, (_, n) => ({ full_name: `Pane Renter ${n}`, source_page: '/panes' })),
  )
  await page.setViewportSize({ width: 1280, height: 700 })
  await signIn(page)
  for (const path of ['/admin/stories/approved', '/admin/applications/new']) {
    await page.goto(path)
    const isTaller = () =>
      page.evaluate(() => {
        const pane = document.querySelector('.panes > *, .casepanes > *')
        return {
          page: document.documentElement.scrollHeight > innerHeight,
          list: (pane?.scrollHeight ?? 0) > (pane?.clientHeight ?? 0),
        }
      })
    await expect.poll(isTaller, path).toEqual({ page: false, list: true })
  }
})
