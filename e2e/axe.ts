import { readFileSync } from 'node:fs'
import type { CDPSession, Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { hastenContrast, keepParsedColors } from './quick-contrast.ts'
import { expectGoodInSafari } from './safari.ts'
import { expect } from './site.ts'

const allRules: RunOptions = { rules: { 'target-size': { enabled: true } } }
/** What a theme can change. */
const colorRules: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }

/**
 * Nothing to scroll sideways at any width; no violation on a phone in dark and on a wide screen in light. A phone
 * comes first: `onPhone` looks at what it has got before more is asked for.
 */
export async function expectFitAndAccessible(page: Page, path: string, onPhone = async () => {}) {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(path)
  await onPhone()
  await expectGoodInSafari(page)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await expectFit(page)
    if (width === 360) await expectNoViolation(page, 'dark', allRules)
    if (width === 1280) await expectNoViolation(page, 'light', allRules)
  }
}

export async function expectFit(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `${page.url()} at ${page.viewportSize()?.width} px`).toBe(0)
}

/**
 * No violation in the light theme nor in the dark one, with target sizes checked too. `within` names the part that
 * changes on a page that is looked at as a whole elsewhere.
 */
export async function expectAccessible(page: Page, within = 'html') {
  await expectNoViolation(page, 'light', allRules, within)
  await expectNoViolation(page, 'dark', colorRules, within)
}

async function expectNoViolation(page: Page, theme: 'light' | 'dark', rules: RunOptions, within = 'html') {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveClass(theme)
  // What passed is not asked for: gathering it takes as long as the check. A form in a frame is a page of its own.
  const options: RunOptions = { ...rules, resultTypes: ['violations'], preload: false, iframes: false }
  const violations = await findViolations(page, within, options)
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(found, page.url()).toEqual([])
}

/** Quicker to read for the browser than what `axe.source` holds. */
const checker = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const sessions = new WeakMap<Page, CDPSession>()

/** The checker is half a megabyte: it is put into a page once, not for each look at it. */
async function findViolations(page: Page, within: string, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await addChecker(page)
    await page.evaluate(hastenContrast)
    await page.evaluate(keepParsedColors)
  }
  return await page.evaluate(async ([part, wanted]) => (await axe.run(part, wanted)).violations, [
    within,
    options,
  ] as const)
}

export async function addChecker(page: Page) {
  // As a script, not as an argument of one: a third less to read for both sides. The session stays with the page: to
  // end it would take the page's passkeys away.
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  await session.send('Runtime.evaluate', { expression: checker })
  // The markup of each node is not shown.
  await page.evaluate(() => axe.configure({ noHtml: true }))
}
