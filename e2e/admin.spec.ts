import { owner } from '../server/testing/owner.ts'
import { expectAccessible, expectFit } from './axe.ts'
import { keptPage } from './one-page.ts'
import { enterPassword, openAdmin, signIn, signInPlainly, testWithOwner } from './owner-site.ts'
import { openPlain } from './plain-page.ts'
import { expect } from './site.ts'

const test = testWithOwner({}, keptPage())
test.describe.configure({ mode: 'serial' })

test('a wrong password and an unknown e-mail get the same words', async ({ page }) => {
  for (const email of [owner.email, 'nobody@example.com']) {
    await enterPassword(page, { email, password: 'wrong password here' })
    await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Password')).toBeFocused()
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(
      'Invalid credentials. Please try again.',
    )
  }
})

test('nothing of the admin area answers without a session', async ({ request, site }) => {
  for (const path of [
    '/admin/stories/pending',
    '/admin/stories/approved',
    '/admin/articles',
    '/admin/articles/new',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0, headers: { Accept: 'text/html' } })
    expect(answer.status(), path).toBe(302)
    expect(answer.headers().location, path).toBe('/admin')
  }
  for (const path of ['/admin/stories/move', '/admin/articles/new', '/admin/articles/delete']) {
    const answer = await request.post(path, {
      maxRedirects: 0,
      form: { id: 'x', move: 'approve' },
      headers: { Origin: site.url },
    })
    expect(answer.status(), path).toBe(401)
  }
  const data = await request.get('/admin/articles.data', { maxRedirects: 0 })
  expect(await data.text()).not.toContain('eviction')
  // This keeps no cookies: the right password opens nothing, and the page says why.
  const opened = await fetch(`${site.url}/admin?index`, {
    method: 'POST',
    headers: { Origin: site.url },
    body: new URLSearchParams(owner),
  })
  expect(await opened.text()).toContain('Signing in needs cookies, and your browser sent none.')
})

