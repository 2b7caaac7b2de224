import { spawnSync } from 'node:child_process'
import type { APIRequestContext, Page } from '@playwright/test'
import { owner } from '../server/testing/owner.ts'
import { quickPasswords } from '../server/testing/quick-passwords.ts'
import { expectAccessible, expectFit } from './axe.ts'
import { keptPage } from './one-page.ts'
import { openAdmin, signIn, signInPlainly, testWithOwner } from './owner-site.ts'
import { openPlain } from './plain-page.ts'
import { expect, type Site } from './site.ts'

const test = testWithOwner({}, keptPage())
test.describe.configure({ mode: 'serial' })

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const saved = (page: Page) => expect(page.getByText('Saved. Every page shows it at once.')).toBeVisible()
const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()
const policyOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path)).headers()['content-security-policy']

/** What the browser does with an answer does not depend on the database; what is stored is tested on both elsewhere. */
const onlySqlite = { tag: '@only-sqlite' }

test('the owner changes the phone number and a price, and pages that were cached show them at once', async ({
  page,
  request,
}) => {
  for (let again = 0; again < 2; again++) expect(await textOf(request, '/')).toContain('(800) 555-0142')
  expect(await textOf(request, '/diy-rental-kit')).toContain('$399.95')
  await openAdmin(page)
  await page.locator('.menu > summary').click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await field(page, 'Phone').fill('(800) 555-0177')
  await save(page)
  await saved(page)
  const home = await textOf(request, '/')
  expect(home).toContain('(800) 555-0177')
  expect(home).toContain('tel:+18005550177')
  expect(home).not.toContain('(800) 555-0142')
  await expect(page.getByText(`Changed by ${owner.email}`)).toBeVisible()
  await expect(page.getByText('Default: (800) 555-0142')).toBeVisible()

  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Prices' }).click()
  await page.getByLabel('Funding application fee').fill('$109.50')
  await page.getByLabel('Full kit, 1 adult').fill('410')
  await page.getByLabel('Rental funding, to', { exact: true }).fill('6,000')
  await page.keyboard.press('Enter')
  await saved(page)
  await expect(page.getByText('Apply Now - $109.50')).toBeVisible()
  await expect(page.getByLabel('Rental funding, to', { exact: true })).toBeFocused()
  expect(await textOf(request, '/')).toContain('Get $300-$6,000 in Rental Funding Today!')
  expect(await textOf(request, '/')).toContain('Apply Now - $109.50')
  const kit = await textOf(request, '/diy-rental-kit')
  expect(kit).toContain('$410')
  expect(kit).toContain('"price":"410.00"')
})

test(
  'who turns to another part of the settings with something typed is asked first',
  onlySqlite,
  async ({ page }) => {
    await signIn(page)
    await page.goto('/admin/settings')
    const tab = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Prices' })
    await field(page, 'Phone').fill('(800) 555-0133')
    await tab.click()
    const asked = page.getByRole('dialog', { name: 'Leave this page?' })
    await asked.getByRole('button', { name: 'Stay here' }).click()
    await expect(field(page, 'Phone')).toHaveValue('(800) 555-0133')
    await tab.click()
    await asked.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page).toHaveURL(/settings\/prices/)
  },
)

test(
  'what is typed while a save is under way stays, and is asked about before it is left',
  onlySqlite,
  async ({ page }) => {
    await signIn(page)
    await page.goto('/admin/settings')
    const [email, phone] = [await field(page, 'E-mail').inputValue(), await field(page, 'Phone').inputValue()]
    let answer = () => {}
    const isTyped = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/admin/settings.data*', async (route) => {
      if (route.request().method() === 'POST') await isTyped
      await route.continue()
    })
    const posted = page.waitForRequest((request) => request.method() === 'POST')
    await field(page, 'E-mail').fill('first@example.com')
    await save(page)
    await posted
    await field(page, 'E-mail').fill('second@example.com')
    await field(page, 'Phone').fill('(800) 555-0199')
    answer()
    await saved(page)
    await expect(page.getByRole('button', { name: /^Undo: E-mail/ })).toBeVisible()
    await expect(field(page, 'E-mail')).toHaveValue('second@example.com')
    await expect(field(page, 'Phone')).toHaveValue('(800) 555-0199')
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Prices' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
    // It was typed over what its writer has just saved, so nothing stands in its way.
    await field(page, 'Phone').fill(phone)
    await save(page)
    await expect(
      page.getByRole('button', { name: 'Undo: E-mail, back to first@example.com', exact: true }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Back to default: E-mail' }).click()
    await expect(field(page, 'E-mail')).toHaveValue(email)
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Prices' }).click()
    await expect(page).toHaveURL(/settings\/prices/)
  },
)

