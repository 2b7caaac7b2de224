import type { Page, Request } from '@playwright/test'
import { expectAccessible, expectFit } from './axe.ts'
import { expectGoodInSafari } from './safari.ts'
import { expect, test } from './site.ts'

const today = new Date('2026-11-16T15:00:00')
/** What somebody types must turn up in no request: each word is one that stands nowhere else. */
const typed = {
  name: 'Zyxa Quorl',
  street: '7 Vellum Row',
  entry: 'case 99-Plinth',
  own: 'my brindle hours were cut',
}

test('from a no to a printed letter: dates, letter, memory and one tap that erases; nothing typed is sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.clock.setFixedTime(today)
  const requests = recordRequests(page)
  await openHydrated(page, '/told-no')
  // The law of the states comes once the page is hydrated.
  await expect.poll(() => requests.some((one) => one.url().endsWith('/tools/reference.json'))).toBe(true)
  await page.waitForLoadState('networkidle')
  const assets = requests.length

  await page.getByLabel('They said no').check()
  await page.getByLabel('Date', { exact: true }).fill('2026-11-12')
  await page.getByLabel('State', { exact: true }).selectOption('New York')
  await page.getByLabel('Yes, I have its name').check()
  await page.getByLabel('An eviction', { exact: true }).check()
  await page.getByLabel('A case was dismissed or won').check()
  await page.getByRole('link', { name: 'See your plan' }).click()
  await expect(page.getByRole('status').first()).toHaveText(
    'Told no on November 12, 2026, in New York, for an eviction, with a screening company named.',
  )
  const plan = page.locator('#plan')
  await expect(plan).toContainText('Best by this day. Free until January 11, 2027')
  await page.getByLabel('Your letter got there on').fill('2026-11-15')
  await expect(plan.locator('time[datetime="2026-12-15"]')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In New York' })).toBeVisible()
  await expect(page.locator('.aid a[href^="tel:"]').first()).toBeVisible()
  await page.getByLabel('Kept the no').check()

  await page.getByRole('link', { name: 'Letter: This is wrong' }).click()
  await page.getByLabel('Which entry is wrong?').fill(typed.entry)
  await page.getByLabel('In your own words').fill(typed.own)
  await page.getByLabel('Your name').fill(typed.name)
  await page.getByLabel('Your street and city').fill(typed.street)
  const letter = page.getByLabel('Your letter.')
  await expect(letter).toHaveValue(/One entry in it is wrong: case 99-Plinth\. The case was dismissed\./)
  await expect(letter).toHaveValue(/\n\nMy brindle hours were cut\.\n\n/)
  await letter.press('ControlOrMeta+End')
  await page.keyboard.type('\nP.S. Thank you, Zyxa')

  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.sheet.on-paper')
  await expect(sheet).toContainText('P.S. Thank you, Zyxa')
  await expect(letter).toBeHidden()
  await expect(page.locator('body > header')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Six questions' })).toBeHidden()
  await expect(page.getByLabel('Your letter got there on')).toBeHidden()
  await expect(page.locator('.tool-end')).toBeHidden()
  await expect(plan).toBeVisible()
  expect(await page.locator('.plan-letters').evaluate((one) => getComputedStyle(one).breakBefore)).toBe(
    'page',
  )
  expect(pagesIn(await page.pdf({ format: 'Letter' }))).toBeGreaterThan(1)
  await page.emulateMedia({ media: 'screen' })

  expect(requests.slice(assets).map((request) => request.url())).toEqual([])
  for (const request of requests) {
    expect(request.method()).toBe('GET')
    expect(decodeURIComponent(request.url())).not.toMatch(/zyxa|vellum|plinth|brindle|2026-11-12|york/i)
  }
  expect(new URL(page.url()).search).toBe('')

  await openHydrated(page, '/told-no')
  await expect(page.getByLabel('An eviction', { exact: true })).toBeChecked()
  await expect(page.getByLabel('Kept the no')).toBeChecked()
  await openHydrated(page, '/letters')
  await page.getByRole('button', { name: 'Open 1. This is wrong' }).click()
  await expect(page.getByLabel('Your letter.')).toHaveValue(/P\.S\. Thank you, Zyxa$/)
  const erase = page.getByRole('button', { name: 'Erase everything' })
  const undo = page.getByRole('button', { name: 'Bring it back' })
  await page.getByRole('button', { name: 'Delete 1. This is wrong' }).click()
  await expect(page.getByText('None yet.')).toBeVisible()
  await undo.click()
  await expect(page.getByRole('button', { name: 'Open 1. This is wrong' })).toBeVisible()
  await erase.click()
  await expect(page.getByText('None yet.')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('tools.')
  await undo.click()
  await expect(page.getByLabel('Your name')).toHaveValue('Zyxa Quorl')
  await erase.click()
  await expect(page.getByLabel('Your name')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('tools.')
})

test('the plan and the letters, filled in, have no accessibility violation in both themes and fit a phone', async ({
  page,
}) => {
  await openHydrated(page, '/told-no')
  await page.getByLabel('They want more deposit').check()
  await page.getByLabel('Date', { exact: true }).fill('2099-01-01')
  await expect(page.getByText('That day is still to come.')).toBeVisible()
  await page.getByLabel('State', { exact: true }).selectOption('CA')
  await page.getByLabel('No, or I cannot find it').check()
  await expect(page.getByRole('heading', { name: 'In California' })).toBeVisible()
  await page.locator('#letter').scrollIntoViewIfNeeded()
  await expect(page.getByLabel('Your letter.')).toBeVisible()
  await expectAccessible(page, 'main')
  await expectGoodInSafari(page)
  await openHydrated(page, '/letters')
  await page.getByLabel('Which letter?').selectOption('reconsider')
  await page.getByLabel('Your state').selectOption('CA')
  await page.getByLabel('A deposit when I sign').check()
  await expect(page.getByLabel('Your letter.')).toHaveValue(/one month’s rent \(Cal\. Civ\. Code § 1950\.5\)/)
  await expectAccessible(page, 'main')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectFit(page)
})

test('where a field does not take its height from its text by itself, a phone still shows the letter to its end', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...asked: string[]) => !asked[0]?.startsWith('field-sizing') && supports(asked.join(':'))
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style')
      style.textContent = 'textarea { field-sizing: fixed !important }'
      document.head.append(style)
    })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/letters')
  const letter = page.getByLabel('Your letter.')
  await expect(letter).toHaveCSS('field-sizing', 'fixed')
  const cutOff = () => letter.evaluate((field) => field.scrollHeight - field.clientHeight)
  await expect.poll(cutOff).toBe(0)
  await letter.press('ControlOrMeta+End')
  await page.keyboard.type('\nOne line more, '.repeat(8))
  await expect.poll(cutOff).toBe(0)
  await page.setViewportSize({ width: 320, height: 844 })
  await expect.poll(cutOff).toBe(0)
})

