import { expectFitAndAccessible } from './axe.ts'
import { onOnePage } from './one-page.ts'
import { test as anew, expect } from './site.ts'

const test = onOnePage(anew)

const families = [
  '/state/texas',
  '/state/alaska',
  '/state/vermont/towns',
  '/city/houston',
  '/city/springfield',
  '/city/portland-me/funding',
  '/city/houston-tx',
  '/city/boise-id',
  '/city-old/new-york-ny',
  '/subcity/alief-houston-tx',
  '/sitemap',
]

for (const path of families)
  test(`${path} fits every screen and has no accessibility violation`, ({ page }) =>
    expectFitAndAccessible(page, path))

test('the Texas page has its own range and rate, cities, towns, three lending resources and both buttons', async ({
  plain,
}) => {
  await plain.goto('/state/texas')
  const main = plain.one('main')
  for (const fact of [
    '$500-$5,000',
    '96%',
    '$1,339',
    'income below 80% of area median',
    'up to 12 months of rent',
    '$1,000 monthly income',
    '$500-$3,000',
    '$300-$1,500',
  ])
    expect(main.words).toContain(fact)
  expect(main.one('a', 'Apply Now - $99.95').attribute('target')).toBe('_blank')
  expect(main.link('View Houston Funding')).toBe('/city/houston')
  for (const name of ['Emergency Rental Assistance', 'Security Deposit Loans', 'Moving Assistance Grants'])
    main.one('h2, h3, h4', name)
  expect(main.one('a', 'Start Your Application Now').attribute('target')).toBe('_blank')
})

test('other states have the default range and rate', async ({ plain }) => {
  await plain.goto('/state/ohio')
  const { words } = plain.one('main')
  expect(words).toContain('$300-$5,000')
  expect(words).toContain('95%')
})

test('an unknown state is a generic page with its name in title case that search engines leave out', async ({
  plain,
}) => {
  await plain.goto('/state/new-avalon')
  expect(plain.status).toBe(200)
  expect(plain.one('h1').words).toContain('New Avalon')
  expect(plain.head('meta[name=robots]')).toBe('noindex')
})

test('the Houston funding page shows population, rent, neighbourhoods, nearby towns and real phone numbers', async ({
  plain,
}) => {
  await plain.goto('/city/houston')
  const main = plain.one('main')
  for (const fact of ['2,304,580', '$1,313', '95%']) expect(main.words).toContain(fact)
  expect(main.link('View Alief Rentals')).toBe('/subcity/alief-houston-tx')
  expect(main.all('.towns .first')).toHaveLength(5)
  expect(main.link('713-652-0077')).toBe('tel:+17136520077')
})

test('a name several towns share means the largest and links the others', async ({ plain }) => {
  await plain.goto('/city/portland')
  expect(plain.one('h1').words).toContain('Portland, OR')
  await plain.goto(plain.one('a[href="/city/portland-me/funding"]').attribute('href') ?? '')
  expect(plain.one('h1').words).toContain('Portland, ME')
  plain.one('a[href="/city/portland"]')
})

test('the first landing variant has its parts in the specified order and its canonical twin', async ({
  plain,
  site,
}) => {
  await plain.goto('/city-old/houston-tx')
  expect(plain.one('h1').words).toBe('Second Chance Apartments in Houston, TX')
  expect(plain.one('a', 'Get Pre-Approved Now').attribute('target')).toBe('_blank')
  const order = plain.all('main h2, main h3').map(({ words }) => words)
  const parts = [
    'Bad Credit OK',
    'Quality Rentals',
    'Guaranteed Approval',
    'Fast Process',
    'Doors in Houston',
    'Standard Apartments',
    'Mid-Range Rentals',
    'Luxury Apartments',
    'Near Houston',
    'The complete guide to renting in Houston again',
    'Apply from here',
  ]
  expect(order.filter((text) => parts.includes(text))).toEqual(parts)
  const rentals = plain.all('a').filter(({ words }) => /View .+ Rentals/.test(words))
  expect(rentals).toHaveLength(8)
  expect(plain.all('.towns li')).toHaveLength(12)
  expect(plain.words).toContain('Additional Areas We Serve:')
  expect(plain.one('.count').words).toMatch(/^\d+\+ ?places served within 100 miles$/)
  const frame = plain.one('iframe[src^="/forms/city-application/frame?from=/city-old/"]')
  expect(frame.attribute('height')).toBe('600')
  expect(plain.one('a', 'Start Application').attribute('target')).toBe('_blank')
  expect(plain.head('link[rel=canonical]')).toBe(`${site.url}/city/houston-tx`)
})

