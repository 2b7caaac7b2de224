import { minuteMs } from '../app/platform/duration.ts'
import { freePort } from '../app/platform/testing/free-port.ts'
import { expectAccessible, expectFit } from './axe.ts'
import { test as base, expect, sharedInFile, startSite } from './site.ts'

// The gallery and the broken page exist only under `npm run dev`.
const siteOf = sharedInFile(startForDevelopment, (site) => site.stop())
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  site: [async ({}, use) => use(await siteOf()), { scope: 'test', timeout: 3 * minuteMs }],
})
test.describe.configure({ mode: 'serial' })

test('a failing loader shows the error page inside the frame with status 500 and the reference of its log line', async ({
  page,
  site,
}) => {
  const answer = await page.goto('/broken')
  expect(answer?.status()).toBe(500)
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page).toHaveTitle('Unexpected Application Error!')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await page.content()).not.toContain('secret')
  const shown = await page.getByText('Reference for our team:').textContent()
  const reference = shown?.split(': ')[1] ?? 'none'
  expect(answer?.headers()['x-request-id']).toBe(reference)
  const line = site
    .output()
    .split('\n')
    .find((one) => one.includes('page failed'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    requestId: reference,
    path: '/broken',
    err: { name: 'Error' },
  })
})

for (const width of [360, 1280]) {
  test(`the gallery of every part has no accessibility violation at ${width} px`, async ({ page }) => {
    await page.route('https://forms.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/gallery')
    await expectFit(page)
    await expectAccessible(page)
  })
}

test('a form that comes by script loads when its page appears and is removed when the page is left', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('https://forms.example/embed.js', (route) => {
    asked.push(route.request().url())
    const body = `document.currentScript.after(Object.assign(document.createElement('p'), { textContent: 'Form ' + document.currentScript.dataset.formId }))`
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto('/gallery')
  // It stands at the end of a long page, and nobody scrolls.
  await expect.poll(() => asked.length).toBe(1)
  const form = page.getByRole('region', { name: 'A form by script' })
  await expect(form.getByText('Form example-key')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await expect(form.locator('script')).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('pageshow')))
  await expect(form.getByText('Form example-key')).toBeVisible()
})

test('at most three toasts are seen, each goes after four seconds but stays while hovered; loading ones stay', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/gallery/toasts')
  const toasts = page.locator('[data-sonner-toast]')
  // The development server may still be bringing React: a click before it has no effect.
  await expect(async () => {
    await page.getByRole('button', { name: 'success' }).click()
    await expect(toasts).toHaveCount(1, { timeout: 1000 })
  }).toPass({ timeout: 40_000 })
  expect(await toasts.evaluate((toast) => toast.getBoundingClientRect().width)).toBe(356)
  await expect(toasts).toHaveCount(0, { timeout: 8000 })
  // On a loaded machine they may be gone before the pointer is there: then others come.
  await expect(async () => {
    for (const kind of ['success', 'info', 'warning', 'error'])
      await page.getByRole('button', { name: kind }).click()
    await toasts.first().hover({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(3)
  await page.waitForTimeout(4500)
  await expect(page.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(3)
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'loading' }).click()
  await expect(toasts).toHaveCount(1, { timeout: 20_000 })
  await page.keyboard.press('Alt+t')
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused()
  expect(errors).toEqual([])
})

test('a dialog opens, holds the focus and closes with Escape, back to its button, and with a click beside it', async ({
  page,
}) => {
  await page.goto('/gallery/toasts')
  const button = page.getByRole('button', { name: 'Dialog' })
  await expect(async () => {
    await button.click({ timeout: 2000 })
    await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 40_000 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
  // As in Safari, which does not know the attribute.
  await page.evaluate(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
    for (const dialog of document.querySelectorAll('dialog')) dialog.removeAttribute('closedby')
  })
  await button.click()
  await page.getByRole('heading', { name: 'A dialog' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toBeHidden()
})

async function startForDevelopment() {
  const env = { NODE_ENV: 'development', HMR_PORT: String(await freePort()) }
  const program = ['--disable-warning=ExperimentalWarning', 'scripts/dev-server.mjs']
  return await startSite({ env, program })
}
