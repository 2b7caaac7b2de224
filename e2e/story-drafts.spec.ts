import type { Page } from '@playwright/test'
import { countStories, forgetLimits } from './moderation.ts'
import { expect, test } from './site.ts'
import { failed, fillStory, loseFirstAnswer, openForm, send, sent } from './story-form.ts'

test.beforeEach(({ site }) => forgetLimits(site))

test('when the server fails nothing typed is lost, the text says so, and a retry makes one story', async ({
  page,
  site,
}) => {
  const headline = 'The line was down'
  await openForm(page)
  await fillStory(page, headline)
  await loseFirstAnswer(page)
  await send(page).click()
  await expect(page.locator('form.tell').getByText(failed)).toBeVisible()
  await expect(page.getByLabel('Headline')).toHaveValue(headline)
  await send(page).click()
  await expect(page.locator('form.tell').getByText(sent)).toBeVisible()
  expect(await countStories(site, headline)).toBe(1)
})

test('a draft survives a reload and a double click sends one story', async ({ page, site }) => {
  const headline = 'Written on the bus'
  await openForm(page)
  await fillStory(page, headline)
  await page.reload()
  await page.getByLabel('Full name', { exact: true }).focus()
  await expect(page.getByLabel('Headline')).toHaveValue(headline)
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('OH')
  await send(page).dblclick()
  await expect(page.locator('form.tell').getByText(sent)).toBeVisible()
  expect(await countStories(site, headline)).toBe(1)
})

const draftOf = (page: Page) => page.evaluate(() => localStorage.getItem('story-draft'))
const nameChoice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const sharing = (page: Page) => page.getByLabel('You may share my story')
const islandCode = '**/islands/hydrate-*.js'
const isHydrated = (page: Page) =>
  expect(page.locator('[data-island=story-form]')).toHaveAttribute('data-hydrated', 'yes')

/** A draft of an earlier visit, with the widest permissions. */
async function leaveDraft(page: Page, headline: string) {
  await openForm(page)
  await fillStory(page, headline)
  await page.locator('input[name=nameDisplay][value=full-name]').check({ force: true })
  await sharing(page).check()
}

test('a privacy choice made before the form hydrates counts more than the draft', async ({ page }) => {
  const headline = 'I thought it over'
  await leaveDraft(page, headline)
  let letGo = () => {}
  const arrived = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(islandCode, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/approval-wall/share')
  await page.locator('input[name=nameDisplay][value=anonymous]').check({ force: true })
  letGo()
  await isHydrated(page)
  await expect(page.getByLabel('Headline')).toHaveValue(headline)
  await expect(nameChoice(page, 'Anonymous')).toBeChecked()
  await expect(sharing(page)).not.toBeChecked()
  await page.unroute(islandCode)
})

test('untouched choices come back with the draft', async ({ page }) => {
  await leaveDraft(page, 'Back on the bus')
  await page.goto('/approval-wall/share')
  await page.getByLabel('Full name', { exact: true }).focus()
  await isHydrated(page)
  await expect(page.locator('input[name=nameDisplay][value=full-name]')).toBeChecked()
  await expect(sharing(page)).toBeChecked()
})

test('after a plain post was refused the draft changes nothing; sent then, the form is empty', async ({
  page,
  site,
}) => {
  const headline = 'Once more with an address'
  await leaveDraft(page, 'The words of last week')
  await page.route(islandCode, (route) => route.abort())
  await page.goto('/approval-wall/share')
  await fillStory(page, headline)
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Phone').fill('')
  await send(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please look at these again' })).toBeFocused()
  await page.unroute(islandCode)
  await page.reload()
  await page.getByLabel('Full name', { exact: true }).focus()
  await isHydrated(page)
  await expect(page.getByLabel('Headline')).toHaveValue(headline)
  await expect(page.getByLabel('Phone')).toHaveValue('')
  await expect(page.locator('input[name=nameDisplay][value=""]')).toBeChecked()
  await expect(sharing(page)).not.toBeChecked()
  await page.getByLabel('Email').fill('jordan@example.com')
  await send(page).click()
  await expect(page.locator('form.tell').getByText(sent)).toBeVisible()
  expect(await countStories(site, headline)).toBe(1)
  for (const label of ['Headline', 'Email', 'City']) await expect(page.getByLabel(label)).toHaveValue('')
  expect(await draftOf(page)).toBeNull()
})

test('a draft goes when the story is sent without the island, and one begun later stays', async ({
  page,
}) => {
  await leaveDraft(page, 'Kept for a day')
  await page.route(islandCode, (route) => route.abort())
  await page.goto('/approval-wall/share')
  await fillStory(page, 'Sent before the script came')
  await send(page).click()
  await expect(page.getByText(sent)).toBeVisible()
  expect(await draftOf(page)).toBeNull()
  await page.evaluate(() => localStorage.setItem('story-draft', '{"headline":"Another"}'))
  await page.reload()
  await expect(page.getByText(sent)).toBeVisible()
  expect(await draftOf(page)).toContain('Another')
  await page.unroute(islandCode)
})

test('edits after a lost answer are what is stored', async ({ page, site }) => {
  await openForm(page)
  await fillStory(page, 'Before the line broke')
  await sharing(page).check()
  await loseFirstAnswer(page)
  await send(page).click()
  await expect(page.locator('form.tell').getByText(failed)).toBeVisible()
  await page.getByLabel('Headline').fill('After the line broke')
  await sharing(page).uncheck()
  await send(page).click()
  await expect(page.locator('form.tell').getByText(sent)).toBeVisible()
  expect(await countStories(site, 'Before the line broke')).toBe(0)
  expect(await countStories(site, 'After the line broke')).toBe(1)
})
