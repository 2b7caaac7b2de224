import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { totp } from '../app/accounts/testing/totp.ts'
import { verifyBackup } from '../app/backup/verify-backup.ts'
import { freshDatabase } from '../app/db/testing/fresh-database.ts'
import { owner, ownerEnv } from '../server/testing/owner.ts'
import { addAdmin } from './add-admin.ts'
import { expectAccessible, expectFit } from './axe.ts'
import { openMailbox } from './mailbox.ts'
import { keptPage } from './one-page.ts'
import { enterPassword, openAdmin, signIn, signInPlainly, testWithOwner } from './owner-site.ts'
import type { PlainFile } from './plain-form.ts'
import { openPlain, type PlainPage } from './plain-page.ts'
import { expect, startSite } from './site.ts'

/** Nobody listens there. */
const brokenMail = { SMTP_URL: 'smtp://me:secret-word@127.0.0.1:9', MAIL_FROM: 'hello@example.org' }
const paths = [
  '/admin',
  '/admin/start',
  '/admin/start?ask=demo',
  '/admin/health',
  '/admin/go-live',
  '/admin/data',
  '/admin/people',
]

const test = testWithOwner(brokenMail, keptPage())
test.describe.configure({ mode: 'default' })

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const line = (page: Page, name: string) =>
  page.locator('.health .lines li').filter({ has: page.getByRole('heading', { name, exact: true }) })
const plainLine = (plain: PlainPage, name: string) =>
  plain.all('.health .lines li').find((one) => one.all('h2, h3').some(({ words }) => words === name))
const step = (page: Page, id: string) => page.locator(`.start #${id}`)

