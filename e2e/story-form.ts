import type { Page } from '@playwright/test'
import { expect } from './site.ts'

export const sent = 'Story submitted successfully! It will be reviewed before appearing on the wall.'
export const failed = 'Error submitting story. Please try again.'

export async function fillStory(page: Page, headline: string) {
  await page.getByLabel('Full name', { exact: true }).fill('Jordan Quillfeather')
  await page.getByLabel('Email').fill('jordan@example.com')
  await page.getByLabel('Phone').fill('(555) 010-9999')
  await page.getByLabel('City', { exact: true }).fill('Akron')
  await page.getByLabel('State', { exact: true }).selectOption('OH')
  await page.getByLabel('Headline').fill(headline)
  await page.getByLabel('How Second Key Rentals helped').fill('They called the office.\nTwice.')
  await page.getByLabel('Words of encouragement').fill('Ask again.')
}

export async function openForm(page: Page, url = '') {
  await page.goto(`${url}/approval-wall/share`)
  await page.getByLabel('Full name', { exact: true }).focus()
  await expect(page.locator('[data-island=story-form]')).toHaveAttribute('data-hydrated', 'yes')
}

export const send = (page: Page) => page.getByRole('button', { name: 'Submit Your Story' })

/** The first story arrives, but its answer is lost. */
export async function loseFirstAnswer(page: Page) {
  let tries = 0
  await page.route('**/stories', async (route) => {
    tries++
    if (tries > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
}
