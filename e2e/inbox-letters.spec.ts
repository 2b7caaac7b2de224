import { addApplications, front, line, openInbox, said } from './inbox.ts'
import { keptPage } from './one-page.ts'
import { signInPlainly, testWithOwner, unheardMail } from './owner-site.ts'
import { expect } from './site.ts'

const test = testWithOwner(unheardMail, keptPage())
test.describe.configure({ mode: 'default' })

test('a letter that is begun is there again when it is opened again, until it is sent or not to be sent', async ({
  page,
  site,
}) => {
  await addApplications(
    site,
    ['Letter One', 'Letter Two'].map((full_name) => ({ full_name, source_page: '/letters' })),
  )
  await openInbox(page, '/admin/applications/new?source=/letters')
  const [subject, body] = [page.getByLabel('Subject'), page.getByLabel('Words')]
  const openMail = async () => {
    await page.getByRole('button', { name: 'Open mail' }).click()
    await expect(body).toBeVisible()
  }
  await openMail()
  const template = await body.inputValue()
  await subject.fill('About Friday')
  await body.fill('Please bring:\n- ID')
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(said(page)).toContainText('Follow-up saved.')
  await openMail()
  await expect(subject).toHaveValue('About Friday')
  await expect(body).toHaveValue('Please bring:\n- ID')

  // Each application has its own.
  const [first = ''] = await front(page).allTextContents()
  await line(page, first === 'Letter One' ? 'Letter Two' : 'Letter One')
    .getByRole('link')
    .click()
  await expect(front(page)).not.toHaveText(first)
  await openMail()
  await expect(subject).not.toHaveValue('About Friday')
  await line(page, first).getByRole('link').click()
  await expect(front(page)).toHaveText(first)
  await openMail()
  await expect(body).toHaveValue('Please bring:\n- ID')

  await page.getByRole('button', { name: 'Send the mail' }).click()
  await expect(said(page)).toContainText('The mail is on its way.')
  await expect(page.locator('.timeline')).toContainText('About Friday')
  await openMail()
  await expect(body).toHaveValue(template)
  await body.fill('Never mind')
  await page.getByRole('link', { name: 'Do not send' }).click()
  await expect(body).toBeHidden()
  await openMail()
  await expect(body).toHaveValue(template)
})

test('a letter that was tapped twice goes out once', async ({ page, site }) => {
  await addApplications(site, [{ full_name: 'Slow Renter', source_page: '/slow' }])
  await openInbox(page, '/admin/applications/new?source=/slow')
  await page.getByRole('button', { name: 'Open mail' }).click()
  await page.getByLabel('Subject').fill('Only once')
  let posts = 0
  await page.route(/\/admin\/applications\/new\/.*mail=/, async (route) => {
    if (route.request().method() === 'POST' && ++posts === 1) {
      // The answer of the first is lost on a slow line.
      await route.fetch({ maxRedirects: 0 })
      await expect.poll(() => posts).toBe(2)
      return
    }
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send the mail' }).click()
  await expect.poll(() => posts).toBe(1)
  await page.getByRole('button', { name: 'Send the mail' }).click()
  await expect(said(page)).toContainText('The mail is on its way.')
  await expect(page.locator('.timeline').getByText('Only once')).toHaveCount(1)
})

test('without JavaScript a letter that cannot be sent stands there again as it was typed', async ({
  plain,
  site,
}) => {
  await addApplications(site, [{ full_name: 'Empty Renter', source_page: '/empty' }])
  await signInPlainly(plain)
  await plain.goto('/admin/applications/new?source=/empty')
  await plain.one('.caselist li', 'Empty Renter').follow(/Empty Renter/)
  await plain.press('Open mail')
  plain.fill('Subject', 'About Friday')
  plain.fill('Words', '   ')
  await plain.press('Send the mail')
  expect(plain.words).toContain('Please write something here.')
  expect(plain.field('Subject').value).toBe('About Friday')
  plain.fill('Words', 'Hello.')
  await plain.press('Send the mail')
  expect(plain.one('.apphead .toast').words).toContain('The mail is on its way.')
})
