import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { addChecker } from './axe.ts'
import { onOnePage } from './one-page.ts'
import { hastenContrast, keepParsedColors } from './quick-contrast.ts'
import { test as anew, expect } from './site.ts'

const test = onOnePage(anew)

for (const path of ['/city/houston-tx', '/diy-rental-kit', '/'])
  test(`on ${path} each text that has become too pale is found, though axe looks at two of a kind`, async ({
    page,
  }) => {
    await page.goto(path)
    await makePale(page)
    await addChecker(page)
    const all = await paleTexts(page)
    expect(all.length).toBeGreaterThan(10)
    await page.evaluate(hastenContrast)
    await page.evaluate(keepParsedColors)
    expect(await paleTexts(page)).toEqual(all)
  })

/** Every fifth, in a color of its own: none may be passed over because two that look like it are good. */
async function makePale(page: Page) {
  await page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      ({ childNodes }) => childNodes.length === 1 && childNodes[0]?.nodeType === Node.TEXT_NODE,
    )
    const chosen = texts.filter((_, n) => n % 5 === 0)
    for (const [n, { style }] of chosen.entries())
      style.color = `rgb(${253 - (n >> 6)} 252 ${180 + (n % 64)})`
  })
}

async function paleTexts(page: Page) {
  const { violations } = await page.evaluate(() => axe.run({ runOnly: 'color-contrast', preload: false }))
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
}