test('a connected form takes the place of our own, and the content security policy allows its origin at once', async ({
  page,
  request,
}) => {
  expect(await policyOf(request, '/full-service-program')).not.toContain('forms.example.com')
  await signIn(page)
  await page.goto('/admin/settings/forms')
  const form = page.getByRole('region', { name: 'Full-service sign-up form' })
  await expect(form.getByText('Our own form', { exact: true })).toBeVisible()
  await page.getByLabel('Full-service sign-up form: address').fill('https://forms.example.com/sign-up')
  await save(page)
  await saved(page)
  await expect(form.getByText('Connected', { exact: true })).toBeVisible()
  await expect(form.getByRole('link', { name: 'Try it' })).toHaveAttribute(
    'href',
    'https://forms.example.com/sign-up',
  )
  expect(await policyOf(request, '/full-service-program')).toContain(
    "frame-src 'self' https://forms.example.com;",
  )
  expect(await textOf(request, '/full-service-program')).toContain('src="https://forms.example.com/sign-up"')
  await page.getByRole('button', { name: 'Back to default: Full-service sign-up form: address' }).click()
  await expect(form.getByText('Our own form', { exact: true })).toBeVisible()
  expect(await policyOf(request, '/full-service-program')).not.toContain('forms.example.com')
})

test(
  'the kit’s order form by script and key loads with its page, also in a new tab, and goes when the page is left',
  onlySqlite,
  async ({ page, context }) => {
    await signIn(page)
    await page.goto('/admin/settings/forms')
    await page.getByLabel('Kit order form: script').fill('https://forms.example.com/embed.js')
    await page.getByLabel('Kit order form: key').fill('kit-1')
    await save(page)
    await saved(page)
    await context.route('https://forms.example.com/embed.js', (route) => {
      const body = `document.currentScript.after('Order ' + document.currentScript.dataset.formId)`
      return route.fulfill({ contentType: 'text/javascript', body })
    })
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/diy-rental-kit')
    const form = page.getByRole('region', { name: 'Do-it-yourself kit order' })
    // The reader is still at the top of a long page.
    await expect(form).toContainText('Order kit-1')
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await expect(form).toBeEmpty()
    await page.evaluate(() => dispatchEvent(new Event('pageshow')))
    await expect(form).toContainText('Order kit-1')

    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Open in a new tab' }).click(),
    ])
    await expect(tab.getByRole('region', { name: 'Do-it-yourself kit order' })).toContainText('Order kit-1')
    await expect(tab.getByText('Step 1 of 4')).toHaveCount(0)
    await expectFit(tab)
    await expectAccessible(tab)
    await page.goto('/admin/settings/forms')
    for (const part of ['script', 'key'])
      await page.getByRole('button', { name: `Back to default: Kit order form: ${part}` }).click()
    await expect(
      page.getByRole('region', { name: 'Kit order form' }).getByText('Our own form', { exact: true }),
    ).toBeVisible()
  },
)

test(
  'wrong values are refused with a reason beside the field and stay in the form',
  onlySqlite,
  async ({ page, request }) => {
    await signIn(page)
    await page.goto('/admin/settings')
    await field(page, 'Phone').fill('call me')
    await field(page, 'Brand').fill('Not saved')
    await save(page)
    await expect(page.getByRole('alert')).toContainText('Not saved yet')
    await expect(field(page, 'Phone')).toHaveValue('call me')
    await expect(field(page, 'Phone')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'Phone')).toHaveAccessibleDescription(/10 digits/)
    await expect(field(page, 'Brand')).toHaveValue('Not saved')
    expect(await textOf(request, '/')).not.toContain('Not saved')
    // Refused once more, with as many problems as before.
    await field(page, 'Phone').fill('call us')
    await save(page)
    await expect(page.getByRole('alert')).toBeFocused()
    await page.getByRole('link', { name: /^Phone: / }).click()
    await expect(field(page, 'Phone')).toBeFocused()
    // What is wrong still stands there, for who goes from one field to the next.
    await expect(field(page, 'Phone')).toHaveAccessibleDescription(/10 digits/)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(field(page, 'Brand')).toHaveValue('Not saved')

    await page.goto('/admin/settings/forms')
    await page.getByLabel('Funding application form: address').fill('http://forms.example.com/')
    await save(page)
    await expect(page.getByText('it must start with https://, not http://').first()).toBeVisible()
  },
)

