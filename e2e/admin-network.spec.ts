import type { Page, Route } from '@playwright/test'
import { listAdminRoutes } from './admin-routes.ts'
import { addApplications, front, line, openInbox } from './inbox.ts'
import { keptPage } from './one-page.ts'
import { signIn, testWithOwner, unheardMail } from './owner-site.ts'
import { expect } from './site.ts'

const test = testWithOwner(unheardMail, keptPage())
test.describe.configure({ mode: 'default' })

const notKnown = 'It is not known whether this was done. Look, then press again.'

const failures = {
  'never arrives': (route: Route) => route.abort('connectionreset'),
  'is done, but its answer is lost': async (route: Route) => {
    await route.fetch({ maxRedirects: 0 })
    await route.abort('connectionreset')
  },
  'meets the login page of a Wi-Fi': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Welcome to our Wi-Fi</html>' }),
  'meets a gateway that gave up': (route: Route) => route.fulfill({ status: 504, body: 'Gateway Timeout' }),
}

/** With the data of /admin itself. */
const inAdmin = /\/admin[/.]/

/** Until `page.unroute`. */
const failPosts = (page: Page, fail: (route: Route) => Promise<void>) =>
  page.route(inAdmin, (route) => (route.request().method() === 'POST' ? fail(route) : route.continue()))

const presses = {
  move: (page: Page) =>
    page.locator('form[action="/admin/applications/move"] button[value=start]').first().click(),
  'follow-up': (page: Page) => page.getByRole('button', { name: 'In a week' }).click(),
  note: async (page: Page) => {
    await page.locator('.composer textarea').fill('She will call Friday')
    await page.getByRole('button', { name: 'Add note' }).click()
  },
}

for (const [what, fail] of Object.entries(failures)) {
  test(`the same application stays open, with a message, when a press ${what}`, async ({ page, site }) => {
    const source_page = `/${what.replaceAll(/\W/g, '-')}`
    const ofPress = (name: string) => ['First', 'Second', 'Third'].map((nth) => `Cut ${nth} ${name}`)
    await addApplications(
      site,
      Object.keys(presses)
        .flatMap(ofPress)
        .map((full_name) => ({ full_name, source_page, status: 'contacted' as const })),
    )
    await openInbox(page, `/admin/applications/contacted?source=${source_page}`)
    for (const [name, press] of Object.entries(presses)) {
      await line(page, `Cut First ${name}`).locator('a').click()
      await expect(front(page)).toHaveText(`Cut First ${name}`)
      const address = page.url()
      await failPosts(page, fail)
      await press(page)
      await expect(page.getByText(notKnown), name).toBeVisible()
      await expect(front(page), name).toHaveText(`Cut First ${name}`)
      expect(page.url(), name).toBe(address)
      await page.unroute(inAdmin)
      // What does arrive takes the message away, before the next one is waited for.
      await presses.note(page)
      await expect(page.getByText(notKnown), name).toHaveCount(0)
    }
  })
}

test('a note that never arrived is still in its field, and the message goes when it does arrive', async ({
  page,
  site,
}) => {
  await addApplications(site, [{ full_name: 'Kept Note', source_page: '/kept-note' }])
  await openInbox(page, '/admin/applications/new?source=/kept-note')
  await failPosts(page, failures['never arrives'])
  await presses.note(page)
  await expect(page.getByText(notKnown)).toBeVisible()
  // A second press that fails says it as well. The message of the first is still there.
  const failsAgain = page.waitForEvent('requestfailed', (request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Add note' }).click()
  await failsAgain
  await expect(page.getByText(notKnown)).toBeVisible()
  await expect(page.locator('.composer textarea')).toHaveValue('She will call Friday')
  await page.unroute(inAdmin)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.locator('.timeline')).toContainText('She will call Friday')
  await expect(page.getByText(notKnown)).toHaveCount(0)
})

for (const [what, fail] of Object.entries(failures)) {
  test(`what was typed stays when a save ${what}`, async ({ page }) => {
    await signIn(page)
    await page.goto('/admin/settings')
    const brand = page.locator('[name=brand]')
    await brand.fill('A New Name')
    await failPosts(page, fail)
    await page.locator('form.settings .save button').click()
    await expect(page.getByText(notKnown)).toBeVisible()
    await expect(brand).toHaveValue('A New Name')
    await page.unroute(inAdmin)
  })
}

test('what was found, and what was typed below it, stays while the network is away altogether', async ({
  page,
  site,
}) => {
  await addApplications(site, [{ full_name: 'Kept Person', email: 'kept-person@example.com' }])
  await signIn(page)
  await page.goto('/admin/people')
  await page.locator('[name=who]').first().fill('kept-person@example.com')
  await page.getByRole('button', { name: 'Look up', exact: true }).click()
  const again = page.getByLabel('Type the address or number again')
  await again.fill('kept-person@example.com')
  await page.route(inAdmin, (route) =>
    route.request().url().endsWith('/admin/session') ? route.continue() : route.abort(),
  )
  await page.locator('button[value=delete]').click()
  await expect(page.getByText(notKnown)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kept about kept-person@example.com' })).toBeVisible()
  await expect(again).toHaveValue('kept-person@example.com')
  await page.unroute(inAdmin)
})

test('a webhook that was made, but whose secret nobody saw, stands in the list and offers a new one', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/admin/webhooks')
  await page.locator('[name=url]').fill('https://hooks.example.com/unseen')
  await page.locator('[name=event]').first().check()
  await failPosts(page, failures['is done, but its answer is lost'])
  await page.locator('main form button').last().click()
  await expect(page.getByText(notKnown)).toBeVisible()
  await expect(page.locator('[name=url]')).toHaveValue('https://hooks.example.com/unseen')
  await page.unroute(inAdmin)
  await page.getByRole('link', { name: 'https://hooks.example.com/unseen' }).click()
  await expect(page.locator('button[value=rotate]')).toBeVisible()
})

test('a secret is not shown any more when the answer with the next one is lost', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/webhooks')
  await page.locator('[name=url]').fill('https://hooks.example.com/rotated')
  await page.locator('[name=event]').first().check()
  await page.locator('main form button').last().click()
  await page.getByRole('link', { name: 'https://hooks.example.com/rotated' }).click()
  const secret = page.locator('code.secret')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('hooks.example.com')
  await page.locator('button[value=rotate]').click()
  await expect(secret).toBeVisible()
  // A test changes no secret: the one that is shown may be the only copy.
  await failPosts(page, failures['never arrives'])
  await page.locator('button[value=test]').click()
  await expect(page.getByText(notKnown)).toBeVisible()
  await expect(secret).toBeVisible()
  await page.unroute(inAdmin)
  await failPosts(page, failures['is done, but its answer is lost'])
  const isLost = page.waitForEvent('requestfailed', (request) => request.method() === 'POST')
  await page.locator('button[value=rotate]').click()
  await isLost
  await page.waitForLoadState('networkidle')
  await expect(secret).toBeHidden()
  await expect(page.getByText(notKnown)).toBeVisible()
  await page.unroute(inAdmin)
  await page.locator('button[value=rotate]').click()
  await expect(secret).toBeVisible()
})

