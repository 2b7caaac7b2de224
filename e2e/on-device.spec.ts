import type { BrowserContext, Page, Request } from '@playwright/test'
import { expectAccessible, expectFit, expectFitAndAccessible } from './axe.ts'
import { onOnePage } from './one-page.ts'
import { test as anew, expect } from './site.ts'

const test = onOnePage(anew)

anew(
  'while all four tools are used, no request carries anything that was picked or typed',
  async ({ page, context }) => {
    const requests = record(context)
    const typed = [
      'Zebulon Quartermaine',
      '7 Larkspur Lane',
      '4321',
      '8765',
      '1357',
      '2468',
      'Springfield, MO',
    ]
    await open(page, '/told-no')
    await page.getByLabel('They said no').check()
    await page.getByRole('textbox', { name: 'Date' }).fill('2026-02-03')
    await page.getByLabel('State', { exact: true }).selectOption('MO')
    await page.getByLabel('An eviction', { exact: true }).check()
    await open(page, '/letters')
    const fields = page.locator('.letter-editor').getByRole('textbox')
    await fields.nth(0).fill('Zebulon Quartermaine')
    await fields.nth(1).fill('7 Larkspur Lane')
    await open(page, '/checklist')
    await page.getByRole('checkbox', { name: 'A record' }).check()
    await page.getByLabel('A photo ID for each adult').check()
    await open(page, '/move-in-budget')
    await page.getByLabel('Town').fill('springfield, mo')
    await page
      .getByRole('button', { name: 'Springfield, MO' })
      .or(page.getByText('Fair rents of HUD'))
      .first()
      .waitFor()
    await page.getByLabel('Town').fill('Springfield, MO')
    await page.getByLabel('Cash you have now').fill('4321')
    await page.getByLabel('Money that comes in').fill('8765')
    await page.getByLabel('Loan', { exact: true }).fill('1357')
    await page.getByLabel('Payment each month').fill('2468')
    await page.getByLabel('Corporate Lease Program').check()
    await expect(page.getByText('You borrow $1,357.')).toBeVisible()
    await page.waitForLoadState('networkidle')

    expect(requests.length).toBeGreaterThan(10)
    const said = requests.map(wordsOf)
    for (const words of [...typed, '2026-02-03', '=MO', 'refused', 'eviction', 'photo-id'])
      expect(said.filter((text) => text.includes(words.toLowerCase()))).toEqual([])
    for (const request of requests) {
      expect(request.method(), request.url()).toBe('GET')
      expect(new URL(request.url()).search, request.url()).toBe('')
    }
  },
)

for (const path of ['/move-in-budget', '/checklist'])
  test(`${path} fits every screen and has no accessibility violation`, ({ page }) =>
    expectFitAndAccessible(page, path))

