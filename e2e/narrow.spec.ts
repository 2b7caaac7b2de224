import type { Page } from '@playwright/test'
import { expectFit } from './axe.ts'
import { onOnePage } from './one-page.ts'
import { test as anew, expect } from './site.ts'

const test = onOnePage(anew)

/** One of each make; the longest words are Spanish. */
const families = ['/es', '/forms/funding', '/told-no', '/rent-finder', '/state/texas', '/es/city/houston-tx']

for (const textSize of [24, 32])
  test(`with letters of ${textSize} px a phone shows every page whole, and its menu opens`, async ({
    playwright,
    site,
  }, { project }) => {
    // Media queries follow the size that the reader chose, not that of `html`: it is set as the browser starts.
    const { launchOptions } = project.use
    const args = [...(launchOptions?.args ?? []), `--blink-settings=defaultFontSize=${textSize}`]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const page = await browser.newPage({ baseURL: site.url, viewport: { width: 360, height: 740 } })
    for (const path of families) {
      await page.goto(path)
      await expectWhole(page)
      await page.locator('.menu > summary').click()
      await expect(page.locator('.menu .sheet')).toBeInViewport()
      await expectFit(page)
    }
    await browser.close()
  })

for (const path of [
  '/city/houston',
  '/city/hilo-hi',
  '/es/city/houston-tx',
  '/state/vermont',
  '/es/state/vermont',
])
  test(`${path} fits a screen of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(path)
    await expectWhole(page)
  })

/** What WCAG 1.4.12 lets a reader set. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }'

for (const width of [320, 360])
  test(`with letters, words and lines set apart every page fits ${width} px, and its menu opens`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    for (const path of [...families, '/states', '/es/state/vermont', '/city/hilo-hi', '/es/city/hilo-hi']) {
      await page.goto(path)
      await page.addStyleTag({ content: textSpacing })
      await expectWhole(page)
      await page.locator('.menu > summary').click()
      const sheet = page.locator('.menu .sheet')
      await expect(sheet).toBeInViewport()
      const costs = sheet.locator('.costs > summary')
      if (await costs.count()) await costs.click()
      await expectFit(page)
      expect(await sheet.evaluate((one) => one.scrollWidth - one.clientWidth), path).toBe(0)
    }
  })

/** Parts that are out of sight, and heroes, cut off what is too wide: none of their words. */
async function expectWhole(page: Page) {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  await expectFit(page)
  const [all, outside] = await page
    .locator('main :is(h1, h2, .btn)')
    .evaluateAll((all) => [
      all.length,
      all.filter((one) => one.getBoundingClientRect().right > innerWidth).length,
    ])
  expect(all, page.url()).toBeGreaterThan(1)
  expect(outside, page.url()).toBe(0)
}
