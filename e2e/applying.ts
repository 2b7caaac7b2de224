import type { Page } from '@playwright/test'
import { expect } from './site.ts'

export const inHouston = '/forms/funding?from=/city/houston-tx'

export const go = (page: Page, name = 'Continue') => page.getByRole('button', { name, exact: true }).click()
export const at = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible()

export async function fillYou(page: Page, email: string) {
  await page.getByLabel('Your name').fill('Demo Avery')
  await page.getByLabel('Phone').fill('(713) 555-0118')
  await page.getByLabel('E-mail', { exact: true }).first().fill(email)
  await page.getByText('Call', { exact: true }).click()
}

/** From the second step to the last. */
export async function fillRest(page: Page) {
  await at(page, 'Your next home')
  await expect(page.getByLabel('City and state')).toHaveValue('Houston, TX')
  await page.getByLabel('Adults moving in').selectOption('2')
  await page.getByLabel('Rent you can carry').fill('$1,300')
  await go(page)
  await at(page, 'What happened')
  await page.getByText('An eviction').click()
  await page.getByLabel('In a sentence or two').fill('I lost my job, and have a new one.')
  await go(page)
  await at(page, 'Your yes')
}
