import type { APIRequestContext, Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { utcDay } from '../app/analytics/period.ts'
import { openDatabase } from '../app/db/database.server.ts'
import { ownerEnv } from '../server/testing/owner.ts'
import { expectAccessible, expectFit } from './axe.ts'
import { keptPage } from './one-page.ts'
import { openAdmin, signIn, signInPlainly, testWithOwner } from './owner-site.ts'
import { openPlain, type PlainPage } from './plain-page.ts'
import { expect, type Site, startSite } from './site.ts'

/** A browser of a person: the test browser's own name says it is a machine, and machines are not counted. */
const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const test = testWithOwner({}, keptPage())
test.describe.configure({ mode: 'serial' })

async function visitor(browser: Browser, site: Site, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL: site.url,
    userAgent,
    reducedMotion: 'reduce',
    ...options,
  })
  return await context.newPage()
}

/** 'page event' → count, from the download. */
async function counts(request: APIRequestContext) {
  const csv = await (await request.get('/admin/numbers.csv?days=7')).text()
  const [head, ...lines] = csv.trim().split('\r\n')
  expect(head).toBe('day,page,event,count')
  return Object.fromEntries(
    lines.map((line) => {
      const [, path, event, count] = line.split(',')
      return [`${path} ${event}`, Number(count)]
    }),
  )
}

const wizard = (page: Page) => page.locator('form.wizard')
const press = (page: Page, name: string) => wizard(page).getByRole('button', { name }).click()

async function throughTheWizard(page: Page) {
  await press(page, 'Continue')
  await expect(wizard(page).getByText('Step 2 of 4')).toBeVisible()
  await press(page, 'Continue')
  await expect(wizard(page).getByText('Step 3 of 4')).toBeVisible()
  await press(page, 'See My Results')
  await expect(wizard(page).getByText('Perfect! You Qualify for Our Program')).toBeVisible()
}

test('a new site says in plain words that nobody came yet, and only to the owner', async ({
  page,
  request,
}) => {
  for (const path of [
    '/admin/numbers',
    '/admin/numbers.csv',
    '/admin/numbers/applications',
    '/admin/numbers/applications.csv',
    '/admin/missing',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0, headers: { Accept: 'text/html' } })
    expect(answer.status(), path).toBe(302)
  }
  for (const path of ['/admin/missing', '/admin/missing/forget', '/admin/redirects/remove']) {
    expect((await request.post(path, { form: { path: '/x' } })).status(), path).toBe(401)
  }
  await openAdmin(page)
  await page.locator('.admin .menu summary').click()
  await page.getByRole('link', { name: 'Numbers' }).click()
  await expect(page.getByRole('heading', { name: 'No visits yet' })).toBeVisible()
  await page.getByLabel('What is counted').getByRole('link', { name: 'Applications' }).click()
  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible()
  await page.goto('/admin/missing')
  await expect(page.getByRole('heading', { name: 'Nothing is missing' })).toBeVisible()
})

test('who sends Do Not Track or Global Privacy Control, machines, prefetches and admins leave no trace', async ({
  page,
  browser,
  site,
}) => {
  test.slow()
  for (const [name, value] of [
    ['DNT', '1'],
    ['Sec-GPC', '1'],
    ['Sec-Purpose', 'prefetch'],
  ] as const) {
    const quiet = await openPlain(site.url, { userAgent, extraHTTPHeaders: { [name]: value } })
    await quiet.goto('/terms')
    await quiet.goto(`/no-such-page-${name.toLowerCase()}`)
    await quiet.close()
  }
  // In the page, the browser's own word is enough: nothing is sent at all.
  for (const property of ['doNotTrack', 'globalPrivacyControl']) {
    const quiet = await visitor(browser, site, { extraHTTPHeaders: { DNT: '1' } })
    await quiet.addInitScript((name) => {
      Object.defineProperty(navigator, name, { get: () => (name === 'doNotTrack' ? '1' : true) })
    }, property)
    const sent: string[] = []
    quiet.on('request', (request) => void sent.push(`${request.method()} ${request.url()}`))
    await quiet.goto('/#qualification')
    await wizard(quiet).scrollIntoViewIfNeeded()
    await expect(quiet.locator('[data-island=wizard]')).toHaveAttribute('data-hydrated', 'yes')
    await throughTheWizard(quiet)
    await call(quiet.locator('a[href^="tel:"]').first())
    expect(sent.filter((line) => line.startsWith('POST'))).toEqual([])
    await quiet.context().close()
  }
  // Anybody can send the request itself: the server looks at the same wish.
  for (const header of ['DNT', 'Sec-GPC']) {
    const answer = await page.request.post('/count', {
      form: { e: 'wizard-2', p: '/terms' },
      headers: { [header]: '1', 'User-Agent': userAgent },
    })
    expect(answer.status()).toBe(204)
  }
  const machine = await browser.newPage({ baseURL: site.url })
  await machine.goto('/terms')
  await machine.close()
  await signIn(page)
  await page.setExtraHTTPHeaders({ 'User-Agent': userAgent })
  await page.goto('/terms')

  // A counted visit afterwards shows that what came before was looked at and left out.
  const seen = await visitor(browser, site)
  await seen.goto('/privacy')
  await expect.poll(() => counts(page.request), { timeout: 20_000 }).toEqual({ '/privacy view': 1 })
  await page.goto('/admin/missing')
  await expect(page.getByRole('heading', { name: 'Nothing is missing' })).toBeVisible()
  await seen.context().close()
})

