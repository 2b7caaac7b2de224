import type { Cookie, Page } from '@playwright/test'
import { migratedDatabase } from '../app/db/testing/migrated.ts'
import { owner, ownerEnv } from '../server/testing/owner.ts'
import type { KeptPage } from './one-page.ts'
import type { PlainPage } from './plain-page.ts'
import { test as base, type Engine, expect, sharedInFile, startSite } from './site.ts'

/** Tests with a site of its own for each spec file: what one changes, no other sees. */
export function testWithOwner(env: Record<string, string> = {}, kept: Partial<KeptPage> = {}) {
  const siteOf = sharedInFile(
    (engine: Engine['engine']) => startWithOwner(engine, env),
    (site) => site.stop(),
  )
  return base.extend({ ...kept, site: async ({ engine }, use) => use(await siteOf(engine)) })
}

/** A mail server that nobody can reach: mails wait in the queue. */
export const unheardMail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'help@example.com' }

async function startWithOwner(engine: Engine['engine'], more: Record<string, string>) {
  const env: Record<string, string> = { ...ownerEnv, ...more }
  if (engine === 'postgres') env.DATABASE_URL = await migratedDatabase()
  return await startSite({ env })
}

/** By e-mail, of this worker's last sign-in. */
const sessions = new Map<string, Cookie[]>()

/** Few tests are about signing in: no page is opened for it, and the session of an earlier test is good again. */
export async function signIn(page: Page, admin = owner) {
  const { request } = page
  await page.context().addCookies(sessions.get(admin.email) ?? [])
  const account = await request.get('/admin/account', { maxRedirects: 0 })
  if (account.ok()) return
  // There is none yet, it has ended, or it is of another site.
  const { email, password } = admin
  const headers = { Origin: new URL(account.url()).origin }
  // A site that has just opened may still be making its owner.
  await expect(async () => {
    const answer = await request.post('/admin?index', { form: { email, password }, headers, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
  }).toPass({ intervals: [500, 1000, 2000, 4000], timeout: 60_000 })
  sessions.set(admin.email, await page.context().cookies())
}

/** By the form itself: without a browser it costs little. */
export async function signInPlainly(plain: PlainPage, { email, password } = owner) {
  // A site that has just opened may still be making its owner.
  await expect(async () => {
    await plain.goto('/admin')
    if (plain.words.includes('Logout')) return
    plain.fill('Email', email)
    plain.fill('Password', password)
    await plain.press('Sign in')
    expect(plain.words).toContain('Logout')
  }).toPass({ intervals: [500, 1000, 2000, 4000], timeout: 60_000 })
}

export async function openAdmin(page: Page, admin = owner) {
  await signIn(page, admin)
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
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