test('settings that did not arrive still ask before they are left', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/settings')
  // What is typed before the page has come to life, it does not take for a change.
  await page.waitForLoadState('networkidle')
  await page.locator('[name=brand]').fill('Another Name')
  await failPosts(page, failures['never arrives'])
  await page.locator('form.settings .save button').click()
  await expect(page.getByText(notKnown)).toBeVisible()
  await page.unroute(inAdmin)
  await page.getByRole('link', { name: 'Articles' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('settings that did not arrive are not lost to a link that is pressed while they are loaded again', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/admin/settings')
  await page.waitForLoadState('networkidle')
  await page.locator('[name=brand]').fill('Another Name')
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/admin/settings.data*', async (route) => {
    if (route.request().method() === 'POST') return await route.abort('connectionreset')
    await isReleased
    await route.continue()
  })
  const loadedAgain = page.waitForRequest((request) => request.url().includes('/admin/settings.data'))
  await page.locator('form.settings .save button').click()
  await loadedAgain
  await expect(page.getByText(notKnown)).toBeVisible()
  const articles = page.getByRole('link', { name: 'Articles' }).first()
  await articles.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  release()
  await page.waitForLoadState('networkidle')
  const question = page.getByRole('dialog', { name: 'Leave this page?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(question).toBeHidden()
  await expect(page.locator('[name=brand]')).toHaveValue('Another Name')
  await articles.click()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()
})

test('no form of the admin area takes the page away when it cannot be sent', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/people')
  const who = page.locator('[name=who]')
  await who.fill('still here')
  await failPosts(page, (route) => route.abort())
  const withAction = listAdminRoutes().filter(({ hasAction }) => hasAction)
  // These say it in their own place, and have tests of their own.
  const own = withAction.filter(({ hasClientAction }) => hasClientAction).map(({ pattern }) => pattern)
  expect(own.sort()).toEqual([
    '/admin/articles/:id',
    '/admin/articles/new',
    '/admin/stories/move',
    '/admin/stories/undo',
  ])
  const addresses = withAction.filter(({ pattern }) => !own.includes(pattern)).map(({ address }) => address)
  expect(addresses.length).toBeGreaterThan(50)
  for (const address of addresses) {
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByRole('button', { name: 'Look up' }).evaluate(
      (button: HTMLElement, to) => {
        button.setAttribute('formaction', to)
        button.click()
      },
      address === '/admin' ? '/admin?index' : address,
    )
    expect(new URL((await sent).url()).pathname).toBe(`${address}.data`)
    await expect(page.getByText(notKnown)).toBeVisible()
    await expect(who, address).toHaveValue('still here')
    expect(new URL(page.url()).pathname, address).toBe('/admin/people')
  }
  await page.unroute(inAdmin)
})

test('a page that does not arrive says that nobody answered, not that nothing was changed', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/admin/account')
  await page.route('**/admin/people.data*', (route) => route.abort())
  await page.locator('details.menu summary').click()
  await page.getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('heading', { name: 'No answer' })).toBeVisible()
  await expect(page.getByText('Nothing was changed')).toHaveCount(0)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible()
})

test('a press whose session check gets no answer shows that it waits, and ends with a message', async ({
  page,
  site,
}) => {
  await addApplications(site, [{ full_name: 'Hanging Check', source_page: '/hanging-check' }])
  await openInbox(page, '/admin/applications/new?source=/hanging-check')
  let posts = 0
  await failPosts(page, async (route) => {
    posts += 1
    await route.continue()
  })
  await page.route('**/admin/session', () => {})
  await presses.note(page)
  const button = page.getByRole('button', { name: 'Add note' })
  await expect(button).toHaveAttribute('aria-disabled', 'true', { timeout: 5000 })
  await expect(page.getByText('the site does not answer just now')).toBeVisible({ timeout: 15_000 })
  await expect(button).not.toHaveAttribute('aria-disabled')
  await expect(page.locator('.composer textarea')).toHaveValue('She will call Friday')
  expect(posts).toBe(0)
  await page.unroute('**/admin/session')
  await page.unroute(inAdmin)
})
