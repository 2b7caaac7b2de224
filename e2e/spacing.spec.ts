import type { Locator, Page } from '@playwright/test'
import { inHouston } from './applying.ts'
import { onOnePage } from './one-page.ts'
import { signIn, testWithOwner } from './owner-site.ts'
import { test as anew, expect } from './site.ts'

const test = onOnePage(anew)
const withOwner = testWithOwner()

for (const [path, costs] of [
  ['/', '#questions .costs'],
  ['/city/houston-tx', '.placehero .costs'],
  ['/corporate-lease-program', 'aside .costs'],
] as const)
  test(`${path}: what it costs (${costs}) keeps off what stands above`, async ({ page }) => {
    await open(page, path, 1280)
    expect(await gapAbove(page.locator(costs))).toBeGreaterThanOrEqual(12)
  })

test('beside an aside a heading stands above its text, not in a column of its own', async ({ page }) => {
  await open(page, '/diy-rental-kit', 1280)
  expect(await columnsOf(page.locator('.beside .split').first())).toBe(1)
})

test('the facts of a town stand in two columns on what is narrow, and in one row on what is wide', async ({
  page,
}) => {
  await open(page, '/city/houston-tx', 720)
  expect(await columnsOf(page.locator('.plateline'))).toBe(2)
  await page.setViewportSize({ width: 1280, height: 900 })
  const tops = await page
    .locator('.plateline div')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('the labels of a story are smaller than its title', async ({ page }) => {
  await open(page, '/approval-wall', 1280)
  await page.locator('.story h2 a').first().click()
  await expect(page.locator('.story h1')).toBeVisible()
  expect(await sizeOf(page.locator('.story h2').first())).toBeLessThan(
    await sizeOf(page.locator('.story h1')),
  )
})

test('no way to be reached breaks into two lines on a phone', async ({ page }) => {
  await open(page, inHouston, 360)
  const heights = await page
    .locator('[id=field-reachBy] .choice')
    .evaluateAll((all) => all.map((one) => one.lastElementChild?.getBoundingClientRect().height ?? 0))
  expect(heights).toHaveLength(3)
  expect(Math.max(...heights)).toBeLessThan(24)
})

test('the button that erases answers does not set the lines around it apart', async ({ page }) => {
  await open(page, inHouston, 360)
  const erase = page.locator('.wizard .fine .plain')
  const { block, button } = await erase.evaluate((one) => ({
    block: one.parentElement?.getBoundingClientRect().height ?? 0,
    button: one.getBoundingClientRect().height,
  }))
  expect(button).toBeGreaterThanOrEqual(24)
  expect(block % 18.2).toBeLessThan(2)
})

withOwner(
  'on a phone the admin bar shows every tab whole, and the pages of places stack',
  async ({ page }) => {
    await signIn(page)
    await open(page, '/admin/pages', 360)
    for (const part of ['.admin > header .tabs', '.worth .tabled'])
      expect(await hiddenIn(page.locator(part)), part).toBe(0)
    await page.setViewportSize({ width: 768, height: 900 })
    expect(await hiddenIn(page.locator('.worth .tabled'))).toBe(0)
  },
)

async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
}

/** Between what is drawn, so that the padding of a line counts. */
function gapAbove(part: Locator) {
  return part.first().evaluate((one) => {
    const text = document.createRange()
    text.selectNodeContents(one.querySelector('summary') ?? one)
    return (
      text.getBoundingClientRect().top - (one.previousElementSibling?.getBoundingClientRect().bottom ?? 0)
    )
  })
}

function columnsOf(part: Locator) {
  return part.evaluate((one) => {
    const columns = getComputedStyle(one).gridTemplateColumns
    return columns === 'none' ? 1 : columns.split(' ').length
  })
}

function sizeOf(part: Locator) {
  return part.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
}

function hiddenIn(part: Locator) {
  return part.evaluate((one) => one.scrollWidth - one.clientWidth)
}
