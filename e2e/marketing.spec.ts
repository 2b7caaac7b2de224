import { expect, test } from './site.ts'

test('the home page has hero, wizard, four steps, six testimonials, eight questions and fifty states', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Check If You Qualify' }).first()).toHaveAttribute(
    'href',
    '#qualification',
  )
  const apply = page.getByRole('main').getByRole('link', { name: 'Apply Now - $99.95' })
  await expect(apply).toHaveAttribute('target', '_blank')
  await expect(page.locator('#qualification form')).toBeVisible()
  await expect(page.locator('.steps li')).toHaveCount(4)
  await expect(page.locator('.quotes li')).toHaveCount(6)
  await expect(page.locator('details.fold')).toHaveCount(8)
  await expect(page.locator('.rack li')).toHaveCount(50)
  await expect(page.locator('.rack a[href="/state/texas"]')).toContainText('Houston, San Antonio, Dallas')
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

test('/states links all fifty states and leads back to the home page', async ({ page }) => {
  await page.goto('/states')
  await expect(page.locator('.rack a')).toHaveCount(50)
  await expect(page.locator('.rack a[href="/state/new-york"]')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Check If You Qualify' })).toHaveAttribute(
    'href',
    '/',
  )
})

test('/testimonials shows six cards with name, place, amount and five stars, each marked as made up', async ({
  page,
}) => {
  await page.goto('/testimonials')
  const cards = page.locator('.quotes figure')
  await expect(cards).toHaveCount(6)
  for (const card of await cards.all()) {
    await expect(card.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible()
    await expect(card.locator('.amount')).toContainText('$')
    await expect(card.getByText('Illustrative example')).toBeVisible()
    await expect(card.locator('figcaption')).toContainText(/, [A-Z]{2}/)
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

test('sign-up buttons without a form of their own lead to the sign-up form', async ({ page }) => {
  for (const path of ['/second-shot-program', '/bad-credit-rentals']) {
    await page.goto(path)
    await expect(page.locator('a[href="/full-service-program#sign-up"]').first()).toBeVisible()
  }
})

test('the policy has twelve numbered sections with a contents list', async ({ page }) => {
  await page.goto('/policy-terms')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Terms of Service & Program Policy' }),
  ).toBeVisible()
  await expect(page.getByText('Last updated 01/20/2025')).toBeVisible()
  await expect(page.locator('article h2')).toHaveCount(12)
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveCount(12)
})
