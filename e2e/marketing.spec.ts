import { expect, test } from './site.ts'

test('the home page has hero, wizard, four steps, six testimonials, eight questions and fifty states', async ({
  plain,
}) => {
  await plain.goto('/')
  expect(plain.all('a', 'Check If You Qualify')[0]?.attribute('href')).toBe('#qualification')
  expect(plain.one('main').one('a', 'Apply Now - $99.95').attribute('target')).toBe('_blank')
  plain.one('#qualification form')
  expect(plain.all('.steps li')).toHaveLength(4)
  expect(plain.all('.quotes li')).toHaveLength(6)
  expect(plain.all('details.fold')).toHaveLength(8)
  expect(plain.all('.rack li')).toHaveLength(50)
  expect(plain.one('.rack a[href="/state/texas"]').words).toContain('Houston, San Antonio, Dallas')
})

test('the first question is open; opening another closes it; clicking the open one closes it', async ({
  page,
}) => {
  await page.goto('/')
  const fold = (index: number) => page.locator('details.fold').nth(index)
  await expect(fold(0)).toHaveAttribute('open')
  await fold(2).locator('summary').click()
  await expect(fold(2)).toHaveAttribute('open')
  await expect(fold(0)).not.toHaveAttribute('open')
  await fold(2).locator('summary').click()
  await expect(page.locator('details.fold[open]')).toHaveCount(0)
})

test('/states links all fifty states and leads back to the home page', async ({ plain }) => {
  await plain.goto('/states')
  expect(plain.all('.rack a')).toHaveLength(50)
  plain.one('.rack a[href="/state/new-york"]')
  expect(plain.one('main').link('Check If You Qualify')).toBe('/')
})

test('/testimonials shows six cards with name, place, amount and five stars, each marked as made up', async ({
  plain,
}) => {
  await plain.goto('/testimonials')
  const cards = plain.all('.quotes figure')
  expect(cards).toHaveLength(6)
  for (const card of cards) {
    card.one('[role=img][aria-label="5 out of 5 stars"]')
    expect(card.one('.amount').words).toContain('$')
    expect(card.words).toContain('Illustrative example')
    expect(card.one('figcaption').words).toMatch(/, [A-Z]{2}/)
  }
})

for (const [path, form, heading] of [
  ['/full-service-program', '/forms/signup/frame', 'Sign up'],
  ['/diy-rental-kit', '/forms/diy-order/frame', 'Order your kit'],
  ['/corporate-lease-program', '/forms/corporate/frame', 'Enroll Now'],
] as const) {
  test(`${path} carries its form in a lazy frame 600 px high with a fallback and a link`, async ({
    page,
  }) => {
    await page.goto(path)
    const frame = page.locator(`iframe[src="${form}?from=${path}"]`)
    await expect(frame).toHaveAttribute('loading', 'lazy')
    expect(await frame.evaluate((element) => element.getBoundingClientRect().height)).toBe(600)
    expect(await frame.innerHTML()).toContain('Your browser does not support iframes')
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
    await frame.scrollIntoViewIfNeeded()
    await expect(frame.contentFrame().getByText('Step 1 of 4')).toBeVisible()
  })
}

test('the order card stays in sight beside the page on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/diy-rental-kit')
  await page.getByRole('heading', { name: 'For every kind of home' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Order your kit' })).toBeInViewport()
})

test('sign-up buttons without a form of their own lead to the sign-up form', async ({ plain }) => {
  for (const path of ['/second-shot-program', '/bad-credit-rentals']) {
    await plain.goto(path)
    expect(plain.all('a[href="/full-service-program#sign-up"]'), path).not.toEqual([])
  }
})

test('the policy has twelve numbered sections with a contents list', async ({ plain }) => {
  await plain.goto('/policy-terms')
  expect(plain.one('h1').words).toBe('Terms of Service & Program Policy')
  expect(plain.words).toContain('Last updated 01/20/2025')
  expect(plain.all('article h2')).toHaveLength(12)
  const contents = plain.one('nav[aria-labelledby=contents]')
  expect(contents.words).toMatch(/^On this page/)
  expect(contents.all('a')).toHaveLength(12)
})