test('the second landing variant carries search metadata, stories, articles, pictures and trust', async ({
  plain,
  site,
}) => {
  await plain.goto('/city/chicago-il')
  const meta = (name: string) => plain.head(`meta[name="${name}"]`)
  expect(plain.title).toContain('Second Chance Apartments in Chicago, IL')
  expect(meta('keywords')).toContain('second chance apartments Chicago')
  expect(meta('robots')).toBe('index, follow')
  expect(meta('geo.region')).toBe('US-IL')
  expect(meta('geo.placename')).toBe('Chicago')
  expect(plain.head('link[rel=canonical]')).toBe(`${site.url}/city/chicago-il`)
  const bar = plain.one('nav[aria-label=Main]')
  expect(bar.all('a').map(({ words }) => words)).toEqual(['Home', 'DIY Kit', 'Corporate'])
  expect(plain.all('.quotes li')).toHaveLength(6)
  expect(plain.all('.teasers li')).toHaveLength(3)
  expect(plain.all('.pictures li')).toHaveLength(3)
  for (const name of ['The lakefront skyline', 'Application review', 'Property matching', 'Approval support'])
    plain.one('h2, h3', name)
  for (const [label, value] of [
    ['Residents helped', '500+'],
    ['Properties', '50+'],
    ['Success rate', '95%'],
    ['Average response', '24hr'],
  ] as const) {
    plain.one('.trust dt', label)
    expect(plain.one('.trust').words).toContain(value)
  }
  expect(plain.all('.words li')).toHaveLength(6)
})

test('every made-up city story says so, and none has stars', async ({ plain }) => {
  await plain.goto('/city/boise-id')
  expect(plain.all('.quotes figure')).toHaveLength(6)
  expect(plain.all('.quotes figure', 'Illustrative example')).toHaveLength(6)
  expect(plain.all('[aria-label*=stars], [alt*=stars]')).toEqual([])
})

test('a generic city shows six nearest towns and fifteen more until all are asked for', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/city/boise-id')
  const visible = page.locator('.towns li:visible')
  await expect(page.locator('.towns .first')).toHaveCount(6)
  // Idaho has thirteen more: all are there at once.
  await expect(visible).toHaveCount(19)
  await expect(page.getByText('Show All')).toHaveCount(0)
  await page.goto('/city/akron-oh')
  await expect(visible).toHaveCount(21)
  await page.getByText('Show All 56 Cities').click()
  await expect(visible).toHaveCount(56)
  await page.getByText('Show Less Cities').first().click()
  await expect(visible).toHaveCount(21)
  await context.close()
})