test('a new owner goes from the first start through all first steps to a site of their own', {
  tag: '@only-sqlite',
}, async ({ browser }) => {
  test.slow()
  const dataDir = await mkdtemp(join(tmpdir(), 'second-key-owner-'))
  const data = { DATA_DIR: dataDir }
  const first = await startSite({ env: data })
  await expect.poll(() => first.output()).toContain('Password:')
  const email = /Admin e-mail: (\S+)/.exec(first.output())?.[1] ?? ''
  const password = /Password:\s+(\S+)/.exec(first.output())?.[1] ?? ''
  const page = await browser.newPage({ baseURL: first.url, reducedMotion: 'reduce' })
  await enterPassword(page, { email, password })
  const card = page.getByRole('region', { name: 'First steps' })
  await expect(card).toContainText('0 of 10 steps done. Next: choose your own password.')
  await card.getByRole('link', { name: 'See the steps' }).click()
  await expect(page.getByText('0 of 10 done')).toBeVisible()

  await choosePassword(page, password)
  await writeOwnAddress(page)
  await nameTheService(page)
  await connectForms(page)
  await switchOnTwoFactor(page)
  await makeBackup(page)
  await removeDemo(page)
  await expect(step(page, 'address')).toContainText('SITE_URL=https://www.example.com')
  await page.getByText('Where to write this line').click()
  await expect(step(page, 'address')).toContainText('/etc/second-key/env')
  await expect(page.getByText('7 of 10 done')).toBeVisible()
  await decideWhatStays(page)
  const before = await openPlain(first.url, { storageState: await page.context().storageState() })
  await before.goto('/admin/health')
  expect(plainLine(before, 'Mail')?.words).toContain('Needs you')
  expect(plainLine(before, 'Mail')?.words).toContain('Mail is not set up')
  await before.close()
  await first.stop()

  // Nothing that was removed is back, and the owner is still signed in.
  const siteUrl = 'https://www.opendoor.example'
  const mailbox = await openMailbox()
  const second = await startSite({
    env: { ...data, SITE_URL: siteUrl, ...mailbox.env, MAIL_FROM: 'help@open-door-homes.com' },
  })
  const plain = await openPlain(second.url, { storageState: await page.context().storageState() })
  await plain.goto('/admin/start')
  expect(plain.words).toContain('All done. The site is yours and ready for visitors.')
  await plain.goto('/admin/health')
  expect(plain.words).toContain('All is well.')
  expect(plainLine(plain, 'Mail')?.words).toContain('Good')
  await page.goto(`${second.url}/admin`)
  await expect(page.getByRole('heading', { name: 'Success Stories' })).toBeVisible()
  await expect(card).toHaveCount(0)
  await plain.goto('/')
  expect(plain.title).toContain('Open Door Homes')
  expect(plain.all('a', '(800) 555-0177')).not.toEqual([])
  expect(await (await page.request.get(`${second.url}/sitemap.xml`)).text()).toContain(siteUrl)
  await plain.close()
  await page.close()
  await second.stop()
  await mailbox.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('without JavaScript a new owner takes the same steps, and nothing that was removed is back after a restart', {
  tag: '@only-postgres',
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'second-key-owner-'))
  const data = { DATA_DIR: dataDir, DATABASE_URL: await freshDatabase() }
  const site = await startSite({ env: data })
  await expect.poll(() => site.output()).toContain('Password:')
  const email = /Admin e-mail: (\S+)/.exec(site.output())?.[1] ?? ''
  const password = /Password:\s+(\S+)/.exec(site.output())?.[1] ?? ''
  const plain = await openPlain(site.url)
  await signInPlainly(plain, { email, password })
  expect(plain.words).toContain('0 of 10 steps done. Next: choose your own password.')
  await plain.follow('See the steps')
  await plain.follow('Change the password')
  plain.fill('Current password', password)
  plain.fill('New password', ownPassword)
  plain.fill('New password again', ownPassword)
  await plain.press('Change password')
  expect(plain.words).toContain('Your password is changed.')
  await plain.goto('/admin/start')
  await plain.goto(plain.one('.start #own-address').one('a').attribute('href') ?? '')
  plain.fill('New e-mail address', 'me@open-door-homes.com')
  plain.fill('Your password', ownPassword)
  await plain.press('Change e-mail address')
  expect(plain.words).toContain('Sign in with the new one from now on.')
  await plain.goto('/admin/start')
  await plain.follow('Write in your name')
  plain.fill('Brand', 'Open Door Homes')
  plain.fill('Phone', '(800) 555-0177')
  plain.fill('E-mail', 'hello@example.org')
  await plain.press('Save')
  await plain.goto('/admin/settings/forms')
  for (const label of plain.all('.settings label', ': address').map(({ words }) => words))
    plain.fill(label, 'https://forms.example.com/ours')
  await plain.press('Save')
  await plain.goto('/admin/account/two-factor')
  plain.fill('Your password', ownPassword)
  await plain.press('Continue')
  plain.fill('6-digit code', totp(plain.one('.secret').words))
  await plain.press('Switch on')
  await plain.goto('/admin/start')
  expect(plain.words).toContain('5 of 10 done')
  await plain.press('Make a backup')
  await expect(async () => {
    await plain.goto('/admin/start')
    expect(plain.one('.start #backup').attribute('class')).toBe('done')
  }).toPass()
  await plain.follow('Remove the demo content')
  expect(plain.words).toContain('10 stories and 9 applications for good?')
  await plain.press('Yes, remove them')
  expect(plain.words).toContain('7 of 10 done')
  await plain.goto('/admin/go-live')
  const open = () => plain.all('.findings > :is(.stop, .first):not(#no-public-address, #mail-not-set-up)')
  const before = open().length
  const [first] = open()
  first?.unfoldAll('')
  first?.fill('Why it stays', 'Our lawyer has read it.')
  await first?.press(/^Keep this note/)
  expect(open()).toHaveLength(before - 1)
  for (const finding of open()) {
    const [rule = '', mark = ''] = finding.hidden()
    const form = { rule, mark, reason: 'Our lawyer has read it.' }
    const headers = { Origin: site.url }
    const answer = await plain.request.post('/admin/go-live', { form, headers, maxRedirects: 0 })
    expect(answer.status(), rule).toBe(303)
  }
  await plain.reload()
  expect(open()).toHaveLength(0)
  const storageState = await plain.request.storageState()
  await plain.close()
  await site.stop()

  const mailbox = await openMailbox()
  const siteUrl = 'https://www.opendoor.example'
  const second = await startSite({
    env: { ...data, SITE_URL: siteUrl, ...mailbox.env, MAIL_FROM: 'help@open-door-homes.com' },
  })
  const after = await openPlain(second.url, { storageState })
  await after.goto('/admin/start')
  expect(after.words).toContain('All done. The site is yours and ready for visitors.')
  await after.goto('/admin/health')
  expect(after.words).toContain('All is well.')
  await after.goto('/approval-wall')
  expect(after.title).toContain('Open Door Homes')
  expect(after.words).not.toContain('Illustrative example')
  await after.close()
  await second.stop()
  await mailbox.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('mail that is set up and does not work needs the owner, with the reason in words', async ({ plain }) => {
  await signInPlainly(plain)
  for (const [path, part] of [
    ['/admin/start', () => plain.one('.start #mail')],
    ['/admin/health', () => plainLine(plain, 'Mail')],
  ] as const) {
    await plain.goto(path)
    expect(part()?.words).toContain('Nobody answers at 127.0.0.1:9.')
    expect(plain.source).not.toContain('secret-word')
  }
  expect(plainLine(plain, 'Mail')?.words).toContain('Needs you')
})

test('the health page says in words what is wrong and what is right', async ({ page, request }) => {
  await openAdmin(page)
  await page.locator('.admin .menu summary').click()
  await page.getByRole('link', { name: 'Health' }).click()
  await expect(line(page, 'Database')).toContainText(/(The built-in database|PostgreSQL) answers in/)
  await expect(line(page, 'Database')).toContainText('Good')
  await expect(line(page, 'Mail')).toContainText('Needs you')
  await expect(line(page, 'Disk')).toContainText('are free')
  await expect(line(page, 'Errors')).toContainText('None since this process started at')
  await expect(line(page, 'Backup')).toContainText('There is no backup yet.')
  await line(page, 'Backup').getByRole('button', { name: 'Make a backup' }).click()
  await expect(line(page, 'Backup')).toContainText('The last one was made a moment ago')
  await expect(line(page, 'Backup').getByRole('button', { name: 'Make another backup' })).toBeVisible()
  await expect(line(page, 'Forms')).toContainText('Every form: the site’s own.')
  await expect(line(page, 'Address')).toContainText('Have a look')
  await expect(line(page, 'Proxy')).toHaveCount(0)
  await request.get('/admin', { headers: { 'X-Forwarded-For': '192.0.2.7' } })
  await page.reload()
  await expect(line(page, 'Proxy')).toContainText('TRUST_PROXY is 0')
})

test('what is downloaded comes into an empty site again, after a look at what would happen', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  const empty = await startSite({ env: { ...ownerEnv, SEED_DEMO: '0' } })
  const other = await openPlain(empty.url)
  await signInPlainly(other)
  for (const [what, format, count] of [
    ['Stories', 'CSV', '10'],
    ['Articles', 'JSON', '16'],
  ] as const) {
    await page.goto('/admin/data')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: `${what} as ${format}` }).click()
    const file = await (await downloading).path()
    const name = `download.${format.toLowerCase()}`
    const mimeType = format === 'CSV' ? 'text/csv' : 'application/json'
    await lookAt(other, what, { name, mimeType, buffer: await readFile(file) })
    expect(other.one('dl div', 'Would be added').words).toContain(count)
    await other.press('Import now')
    expect(other.words).toContain('Imported. Every page shows it at once.')
  }
  for (const path of ['/articles', '/approval-wall'])
    expect(linksOn(await (await other.request.get(path)).text()), path).toEqual(
      linksOn(await (await page.request.get(path)).text()),
    )
  await other.goto('/admin/activity?kind=data')
  expect(other.words.split('imported data')).toHaveLength(3)
  await page.goto('/admin/activity?kind=data')
  await expect(page.getByText('downloaded an export')).toHaveCount(2)

  await lookAt(other, 'Stories', { name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('a\n1') })
  expect(other.words).toContain('its first line has no column full_name')
  await other.close()
  await empty.stop()
})

