import { test as base, type Page } from '@playwright/test'
import { freshDatabase } from '../app/db/testing/fresh-database.ts'
import { expect, type Site, startSite } from './site.ts'

export const owner = { email: 'owner@example.com', password: 'correct horse battery staple' }
export const ownerEnv = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }

export type Engine = { engine: 'sqlite' | 'postgres' }

/** Tests with a site of its own for each spec file: what one changes, no other sees. */
export function testWithOwner() {
  return base.extend<object, Engine & { site: Site }>({
    engine: ['sqlite', { option: true, scope: 'worker' }],
    site: [
      async ({ engine }, use) => {
        const env: Record<string, string> = { ...ownerEnv }
        if (engine === 'postgres') env.DATABASE_URL = await freshDatabase()
        const site = await startSite({ env })
        await use(site)
        await site.stop()
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ site }, use) => use(site.url),
  })
}

export async function signIn(page: Page, admin = owner) {
  await enterPassword(page, admin)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}

export async function enterPassword(page: Page, { email, password } = owner) {
  await page.goto('/admin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
