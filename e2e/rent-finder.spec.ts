import { expectFitAndAccessible } from './axe.ts'
import { expect, test } from './site.ts'

const answered = '/rent-finder?near=houston-tx&miles=50&bedrooms=2&rent=1500'

test('an answer with its map and list fits every screen and has no accessibility violation', ({ page }) =>
  expectFitAndAccessible(page, answered))

test('without JavaScript the form asks back, keeps what was typed and leads to a town', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/rent-finder')
  await page.getByLabel('Town or ZIP code').fill('Springfield')
  await page.getByLabel('Or the rent you can pay').fill('about 900')
  await page.getByLabel('Bedrooms').selectOption('2')
  await page.getByRole('button', { name: 'Show the towns' }).click()
  await expect(page.getByLabel('Or the rent you can pay')).toHaveValue('about 900')
  await expect(page.getByLabel('Or the rent you can pay')).toHaveAccessibleDescription(/digits, like 1200/)
  await page.getByLabel('Or the rent you can pay').fill('$1,000')
  await page.getByRole('button', { name: 'Show the towns' }).click()
  await page.getByRole('link', { name: 'Springfield, MO' }).click()
  await expect(page).toHaveURL(/\?near=springfield-mo&miles=50&bedrooms=2&rent=1000#answer$/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('of Springfield, MO fit $1,000')
  await page.locator('ol.numbered a').nth(1).click()
  await expect(page).toHaveURL(/\/city\/[a-z-]+$/)
  await context.close()
})

test('with JavaScript it answers as one types, by keyboard alone, and the address can be shared', async ({
  page,
}) => {
  await page.goto('/rent-finder')
  const loaded = page.waitForResponse(/live-answer/)
  await page.getByLabel('Town or ZIP code').focus()
  await loaded
  await page.keyboard.type('Houston, TX')
  await page.keyboard.press('Tab')
  await page.keyboard.type('4500')
  await expect(page.getByRole('status')).toContainText('within 50 miles of Houston, TX fit $1,350')
  await expect(page).toHaveURL(/\?near=houston-tx&miles=50&bedrooms=1&income=4500$/)
  await expect(page.getByLabel('Income a month')).toBeFocused()

  await page.route('**/rent-finder/answer?*', (route) => route.abort())
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('3000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/&income=3000#answer$/)
  await expect(page.locator('#answer h2')).toContainText('fit $900 a month')
})
