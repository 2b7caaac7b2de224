import type { Page } from '@playwright/test'
import { at, fillYou, go } from './applying.ts'
import { expect, test } from './site.ts'
import { fillStory, openForm, send, sent } from './story-form.ts'

const hydrated = (page: Page) => expect(page.locator('[data-hydrated=yes]')).toHaveCount(1)
const kept = (page: Page, key: string) => page.evaluate((one) => localStorage.getItem(one), key)

test('answers of an application that were erased do not come back with a reload', async ({ page }) => {
  await begin(page, '713 555 0100')
  await go(page, 'Erase them')
  await at(page, 'You')
  await restores(page, { fullName: 'Demo Avery', phone: '713 555 0100', reachBy: 'call' })
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Your name')).toHaveValue('')
  await expect(page.getByRole('radio', { name: 'Call' })).not.toBeChecked()
  expect(await kept(page, 'application:funding')).toBeNull()
})

test('an answer that was corrected stays so after a reload', async ({ page }) => {
  await begin(page, '713 555 0100')
  await go(page, 'Back')
  await page.getByLabel('Phone').fill('713 555 0199')
  await restores(page, { phone: '713 555 0100' })
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Phone')).toHaveValue('713 555 0199')
  expect(await kept(page, 'application:funding')).toContain('713 555 0199')
})

test('who goes back after sending an application finds an empty form', async ({ page }) => {
  await begin(page, '713 555 0100')
  await page.getByLabel('Adults moving in').selectOption('1')
  await page.getByLabel('City and state').fill('Houston, TX')
  await page.getByLabel('Rent you can carry').fill('900')
  await go(page)
  await page.getByText('An eviction').click()
  await go(page)
  await page.getByText('Work on my application').click()
  await go(page, 'Send my application')
  await expect(page.getByRole('heading', { level: 1, name: 'We have it. Now it is our turn.' })).toBeVisible()
  await restores(page, { fullName: 'Demo Avery', phone: '713 555 0100' })
  for (let left = 5; left > 0 && !page.url().includes('/forms/funding'); left--) await page.goBack()
  await hydrated(page)
  await expect(page.getByLabel('Your name')).toHaveValue('')
  expect(await kept(page, 'application:funding')).toBeNull()
})

test('answers of the wizard that were cleared do not come back with a reload', async ({ page }) => {
  await page.goto('/qualify')
  await hydrated(page)
  await page.getByRole('radio', { name: 'Yes' }).first().check({ force: true })
  await go(page)
  await page.getByRole('button', { name: 'Clear my answers' }).click()
  await restores(page, { hasProperty: 'yes', monthlyRent: '555' })
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('radio', { name: 'Yes' }).first()).not.toBeChecked()
  expect(await kept(page, 'qualification')).toBeNull()
})

test('what was erased in a tool does not come back with a reload', async ({ page }) => {
  await page.goto('/told-no')
  await hydrated(page)
  await page.getByLabel('They said no').check()
  await page.getByLabel('State', { exact: true }).selectOption('New York')
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await restores(page, { happened: 'refused', state: 'NY' })
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('They said no')).not.toBeChecked()
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('a story that was sent does not come back with a reload, and a draft does as it was last typed', async ({
  page,
}) => {
  await openForm(page)
  await fillStory(page, 'A key at last')
  await page
    .getByLabel(/permission|share/i)
    .first()
    .check()
  await send(page).click()
  await expect(page.getByText(sent).first()).toBeVisible()
  await restores(page, { headline: 'A key at last', city: 'Akron' })
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Headline')).toHaveValue('')
  await page.getByLabel('City', { exact: true }).fill('Toledo')
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Toledo')
  await expect(page.getByLabel('Headline')).toHaveValue('')
})

test('what is typed after a reload, before the form is hydrated, is not lost', async ({ page }) => {
  await page.goto('/forms/funding')
  await hydrated(page)
  await restores(page, { fullName: 'Demo Avery' })
  const gate = Promise.withResolvers<void>()
  await page.route('**/islands/hydrate-*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.reload()
  await expect(page.getByLabel('Your name')).toHaveValue('')
  await page.getByLabel('Your name').fill('Dana Early')
  gate.resolve()
  await hydrated(page)
  await expect(page.getByLabel('Your name')).toHaveValue('Dana Early')
  await expect.poll(() => kept(page, 'application:funding')).toContain('Dana Early')
})

test('what is typed after a reload is not lost when the first script comes late', async ({ page }) => {
  await page.route('**/islands/loader-*', (route) => route.abort())
  await page.goto('/forms/funding')
  await page.unroute('**/islands/loader-*')
  const gate = Promise.withResolvers<void>()
  await page.route('**/islands/loader-*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('Your name').fill('Dana Early')
  await page.getByLabel('Phone').fill('713 555 0100')
  gate.resolve()
  await hydrated(page)
  await expect(page.getByLabel('Your name')).toHaveValue('Dana Early')
  await expect.poll(() => kept(page, 'application:funding')).toContain('Dana Early')
})

test('where the device stores nothing, Back still brings what was typed', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full')
    }
  })
  await page.goto('/approval-wall/share')
  await hydrated(page)
  await page.getByLabel('Headline').fill('A key at last')
  await page.goto('/articles')
  await page.goBack()
  await hydrated(page)
  await expect(page.getByLabel('Headline')).toHaveValue('A key at last')
})

/** The first step of an application, and on. */
async function begin(page: Page, phone: string) {
  await page.goto('/forms/funding')
  await hydrated(page)
  await fillYou(page, 'restored@example.com')
  await page.getByLabel('Phone').fill(phone)
  await go(page)
  await at(page, 'Your next home')
}

/** From now on as Firefox does it: fields have old values before any script of the page, and there was no event. */
async function restores(page: Page, values: Record<string, string>) {
  await page.addInitScript((old) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      for (const [name, value] of Object.entries(old))
        for (const field of document.getElementsByName(name))
          if (field instanceof HTMLInputElement && /box|radio/.test(field.type))
            field.checked = field.value === value
          else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
            field.value = value
    })
  }, values)
}
