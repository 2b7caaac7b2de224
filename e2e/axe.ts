import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './site.ts'

export const themes = ['light', 'dark'] as const

/** Nothing to scroll sideways at any width; axe on a phone in dark, on a desk in light. */
export async function expectFitAndAccessible(page: Page, path: string, theme: (typeof themes)[number]) {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(path)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${path} at ${width} px`).toBe(0)
  }
  if (theme === 'dark') await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
}

/** No violations, with target sizes checked too. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // One page for all of it: frames of other sites are not ours to check.
    .setLegacyMode(true)
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
}