test('a visit, the wizard, an application and a call are counted, and nothing else is sent', async ({
  page,
  browser,
  site,
}) => {
  const person = await visitor(browser, site)
  const posts: string[] = []
  person.on('request', (request) => {
    if (request.method() === 'POST') posts.push(`${new URL(request.url()).pathname} ${request.postData()}`)
  })
  await person.goto('/?from=a-friend#qualification')
  await wizard(person).scrollIntoViewIfNeeded()
  await expect(person.locator('[data-island=wizard]')).toHaveAttribute('data-hydrated', 'yes')
  await throughTheWizard(person)
  await press(person, 'Back')
  await press(person, 'See My Results')
  const opened = person.context().waitForEvent('page')
  await wizard(person).getByRole('link', { name: 'Start Your Application' }).click()
  await (await opened).close()
  await call(wizard(person).getByRole('link', { name: 'Call' }))
  await expect
    .poll(() => posts)
    .toEqual([
      '/count e=wizard-1&p=%2F',
      '/count e=wizard-2&p=%2F',
      '/count e=wizard-3&p=%2F',
      '/count e=wizard-4&p=%2F',
      '/count h=%2Fforms%2Ffunding&p=%2F',
      '/count h=tel%3A%2B18005550142&p=%2F',
    ])
  expect(await person.context().cookies()).toEqual([])
  // Again, from the cache and with an answer of 304: a view all the same.
  await person.goto('/states')
  await person.goto('/states')
  await person.context().close()

  await signIn(page)
  await expect
    .poll(() => counts(page.request), { timeout: 20_000 })
    .toMatchObject({
      '/ view': 1,
      '/ wizard-1': 1,
      '/ wizard-2': 1,
      '/ wizard-3': 1,
      '/ wizard-4': 1,
      '/ apply': 1,
      '/ call': 1,
      '/states view': 2,
    })
})

test('a page that was fetched ahead counts when it is looked at, once', async ({ page, browser, site }) => {
  const person = await visitor(browser, site)
  await person.goto('/privacy')
  const fetched = site.output().length
  const link = person.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' })
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  // The server has sent it before anybody clicked.
  await expect.poll(() => site.output().slice(fetched)).toContain('"path":"/accessibility"')
  await link.click()
  await expect(person).toHaveURL(/accessibility$/)
  const delivery = await person.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry && 'deliveryType' in entry ? entry.deliveryType : ''
  })
  expect(delivery).toBe('navigational-prefetch')
  await signIn(page)
  await expect
    .poll(() => counts(page.request), { timeout: 20_000 })
    .toMatchObject({ '/accessibility view': 1 })
  await person.context().close()
})