async function lookAt(plain: PlainPage, what: string, file: PlainFile) {
  await plain.goto('/admin/data')
  plain.choose('What is in it', what)
  plain.attach('File', file)
  await plain.press('Look what it would do')
}

test('what is kept about a person is found, downloaded, and deleted after the address is typed again', async ({
  page,
}) => {
  await signIn(page)
  const wall = async () => (await page.request.get('/approval-wall')).text()
  const everything = await page.request.post('/admin/data/export', {
    form: { what: 'stories', format: 'json' },
  })
  const stories: { email: string; headline: string; status: string }[] = await everything.json()
  const story = stories.find(({ status }) => status === 'approved')
  if (!story) throw new Error('no approved story')
  expect(await wall()).toContain(story.headline)

  await page.goto('/admin/people')
  await page.getByLabel('E-mail address').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Look up' }).click()
  const spoken = page.getByRole('main').getByRole('status')
  await expect(spoken).toHaveText('Nothing is kept about nobody@example.com.')
  await page.getByLabel('E-mail address').fill(story.email.toUpperCase())
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByRole('rowheader', { name: story.headline })).toBeVisible()
  await expect(spoken).toHaveText(/^Kept about .+: Stories 1/)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all of it' }).click()
  const person = await downloading
  expect(person.suggestedFilename()).toMatch(/^second-key-person-\d{4}-\d\d-\d\d-[\w-]{8}\.json$/)
  expect(await readFile(await person.path(), 'utf8')).toContain(story.headline)

  await page.getByLabel('Type the address or number again').fill('somebody@example.com')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('That is not the same address or number. Nothing was deleted.')).toBeVisible()
  await expect(page.getByLabel('Type the address or number again')).toBeFocused()
  expect(await wall()).toContain(story.headline)
  await page.getByLabel('Type the address or number again').fill(story.email)
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(
    page.getByText('Deleted. Nothing is kept under that address or number any more.'),
  ).toBeVisible()
  expect(await wall()).not.toContain(story.headline)
  await page.goto('/admin/activity?kind=data')
  await expect(page.getByText('deleted what was kept about a person')).toBeVisible()
  await expect(page.getByText(story.email)).toHaveCount(0)
})

