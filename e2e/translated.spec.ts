import type { Page } from '@playwright/test'
import { addApplications, front, line, openInbox } from './inbox.ts'
import { keptPage } from './one-page.ts'
import { signIn, testWithOwner } from './owner-site.ts'
import { expect } from './site.ts'
import { translate, translateEarly } from './translator.ts'

const kept = keptPage()
const withOwner = testWithOwner()
const test = withOwner.extend(kept)
test.describe.configure({ mode: 'default' })

test.beforeEach(({ page }) => {
  // Of what was translated before it came, React says so (418) and draws it anew.
  page.on('pageerror', ({ message }) => expect(message).toContain('#418'))
})

test('a translated wizard asks the question its answers belong to', async ({ page }) => {
  await openHydrated(page, '/')
  await translate(page)
  const wizard = page.locator('[data-island=wizard]')
  const legend = wizard.locator('legend').first()
  await expect(legend).toHaveText('«Do you already have a property in mind?»')
  for (const question of ['«Which of these apply to you?»', /^«.*income.*»/]) {
    await wizard.getByRole('button', { name: 'Continue' }).click()
    await expect(legend).toHaveText(question)
  }
})

test('a translated tool goes on, and its letter stays as it is sent', async ({ page }) => {
  await openHydrated(page, '/letters')
  await translate(page)
  await page.getByLabel('«Address of the home»').fill('12 Oak Street')
  const sheet = page.locator('.sheet.on-paper')
  await expect(sheet).toContainText('12 Oak Street')
  await expect(sheet).not.toContainText('«')

  await openHydrated(page, '/told-no')
  await translate(page)
  for (const answer of await page.getByRole('radio').all()) {
    await answer.check({ force: true })
    await expect(answer).toBeChecked()
  }
  await page.getByLabel('«State»').selectOption('Ohio')
  await expect(page.getByRole('heading', { name: 'In Ohio' })).toBeVisible()
  await page.getByLabel('«State»').selectOption('Texas')
  await expect(page.getByRole('heading', { name: 'In Texas' })).toBeVisible()
  await expect(page.locator('#plan')).not.toContainText('Ohio')
})

withOwner(
  'a page that was translated before its scripts came keeps its language and what was typed',
  async ({ page }) => {
    await translateEarly(page, 'es')
    const releaseReact = hold(page, 'hydrate')
    const releaseReplay = hold(page, 'typed-early')
    await page.goto('/forms/funding')
    const [name, phone] = [page.getByLabel('«Your name»'), page.getByLabel('«Phone»')]
    await phone.fill('713 555 0100')
    await name.fill('Demo Avery')
    releaseReact()
    await expect(page.locator('[data-hydrated=yes]')).toHaveCount(1)
    await expect(name).toBeFocused()
    // Newer than what is brought back.
    await phone.fill('713 555 0199')
    releaseReplay()
    await expect(name).toHaveValue('Demo Avery')
    await expect(phone).toHaveValue('713 555 0199')
    await expect(page.locator('form[action^="/es/"]')).toHaveCount(0)
  },
)

test('in a translated inbox each case has the name of its own', async ({ page, site }) => {
  const names = ['First Renter', 'Second Renter']
  await addApplications(
    site,
    names.map((full_name) => ({ full_name, source_page: '/translated' })),
  )
  await openInbox(page, '/admin/applications/new?source=/translated')
  await translate(page)
  await expect(front(page)).toHaveText('Second Renter')
  const sent = page.locator('.case header p')
  const sentBefore = (await sent.textContent()) ?? ''
  await line(page, 'First Renter').getByRole('link').click()
  await expect(front(page)).toHaveText('First Renter')
  await expect(sent).toContainText('«')
  await expect(sent).not.toHaveText(sentBefore)
  await page.getByRole('button', { name: 'Contacted' }).click()
  await expect(front(page)).toHaveText('Second Renter')
})

test('in a translated editor a change can be taken back', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/articles/new')
  await translate(page)
  const title = page.getByLabel('«Title')
  await title.fill('A first title')
  await title.fill('')
  await title.fill('Another title')
  await expect(title).toHaveValue('Another title')
})

async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await page.locator('[data-island]').first().scrollIntoViewIfNeeded()
  await expect(page.locator('[data-hydrated=yes]')).toHaveCount(1)
}

/** A script that comes when it is released. */
function hold(page: Page, script: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  page.route(`**/islands/${script}-*.js`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