test('without JavaScript the steps of the wizard are counted on the server', async ({ page, site }) => {
  const person = await openPlain(site.url, { userAgent })
  await person.goto('/#qualification')
  for (const [button, words] of [
    ['Continue', 'Step 2 of 4'],
    ['Continue', 'Step 3 of 4'],
    ['See My Results', 'Perfect! You Qualify for Our Program'],
  ] as const) {
    await person.one('form.wizard').press(button)
    expect(person.one('form.wizard').words).toContain(words)
  }
  await person.goto('/es')
  await person.one('form.wizard').press('Continuar')
  await person.close()
  await signIn(page)
  await expect
    .poll(() => counts(page.request), { timeout: 20_000 })
    .toMatchObject({
      '/es/qualify wizard-2': 1,
      '/qualify wizard-1': 1,
      '/qualify wizard-2': 1,
      '/qualify wizard-3': 1,
      '/qualify wizard-4': 1,
    })
})

test('the counter takes only what it knows, from our own pages', async ({ request }) => {
  const post = async (form: Record<string, string>, headers = {}) =>
    (await request.post('/count', { form, headers: { 'User-Agent': userAgent, ...headers } })).status()
  expect(await post({ e: 'visitor-7', p: '/' })).toBe(400)
  expect(await post({ e: 'apply', p: '/' })).toBe(400)
  expect(await post({ e: 'view', p: '/admin' })).toBe(400)
  expect(await post({ h: 'https://elsewhere.example/', p: '/' })).toBe(400)
  expect(await post({ e: 'view', p: '/' }, { Origin: 'https://elsewhere.example' })).toBe(403)
  expect(await post({ e: 'view', p: `/${'x'.repeat(5000)}` })).toBe(413)
})