test('a gap of a printed letter is a line long enough to write on, with small words below it', async ({
  page,
}) => {
  await openHydrated(page, '/letters')
  await page.emulateMedia({ media: 'print' })
  const name = page.locator('.sheet.on-paper .blank', { hasText: 'your name' }).first()
  const { width, line, letters } = await name.evaluate((one) => {
    const style = getComputedStyle(one)
    return {
      width: one.getBoundingClientRect().width,
      line: style.borderBlockStartWidth,
      letters: Number.parseFloat(style.fontSize),
    }
  })
  // Two and a half inches on paper; the letter itself is in 11.5 points.
  expect(width).toBeGreaterThanOrEqual(2.4 * 96)
  expect(line).toBe('1px')
  expect(letters).toBeLessThan(11)
})

test('several drafts lie side by side; a letter changed by hand keeps its words until it is written anew', async ({
  page,
}) => {
  await page.clock.setFixedTime(today)
  await openHydrated(page, '/letters')
  await page.getByLabel('Which letter?').selectOption('thanks')
  await page.getByLabel('They said yes').check()
  await page.getByLabel('Landlord or manager').fill('Ms. Reyes')
  const letter = page.getByLabel('Your letter.')
  await letter.fill('Dear Ms. Reyes, thank you!')
  await page.getByLabel('They showed me the home').check()
  await expect(letter).toHaveValue('Dear Ms. Reyes, thank you!')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as text' }).click()
  expect((await download).suggestedFilename()).toBe('letter-thanks.txt')

  await page.getByRole('button', { name: 'Write it anew' }).click()
  await expect(letter).toHaveValue(/Thank you for showing me the home/)
  await expect(letter).toBeFocused()
  await page.getByRole('button', { name: 'Start another' }).click()
  const top = page.getByRole('heading', { name: 'Write a letter' })
  await expect(top).toBeFocused()
  await expect(top).toBeInViewport()
  await page.getByLabel('Landlord or manager').fill('Mr. Bell')
  await expect(page.getByRole('listitem').filter({ hasText: 'Thank you, to' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete 1. Thank you, to Ms. Reyes' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Thank you, to' })).toHaveText(/Mr\. Bell/)
  await expect(page.getByRole('heading', { name: 'Drafts' })).toBeFocused()
  await page.getByRole('button', { name: /^Open/ }).click()
  await expect(top).toBeFocused()
})

