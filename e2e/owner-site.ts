import { test as base, type Cookie, type Page } from '@playwright/test'
import { freshDatabase } from '../app/db/testing/fresh-database.ts'
import { owner, ownerEnv } from '../server/testing/owner.ts'
import { expect, type Site, startSite } from './site.ts'

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

/** By e-mail, of this worker's last sign-in. */
const sessions = new Map<string, Cookie[]>()

/** To sign in takes a second, and few tests are about it: the session of an earlier one is good again. */
export async function signIn(page: Page, admin = owner) {
  const logout = page.getByRole('button', { name: 'Logout' })
  await page.context().addCookies(sessions.get(admin.email) ?? [])
  await page.goto('/admin')
  await expect(logout.or(page.getByLabel('Password'))).toBeVisible()
  if (await logout.isVisible()) return
  // There is none yet, it has ended, or it is of another site.
  await fillIn(page, admin)
  await expect(logout).toBeVisible()
  sessions.set(admin.email, await page.context().cookies())
}

export async function enterPassword(page: Page, admin = owner) {
  await page.goto('/admin')
  await fillIn(page, admin)
}

async function fillIn(page: Page, { email, password }: typeof owner) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