/** The backup that was just made, and the list that goes with it. */
async function downloadsAndDeletes(plain: PlainPage, Origin: string) {
  const newest = () => plain.all('.stored-files li').at(0)
  const file = newest()?.link(/^Download the backup of/) ?? ''
  await plain.goto(file)
  expect(plain.words).toContain('password hashes')
  plain.fill('Your password', 'a guess')
  await plain.press('Download')
  expect([plain.status, plain.field('Your password').description]).toEqual([
    422,
    'That is not your current password.',
  ])
  plain.fill('Your password', owner.password)
  await plain.press('Download')
  expect(plain.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/gzip' })
  const form = { password: owner.password }
  const answer = await plain.request.post(file, { form, headers: { Origin } })
  const bytes = await answer.body()
  expect(Number(answer.headers()['content-length'])).toBe(bytes.length)
  const folder = await mkdtemp(join(tmpdir(), 'second-key-download-'))
  await writeFile(join(folder, 'backup'), bytes)
  const { tables } = await verifyBackup(join(folder, 'backup'), { begin() {}, row() {}, end() {} })
  expect(tables.map(({ name }) => name)).toContain('admin_accounts')
  await rm(folder, { recursive: true })
  await plain.goto('/admin/health')
  plain.unfoldAll('.sure')
  await newest()?.press(/^Yes, delete the backup of/)
  expect(plain.one('noscript .toast').words).toContain('That backup is deleted.')
  expect(plain.source).not.toContain(file)
  await plain.goto(file)
  expect([plain.status, plain.one('h1').words]).toEqual([404, 'This file is not here'])
  await plain.goto('/admin/activity?kind=data')
  expect(plain.words).toContain('downloaded a file of the backups')
  expect(plain.words).toContain('deleted a backup')
}

test('without JavaScript the steps, a deletion and the demo content work all the same', async ({
  plain,
  site,
}) => {
  const told = () => plain.one('noscript .toast').words
  const backup = () => plainLine(plain, 'Backup')
  await signInPlainly(plain)
  await plain.goto('/admin/people')
  plain.fill('E-mail address, phone or application number', 'nobody@example.com')
  await plain.press('Look up')
  expect(plain.words).toContain('Nothing is kept about nobody@example.com.')
  plain.fill('E-mail address, phone or application number', '(512) 555-9999')
  await plain.press('Look up')
  expect(plain.words).toContain('Nothing is kept about (512) 555-9999.')
  await plain.goto('/admin/go-live')
  const stays = plain.one('#phone-reaches-nobody')
  stays.unfoldAll('')
  await stays.press(/^Keep this note/)
  expect(plain.one('.errors[autofocus]').words).toContain('Please write why it stays.')
  plain.one('.errors a[href="#field-phone-reaches-nobody"]')
  await plain.goto('/admin/start')
  await plain.press('Keep this name')
  expect(told()).toContain('The site keeps that name.')
  expect(plain.one('.start #brand').attribute('class')).toBe('done')
  await plain.goto('/admin/health')
  await backup()?.press(/^Make/)
  expect(told()).toContain('The backup is being made.')
  await expect(async () => {
    await plain.goto('/admin/health')
    expect(backup()?.words).toContain('made a moment ago')
    expect(backup()?.all('button')).toHaveLength(1)
  }).toPass()
  await downloadsAndDeletes(plain, site.url)
  await plain.goto('/admin/start')
  await plain.follow('Remove the demo content')
  await plain.follow('Keep them')
  await plain.follow('Remove the demo content')
  await plain.press('Yes, remove them')
  expect(told()).toContain('Only your own articles, stories and applications are left.')
  expect(plain.one('.start #demo').attribute('class')).toBe('done')
})

test('nobody but an owner gets to the data', async ({ plain, playwright, site }) => {
  const stranger = await playwright.request.newContext({ baseURL: site.url })
  await signInPlainly(plain, await addAdmin(site, 'editor.of.data@example.com', 'editor'))
  const get = async (request: APIRequestContext, path: string) =>
    (await request.get(path, { maxRedirects: 0, headers: { Accept: 'text/html' } })).status()
  for (const path of paths.slice(1)) {
    expect(await get(stranger, path), path).toBe(302)
    expect(await get(plain.request, path), path).toBe(403)
  }
  const posts = [
    'data/export',
    'data/import/confirm',
    'people',
    'people/export',
    'start/remove-demo',
    'start/keep-brand',
    'start/hide',
    'backup',
  ]
  const sent = { form: { what: 'stories' }, headers: { Origin: site.url } }
  for (const path of posts) {
    expect((await stranger.post(`/admin/${path}`, sent)).status(), path).toBe(401)
    expect((await plain.request.post(`/admin/${path}`, sent)).status(), path).toBe(403)
  }
  await stranger.dispose()
})

test('the owner’s pages fit a phone and have no accessibility violation', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  // The last one is what an admin sees when something is not there.
  for (const path of [...paths, '/admin/stories/nonsense']) {
    await page.goto(path)
    await expectFit(page)
    await expectAccessible(page)
  }
})

