import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { cheapPhone, slowdown } from './calm.ts'

/** From a no to a plan and a letter on paper, without a network after the first visit; null without Chromium. */
export async function measureJourney(url: string): Promise<{ seconds: number; pages: number } | null> {
  const executablePath = process.env.CHROMIUM_PATH
  if (!executablePath) return null
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const context = await browser.newContext({ ...cheapPhone, baseURL: url })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto('/told-no')
  while (!(await page.evaluate(isKept))) await sleep(500)
  await context.setOffline(true)
  const started = performance.now()
  await page.reload()
  await answer(page)
  const paper = await page.pdf()
  const seconds = (performance.now() - started) / 1000
  await browser.close()
  return { seconds, pages: paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0 }
}

/** The page and what it reads lie on the device, and its worker answers for it. */
async function isKept() {
  const worker = await navigator.serviceWorker.getRegistration('/told-no')
  const kept = await Promise.all(['/told-no', '/tools/towns.txt'].map((path) => caches.match(path)))
  return worker?.active?.state === 'activated' && kept.every(Boolean)
}

async function answer(page: Page) {
  await page.getByLabel('They said no').check()
  await page.getByRole('textbox', { name: 'Date' }).fill('2026-02-03')
  await page.getByLabel('State', { exact: true }).selectOption('New York')
  await page.getByLabel('Yes, I have its name').check()
  await page.getByLabel('An eviction', { exact: true }).check()
  await page.getByRole('heading', { name: 'In New York' }).waitFor()
  await page.locator('#letter').scrollIntoViewIfNeeded()
  await page.getByLabel('Your name').pressSequentially('Jo Sample')
  await page.locator('.on-paper', { hasText: 'Jo Sample' }).waitFor({ state: 'attached' })
}
