import type { Page } from '@playwright/test'
import { owner, ownerEnv } from '../server/testing/owner.ts'
import { expectAccessible, expectFit } from './axe.ts'
import { openMailbox } from './mailbox.ts'
import { keptPage } from './one-page.ts'
import { signIn, signInPlainly } from './owner-site.ts'
import { test as base, expect, sharedInFile, startSite } from './site.ts'

type Mailbox = Awaited<ReturnType<typeof openMailbox>>

const kept = keptPage()
const mailboxOf = sharedInFile(openMailbox, (mailbox) => mailbox.close())
const siteOf = sharedInFile(
  (mailbox: Mailbox) => startSite({ env: { ...ownerEnv, ...mailbox.env } }),
  (site) => site.stop(),
)
const test = base.extend<{ mailbox: Mailbox }>({
  ...kept,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  mailbox: async ({}, use) => use(await mailboxOf()),
  site: async ({ mailbox }, use) => use(await siteOf(mailbox)),
})
// One site, one mailbox, one after another.
test.describe.configure({ mode: 'default' })

async function openMails(page: Page) {
  await signIn(page)
  await page.goto('/admin/mail')
}

const line = (page: Page, text: string) => page.locator('.mails .lines li').filter({ hasText: text })

test('a story sent through the form leads to a mail to its sender and to the owner', async ({
  page,
  mailbox,
  site,
}) => {
  await page.goto('/approval-wall/share')
  await page.getByLabel('Full name', { exact: true }).fill('Jordan Quillfeather')
  await page.getByLabel('Email').fill('jordan@example.com')
  await page.getByLabel('City', { exact: true }).fill('Akron')
  await page.getByLabel('State', { exact: true }).selectOption('OH')
  await page.getByLabel('Headline').fill('Keys & <Doors>')
  await page.getByLabel('How Second Key Rentals helped').fill('They called the office.')
  await page.getByLabel('Words of encouragement').fill('Ask again.')
  await page.getByRole('button', { name: 'Submit Your Story' }).click()
  await expect(page.getByText('Story submitted successfully!').first()).toBeVisible()
  await expect.poll(() => mailbox.received.length).toBe(2)
  const mailTo = (address: string) => mailbox.received.find(({ to }) => to.includes(address))?.message ?? ''
  expect(mailTo('jordan@example.com')).toMatch(/\/approval-wall\/my-story\?key=[\w-]{43}/)
  expect(mailTo(owner.email)).toContain('Keys &amp; &lt;Doors&gt;')
  expect(mailTo(owner.email)).toContain(`${site.url}/admin`)
  expect(mailTo(owner.email)).not.toMatch(/jordan|quillfeather/i)

  await openMails(page)
  await expect(line(page, 'Confirmation of a story')).toContainText('j…@example.com')
  await expect(line(page, 'Confirmation of a story')).toContainText('Sent')
  await expect(line(page, 'New story, to a moderator')).toContainText('o…@example.com')
  expect(await page.content()).not.toContain('jordan@example.com')
  expect(site.output()).not.toContain('jordan@example.com')
})

test('a mail that failed is shown with its reason, sent again by hand, or discarded', async ({
  page,
  mailbox,
}) => {
  const said = (words: string) => expect(page.getByText(words).first()).toBeVisible()
  mailbox.received.length = 0
  mailbox.state.isRefusing = true
  await openMails(page)
  await expect(page.getByText('127.0.0.1:')).toBeVisible()
  const sendTest = page.getByRole('button', { name: `Send a test mail to ${owner.email}` })
  await sendTest.click()
  await said('The mail server did not take it. The list says why.')
  await expect(line(page, 'Given up')).toContainText('The mail server refuses the address it goes to (550).')
  await sendTest.click()
  await expect(line(page, 'Given up')).toHaveCount(2)
  await line(page, 'Given up').first().getByRole('button', { name: 'Discard' }).click()
  await said('Discarded. That mail will not be sent.')
  await expect(line(page, 'Given up')).toHaveCount(1)
  expect(mailbox.received).toEqual([])

  mailbox.state.isRefusing = false
  await line(page, 'Given up').getByRole('button', { name: 'Try again' }).click()
  await said('Sent: the mail server took it.')
  await expect(page.getByRole('heading', { name: 'Not sent' })).toHaveCount(0)
  expect(mailbox.received).toMatchObject([{ to: [owner.email] }])
  await page.goto('/admin/activity?kind=mail')
  await expect(page.getByText('sent a failed mail again').first()).toBeVisible()
  await expect(page.getByText('discarded a failed mail').first()).toBeVisible()
})

test('without JavaScript a mail that failed is shown with its reason, sent again by hand, or discarded', async ({
  plain,
  mailbox,
}) => {
  const told = () => plain.one('noscript .toast').words
  const givenUp = () => plain.all('.mails .lines li', 'Given up')
  const sendTest = () => plain.press(`Send a test mail to ${owner.email}`)
  mailbox.received.length = 0
  mailbox.state.isRefusing = true
  await signInPlainly(plain)
  await plain.goto('/admin/mail')
  expect(plain.words).toContain('127.0.0.1:')
  await sendTest()
  expect(told()).toContain('The mail server did not take it. The list says why.')
  expect(givenUp()[0]?.words).toContain('The mail server refuses the address it goes to (550).')
  await sendTest()
  expect(givenUp()).toHaveLength(2)
  await givenUp()[0]?.press('Discard')
  expect(told()).toContain('Discarded. That mail will not be sent.')
  expect(givenUp()).toHaveLength(1)
  expect(mailbox.received).toEqual([])

  mailbox.state.isRefusing = false
  await givenUp()[0]?.press('Try again')
  expect(told()).toContain('Sent: the mail server took it.')
  expect(plain.all('h2', 'Not sent')).toEqual([])
  expect(mailbox.received).toMatchObject([{ to: [owner.email] }])
  await plain.goto('/admin/activity?kind=mail')
  expect(plain.words).toContain('sent a failed mail again')
  expect(plain.words).toContain('discarded a failed mail')
})

test('the owner chooses when mails go out, and the page says so', async ({ page }) => {
  await openMails(page)
  await expect(page.getByText('At once, one mail each')).toBeVisible()
  await page.getByRole('link', { name: 'Change', exact: true }).click()
  await page.getByLabel('Tell senders what was decided').selectOption('Yes')
  await page.getByLabel('New stories, to moderators and owners').selectOption('Once a day, at 8:00 AM UTC')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.goto('/admin/mail')
  await expect(page.getByText('Once a day, at 8:00 AM UTC')).toBeVisible()
})

test('the pages about mail fit a phone and are accessible in light and dark', async ({ page, mailbox }) => {
  mailbox.state.isRefusing = true
  await openMails(page)
  await page.getByRole('button', { name: /^Send a test mail/ }).click()
  await expect(line(page, 'Given up')).toHaveCount(1)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/admin/mail', '/admin/settings/mail']) {
    await page.goto(path)
    await expectFit(page)
    await expectAccessible(page)
  }
})