test('a letter follows the cards after something was typed in it, and says otherwise where somebody wrote so', async ({
  page,
}) => {
  await page.clock.setFixedTime(today)
  await openHydrated(page, '/told-no')
  await page.locator('#letter').scrollIntoViewIfNeeded()
  await page.locator('[name="letter-company"]').fill('Plinth Screening')
  const letter = page.getByLabel('Your letter.')
  await expect(letter).toHaveValue(/Plinth Screening/)
  await expect(letter).not.toHaveValue(/November 12, 2026/)
  await page.getByLabel('Date', { exact: true }).fill('2026-11-12')
  await page.getByLabel('They want more deposit or a co-signer').check()
  await expect(letter).toHaveValue(/November 12, 2026/)
  await expect(letter).toHaveValue(/Plinth Screening/)
  await expect(page.locator('[name="letter-why"][value="terms"]')).toBeChecked()
  await page.locator('[name="letter-toldOn"]').fill('2026-11-10')
  await page.getByLabel('Date', { exact: true }).fill('2026-11-11')
  await expect(letter).toHaveValue(/November 10, 2026/)
})

test('by keyboard alone: a card is answered, the plan follows and a letter is changed', async ({ page }) => {
  await page.clock.setFixedTime(today)
  await openHydrated(page, '/told-no')
  await page.getByRole('main').focus()
  await tabTo(page, 'happened')
  await page.keyboard.press('Space')
  await tabTo(page, 'toldOn')
  await page.keyboard.type('11122026')
  await tabTo(page, 'state')
  await page.keyboard.type('Texas')
  await tabTo(page, 'report')
  await page.keyboard.press('Space')
  await tabTo(page, 'plan-letter')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[name="plan-letter"]').nth(1)).toBeChecked()
  await tabTo(page, 'letter-entry')
  await page.keyboard.type('case 12')
  await expect(page.getByLabel('Your letter.')).toHaveValue(/case 12\./)
  await expect(page.getByRole('heading', { name: 'In Texas' })).toBeVisible()
  await expect(page.locator('#plan')).toContainText('Free until January 11, 2027')
})

test('without JavaScript the plan stands there in general words, with every fact, and every letter can be read', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/told-no')
  await expect(page.getByText('Six questions, then your plan')).toBeHidden()
  await expect(page.locator('#plan')).toContainText('Within 60 daysof the day you got the notice')
  await expect(page.locator('.law li')).toHaveCount(17)
  await expect(page.locator('.tool-end')).toContainText('Not legal advice.')
  await page.locator('#plan').getByRole('link', { name: 'Letter: Send me my report' }).click()
  await expect(page).toHaveURL(/\/letters#text-report$/)
  await expect(page.locator('details[open]').getByText('Please send me, free of charge')).toBeVisible()
  await expect(page.getByLabel('Which letter?')).toBeHidden()
  await context.close()
})

