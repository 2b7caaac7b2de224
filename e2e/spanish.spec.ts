import { words as questions } from '../app/tools/told-no/words/es/questions.ts'
import { expectFit, expectFitAndAccessible } from './axe.ts'
import { onOnePage } from './one-page.ts'
import { test as anew, expect } from './site.ts'

const test = onOnePage(anew)

/** One page of each family. Words, numbers and links of every sample are compared in app/pages/languages.test.ts. */
const families = [
  '/es',
  '/es/full-service-program',
  '/es/policy-terms',
  '/es/state/texas',
  '/es/city/houston-tx',
  '/es/city/houston',
  '/es/subcity/alief-houston-tx',
  '/es/rent-finder?near=houston-tx&miles=50&bedrooms=2&rent=1300',
  '/es/articles',
  '/es/approval-wall',
  '/es/approval-wall/share',
  '/es/told-no',
  '/es/letters',
  '/es/forms/funding',
  '/es/no-such-page',
]

for (const path of families)
  test(`${path} fits every screen and has no accessibility violation`, ({ page }) =>
    expectFitAndAccessible(page, path))

test('on a narrow phone the answers of the form and the costs stay in their places', async ({ page }) => {
  await page.goto('/es/forms/funding')
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expectFit(page)
    await expect(page.locator('.wizard .choice').first()).toBeVisible()
    const outside = await page.locator('.wizard .choice').evaluateAll((choices) =>
      choices.flatMap((choice) => {
        const [own, fields] = [choice, choice.closest('.set')].map(
          (one) => one?.getBoundingClientRect().right,
        )
        return own && fields && own <= fields ? [] : choice.textContent
      }),
    )
    expect(outside, `at ${width} px`).toEqual([])
    const bar = page.locator('.costside summary')
    expect(await bar.evaluate((one) => one.scrollWidth - one.clientWidth), `at ${width} px`).toBe(0)
  }
})

test('a link in the bar leads to the same page in the other language, and back', async ({ page }) => {
  await page.goto('/city/houston-tx')
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL('/es/city/houston-tx')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/city/houston-tx')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

anew('who changes the language of a form or of the rent finder keeps the place', async ({ page, plain }) => {
  await page.goto('/forms/city-application?from=/city/houston-tx')
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL('/es/forms/city-application?from=/city/houston-tx')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/forms/city-application?from=/city/houston-tx')
  await page.goto('/rent-finder')
  const loaded = page.waitForResponse(/live-answer/)
  await page.getByLabel('Town or ZIP code').focus()
  await loaded
  await page.getByLabel('Town or ZIP code').fill('Houston, TX')
  await page.getByLabel('Income a month').fill('4500')
  await page.waitForURL(/near=/)
  const { search } = new URL(page.url())
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(`/es/rent-finder${search}`)
  // Without a script too: the finder's page is made for its query.
  await plain.goto(`/rent-finder${search}`)
  await plain.follow('Español')
  expect(plain.address).toBe(`/es/rent-finder${search}`)
})

test('nobody is sent to another language by what the browser prefers', async ({ browser, site }) => {
  const spanish = await browser.newContext({ locale: 'es-MX', baseURL: site.url })
  const page = await spanish.newPage()
  await page.goto('/states')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await spanish.cookies()).toEqual([])
  await spanish.close()
})

anew('a Spanish page loads Spanish islands and no English ones', async ({ page }) => {
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/islands/')) texts.push(response.text())
  })
  await page.goto('/es#qualification')
  await expect(page.locator('[data-island=wizard]')).toHaveAttribute('data-hydrated', 'yes')
  const script = (await Promise.all(texts)).join('\n')
  expect(script).toContain('Ver mis resultados')
  expect(script).not.toContain('See My Results')
})

test('what was asked for in Spanish is sent on in Spanish', async ({ request }) => {
  const missing = await request.get('/es/articles/no-such-article', { maxRedirects: 0 })
  expect([missing.status(), missing.headers().location]).toEqual([302, '/es/404'])
  expect(await (await request.get('/es/404')).text()).toContain('Página no encontrada')
})

anew(
  'from a no to a letter: the plan is in Spanish, the letter goes out in English with its Spanish beside it',
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-16T15:00:00'))
    await page.goto('/es/told-no')
    await page.locator('[data-island=told-no]').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-island=told-no]')).toHaveAttribute('data-hydrated', 'yes')
    const { happened, state, report, reason, wrong } = questions
    await page.getByLabel(happened.options.refused).check()
    await page.locator('[data-island=told-no] input[type=date]').first().fill('2026-11-12')
    await page.getByLabel(state.label, { exact: true }).selectOption('New York')
    await page.getByLabel(report.options.named).check()
    await page.getByLabel(reason.options.eviction, { exact: true }).check()
    await page.getByLabel(wrong.options.dismissed).check()
    const said = page.getByRole('status').first()
    await expect(said).toContainText('12 de noviembre de 2026')
    await expect(said).toContainText('New York')
    await expect(page.locator('#plan')).toContainText('11 de enero de 2027')
    await page.locator('#letter').scrollIntoViewIfNeeded()
    await page.getByLabel('Su nombre').fill('Jo Sample')
    await expect(page.locator('article[lang=en]')).toContainText('Please send me my file')
    await expect(page.getByText('Por favor, mándenme mi archivo')).toBeVisible()
    await page.goto('/es/letters')
    await expect(page.locator('article[lang=en]').first()).toBeAttached()
  },
)