test('the owner signs in, sees the tabs with their counts and, where there is room, more of the menu beside them, and signs out for good', async ({
  page,
  context,
}) => {
  await enterPassword(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Success Stories' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('navigation', { name: 'Stories by status' }).getByRole('link')).toHaveText([
    'Pending (2)',
    'Approved (8)',
    'Rejected (0)',
  ])
  const bar = page.getByRole('navigation', { name: 'Admin' }).getByRole('link')
  const tabs = [/^Applications \d+ new or to answer$/, 'Success Stories', 'Articles']
  const beside = ['Settings', 'Claims', 'Numbers', 'Mail', 'Team', 'People', 'Health']
  await page.setViewportSize({ width: 768, height: 740 })
  await expect(bar).toHaveText(tabs)
  await page.setViewportSize({ width: 1280, height: 740 })
  await expect(bar).toHaveText([...tabs, ...beside])
  // In one row, also with all the digits the count may have.
  await page.locator('header .badge').evaluate((badge) => badge.prepend('999+'))
  const tops = await bar.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await page.locator('.menu > summary').click()
  for (const name of beside) await expect(page.getByRole('link', { name, exact: true })).toHaveCount(1)
  await page.keyboard.press('Escape')
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ httpOnly: true, secure: true })
  expect(cookie?.name).toMatch(/^__Host-/)
  await page.goto('/admin/stories/rejected')
  await expect(page.getByText('No rejected stories')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  if (cookie) await context.addCookies([cookie])
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('a page that is opened has the focus on its heading, and a title of its own', async ({ page }) => {
  await openAdmin(page)
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('link', { name: 'Articles' }).click()
  await expect(heading).toHaveText('Articles')
  await expect(heading).toBeFocused()
  // After a click no ring is drawn around it.
  await expect(heading).toHaveCSS('outline-style', 'none')
  await page.locator('summary').filter({ hasText: 'More pages' }).press('Enter')
  await page.getByRole('link', { name: 'Settings' }).press('Enter')
  await expect(heading).toHaveText('Settings: Brand and contact')
  await expect(heading).toBeFocused()
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Prices' })
    .press('Enter')
  await expect(heading).toHaveText('Settings: Prices')
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle('Prices, settings, admin')
  await page.getByRole('link', { name: 'Success Stories' }).press('Enter')
  await expect(page).toHaveTitle('Pending stories, admin')
  // One that cannot be shown has the focus too.
  await page.route('**/admin/articles.data*', (route) => route.abort())
  await page.getByRole('link', { name: 'Articles' }).press('Enter')
  await expect(page.locator('.admin-error h1')).toBeFocused()
  await page.unroute('**/admin/articles.data*')
})

test('Safari, which keeps no Secure cookie on localhost, signs in there too', async ({ site }) => {
  const userAgent =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15'
  const safari = await openPlain(site.url, { userAgent })
  await signInPlainly(safari)
  const { cookies } = await safari.request.storageState()
  expect(cookies.map(({ name, secure, httpOnly }) => ({ name, secure, httpOnly }))).toEqual([
    { name: 'second-key.session_token', secure: false, httpOnly: true },
    { name: 'second-key.device', secure: false, httpOnly: true },
  ])
  await safari.goto('/admin/mail')
  expect(safari.one('h1').words).toContain('Mail')
  await safari.close()
})

test('an article is written, published, edited and deleted, and the public pages follow', async ({
  page,
  request,
}) => {
  await openAdmin(page)
  await page.getByRole('link', { name: 'Articles' }).click()
  await page.getByRole('link', { name: 'New Article' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please write a title').first()).toBeVisible()
  await expect(page.locator('textarea[name=excerpt]')).toHaveAttribute('rows', '3')
  await expect(page.locator('textarea[name=content]')).toHaveAttribute('rows', '10')
  await page.getByLabel('Title').fill('A first article!')
  await page.getByLabel('Content').fill('Hello.\n\n## More\nText.')
  await page.getByRole('button', { name: 'Save' }).click()
  const sheet = page.locator('.sheets article').filter({ hasText: 'A first article!' })
  await expect(sheet.getByText('Draft')).toBeVisible()
  expect((await request.get('/articles/a-first-article')).status()).toBe(404)

  await sheet.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Published').check({ force: true })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByText('Published')).toBeVisible()
  expect(await (await request.get('/articles/a-first-article')).text()).toContain('<h2 dir="auto">More</h2>')

  await page.getByRole('link', { name: 'New Article' }).click()
  await page.getByLabel('Title').fill('A first article?')
  await page.getByLabel('Content').fill('Kept text')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Another article already has this address').first()).toBeVisible()
  await expect(page.getByLabel('Content')).toHaveValue('Kept text')

  await page.goto('/admin/articles')
  // It comes from the device, once the page is hydrated, and moves the list.
  await expect(page.getByRole('heading', { name: 'Begun and not saved yet' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Delete' }).click()
  await expect(
    page
      .getByRole('heading', { name: 'Are you sure you want to delete this article?' })
      .filter({ visible: true }),
  ).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription('A first article!')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(sheet).toHaveCount(0)
  expect((await request.get('/articles/a-first-article')).status()).toBe(404)
})

test('the admin area fits a phone and has no accessibility violation', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin')
  await expectAccessible(page)
  await signIn(page)
  for (const path of ['/admin/stories/approved', '/admin/articles', '/admin/articles/new']) {
    await page.goto(path)
    await expectFit(page)
    await expectAccessible(page)
  }
})

test('who must sign in first comes to the page they asked for, once; a file that is not theirs is refused in words', async ({
  plain,
  site,
}) => {
  await plain.goto('/admin/settings/claims')
  plain.fill('Email', owner.email)
  plain.fill('Password', owner.password)
  await plain.press('Sign in')
  expect(plain.address).toBe('/admin/settings/claims')
  await plain.goto('/admin')
  expect(plain.address).toBe('/admin')
  const answer = await fetch(`${site.url}/admin/data/export`, {
    method: 'POST',
    headers: { Accept: 'text/html', Origin: site.url },
  })
  expect(answer.status).toBe(401)
  expect(await answer.text()).toMatch(/^You are signed out/)
})
