import { expectFitAndAccessible } from './axe.ts'
import { onOnePage } from './one-page.ts'
import { test as anew, expect } from './site.ts'

const test = onOnePage(anew)

for (const path of ['/no-such-page', '/forms/funding', '/qualify'])
  test(`${path} fits every screen and has no accessibility violation`, async ({ page }) => {
    await expectFitAndAccessible(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
  })

test('the promo banner stands at the top and at the bottom and leads to the qualification section', async ({
  plain,
}) => {
  await plain.goto('/no-such-page')
  expect(plain.words.split('Get $300-$5,000 in Rental Funding Today!')).toHaveLength(3)
  const links = plain.all('a', 'Check Eligibility')
  expect(links).toHaveLength(2)
  for (const link of links) expect(link.attribute('href')).toBe('/#qualification')
})

test('the navigation bar has the specified links and opens the application in a new tab', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const expected = {
    Home: '/',
    'Qualify Now': '/#qualification',
    'Service Areas': '/states',
    'Success Stories': '/testimonials',
  }
  for (const [name, href] of Object.entries(expected)) {
    await expect(bar.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: '(800) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+18005550142',
  )
  const [form] = await Promise.all([
    page.waitForEvent('popup'),
    banner.getByRole('link', { name: 'Apply Now - $99.95' }).click(),
  ])
  await expect(form).toHaveURL(/\/forms\/funding\?from=\//)
  expect(await form.evaluate(() => window.opener)).toBeNull()
})

test('on a phone the links fold into a menu that opens and closes without JavaScript', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await page.goto(site.url)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeHidden()
  await page.getByText('Menu', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Service Areas' })).toBeVisible()
  await page.getByText('Menu', { exact: true }).click()
  await expect(menu).toBeHidden()
  await context.close()
})

test('the footer links services, six states, phone, e-mail and the policy pages', async ({ plain }) => {
  await plain.goto('/')
  const footer = plain.one('body > footer')
  for (const state of ['texas', 'california', 'florida', 'new-york', 'georgia', 'illinois'])
    footer.one(`a[href="/state/${state}"]`)
  for (const path of ['/privacy', '/terms', '/sitemap', '/accessibility']) footer.one(`a[href="${path}"]`)
  expect(footer.link('(800) 555-0142')).toBe('tel:+18005550142')
  expect(footer.link('help@secondkey.example')).toBe('mailto:help@secondkey.example')
  for (const words of [
    '© 2024 Second Key Rentals',
    'Equal housing opportunity',
    'Place data © GeoNames, CC BY 4.0',
  ])
    expect(footer.words).toContain(words)
})

test('the skip link is the first stop of the keyboard and leads to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the first screen of a phone says what this is, what it costs, what to do and whom to call', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const hero = page.getByRole('main')
  for (const part of [
    hero.getByRole('heading', { level: 1 }),
    hero.getByRole('link', { name: 'Check If You Qualify' }).first(),
    hero.getByText(/^What it costs: \$99\.95/).first(),
    hero.getByRole('link', { name: '(800) 555-0142' }).first(),
  ]) {
    await expect(part).toBeInViewport()
  }
})

anew('nothing moves while the heading face arrives', async ({ page }) => {
  let faces = 0
  await page.route('**/*.woff2', async (route) => {
    faces++
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
  expect(faces).toBeGreaterThan(0)
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01)
})