test('the owner sees the funnel, the days and the pages, as charts and as the same figures in tables', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/admin/numbers?days=7')
  const funnel = page.getByRole('img', { name: 'From a page to an application, last 7 days' })
  await expect(funnel).toBeVisible()
  const text = await funnel.locator('desc').textContent()
  const inChart = (label: string) => new RegExp(`${label}: (\\d+)`).exec(text ?? '')?.[1] ?? ''
  await page.locator('summary', { hasText: 'From a page to an application' }).click()
  const table = page.getByRole('region', { name: 'From a page to an application' })
  for (const [label, least] of [
    ['Page views', 5],
    ['Questions started', 2],
    ['Step 2 reached', 2],
    ['Step 3 reached', 2],
    ['Application links opened', 1],
    ['Call links tapped', 1],
  ] as const) {
    expect(Number(inChart(label)), label).toBeGreaterThanOrEqual(least)
    await expect(table.getByRole('row', { name: label }).getByRole('cell').first()).toHaveText(inChart(label))
  }
  for (const name of ['Page views by day', 'Result seen (step 4) by day', 'Most read pages']) {
    await expect(page.getByRole('img', { name })).toBeVisible()
  }
  await page.locator('summary', { hasText: 'All figures by day' }).click()
  await expect(page.getByRole('region', { name: 'All figures by day' }).getByRole('row')).toHaveCount(8)
  await page.locator('summary', { hasText: 'All figures of the' }).click()
  await expect(page.getByRole('row', { name: /^\/states/ })).toContainText('2')
  await page.getByRole('link', { name: '365 days' }).click()
  await expect(page.getByRole('img', { name: 'Page views by week' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^numbers-\d{4}-\d\d-\d\d-365-days\.csv$/)
})

/** 'page state program stage' → count, from the download. */
async function stages(request: APIRequestContext) {
  const csv = await (await request.get('/admin/numbers/applications.csv?days=7')).text()
  const [head, ...lines] = csv.trim().split('\r\n')
  expect(head).toBe('day,page,state,program,stage,count')
  return Object.fromEntries(
    lines.map((line) => {
      const [, path, state, program, stage, count] = line.split(',')
      return [[path, state, program, stage].join(' '), Number(count)]
    }),
  )
}

async function applyFromHouston(person: Page, name: string) {
  const go = (button = 'Continue') => person.getByRole('button', { name: button, exact: true }).click()
  const at = (title: string) => expect(person.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await person.goto('/city/houston-tx')
  await person.goto('/forms/funding?from=/city/houston-tx')
  // Sent before the script woke, a step is counted on the server, and not told.
  await expect(person.locator('[data-island=apply-form]')).toHaveAttribute('data-hydrated', 'yes')
  await person.getByLabel('Your name').fill(name)
  await person.getByLabel('Phone').fill('(713) 555-0118')
  await go()
  await at('Your next home')
  await expect(person.getByLabel('City and state')).toHaveValue('Houston, TX')
  await person.getByLabel('Adults moving in').selectOption('1')
  await go()
  await at('What happened')
  await go()
  await at('Your yes')
  await person.getByText('Work on my application').click()
  await go('Send my application')
  await expect(person.getByRole('heading', { level: 1, name: 'We have it.' })).toBeVisible()
}

async function applyPlainlyFromHouston(person: PlainPage, name: string) {
  const at = (title: string) => person.one('h2', title)
  await person.goto('/city/houston-tx')
  await person.goto('/forms/funding?from=/city/houston-tx')
  person.fill('Your name', name)
  person.fill('Phone', '(713) 555-0118')
  await person.press('Continue')
  at('Your next home')
  expect(person.field('City and state').value).toBe('Houston, TX')
  person.choose('Adults moving in', '1')
  await person.press('Continue')
  at('What happened')
  await person.press('Continue')
  at('Your yes')
  person.check('Work on my application')
  await person.press('Send my application')
  expect(person.one('h1').words).toContain('We have it.')
  await person.close()
}

const fromHouston = (count: number) => ({
  '/city/houston-tx  funding form-1': count,
  '/city/houston-tx  funding form-2': count,
  '/city/houston-tx  funding form-3': count,
  '/city/houston-tx  funding form-4': count,
  '/city/houston-tx TX funding sent': count,
})

test('from a page to an approval: each step is counted, with and without JavaScript, and the plot rises', async ({
  page,
  browser,
  site,
}) => {
  test.slow()
  const way = () => page.getByRole('img', { name: 'From a page to an approval, last 7 days' }).locator('desc')
  const byPage = () => page.getByRole('img', { name: 'By page' }).locator('desc')
  const numbers = '/admin/numbers/applications?days=7'
  await signIn(page)

  const person = await visitor(browser, site)
  const told: string[] = []
  person.on('request', (request) => {
    if (request.url().endsWith('/count')) told.push(request.postData() ?? '')
  })
  await applyFromHouston(person, 'Funnel Awake')
  // Which form, how far, from where, for which program: and nothing that was typed.
  expect(told).toEqual(
    [1, 2, 3, 4].map((step) => `e=form-${step}&f=funding&from=%2Fcity%2Fhouston-tx&program=funding`),
  )
  expect(await person.context().cookies()).toEqual([])
  await person.context().close()
  await expect.poll(() => stages(page.request), { timeout: 20_000 }).toEqual(fromHouston(1))
  await page.goto(numbers)
  await expect(way()).toContainText('Form begun: 1. Step 2 reached: 1. Step 3 reached: 1. Step 4 reached: 1.')
  await expect(way()).toContainText('Sent: 1. Approved: 0')

  const quiet = await openPlain(site.url, { userAgent, extraHTTPHeaders: { DNT: '1' } })
  await applyPlainlyFromHouston(quiet, 'Funnel Uncounted')
  await applyPlainlyFromHouston(await openPlain(site.url, { userAgent }), 'Funnel Plain')
  await expect.poll(() => stages(page.request), { timeout: 20_000 }).toEqual(fromHouston(2))

  await page.goto('/admin/applications/new')
  await page.getByRole('link', { name: 'Funnel Plain' }).click()
  // Until then the case of another one stands beside the list.
  await expect(page.getByRole('heading', { level: 2, name: 'Funnel Plain' })).toBeVisible()
  await page.getByRole('button', { name: 'Contacted' }).click()
  await expect(page.locator('.apphead .toast')).toContainText('Moved to Contacted.')
  await page.goto('/admin/applications/contacted')
  await page.getByRole('link', { name: 'Funnel Plain' }).click()
  // Until then the case of another one stands beside the list.
  await expect(page.getByRole('heading', { level: 2, name: 'Funnel Plain' })).toBeVisible()
  await page.getByRole('button', { name: 'Approved' }).click()
  await expect(page.locator('.apphead .toast')).toContainText('Moved to Approved.')

  await page.goto(numbers)
  await expect(way()).toContainText('Step 4 reached: 2. Sent: 2. Approved: 1')
  await expect(byPage()).toHaveText('/city/houston-tx: 2 begun, 2 sent')
  await expect(page.getByRole('img', { name: 'By place' }).locator('desc')).toHaveText(
    'Texas: 2 begun, 2 sent',
  )
  await expect(page.getByRole('img', { name: 'By program' }).locator('desc')).toContainText('2 begun, 2 sent')
  const waits = page.getByRole('img', { name: 'From new to first contact' })
  await expect(waits.locator('desc')).toContainText('Within an hour: 1. Within a day: 0.')
  await expect(waits.locator('.bar').first()).toHaveAttribute('width', '100%')
  // The same as a table: views of the page beside what became of them.
  await page.locator('summary', { hasText: 'All figures: by page' }).click()
  const row = page.getByRole('region', { name: 'All figures: by page' }).getByRole('row').nth(1)
  await expect(row).toContainText('/city/houston-tx')
  await expect(row.getByRole('cell')).toHaveText(['2', '0', '0', '2', '2', '2', '2', '2', '1'])
})

test('the most wanted missing addresses are listed, and one click leads to a redirect that works at once', async ({
  page,
  plain,
  browser,
  site,
}) => {
  const person = await openPlain(site.url, { userAgent })
  // Its scripts tell nothing of a page that is missing.
  const awake = await visitor(browser, site)
  await awake.goto('/old-page?x=1')
  await awake.context().close()
  for (const path of ['/old-page', '/articles/gone-for-good', '/wp-login.php', '/.env'])
    await person.goto(path)
  await signInPlainly(plain)
  await expect
    .poll(
      async () => {
        await plain.goto('/admin/missing')
        return plain.all('.addresses .address').map(({ words }) => words)
      },
      { timeout: 20_000 },
    )
    .toEqual(
      expect.arrayContaining(['/old-page', 'Attacks on programs we do not use', '/articles/gone-for-good']),
    )
  await signIn(page)
  await page.goto('/admin/missing')
  await expect(page.getByRole('listitem').filter({ hasText: '/old-page' })).toContainText('2 times')
  await expect(page.getByText('/404')).toHaveCount(0)

  await page.getByRole('link', { name: 'Make a redirect from /old-page' }).click()
  await expect(page.getByLabel('Missing address')).toHaveValue('/old-page')
  await expect(page.getByLabel('Leads to')).toBeFocused()
  for (const [target, words] of [
    ['/old-page', 'That is the same address.'],
    ['/also-missing', 'There is no page at that address either.'],
    ['http://plain.example', 'Write a path of this site'],
  ] as const) {
    await page.getByLabel('Leads to').fill(target)
    await page.getByRole('button', { name: 'Make the redirect' }).click()
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByLabel('Leads to')).toHaveValue(target)
  }
  await page.getByLabel('Leads to').fill('/states')
  await page.getByRole('button', { name: 'Make the redirect' }).click()
  await expect(page.getByText('Done. The address leads there from now on.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '/old-page' })).toContainText('/states')
  const answer = await page.request.get('/old-page', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location, answer.headers()['cache-control']]).toEqual([
    301,
    '/states',
    'max-age=300',
  ])
  await person.goto('/old-page')
  expect(person.address).toBe('/states')

  await page.getByLabel('Missing address').fill('/by-hand')
  await page.getByLabel('Leads to').fill('/states')
  await page.getByRole('button', { name: 'Make the redirect' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '/by-hand' })).toBeVisible()
  await expect(page.getByLabel('Missing address')).toHaveValue('')
  await expect(page.getByLabel('Leads to')).toHaveValue('')

  await page.getByLabel('Missing address').fill('/states')
  await page.getByLabel('Leads to').fill('/')
  await page.getByRole('button', { name: 'Make the redirect' }).click()
  await expect(page.getByText('There is a page at this address.')).toBeVisible()
  await expect(page.getByLabel('Missing address')).toBeFocused()
  await page.getByLabel('Missing address').fill('/by-hand-too')
  await page.getByLabel('Leads to').fill('/nowhere')
  await page.getByRole('button', { name: 'Make the redirect' }).click()
  await expect(page.getByText('There is no page at that address either.')).toBeVisible()
  await expect(page.getByLabel('Leads to')).toBeFocused()

  await page.getByLabel('Remove the redirect from /old-page', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, remove the redirect from /old-page' }).click()
  await expect(page.getByText('Removed. Browsers forget it within five minutes.')).toBeVisible()
  // The newest one goes as well, with an address chosen and not sent.
  await page.getByRole('link', { name: 'Make a redirect from /articles/gone-for-good' }).click()
  await expect(page.getByLabel('Missing address')).toHaveValue('/articles/gone-for-good')
  await page.getByLabel('Leads to').fill('/half')
  await page.getByLabel('Remove the redirect from /by-hand', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, remove the redirect from /by-hand' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '/by-hand' })).toHaveCount(0)
  await expect(page.getByLabel('Missing address')).toHaveValue('/articles/gone-for-good')
  await expect(page.getByLabel('Leads to')).toHaveValue('/half')
  expect((await page.request.get('/old-page')).status()).toBe(404)
  await page.goto('/admin/activity?kind=redirect')
  await expect(page.getByText('made a redirect')).toHaveCount(2)
  await expect(page.getByText('removed a redirect')).toHaveCount(2)
  await person.close()
})

test('without JavaScript a redirect is made, an article that is gone leads on, and a line is forgotten', async ({
  plain,
}) => {
  await signInPlainly(plain)
  await plain.goto('/admin/missing')
  await plain.follow('Make a redirect from /articles/gone-for-good')
  plain.fill('Leads to', '/nowhere')
  await plain.press('Make the redirect')
  expect(plain.words).toContain('There is no page at that address either.')
  expect(plain.field('Missing address').value).toBe('/articles/gone-for-good')
  plain.fill('Leads to', '/articles')
  await plain.press('Make the redirect')
  expect(plain.one('.toast').words).toBe('Done. The address leads there from now on.')
  await plain.goto('/articles/gone-for-good')
  expect(plain.address).toBe('/articles')
  await plain.goto('/admin/missing')
  const redirect = plain.all('li', '/articles/gone-for-good leads to')[0]
  expect(redirect?.all('button')).toHaveLength(0)
  redirect?.unfold('Remove')
  expect(redirect?.words).toContain('Whoever follows the old address will find no page.')
  await redirect?.press('Yes, remove the redirect from /articles/gone-for-good')
  expect(plain.one('.toast').words).toContain('Removed.')
  await plain.press('Forget (probes)')
  expect(plain.one('.toast').words).toContain('Forgotten.')
  expect(plain.words).not.toContain('Attacks on programs')
})

test('numbers and missing pages fit a phone and have no accessibility violation', async ({ page, site }) => {
  test.slow()
  const database = await openDatabase(site)
  const count = { day: utcDay(Date.now(), -1), path: '/', count: 3 }
  await database.db
    .insertInto('visit_counts')
    .values({ ...count, event: 'view' })
    .execute()
  await database.db
    .insertInto('application_counts')
    .values({ ...count, state: 'TX', program: 'funding', stage: 'sent' })
    .execute()
  await database.close()
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  for (const path of [
    '/admin/numbers',
    '/admin/numbers?days=365',
    '/admin/numbers/applications',
    '/admin/numbers/applications?days=365',
    '/admin/missing?from=/old',
  ]) {
    await page.goto(path)
    const folded = page.locator('main details > summary')
    if (path.startsWith('/admin/numbers')) await expect(folded.first()).toBeVisible()
    for (const details of await folded.all()) await details.click()
    await expectFit(page)
    await expectAccessible(page)
  }
})

test('what was counted in the last seconds is written when the site stops', async () => {
  const env = { ...ownerEnv, DATA_DIR: test.info().outputPath('data') }
  const first = await startSite({ env })
  const person = await openPlain(first.url, { userAgent })
  await person.goto('/terms')
  await person.close()
  expect(await first.stop()).toBe(0)
  const second = await startSite({ env })
  const plain = await openPlain(second.url)
  await signInPlainly(plain)
  expect(await counts(plain.request)).toEqual({ '/terms view': 1 })
  await plain.close()
  await second.stop()
})

/** No telephone takes the call here: a browser that looks for one gives up what is opened next. */
function call(link: Locator) {
  return link.evaluate((element: HTMLElement) => {
    element.addEventListener('click', (event) => event.preventDefault(), { once: true })
    element.click()
  })
}
