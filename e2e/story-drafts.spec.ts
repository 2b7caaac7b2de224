import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { countStories, findRenterPhoto, forgetLimits, moderate } from './moderation.ts'
import { onOnePage } from './one-page.ts'
import { test as anew, expect } from './site.ts'
import { failed, fillStory, loseFirstAnswer, openForm, send, sent } from './story-form.ts'

const test = onOnePage(anew)

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

async function choosePhoto(page: Page) {
  const grey = sharp({ create: { width: 900, height: 700, channels: 3, background: '#777' } })
  const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await grey.jpeg().toBuffer() }
  await page.locator('input[name=renterPhoto]').setInputFiles(photo)
  await expect(page.getByRole('img', { name: 'Preview: You' })).toBeVisible()
}

/** The answer is lost, and the form is opened again, at the same or another address. */
async function loseAndOpen(page: Page, again: () => Promise<unknown>) {
  await loseFirstAnswer(page)
  await send(page).click()
  await expect(page.locator('form.tell').getByText(failed)).toBeVisible()
  await again()
  await page.locator('[name=fullName]').focus()
  await isHydrated(page)
}

test('a story whose answer was lost is one story when it is sent again after a reload', async ({
  page,
  site,
}) => {
  const headline = 'The tunnel ate the answer'
  await openForm(page)
  await fillStory(page, headline)
  await choosePhoto(page)
  await loseAndOpen(page, () => page.reload())
  await expect(page.getByLabel('Headline')).toHaveValue(headline)
  await send(page).click()
  await expect(page.locator('form.tell').getByText(sent)).toBeVisible()
  expect(await countStories(site, headline)).toBe(1)
  expect(await findRenterPhoto(site, headline)).toMatch(/^\/photos\//)
  for (const label of ['Headline', 'Email', 'City']) await expect(page.getByLabel(label)).toHaveValue('')
  // The next story is another one.
  await fillStory(page, `${headline} again`)
  await send(page).click()
  await expect(page.locator('form.tell').getByText(sent)).toBeVisible()
  expect(await countStories(site, headline)).toBe(1)
  expect(await countStories(site, `${headline} again`)).toBe(1)
})

test('so it is when it is sent again from the page in the other language, or from a second tab', async ({
  page,
  context,
  site,
}) => {
  const headline = 'One story in two tongues'
  await openForm(page)
  await fillStory(page, headline)
  const second = await context.newPage()
  await openForm(second, site.url)
  await loseAndOpen(page, () => page.goto('/es/approval-wall/share'))
  await page.getByRole('button', { name: 'Envíe su historia' }).click()
  await expect(page.locator('form.tell').getByText('¡Recibimos su historia!')).toBeVisible()
  await send(second).click()
  await expect(second.locator('form.tell').getByText(sent)).toBeVisible()
  expect(await countStories(site, headline)).toBe(1)
  await second.close()
})

test('a story that was decided on meanwhile stays as it is; opened anew, the form takes another', async ({
  page,
  site,
}) => {
  const headline = 'Read before the second try'
  await openForm(page)
  await fillStory(page, headline)
  await loseAndOpen(page, () => page.reload())
  await moderate(site, 'approve', headline)
  await page.getByLabel('Headline').fill(`${headline}, changed`)
  await send(page).click()
  await expect(page.locator('form.tell').getByText('Your story reached us before')).toBeVisible()
  expect(await countStories(site, `${headline}, changed`)).toBe(0)
  // What is typed from here on is another story, before a reload and after it.
  await page.getByLabel('Headline').press('End')
  await page.getByLabel('Headline').pressSequentially(' again')
  await page.reload()
  await page.getByLabel('Full name', { exact: true }).focus()
  await isHydrated(page)
  await expect(page.getByLabel('Headline')).toHaveValue(`${headline}, changed again`)
  await page.getByLabel('Headline').fill('Another door')
  await send(page).click()
  await expect(page.locator('form.tell').getByText(sent)).toBeVisible()
  expect([await countStories(site, headline), await countStories(site, 'Another door')]).toEqual([1, 1])
  await moderate(site, 'reject', headline)
})

test('a photo that a reload has lost is asked for again, until it is chosen, left out or sent', async ({
  page,
}) => {
  const again = page.locator('.drops .asked').first().getByText('Please choose this photo again')
  const reload = async () => {
    await page.reload()
    await page.getByLabel('Full name', { exact: true }).focus()
    await isHydrated(page)
  }
  await openForm(page)
  await fillStory(page, 'A photo on the bus')
  await choosePhoto(page)
  await reload()
  await expect(again).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
  await page.getByLabel('Headline').fill('A photo on the train')
  await reload()
  await expect(again).toBeVisible()
  await choosePhoto(page)
  await expect(again).toBeHidden()
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await reload()
  await expect(page.getByLabel('Headline')).toHaveValue('A photo on the train')
  await expect(again).toBeHidden()
  await choosePhoto(page)
  await reload()
  await expect(again).toBeVisible()
  await send(page).click()
  await expect(page.locator('form.tell').getByText(sent)).toBeVisible()
  expect(await draftOf(page)).toBeNull()
  await expect(again).toBeHidden()
})