test(
  'a change is undone and done again, put back to its default, and all of it is in the activity',
  onlySqlite,
  async ({ page, request }) => {
    await signIn(page)
    await page.goto('/admin/settings')
    await field(page, 'Brand').fill('Third Key Rentals')
    await save(page)
    await saved(page)
    expect(await textOf(request, '/privacy')).toContain('Third Key Rentals')
    const undo = page.getByRole('button', { name: 'Undo: Brand, back to Second Key Rentals' })
    const edges = await Promise.all(
      [undo, page.getByText(/^Default: /).first()].map((one) => one.boundingBox()),
    )
    expect(edges[0]?.x, 'the button stands in the column of what it undoes').toBe(edges[1]?.x)
    await undo.click()
    await expect(page.getByText('Undone. Every page shows it at once.')).toBeVisible()
    expect(await textOf(request, '/privacy')).not.toContain('Third Key Rentals')
    await expect(field(page, 'Brand')).toHaveValue('Second Key Rentals')
    await expect(field(page, 'Brand')).toBeFocused()
    await page.getByRole('button', { name: 'Undo: Brand, back to Third Key Rentals' }).click()
    await expect(field(page, 'Brand')).toHaveValue('Third Key Rentals')
    await page.getByRole('button', { name: 'Back to default: Brand' }).click()
    await expect(page.getByText('Back to the default. Every page shows it at once.')).toBeVisible()
    await expect(field(page, 'Brand')).toHaveValue('Second Key Rentals')
    await page.goto('/admin/activity?kind=setting&words=brand')
    await expect(page.getByRole('row')).toHaveCount(5)
    await expect(page.getByRole('row').nth(1)).toContainText('put a setting back to its default')
    await expect(page.getByRole('row').nth(4)).toContainText('from: default, to: "Third Key Rentals"')
  },
)

test(
  'social links and the theme show only once they are set',
  onlySqlite,
  async ({ page, request, context, plain }) => {
    expect(await textOf(request, '/terms')).not.toContain('sameAs')
    await signIn(page)
    await page.goto('/admin/settings/social')
    await page.getByLabel('Facebook').fill('https://www.facebook.com/second.key')
    await save(page)
    await saved(page)
    const html = await textOf(request, '/terms')
    expect(html).toContain('"sameAs":["https://www.facebook.com/second.key"]')
    expect(html).toContain('href="https://www.facebook.com/second.key"')
    await page.goto('/admin/settings/look')
    await page.getByLabel('Light or dark').selectOption('dark')
    await save(page)
    await saved(page)
    await plain.goto('/')
    expect(plain.one('html').attribute('class')).toBe('dark')
    // The device prefers light.
    const visitor = await context.newPage()
    await visitor.goto('/terms')
    await expect(visitor.locator('html')).toHaveClass('dark')
    await visitor.evaluate(() => localStorage.setItem('theme', 'light'))
    await visitor.reload()
    await expect(visitor.locator('html')).toHaveClass('light')
    await visitor.close()
    await page.getByRole('button', { name: 'Back to default: Light or dark' }).click()
    await expect(page.getByText('Back to the default.')).toBeVisible()
  },
)