/** Where the page leads to, in its order. */
function linksOn(html: string) {
  return [...html.matchAll(/href="(\/(?:articles|approval-wall)\/[^"]+)"/g)].map(([, href]) => href)
}

const ownPassword = 'a door that opens at last'
const saved = (page: Page) => page.getByText('Saved. Every page shows it at once.')

async function choosePassword(page: Page, first: string) {
  await page.getByRole('link', { name: 'Change the password' }).click()
  await page.getByLabel('Current password').fill(first)
  await page.getByLabel('New password', { exact: true }).fill(ownPassword)
  await page.getByLabel('New password again').fill(ownPassword)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await page.goto('/admin/start')
  await expect(step(page, 'password')).toHaveClass('done')
}

/** Its name, phone and e-mail are one form. */
async function nameTheService(page: Page) {
  await page.getByRole('link', { name: 'Write in your name' }).click()
  await page.getByRole('textbox', { name: 'Brand', exact: true }).fill('Open Door Homes')
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('(800) 555-0177')
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('hello@example.org')
  await save(page)
  await expect(saved(page)).toBeVisible()
  expect(await (await page.request.get('/')).text()).toContain('Open Door Homes')
  await page.goto('/admin/start')
  await expect(step(page, 'brand')).toHaveClass('done')
  await expect(step(page, 'contact')).toHaveClass('done')
}

