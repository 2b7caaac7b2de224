import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { onOnePage } from './one-page.ts'
import { test as anew, expect } from './site.ts'

const test = onOnePage(anew)

const wizard = (page: Page) => page.locator('form.wizard')
const hydrated = (page: Page) =>
  expect(page.locator('[data-island=wizard]')).toHaveAttribute('data-hydrated', 'yes')
const button = (page: Page, name: string) => wizard(page).getByRole('button', { name })

async function openWizard(page: Page) {
  await page.goto('/#qualification')
  await wizard(page).scrollIntoViewIfNeeded()
  await hydrated(page)
}

test('the wizard leads through four steps to the result, whatever the answers', async ({ page }) => {
  await openWizard(page)
  await expect(wizard(page).getByText('Step 1 of 4')).toBeVisible()
  await expect(button(page, 'Back')).toHaveCount(0)
  const title = wizard(page).getByRole('heading').first()
  await button(page, 'Continue').click()
  await expect(title).toHaveAccessibleDescription('Step 2 of 4')
  await expect(title).toBeFocused()
  await button(page, 'Back').click()
  await expect(title).toHaveAccessibleDescription('Step 1 of 4')
  await expect(title).toBeFocused()
  await button(page, 'Continue').click()
  await expect(wizard(page).getByText('Step 2 of 4')).toBeVisible()
  for (const name of ['Poor Credit', 'Evictions', 'Broken Leases', 'Criminal Background', 'None']) {
    await expect(wizard(page).getByRole('checkbox', { name })).toBeVisible()
  }
  await button(page, 'Continue').click()
  await expect(wizard(page).getByText('Step 3 of 4')).toBeVisible()
  for (const name of ['Below $2,500', '$2,500-$4,000', 'Above $4,000']) {
    await expect(wizard(page).getByRole('radio', { name })).toBeVisible()
  }
  await expect(wizard(page).getByLabel('What is your rent budget?')).toHaveAttribute(
    'placeholder',
    '$1,000 - $1,500',
  )
  await button(page, 'See My Results').click()
  await expect(wizard(page).getByText('Step 4 of 4')).toBeVisible()
  await expect(wizard(page).getByText('Perfect! You Qualify for Our Program')).toBeVisible()
  const apply = wizard(page).getByRole('link', { name: 'Start Your Application' })
  await expect(apply).toHaveAttribute('target', '_blank')
  await expect(apply).toHaveAttribute('href', '/forms/funding')
})

test('the program that fits the answers can be applied for, beside the button for funding', async ({
  plain,
}) => {
  await plain.goto('/qualify')
  await plain.press('Continue')
  plain.check('Evictions')
  await plain.press('Continue')
  plain.check('Below $2,500')
  await plain.press('See My Results')
  expect(plain.one('.advice').words).toContain('Performance-Based Program')
  expect(plain.link('Apply for this program')).toBe('/forms/funding?program=performance')
  expect(plain.link('Start Your Application')).toBe('/forms/funding')
})

test('the rent and applied questions appear only when a property is chosen', async ({ page }) => {
  await openWizard(page)
  await expect(page.getByLabel('What is the monthly rent?')).toBeHidden()
  await wizard(page).getByRole('radio', { name: 'Yes' }).first().check({ force: true })
  await expect(page.getByLabel('What is the monthly rent?')).toHaveAttribute('placeholder', '$1,200')
  await expect(page.getByText('Have you applied there yet?')).toBeVisible()
  await wizard(page).getByRole('radio', { name: 'No' }).first().check({ force: true })
  await expect(page.getByLabel('What is the monthly rent?')).toBeHidden()
})

