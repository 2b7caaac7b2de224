import { expectAccessible } from './axe.ts'
import { onOnePage } from './one-page.ts'
import { test as anew, expect } from './site.ts'

const test = onOnePage(anew)
const paper = { light: 'rgb(246, 239, 225)', dark: 'rgb(14, 26, 22)' }
const background = () => getComputedStyle(document.body).backgroundColor

test('a chosen theme is stored under "theme", marks the root and stays after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await page.getByRole('radio', { name: 'Dark' }).first().check({ force: true })
  await expect(page.locator('html')).toHaveClass('dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.reload()
  await expect(page.locator('html')).toHaveClass('dark')
  expect(await page.evaluate(background)).toBe(paper.dark)
  await expect(page.getByRole('radio', { name: 'Dark' }).first()).toBeChecked()
})

for (const path of ['/admin', '/admin/forgot'])
  test(`the theme can be chosen in the header of ${path}, before signing in`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await expectAccessible(page)
    await page.getByRole('banner').getByRole('radio', { name: 'Dark' }).check({ force: true })
    await expect(page.locator('html')).toHaveClass('dark')
  })

test('with system the theme follows the operating system, also while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveClass('light')
})

anew('a stored value other than the three is ignored', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'))
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass('light')
  await expect(page.locator('.theme input[value=system]').first()).toBeChecked()
})

anew('where storage is forbidden a choice lasts as long as the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    }),
  )
  await page.goto('/')
  for (const theme of ['dark', 'light', 'dark']) {
    const choice = page.locator(`.theme input[value=${theme}]`).first()
    await choice.check({ force: true })
    await expect(page.locator('html')).toHaveClass(theme)
    await expect(choice).toBeChecked()
  }
})

anew('the theme is set before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    // The body appears before anything can be painted.
    new MutationObserver((_changes, observer) => {
      if (!document.body) return
      Object.assign(window, { classAtBody: document.documentElement.className })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  expect(await page.evaluate(() => Reflect.get(window, 'classAtBody'))).toBe('dark')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`without JavaScript the ${colorScheme} theme of the system is shown`, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme })
    const page = await context.newPage()
    await page.goto(site.url)
    expect(await page.evaluate(background)).toBe(paper[colorScheme])
    await context.close()
  })
}

test('with forced colours a button has an edge, a select its arrow, and the chosen theme and the current tab can be told', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const style = (
    selector: string,
    name: 'appearance' | 'borderBottomColor' | 'borderBottomWidth' | 'backgroundImage' | 'color',
  ) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element)[property], name)
  await page.goto('/sitemap')
  expect(await style('.btn', 'borderBottomWidth')).toBe('1px')
  expect(await style('.theme label:has(:checked)', 'borderBottomWidth')).toBe('3px')
  const [current, other] = ['[href="#xml"]', '[href="#pages"]'].map((tab) => style(tab, 'borderBottomColor'))
  expect(await current).not.toBe(await other)
  await page.goto('/forms/funding')
  // Forced colours take its background away, and the arrow in it.
  expect(await style('select.field', 'appearance')).toBe('auto')
  await page.emulateMedia({ forcedColors: null })
})

test('the menu of a phone closes when the focus goes to what it covers or plain text is tapped, and stays open within', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const menu = page.locator('.menu')
  await menu.locator('> summary').click()
  await menu.locator('.sheet a').first().focus()
  await expect(menu).toHaveAttribute('open')
  await page.locator('main a').first().focus()
  await expect(menu).not.toHaveAttribute('open')
  // A tap on plain text is no click on an iPhone.
  await menu.locator('> summary').click()
  await page.locator('h1').dispatchEvent('pointerdown')
  await expect(menu).not.toHaveAttribute('open')
})