test(
  'every claim is listed with the pages that show it, its basis, and what contradicts it',
  onlySqlite,
  async ({ page }) => {
    // Every kind of page is made for it.
    test.slow()
    await signIn(page)
    await page.goto('/admin/claims')
    await expect(page.getByText('could not be read')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Guaranteed, and not guaranteed' })).toBeVisible()
    await expect(
      page.getByRole('heading', {
        name: 'Two different times for an approval: 24-48 hours and 7 to 21 days',
      }),
    ).toBeVisible()
    const kit = page.locator('#claim-kitDelivery')
    await expect(kit.locator('.uses a').first()).toHaveAttribute('href', '/diy-rental-kit')
    await expect(
      page.locator('#claim-fundingTexas').getByRole('link', { name: 'State pages' }).first(),
    ).toBeVisible()

    const rate = page.locator('#claim-approvalRate')
    const numbers = page.locator('.contradiction').filter({ hasText: 'Numbers without a basis' })
    await expect(numbers.getByRole('link', { name: 'Approval rate', exact: true })).toBeVisible()
    await rate.locator('.note > summary').click()
    await rate.getByLabel('As of').fill('2026-03-01')
    await rate.getByRole('button', { name: 'Save the note on Approval rate' }).click()
    await expect(rate.getByText('Please write what the claim rests on.')).toBeVisible({ timeout: 40_000 })
    await expect(rate.getByLabel('What it rests on')).toBeFocused()
    await rate.getByLabel('What it rests on').fill('Count of all files closed in 2025')
    await rate.getByRole('button', { name: 'Save the note on Approval rate' }).click()
    await expect(rate.getByText('Count of all files closed in 2025 (March 1, 2026)')).toBeVisible({
      timeout: 40_000,
    })
    await expect(numbers.getByRole('link', { name: 'Approval rate', exact: true })).toHaveCount(0)
    await rate.getByRole('link', { name: 'Change Approval rate' }).click()
    await expect(page).toHaveURL(/settings\/claims#field-claim\.approvalRate$/)
    await expect(page.locator('[id="field-claim.approvalRate"]')).toBeVisible()
  },
)

test(
  'a note on a claim that another tab has changed is not written over, also when others were saved meanwhile',
  onlySqlite,
  async ({ page, context, site }) => {
    test.slow()
    await signIn(page)
    const write = async (id: string, words: string) => {
      const claim = page.locator(id)
      await claim.locator('.note > summary').click()
      await claim.getByLabel('What it rests on').fill(words)
      return claim
    }
    const [rate, kit] = ['#claim-approvalRate', '#claim-kitDelivery']
    const other = await openPlain(site.url, {
      storageState: { cookies: await context.cookies(), origins: [] },
    })
    await Promise.all([page.goto('/admin/claims'), other.goto('/admin/claims')])
    const mine = await write(rate, 'From this tab')
    const theirs = other.one(rate)
    theirs.unfoldAll('.note')
    theirs.fill('What it rests on', 'From the other tab')
    await theirs.press(/^Save the note/)
    expect(other.one(rate).all('summary', 'From the other tab')).toHaveLength(1)
    await other.close()
    // The page reads all notes again with that, and still nobody has seen the other tab's words.
    const beside = await write(kit, 'Sent by mail')
    await beside.getByRole('button', { name: 'Save the note' }).click()
    await expect(beside.locator('summary')).toContainText('Sent by mail', { timeout: 40_000 })
    await expect(mine.getByLabel('What it rests on')).toHaveValue('From this tab')
    await mine.getByRole('button', { name: 'Save the note' }).click()
    await expect(mine.getByText('Somebody else changed this since you opened the page.')).toBeVisible({
      timeout: 40_000,
    })
    await expect(mine.getByLabel('What it rests on')).toBeFocused()
    await mine.getByRole('button', { name: 'Save the note' }).click()
    await expect(mine.locator('summary')).toContainText('From this tab', { timeout: 40_000 })
  },
)

test('without JavaScript settings are saved, refused, undone and noted all the same', async ({
  plain,
  request,
}) => {
  const notice = () => plain.one('noscript .toast').words
  await signInPlainly(plain)
  await plain.goto('/admin/settings')
  plain.fill('E-mail', 'hello')
  await plain.press('Save')
  expect(plain.words).toContain('Please write an e-mail address')
  expect(plain.field('E-mail').value).toBe('hello')
  plain.fill('E-mail', 'hello@example.org')
  await plain.enter('E-mail')
  expect(notice()).toContain('Saved. Every page shows it at once.')
  expect(await textOf(request, '/')).toContain('hello@example.org')
  await plain.press(/^Undo: E-mail/)
  expect(notice()).toContain('Undone. Every page shows it at once.')
  expect(await textOf(request, '/')).not.toContain('hello@example.org')
  // What came of one form is not said of the next.
  plain.fill('E-mail', 'hello')
  await plain.press('Save')
  expect(plain.words).toContain('Please write an e-mail address')
  expect(plain.all('noscript .toast')).toHaveLength(0)
  await plain.goto('/admin/settings/prices')
  plain.fill('Setup fee per adult', '3000')
  plain.fill('Listings database valued at', '81.95')
  await plain.enter('Setup fee per adult')
  await plain.enter('Setup fee per adult')
  expect(plain.one('.errors').words).toContain(
    'Setup fee per adult: It was $300 and would be $3,000 on every page. Is that right?',
  )
  expect(plain.field('Listings database valued at').value).toBe('81.95')
  expect(await textOf(request, '/full-service-program')).not.toContain('$3,000')
  await plain.press('Save all the same')
  expect(notice()).toContain('Saved. Every page shows it at once.')
  expect(await textOf(request, '/full-service-program')).toContain('$3,000')
  await plain.press(/^Undo: Setup fee per adult/)
  await plain.press(/^Undo: Listings database valued at/)
  await plain.goto('/admin/claims')
  const fund = plain.one('#claim-fundsProvided')
  fund.unfoldAll('.note')
  fund.fill('As of', '2026-03-01')
  await fund.press(/Save the note/)
  expect(plain.one('.errors[autofocus]').words).toContain('Please write what the claim rests on.')
  plain.one('.errors a[href="#field-claim-note.fundsProvided"]')
  const again = plain.one('#claim-fundsProvided')
  again.fill('What it rests on', 'Bookkeeping')
  await again.press(/Save the note/)
  expect(plain.one('#claim-fundsProvided').all('summary', 'Bookkeeping')).toHaveLength(1)
  const undo = plain.one('#claim-fundsProvided')
  undo.unfoldAll('.note')
  await undo.press(/Undo the note/)
  expect(notice()).toBe('Undone.')
  await plain.goto('/admin/settings/mail')
  plain.choose(/^New stories/, 'Never')
  await plain.press('Save')
  await plain.press(/^Undo: New stories/)
  expect(notice()).toBe('Undone.')
})

test('an English figure that is changed says that the Spanish words still have the old one', async ({
  plain,
}) => {
  const notice = () => plain.one('noscript .toast').words
  await signInPlainly(plain)
  await plain.goto('/admin/settings/spanish')
  plain.fill('Typical approval', '7 a 21 días')
  await plain.enter('Typical approval')
  expect(notice()).toContain('Saved. Every page shows it at once.')
  await plain.goto('/admin/settings/claims')
  plain.fill('Typical approval', '5 to 9 days')
  await plain.enter('Typical approval')
  expect(notice()).toContain('Pages in another language still say other figures')
  await plain.press(/^Undo: Typical approval/)
})

test('an editor gets 403 and nobody else gets in', async ({ plain, site, request }) => {
  const editor = { email: 'ed@example.com', password: createAdmin(site, 'ed@example.com', 'editor') }
  await signInPlainly(plain, editor)
  await plain.goto('/admin')
  const paths = ['/admin/settings', '/admin/settings/prices', '/admin/claims', '/admin/settings/restore']
  for (const path of paths) {
    expect((await plain.request.get(path)).status(), path).toBe(403)
    const form = { phone: '(800) 555-0000', undo: 'phone=x' }
    const options = { form, headers: { Origin: site.url }, maxRedirects: 0 }
    expect((await plain.request.post(path, options)).status(), path).toBe(403)
    expect((await request.post(path, options)).status(), path).toBe(401)
  }
  plain.unfoldAll('.menu')
  expect(plain.link('Account')).toBe('/admin/account')
  expect(plain.all('a', 'Settings')).toEqual([])
  expect(await textOf(request, '/')).not.toContain('(800) 555-0000')
})

test('settings and claims fit a phone and have no accessibility violation', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  const groups = ['/forms', '/prices', '/claims', '/social', '/look', ''].map(
    (name) => `/admin/settings${name}`,
  )
  // The one that is refused afterwards comes last.
  for (const path of ['/admin/claims', ...groups]) {
    await page.goto(path)
    await expectFit(page)
    await expectAccessible(page)
  }
  await field(page, 'Phone').fill('x')
  await save(page)
  await expect(page.getByRole('alert')).toContainText('Not saved yet')
  await expectAccessible(page, 'main')
})

/** As `npm run admin -- create` does; the password it prints. */
function createAdmin({ dataDir, databaseUrl = '' }: Site, email: string, role: string) {
  const flags = [...quickPasswords, '--disable-warning=ExperimentalWarning']
  const run = spawnSync(process.execPath, [...flags, 'scripts/admin.mjs', 'create', email, '--role', role], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
  })
  const password = /Password:\s+(\S+)/.exec(run.stdout)?.[1]
  if (!password) throw new Error(run.stdout + run.stderr)
  return password
}
