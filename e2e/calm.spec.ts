import type { CDPSession, Page } from '@playwright/test'
import { publicRoutes } from '../bench/routes.ts'
import { expectAccessible } from './axe.ts'
import { onOnePage } from './one-page.ts'
import { test as anew, expect } from './site.ts'

const test = onOnePage(anew)
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })
// One after the other: a test mostly waits for nothing to happen, and four of them side by side leave both cores idle.
anew.describe.configure({ mode: 'default' })

/** One of each kind of public page, as the bench looks at them. */
const paths = [
  ...publicRoutes,
  ...['/legal-aid', '/city/portland-me/funding', '/no-such-page'],
  ...['/es/letters', '/es/move-in-budget', '/es/checklist', '/es/approval-wall/share'],
]
/** Long pages of each make: sections, letters, numbered parts, cards. */
const longPages = [
  '/city/houston-tx',
  '/es/city/pecos-tx',
  '/full-service-program',
  '/state/texas/towns',
  '/policy-terms',
  '/approval-wall',
]

for (const path of new Set(paths))
  test(`${path} lies still once it has loaded: no layout and no motion before somebody touches it`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('[data-hydrated=loading]')).toHaveCount(0)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const before = await countLayouts(session)
    await page.waitForTimeout(500)
    expect((await countLayouts(session)) - before).toBe(0)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })

for (const path of longPages)
  test(`${path} leaves out what is out of sight, about as tall as it is; nothing moves on the way to the end`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect.poll(() => page.evaluate(isFooterDrawn)).toBe(false)
    // On a loaded machine the fonts come late, and the headline with them.
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    const before = await page.evaluate(movedSoFar)
    const guessed = await heightOf(page)
    for (let ends = false; !ends; ends = await page.evaluate(isAtEnd)) {
      await page.mouse.wheel(0, 700)
      await page.evaluate(nextFrames)
    }
    expect(await page.evaluate(isFooterDrawn)).toBe(true)
    expect(await page.evaluate(movedSoFar)).toBe(before)
    const height = await heightOf(page)
    expect(Math.abs(guessed - height) / height).toBeLessThan(0.15)
  })

test('a link into a page leads to the very place, from outside and from its contents', async ({ page }) => {
  for (const [path, id] of [
    ['/city/houston-tx', 'rights'],
    ['/policy-terms', 'refunds'],
    ['/state/texas/towns', 'S'],
  ]) {
    await page.goto(`${path}#${id}`)
    await expect.poll(() => distanceTo(page, `#${id}`), `${path}#${id}`).toBeLessThan(2)
    await page.goto(path ?? '')
    await page.locator(`main [href="#${id}"]`).first().click()
    await expect.poll(() => distanceTo(page, `#${id}`), `${path} to ${id}`).toBeLessThan(2)
  }
})

for (const path of ['/', '/city/houston-tx', '/subcity/alief-houston-tx'])
  test(`${path} has no accessibility violation while parts of it are left out`, async ({ page }) => {
    await page.goto(path)
    expect(await page.evaluate(isFooterDrawn)).toBe(false)
    await expectAccessible(page)
  })

test('words out of sight are found by the browser’s search, and paper has all of a page', async ({
  page,
}) => {
  await page.goto('/city/houston-tx')
  expect(await page.evaluate(isFooterDrawn)).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.evaluate(isFooterDrawn)).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  const found = await page.evaluate(() =>
    (window as unknown as { find(text: string): boolean }).find('Equal housing opportunity'),
  )
  expect(found).toBe(true)
  await expect.poll(() => page.evaluate(isFooterDrawn)).toBe(true)
})

for (const path of ['/told-no', '/es/told-no'])
  test(`${path} draws its letters once they come near, once one is asked for, and on paper`, async ({
    page,
  }) => {
    const editor = page.locator('.letter-editor')
    const open = async () => {
      await page.goto(path)
      await page.locator('#questions').scrollIntoViewIfNeeded()
      await expect(page.locator('[data-hydrated=yes]')).toHaveCount(1)
      await page.waitForLoadState('networkidle')
      await page.evaluate(nextFrames)
      await expect(editor).toHaveCount(0)
    }
    await open()
    await page.locator('#letter').scrollIntoViewIfNeeded()
    await expect(editor).toHaveCount(1)
    await open()
    // Not by a finger, which would come near on its way.
    await page.locator('#plan [href="#letter"]').last().dispatchEvent('click')
    await expect(editor).toHaveCount(1)
    await open()
    await page.pdf()
    await expect(editor).toHaveCount(1)
  })

test('of the papers only the lists that are near are laid out, and paper has all of them', async ({
  page,
}) => {
  await page.goto('/checklist', { waitUntil: 'networkidle' })
  await expect(page.locator('.papers section')).toHaveCount(10)
  await expect.poll(() => page.evaluate(countDrawnLists)).toBeLessThan(4)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.evaluate(countDrawnLists)).toBe(10)
})

anew('the files for later are fetched once the tool is hydrated, not while it hydrates', async ({ page }) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.register = function (...args) {
      const { dataset } = document.documentElement
      dataset.asked = `${dataset.asked ?? ''}${document.querySelectorAll('[data-hydrated=loading]').length}`
      return register.apply(this, args)
    }
  })
  const gate = Promise.withResolvers<void>()
  await page.route('**/islands/hydrate-*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/checklist')
  await expect(page.locator('[data-hydrated=loading]')).toHaveCount(1)
  await page.waitForTimeout(2500)
  gate.resolve()
  await expect(page.locator('html')).toHaveAttribute('data-asked', /^0+$/)
})

function countDrawnLists() {
  const headings = [...document.querySelectorAll('.papers h3')]
  return headings.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length
}

async function countLayouts(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN
}

function isFooterDrawn() {
  return Boolean(document.querySelector('.foot .eho')?.checkVisibility({ contentVisibilityAuto: true }))
}

function heightOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

function isAtEnd() {
  const { scrollHeight } = document.documentElement
  return scrollY + innerHeight >= scrollHeight - 1
}

function nextFrames() {
  return new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}

/** From where a place that was led to stands: one rem below the edge. */
function distanceTo(page: Page, selector: string) {
  return page.evaluate(
    (one) => Math.abs((document.querySelector(one)?.getBoundingClientRect().top ?? Number.NaN) - 16),
    selector,
  )
}

/** The layout shifts of the page, added up as the browser counts them. */
function movedSoFar() {
  return new Promise<number>((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
  })
}
