import type { Page } from '@playwright/test'
import { expectFit } from './axe.ts'
import { addPictured, addStories } from './moderation.ts'
import { keptPage } from './one-page.ts'
import { signIn, signInPlainly, testWithOwner } from './owner-site.ts'
import { expect } from './site.ts'

const test = testWithOwner({}, keptPage())
test.describe.configure({ mode: 'default' })

/** As long as the settings allow, and with a word that has no room beside the links. */
const brand = 'SecondChanceHousingTexas: Bright Horizons Homes, San Antonio'
const email = `${'the-team-that-answers-letters-'.repeat(2)}@bright-horizons-homes.example.com`
const address = 'Southwest Martin Luther King Junior Boulevard 4400, Building 12, San Antonio, TX 78201'

test.beforeEach(async ({ plain }) => {
  await signInPlainly(plain)
  await plain.goto('/admin/settings')
  if (plain.field('Brand').value === brand) return
  plain.fill('Brand', brand)
  plain.fill('E-mail', email)
  plain.fill(/^Postal address/, address)
  await plain.press('Save')
  expect(plain.words).toContain('Saved.')
  await plain.goto('/admin/settings/prices')
  plain.fill('Rental funding in Texas, from', '1,000')
  plain.fill('Rental funding in Texas, to', '125,000')
  await plain.press('Save')
  await plain.press('Save all the same')
  expect(plain.words).toContain('Saved.')
})

for (const width of [360, 840, 1280])
  test(`a service with a name of 60 letters and a long e-mail address fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    for (const path of ['/', '/es/city/houston-tx', '/forms/funding', '/policy-terms', '/articles']) {
      await open(page, path)
      await expect(page.locator('.foot .brand')).toHaveText(brand)
      await expectFit(page)
      // Nothing of a column reaches into the next.
      const columns = page.locator('.foot .cols > *')
      expect(
        await columns.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth)),
      ).toEqual([])
    }
  })

for (const path of ['/', '/es'])
  test(`on ${path} a name of 60 letters leaves the bar of a wide screen in one row`, async ({ page }) => {
    for (const width of [1280, 1366, 1600]) {
      await page.setViewportSize({ width, height: 740 })
      await open(page, path)
      const { y = 0, height = 0 } = (await page.locator('.bar .brand').boundingBox()) ?? {}
      const reader = await page.locator('.bar .reader').boundingBox()
      expect(reader?.y, `${width} px`).toBeLessThan(y + height)
    }
  })

/** What WCAG 1.4.12 lets a reader set. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }'

for (const path of ['/city/houston', '/es/city/houston', '/city/houston-tx'])
  test(`large amounts are shown whole in the hero of ${path} on a phone`, async ({ page }) => {
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await open(page, path)
      expect(await cutFigures(page), `${width} px`).toEqual([])
      await page.addStyleTag({ content: textSpacing })
      expect(await cutFigures(page), `${width} px, set apart`).toEqual([])
    }
  })

/** Wider than the column they stand in. */
function cutFigures(page: Page) {
  return page
    .locator('.placehero .figures div')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    )
}

test('a story whose headline and name are one long word widens no page', async ({ page, site }) => {
  const word = 'w'.repeat(99)
  await addStories(site, [
    {
      headline: word,
      full_name: 'n'.repeat(80),
      city_state: 'Tulsa, OK',
      status: 'approved',
      allow_sharing: true,
    },
    { headline: `${word}w`, full_name: 'n'.repeat(80), city_state: 'Tulsa, OK' },
  ])
  await signIn(page)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [
    '/city/tulsa-ok',
    '/approval-wall',
    '/admin/stories/pending',
    '/admin/stories/approved',
  ]) {
    await open(page, path)
    await expect(page.getByText(word).first(), path).toBeAttached()
    await expectFit(page)
  }
})

test('a small picture of an article keeps its size, a tall one fits the screen', async ({ page, site }) => {
  await addPictured(site, 'small', 120, 80)
  await addPictured(site, 'tall', 400, 9000)
  await addPictured(site, 'wide', 640, 320)
  for (const [width, widest] of [
    [360, 324],
    [1280, 640],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    const boxOf = async (slug: string) => {
      await page.goto(`/articles/${slug}`)
      const picture = page.locator('.reading img')
      await expect(picture).toBeVisible()
      return await picture.boundingBox()
    }
    expect(await boxOf('small')).toMatchObject({ width: 120, height: 80 })
    expect((await boxOf('tall'))?.height).toBe(740 * 0.8)
    expect((await boxOf('wide'))?.width).toBeGreaterThan(widest - 12)
  }
})

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
}