async function connectForms(page: Page) {
  await page.goto('/admin/settings/forms')
  const addresses = page.locator('.settings input[name$=".address"]:not([type=hidden]):not([name^="seen:"])')
  await expect(addresses).toHaveCount(6)
  for (const address of await addresses.all()) await address.fill('https://forms.example.com/ours')
  await save(page)
  await expect(saved(page)).toBeVisible()
}

async function switchOnTwoFactor(page: Page) {
  await page.goto('/admin/account/two-factor')
  await page.getByLabel('Your password').fill(ownPassword)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = (await page.locator('.secret').textContent()) ?? ''
  await page.getByLabel('6-digit code').fill(totp(secret))
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByRole('heading', { name: 'Your backup codes' })).toBeVisible()
}

/** The review before opening: one finding through its form, without a reason first; the others the short way. */
async function decideWhatStays(page: Page) {
  await step(page, 'go-live').getByRole('link', { name: 'See the review' }).click()
  await expect(page.getByRole('heading', { name: 'Ready to open?' })).toBeVisible()
  const open = page.locator('.findings > :is(.stop, .first):not(#no-public-address, #mail-not-set-up)')
  const phone = page.locator('#phone-reaches-nobody')
  await expect(phone).toContainText('(800) 555-0177')
  await phone.getByText('Decide and note why').click()
  await phone.getByRole('button', { name: 'Keep this note' }).click()
  await expect(phone).toContainText('Please write why it stays.')
  await expect(phone.getByLabel('Why it stays')).toBeFocused()
  await phone.getByLabel('Why it stays').fill('The line is ordered for Monday.')
  await phone.getByRole('button', { name: 'Keep this note' }).click()
  await expect(phone).toHaveClass('decided')
  const formsOf = (items: Element[]) =>
    items.map((item) =>
      [...new FormData(item.querySelector('form') ?? undefined)].map(([, value]) => String(value)),
    )
  const { origin } = new URL(page.url())
  for (const [rule = '', mark = ''] of await open.evaluateAll(formsOf)) {
    const form = { rule, mark, reason: 'Our lawyer has read it.' }
    const headers = { Origin: origin }
    const answer = await page.request.post('/admin/go-live', { form, headers, maxRedirects: 0 })
    expect(answer.status(), rule).toBe(303)
  }
  await page.reload()
  await expect(open).toHaveCount(0)
  await phone.getByRole('heading').click()
  await expect(phone.locator('.verdict')).toContainText('The line is ordered for Monday.')
  await page.goto('/admin/activity?kind=review&words=Monday')
  await expect(page.getByText('noted why something stays before opening')).toHaveCount(1)
}

async function writeOwnAddress(page: Page) {
  await page.goto('/admin/start')
  await step(page, 'own-address').getByRole('link').click()
  const send = page.getByRole('button', { name: 'Change e-mail address' })
  await page.getByLabel('New e-mail address').fill('me@open-door-homes.com')
  await page.getByLabel('Your password').fill('not the password')
  await send.click()
  await expect(page.getByText('That is not your current password.')).toBeVisible()
  await page.getByLabel('Your password').fill(ownPassword)
  await send.click()
  await expect(page.getByText('Sign in with the new one from now on.')).toBeVisible()
  await page.goto('/admin/start')
  await expect(step(page, 'own-address')).toHaveClass('done')
}

async function makeBackup(page: Page) {
  await page.goto('/admin/start')
  await expect(page.getByText('5 of 10 done')).toBeVisible()
  await page.getByRole('button', { name: 'Make a backup' }).click()
  await expect(page.getByText('The backup is being made.')).toBeVisible()
  await expect(page.getByText('The backup is made.')).toBeVisible()
  await expect(step(page, 'backup')).toHaveClass('done')
  const file = (await step(page, 'backup').locator('.file').textContent()) ?? ''
  expect((await stat(file)).mode & 0o777).toBe(0o600)
}

async function removeDemo(page: Page) {
  expect(await (await page.request.get('/articles')).text()).toContain('/articles/')
  await page.getByRole('link', { name: 'Remove the demo content' }).click()
  await expect(page.getByText('10 stories and 9 applications for good?')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, remove them' }).click()
  await expect(step(page, 'demo')).toHaveClass('done')
  expect(await (await page.request.get('/approval-wall')).text()).not.toContain('Illustrative example')
}