test('the budget by keyboard alone: a town, its fair rent, cash and income make a sum that is kept and erased', async ({
  page,
}) => {
  await open(page, '/move-in-budget')
  await expect(page.getByText('An example')).toHaveCount(3)
  await page.getByLabel('Town').focus()
  await page.keyboard.type('Phoenix, a')
  await expect(page.getByRole('button', { name: 'Phoenix, AZ' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Town')).toHaveValue('Phoenix, AZ')
  await expect(page.getByLabel('Town')).toBeFocused()
  await expect(page.getByText('An example')).toHaveCount(0)
  await page.getByLabel('Or the rent').focus()
  await page.keyboard.type('1,000')
  await page.keyboard.press('Tab')
  await page.keyboard.type('700')
  await page.getByLabel('Cash you have now').focus()
  await page.keyboard.type('about 900')
  await expect(page.getByLabel('Cash you have now')).toHaveAccessibleDescription(/digits, like 1200/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('2000')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1500')
  await expect(page.getByText('After day one you keep $300.')).toBeVisible()
  await expect(page.getByRole('row', { name: '2 $1,500 $1,000 $2,300' })).toBeVisible()
  await expectAccessible(page, 'main')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectFit(page)

  await page.reload()
  await expect(page.getByText('After day one you keep $300.')).toBeVisible()
  await page.getByRole('button', { name: 'Erase everything' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('An example')).toHaveCount(3)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await expect(page.locator('[aria-live]', { hasText: 'you can bring it back' })).toHaveCount(1)
  await expectAccessible(page, 'main')
  await expectFit(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('After day one you keep $300.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Erase everything' })).toBeFocused()
  await expect(page.locator('[aria-live]', { hasText: 'It is back.' })).toHaveCount(1)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  // A browser may show the page again as it was left.
  const undo = page.getByRole('button', { name: 'Bring it back' })
  await expect(undo).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await expect(undo).toHaveCount(0)
})

anew('the checklist shows what fits, keeps its ticks and prints them', async ({ page }) => {
  await open(page, '/checklist')
  await page.getByRole('checkbox', { name: 'A pet' }).check()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['For everyone', 'With a pet'])
  await page.getByLabel('Shot records and a photo').check()
  await expect(page.getByRole('status')).toHaveText('1 of 9 ready')
  await page.reload()
  await expect(page.getByLabel('Shot records and a photo')).toBeChecked()
  await page.clock.install()
  const print = page.getByRole('button', { name: 'Print the list' })
  await print.click()
  await page.clock.fastForward(2000)
  await expect(page.getByRole('alert')).toHaveCount(0)
  // As in the browsers of other apps.
  await page.evaluate(() => Object.assign(window, { print: undefined }))
  await print.click()
  await page.clock.fastForward(2000)
  await expect(page.getByRole('alert')).toContainText('this app cannot print. Open the page in your browser')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('What is true for you?')).toBeHidden()
  await expect(page.getByText('Date', { exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('without JavaScript the papers can be ticked and the budget is an example with blanks', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/checklist')
  await expect(page.getByText('What is true for you?')).toBeHidden()
  await page.getByLabel('The court papers of the case').check()
  await page.goto('/move-in-budget')
  await expect(page.getByLabel('Town')).toBeHidden()
  await expect(page.getByText('An example').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'With a pen' })).toBeVisible()
  await context.close()
})

test('what was ticked before the page was hydrated is not lost', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/checklist')
  await page.getByLabel('A photo ID for each adult').check()
  await hydrate()
  await expect(page.getByRole('status')).toHaveText(/^1 of/)
  await expect(page.getByLabel('A photo ID for each adult')).toBeChecked()
})

test('what was picked before the page was hydrated joins the answers that lay on the device', async ({
  page,
}) => {
  await open(page, '/told-no')
  await page.getByLabel('State', { exact: true }).selectOption('New York')
  await page.getByLabel('An eviction', { exact: true }).check()
  const hydrate = await openUnhydrated(page, '/told-no')
  await page.getByLabel('They said no').check()
  await hydrate()
  await expect(page.getByLabel('They said no')).toBeChecked()
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('NY')
  await expect(page.getByLabel('An eviction', { exact: true })).toBeChecked()
})

test('a letter that was begun before the page was hydrated goes on, field by field', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/letters')
  await page.getByLabel('Your name').fill('Dana Early')
  await page.locator('[name=letter-landlord]').fill('Ms. Park')
  await page.locator('[name=letter-toldOn]').fill('2026-10-01')
  await hydrate()
  await page.locator('[name=letter-home]').fill('12 Elm Street')
  await expect(page.getByLabel('Your name')).toHaveValue('Dana Early')
  await page.reload()
  await expect(page.locator('[data-hydrated=yes]')).toHaveCount(1)
  await expect(page.getByLabel('Your name')).toHaveValue('Dana Early')
  await expect(page.locator('[name=letter-landlord]')).toHaveValue('Ms. Park')
  await expect(page.locator('[name=letter-toldOn]')).toHaveValue('2026-10-01')
  await expect(page.locator('[name=letter-home]')).toHaveValue('12 Elm Street')
})

test('a letter of another kind, picked before the page was hydrated, is the one that is shown', async ({
  page,
}) => {
  const hydrate = await openUnhydrated(page, '/letters')
  const kind = page.locator('[name=letter-kind]')
  await kind.selectOption('reconsider')
  await hydrate()
  await expect(kind).toHaveValue('reconsider')
  await expect(page.locator('[name=letter-state]')).toBeVisible()
})

test('figures typed before the page was hydrated are reckoned with', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/move-in-budget')
  await page.locator('[name=rent]').fill('1234')
  await page.locator('[name=cash]').fill('900')
  await hydrate()
  await expect(page.getByText('$1,234').first()).toBeVisible()
  await expect(page.locator('[name=cash]')).toHaveValue('900')
})

test('what was erased does not come back with the Back button, neither in the fields nor in storage', async ({
  page,
}) => {
  await open(page, '/told-no')
  await page.getByLabel('They said no').check()
  await page.getByLabel('State', { exact: true }).selectOption('New York')
  await page.getByRole('textbox', { name: 'Date' }).fill('2026-02-03')
  await open(page, '/letters')
  await page.getByLabel('Your name').fill('Dana Early')
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await page.goBack()
  await expect(page.locator('[data-hydrated=yes]')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Bring it back' })).toHaveCount(0)
  await expect(page.getByLabel('They said no')).not.toBeChecked()
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Date' })).toHaveValue('')
  await page.goForward()
  await expect(page.locator('[data-hydrated=yes]')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Bring it back' })).toHaveCount(0)
  await expect(page.getByLabel('Your name')).toHaveValue('')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('who comes back with the Back button finds what was typed', async ({ page }) => {
  await open(page, '/move-in-budget')
  await page.locator('[name=rent]').fill('1234')
  await page.locator('[name=bedrooms]').selectOption('3')
  await page.getByLabel('Corporate Lease Program').check()
  await open(page, '/checklist')
  await page.goBack()
  await expect(page.locator('[data-hydrated=yes]')).toHaveCount(1)
  await expect(page.locator('[name=rent]')).toHaveValue('1234')
  await expect(page.locator('[name=bedrooms]')).toHaveValue('3')
  await expect(page.getByLabel('Corporate Lease Program')).toBeChecked()
  await expect(page.getByText('$1,234').first()).toBeVisible()
})

/** The page before its scripts have come; they come with what is handed back. */
async function openUnhydrated(page: Page, path: string) {
  const gate = Promise.withResolvers<void>()
  await page.route('**/islands/hydrate-*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(path)
  return async () => {
    gate.resolve()
    await expect(page.locator('[data-hydrated=yes]')).toHaveCount(1)
  }
}

/** A hydrated tool. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('[data-hydrated=yes]')).toHaveCount(1)
}

/** Of the pages and of the worker behind them. */
function record(context: BrowserContext) {
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  return requests
}

function wordsOf(request: Request) {
  const said = [request.url(), request.postData() ?? '', JSON.stringify(request.headers())].join('\n')
  return decodeURIComponent(said.replace(/%(?![\da-f]{2})/gi, '%25')).toLowerCase()
}