for (const javaScriptEnabled of [true, false])
  test(`‘Show Less’ begins and ends the list and leaves readers where they were, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: site.url })
    const page = await context.newPage()
    for (const path of ['/city/akron-oh', '/city/dayton-oh']) {
      await page.goto(path)
      const towns = page.locator('.manytowns .towns li:visible')
      const showAll = page.getByRole('link', { name: /^Show All \d+ Cities$/ })
      const showLess = page.getByRole('link', { name: 'Show Less Cities' })
      const heading = page.locator('.manytowns h2')
      const count = Number((await showAll.innerText()).replace(/\D/g, ''))
      const few = await towns.count()

      await showAll.click()
      await expect(towns).toHaveCount(count)
      await expect(page.locator('#all-towns .towns li').first()).toBeInViewport()
      await expect(showLess).toHaveCount(2)
      await showLess.last().click()
      await expect(towns).toHaveCount(few)
      await expect(showAll).toBeInViewport()

      await showAll.click()
      await showLess.first().click()
      await expect(towns).toHaveCount(few)
      await expect(heading).toBeInViewport()
    }
    await context.close()
  })

test('the sub-city page has its title, metadata, benefits, three steps and closing words', async ({
  plain,
  site,
}) => {
  await plain.goto('/subcity/alief-houston-tx')
  expect(plain.title).toBe('Second Chance Apartments Alief Houston, TX | Bad Credit Rentals')
  expect(plain.head('meta[property="og:title"]')).toBe(plain.title)
  expect(plain.head('meta[property="og:url"]')).toBe(`${site.url}/subcity/alief-houston-tx`)
  expect(plain.head('meta[name=keywords]')).toContain('Alief Houston')
  for (const name of [
    'Bad Credit Accepted',
    'Local Properties',
    'Approval Guarantee',
    'Quick Approval',
    'Step 1: Apply',
    'Step 2: Match',
    'Step 3: Move In',
  ])
    plain.one('h2, h3', name)
  plain.one('iframe[src^="/forms/city-application/frame?from=/subcity/"]')
  plain.link('Start Your Alief Houston Application')
})

test('other spellings of a slug lead for good to the one address', async ({ request }) => {
  for (const [from, to] of [
    ['/city/Houston', '/city/houston'],
    ['/city/salt-lake%20city', '/city/salt-lake-city'],
    ['/city/HOUSTON-TX', '/city/houston-tx'],
    ['/city/houston/', '/city/houston'],
    ['/state/Texas', '/state/texas'],
    ['/city-old/Houston-TX', '/city-old/houston-tx'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect(answer.status(), from).toBe(301)
    expect(new URL(answer.headers().location ?? '', 'http://x').pathname, from).toBe(to)
  }
})

test('a slug that can be no name is not found; none whatever breaks the site', async ({ request }) => {
  for (const slug of ['12345', '---', `${'a'.repeat(200)}`, '%F0%9F%8F%A0'])
    expect((await request.get(`/city/${slug}`)).status(), slug).toBe(404)
  for (const family of ['/state', '/city', '/city-old', '/subcity', '/articles', '/photos', '']) {
    for (const slug of ['%00', 'a%00b', '%0a', '%7f', '%', '%ff', '%E0%A4%A']) {
      const answer = await request.get(`${family}/${slug}`)
      expect(answer.status(), `${family}/${slug}`).toBe(404)
      expect(await answer.text(), `${family}/${slug}`).toContain('Return to Home')
    }
  }
  for (const family of ['state', 'city', 'city-old', 'subcity']) {
    for (const slug of [
      "o'fallon",
      'a%26b',
      '<script>',
      'x-',
      '-tx',
      'tx',
      'constructor',
      '__proto__',
      'toString-tx',
      'ñandú',
      '%2525',
      'a%2Fb',
    ]) {
      expect([200, 301, 400, 404], `${family}/${slug}`).toContain(
        (await request.get(`/${family}/${slug}`, { maxRedirects: 0 })).status(),
      )
    }
  }
})

test('the sitemap is XML, and there is one of each state', async ({ request }) => {
  for (const path of ['/sitemap.xml', '/sitemaps/texas.xml'])
    expect((await request.get(path)).headers()['content-type']).toContain('application/xml')
  expect((await request.get('/sitemaps/atlantis.xml')).status()).toBe(404)
})

test('robots.txt names the sitemap and keeps the admin area out', async ({ request, site }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  expect(text).toContain('Disallow: /admin')
})

test('the sitemap page has two tabs, copies for two seconds, downloads, and counts eight main pages', async ({
  browser,
  site,
}) => {
  // Permissions outlive a test: a context of its own.
  const context = await browser.newContext({ baseURL: site.url })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/sitemap')
  await expect(page.getByRole('heading', { name: 'XML Sitemap (Google)' })).toBeVisible()
  const copy = page.getByRole('button', { name: 'Copy' })
  await expect(page.locator('[data-island=copy-button]')).toHaveAttribute('data-hydrated', 'yes')
  await copy.click()
  const copied = page.getByRole('button', { name: 'Copied!' })
  await expect(copied).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<sitemapindex')
  await page.clock.runFor(1500)
  await expect(copied).toBeVisible()
  await page.clock.runFor(600)
  await expect(copy).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('sitemap.xml')
  const current = page.locator('.kinds [aria-current=true]')
  await expect(current).toHaveText('XML Sitemap (Google)')
  await page.getByRole('link', { name: 'HTML Sitemap (Users)' }).click()
  await expect(current).toHaveText('HTML Sitemap (Users)')
  await expect(page.getByRole('heading', { name: 'HTML Sitemap (Users)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'XML Sitemap (Google)' })).toBeHidden()
  await expect(page.locator('#pages ul').nth(0).getByRole('link')).toHaveCount(8)
  await expect(page.locator('#pages ul').nth(1).getByRole('link')).toHaveCount(100)
  await expect(page.locator('#pages ul').nth(2).getByRole('link')).toHaveCount(100)
  await expect(page.locator('.figures')).toContainText('Main pages8')
  await context.close()
})

test('the cash for day one follows the program without JavaScript, and rent and adults with it', async ({
  page,
  browser,
}) => {
  await page.goto('/city/houston-tx')
  const slip = page.locator('#day-one')
  const sum = slip.locator('.sum:visible dd')
  await slip.scrollIntoViewIfNeeded()
  await expect(slip.locator('.sum:visible')).toHaveAttribute('aria-live', 'polite')
  await expect(sum).toHaveText('$4,068.95')
  await slip.getByText('Full-service program').click()
  await expect(sum).toHaveText('$3,841.00')
  await slip.getByLabel('Adults').selectOption('2')
  await expect(sum).toHaveText('$4,141.00')
  await slip.getByLabel('Your rent').fill('$1,000')
  await expect(sum).toHaveText('$3,495.00')
  await expect(slip.locator('.sum:visible dt')).toContainText('$1,495.00 to us')
  // What Safari sets the field to when it shows the page again at Back.
  await expect(slip.getByLabel('Your rent')).toHaveAttribute('value', '$1,000')
  // What cannot be read is told, and the sum is that of the town's rent again.
  const rent = slip.getByLabel('Your rent')
  await rent.fill('1.2k')
  await rent.blur()
  await expect(slip.getByRole('alert')).toHaveText('Write one amount, such as 1,200.')
  await expect(rent).toHaveAttribute('aria-invalid', 'true')
  await expect(sum).toHaveText('$4,141.00')
  await rent.fill('1,000')
  await expect(slip.getByRole('alert')).toBeHidden()
  await expect(sum).toHaveText('$3,495.00')

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(page.url())
  await plain.locator('#day-one').getByText('On your own').click()
  await expect(plain.locator('#day-one .sum:visible dd')).toHaveText('$2,646.00')
  await expect(plain.locator('#day-one .own')).toBeHidden()
  await plain.close()
})

test('on a phone each rent stands beside its home', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/city/houston-tx')
  const rows = page.locator('.rents tbody tr')
  await expect(rows).toHaveCount(6)
  for (const row of await rows.all()) {
    const [home, rent] = [await row.locator('th').boundingBox(), await row.locator('b').boundingBox()]
    if (!home || !rent) throw new Error('A row is hidden')
    expect(rent.x).toBeGreaterThan(home.x + home.width)
    expect(rent.y).toBeLessThan(home.y + home.height)
  }
})