test('answers and step survive a reload and the browser’s Back, and never leave the device', async ({
  page,
}) => {
  await openWizard(page)
  const sent: string[] = []
  page.on('request', (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  )
  await wizard(page).getByRole('radio', { name: 'Yes' }).first().check({ force: true })
  await page.getByLabel('What is the monthly rent?').fill('$987')
  await button(page, 'Continue').click()
  await wizard(page).getByRole('checkbox', { name: 'Evictions' }).check({ force: true })
  await button(page, 'Continue').click()
  await page.reload()
  await wizard(page).scrollIntoViewIfNeeded()
  await hydrated(page)
  await expect(wizard(page).getByText('Step 3 of 4')).toBeVisible()
  await page.goBack()
  await expect(wizard(page).getByText('Step 2 of 4')).toBeVisible()
  await expect(wizard(page).getByRole('checkbox', { name: 'Evictions' })).toBeChecked()
  await page.goBack()
  await expect(page.getByLabel('What is the monthly rent?')).toHaveValue('$987')
  await page.goForward()
  await expect(wizard(page).getByText('Step 2 of 4')).toBeVisible()
  expect(sent.filter((line) => /987|Evictions/.test(line))).toEqual([])
  // All that leaves is that a step was reached.
  const posts = sent.filter((line) => line.startsWith('POST'))
  expect(posts.map((line) => new URL(line.split(' ')[1] ?? '').pathname)).toEqual([
    '/count',
    '/count',
    '/count',
  ])
  expect(posts.map((line) => line.split(' ')[2])).toEqual([
    'e=wizard-1&p=%2F',
    'e=wizard-2&p=%2F',
    'e=wizard-3&p=%2F',
  ])
})

for (const javaScriptEnabled of [true, false])
  test(`the Enter key goes on in every step, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled,
      reducedMotion: 'reduce',
      baseURL: site.url,
    })
    const page = await context.newPage()
    await page.goto('/#qualification')
    if (javaScriptEnabled) await hydrated(page)
    await button(page, 'Continue').click()
    await wizard(page).getByRole('checkbox', { name: 'Evictions' }).press('Enter')
    await expect(wizard(page).getByText('Step 3 of 4')).toBeVisible()
    await page.getByLabel('What is your rent budget?').fill('$1,200')
    await page.keyboard.press('Enter')
    await expect(wizard(page).getByText('Perfect! You Qualify for Our Program')).toBeVisible()
    await context.close()
  })

test('a link within the page leaves the wizard at its step, and one to the wizard shows it, each time', async ({
  page,
}) => {
  await openWizard(page)
  await button(page, 'Continue').click()
  await button(page, 'Continue').click()
  const goTo = (hash: string) =>
    page.evaluate((to) => {
      const link = document.createElement('a')
      link.href = to
      document.body.append(link)
      link.click()
      link.remove()
    }, hash)
  await goTo('#main')
  await expect(wizard(page).getByText('Step 3 of 4')).toBeVisible()
  await expect(page).toHaveURL(/#main$/)
  for (const _ of ['first', 'again']) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(wizard(page)).not.toBeInViewport()
    await goTo('#qualification')
    await expect(wizard(page)).toBeInViewport()
    await expect(wizard(page).getByText('Step 3 of 4')).toBeVisible()
  }
  await button(page, 'Back').click()
  await expect(wizard(page).getByText('Step 2 of 4')).toBeVisible()
  await page.goBack()
  await expect(wizard(page).getByText('Step 3 of 4')).toBeVisible()
})

test('one tap clears the answers from the device, and one brings them back until the page is left', async ({
  page,
}) => {
  await openWizard(page)
  await wizard(page).getByRole('radio', { name: 'Yes' }).first().check({ force: true })
  await button(page, 'Continue').click()
  await button(page, 'Clear my answers').click()
  await expect(wizard(page).getByText('Step 1 of 4')).toBeVisible()
  await expect(wizard(page).getByRole('radio', { name: 'Yes' }).first()).not.toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('qualification'))).toBeNull()
  await expect(wizard(page).locator('[aria-live]')).toContainText('you can bring it back')
  await button(page, 'Bring it back').click()
  await expect(wizard(page).getByText('Step 2 of 4')).toBeVisible()
  await expect(wizard(page).getByRole('heading').first()).toBeFocused()
  await button(page, 'Back').click()
  await expect(wizard(page).getByRole('radio', { name: 'Yes' }).first()).toBeChecked()
  await button(page, 'Clear my answers').click()
  await page.reload()
  await expect(button(page, 'Bring it back')).toHaveCount(0)
  await expect(wizard(page).getByRole('radio', { name: 'Yes' }).first()).not.toBeChecked()
})

test('a keyboard goes through the wizard, and each new step takes the focus', async ({ page }) => {
  await openWizard(page)
  await wizard(page).getByRole('radio', { name: 'Yes' }).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(wizard(page).getByRole('radio', { name: 'No' }).first()).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(wizard(page).getByRole('heading', { name: 'Credit challenges' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(wizard(page).getByRole('checkbox', { name: 'Poor Credit' })).toBeChecked()
})

anew('what is ticked before the island hydrates is kept', async ({ page }) => {
  await page.route('**/islands/hydrate-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/#qualification')
  await wizard(page).getByRole('radio', { name: 'Yes' }).first().check({ force: true })
  await page.getByLabel('What is the monthly rent?').fill('$555')
  await hydrated(page)
  await expect(page.getByLabel('What is the monthly rent?')).toHaveValue('$555')
  await expect(wizard(page).getByRole('radio', { name: 'Yes' }).first()).toBeChecked()
})

anew(
  'nothing of the island is fetched before it is seen, and it hydrates without a flicker or an error',
  async ({ page }) => {
    const scripts: string[] = []
    const errors: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.setViewportSize({ width: 360, height: 500 })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(scripts).toHaveLength(1)
    const before = await wizard(page).innerHTML()
    await page.evaluate(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
      }).observe({ type: 'layout-shift' })
    })
    await wizard(page).scrollIntoViewIfNeeded()
    await hydrated(page)
    expect(await wizard(page).innerHTML()).toBe(before)
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01)
    expect(errors).toEqual([])
  },
)

test('when the island cannot load, the form still works by posting', async ({ page }) => {
  await page.route('**/islands/hydrate-*.js', (route) => route.abort())
  await page.goto('/#qualification')
  await button(page, 'Continue').click()
  await expect(page).toHaveURL(/\/qualify#qualification$/)
  await expect(wizard(page).getByText('Step 2 of 4')).toBeVisible()
})

anew(
  'an island that breaks goes back to the server’s form, the page lives on and the log knows',
  async ({ page, site }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.addInitScript(() => {
      // A hostile extension: the history throws, inside the island's first effect.
      history.replaceState = () => {
        throw new Error('broken on purpose')
      }
    })
    await page.goto('/#qualification')
    await expect.poll(() => errors.join(), { timeout: 20_000 }).toContain('Island wizard failed')
    await expect.poll(() => site.output()).toContain('"island":"wizard","kind":"Error","msg":"island failed"')
    await button(page, 'Continue').click()
    await expect(wizard(page).getByText('Step 2 of 4')).toBeVisible()
  },
)

test('without JavaScript the same wizard works through plain form posts', async ({ browser, site }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
    baseURL: site.url,
  })
  const page = await context.newPage()
  await page.goto('/')
  await wizard(page).getByRole('radio', { name: 'Yes' }).first().check({ force: true })
  await page.getByLabel('What is the monthly rent?').fill('$1,111')
  await button(page, 'Continue').click()
  await wizard(page).getByRole('checkbox', { name: 'Evictions' }).check({ force: true })
  await wizard(page).getByRole('checkbox', { name: 'Poor Credit' }).check({ force: true })
  await button(page, 'Continue').click()
  await button(page, 'Back').click()
  await expect(wizard(page).getByRole('checkbox', { name: 'Evictions' })).toBeChecked()
  await button(page, 'Back').click()
  await expect(page.getByLabel('What is the monthly rent?')).toHaveValue('$1,111')
  await button(page, 'Continue').click()
  await button(page, 'Continue').click()
  await button(page, 'See My Results').click()
  await expect(wizard(page).getByText('Perfect! You Qualify for Our Program')).toBeVisible()
  await button(page, 'Clear my answers').click()
  await expect(wizard(page).getByText('Step 1 of 4')).toBeVisible()
  await expect(wizard(page).getByRole('radio', { name: 'Yes' }).first()).not.toBeChecked()
  await context.close()
})

test('every step of the wizard is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  // On its own page: axe reads all of a page, whatever the part it looks at.
  await page.goto('/qualify')
  await wizard(page).scrollIntoViewIfNeeded()
  await hydrated(page)
  await wizard(page).getByRole('radio', { name: 'Yes' }).first().check({ force: true })
  for (const name of ['Continue', 'Continue', 'See My Results', '']) {
    await expectAccessible(page, '#qualification')
    if (name) await button(page, name).click()
  }
})

anew('in Spanish the wizard hydrates with Spanish words alone, and leads on in Spanish', async ({ page }) => {
  const errors: string[] = []
  const scripts: Promise<string>[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('response', (answer) => answer.url().includes('/islands/') && scripts.push(answer.text()))
  await page.goto('/es#qualification')
  await wizard(page).scrollIntoViewIfNeeded()
  await hydrated(page)
  await button(page, 'Continuar').click()
  await wizard(page).getByRole('checkbox', { name: 'Desalojos' }).check({ force: true })
  await button(page, 'Continuar').click()
  await button(page, 'Ver mis resultados').click()
  await expect(wizard(page).getByText('¡Perfecto! Usted califica para nuestro programa')).toBeVisible()
  await expect(wizard(page).getByText('Usted mencionó un desalojo.')).toBeVisible()
  const all = wizard(page).locator('.advice').getByRole('link', { name: 'Todos los pagos' })
  await expect(all).toHaveAttribute('href', '/es/full-service-program')
  await expectAccessible(page, '#qualification')
  const words = (await Promise.all(scripts)).join()
  expect(words).toContain('Borrar mis respuestas')
  expect(words).not.toContain('Clear my answers')
  expect(errors).toEqual([])
})

test('in Spanish the wizard works without JavaScript too', async ({ plain }) => {
  const form = () => plain.one('form.wizard')
  await plain.goto('/es')
  await form().press('Continuar')
  expect(plain.address.split('#')[0]).toBe('/es/qualify')
  form().check('Mal crédito')
  await form().press('Continuar')
  await form().press('Ver mis resultados')
  expect(form().words).toContain('Su informe de crédito')
})