test('without JavaScript the letter that was opened is what is printed', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  for (const path of ['/letters', '/es/letters']) {
    await page.goto(`${path}#text-report`)
    await page.emulateMedia({ media: 'print' })
    const letter = page.locator('details[open]')
    await expect(letter.getByText('Please send me, free of charge')).toBeVisible()
    await expect(letter.locator('.blank').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.locator('details:not([open])').first()).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  }
  await context.close()
})

test('with JavaScript the letters as plain text are not printed beside the one that was written', async ({
  page,
}) => {
  await openHydrated(page, '/letters')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.sheet.on-paper')).toBeVisible()
  await expect(page.locator('.letter-texts')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})

test('a file that did not come is fetched again when the network is back or a field is touched', async ({
  browser,
  site,
}) => {
  // Without a service worker, which would answer in place of the network.
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.url })
  const page = await context.newPage()
  const lost = /\/tools\/(reference\.json|towns\.txt)$|\/letter-editor-/
  await page.route(lost, (route) => route.abort())
  await openHydrated(page, '/move-in-budget')
  await page.getByLabel('Town').fill('Houston, TX')
  await expect(page.getByText('The list of towns did not come.')).toBeVisible()
  await page.unroute(lost)
  await page.getByLabel('Cash you have now').focus()
  await expect(page.getByText('Fair rents of HUD')).toBeVisible()
  await expect(page.getByText('The list of towns did not come.')).toBeHidden()

  await page.route(lost, (route) => route.fulfill({ status: 503 }))
  await openHydrated(page, '/told-no')
  await page.getByLabel('State', { exact: true }).selectOption('New York')
  await page.locator('#letter').scrollIntoViewIfNeeded()
  await expect(page.getByText('The letters are on their way.')).toBeVisible()
  await page.unroute(lost)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { name: 'In New York' })).toBeVisible()
  await expect(page.getByLabel('Your letter.')).toBeVisible()
  await context.close()
})

test('a page that stays open over midnight knows the new day when somebody looks at it again', async ({
  page,
}) => {
  await page.clock.setFixedTime(today)
  await openHydrated(page, '/told-no')
  await page.getByLabel('No, or I cannot find it').check()
  await expect(page.locator('#plan time[datetime="2026-11-16"]')).toBeVisible()
  for (const [day, event] of [
    ['2026-11-17', 'visibilitychange'],
    ['2026-11-18', 'pageshow'],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${day}T09:00:00`))
    await page.evaluate((name) => document.dispatchEvent(new Event(name, { bubbles: true })), event)
    await expect(page.locator(`#plan time[datetime="${day}"]`)).toBeVisible()
  }
})

test('a copied letter is said to be copied until it changes, and once more when it is copied again', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    baseURL: site.url,
  })
  const page = await context.newPage()
  await openHydrated(page, '/letters')
  const status = page.locator('.letter-actions').getByRole('status')
  const copy = page.getByRole('button', { name: 'Copy the words' })
  const additions = await status.evaluateHandle((one) => {
    const seen: string[] = []
    const note = (records: MutationRecord[]) =>
      seen.push(...records.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? '')))
    new MutationObserver(note).observe(one, { childList: true, subtree: true })
    return seen
  })
  for (const times of [1, 2]) {
    await copy.click()
    await expect
      .poll(() => additions.evaluate((seen) => seen.filter((words) => words === 'Copied.').length))
      .toBe(times)
    await expect(status).toHaveText('Copied.')
  }
  await page.getByLabel('Your name').fill('Jo Sample')
  await expect(status).not.toHaveText('Copied.')
  await context.close()
})

async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  const island = page.locator('[data-island]').first()
  await island.scrollIntoViewIfNeeded()
  await expect(island).toHaveAttribute('data-hydrated', 'yes')
}

function recordRequests(page: Page) {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

/** As somebody without a mouse gets there. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 80; presses++) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} cannot be reached with the Tab key`)
}

/** Chromium writes one such entry for each page. */
function pagesIn(pdf: Buffer) {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}
