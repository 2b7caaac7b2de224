import type { Page } from '@playwright/test'
import { totp } from '../app/accounts/testing/totp.ts'
import { owner } from '../server/testing/owner.ts'
import { addAdmin } from './add-admin.ts'
import { expectAccessible, expectFit } from './axe.ts'
import { openMailbox } from './mailbox.ts'
import { keptPage } from './one-page.ts'
import { enterPassword, signIn } from './owner-site.ts'
import { openPlain, type PlainPage } from './plain-page.ts'
import { test as base, expect, sharedInFile, startSite } from './site.ts'

type Mailbox = Awaited<ReturnType<typeof openMailbox>>
type Admin = typeof owner

const kept = keptPage()
const mailboxOf = sharedInFile(openMailbox, (mailbox) => mailbox.close())
const siteOf = sharedInFile(
  (mailbox: Mailbox) => startSite({ env: { SEED_DEMO: '0', ...mailbox.env } }),
  (site) => site.stop(),
)
/** Every test has an owner of its own: each changes how this one signs in. */
const test = base.extend<{ mailbox: Mailbox; admin: Admin }>({
  ...kept,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  mailbox: async ({}, use) => use(await mailboxOf()),
  site: async ({ mailbox }, use) => use(await siteOf(mailbox)),
  admin: async ({ site }, use) => use(await addAdmin(site, `owner-${++owners}@example.com`, 'owner')),
})
// One site, one mailbox.
test.describe.configure({ mode: 'default', timeout: 180_000 })

let owners = 0

const { password: firstPassword } = owner

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Success Stories' })
const codePage = (page: Page) => page.getByRole('heading', { name: 'Enter your code' })

const nextCode = (secret: string) => totp(secret, 1)

async function enterCode(page: Page, code: string) {
  await page.getByLabel(/code$/i).fill(code)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const isInside = (plain: PlainPage) => plain.all('h1', 'Success Stories').length === 1
const isAtDoor = (plain: PlainPage) => plain.all('h1, h2', 'Sign in').length === 1

async function enterPlainly(plain: PlainPage, { email, password }: Admin) {
  await plain.goto('/admin')
  plain.fill('Email', email)
  plain.fill('Password', password)
  await plain.press('Sign in')
}

async function enterCodePlainly(plain: PlainPage, code: string) {
  plain.fill(/code$/i, code)
  await plain.press('Sign in')
}

/** It uses up the code of this moment: signing in takes `nextCode`, which the server knows already. */
async function switchOn(page: Page) {
  await page.goto('/admin/account')
  await page.getByRole('link', { name: 'Switch on' }).click()
  await page.getByLabel('Your password').fill(firstPassword)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  const secret = (await page.locator('.secret').textContent()) ?? ''
  await page.getByLabel('6-digit code').fill(totp(secret))
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByRole('heading', { name: 'Your backup codes' })).toBeVisible()
  return { secret, codes: await page.locator('.codes code').allTextContents() }
}

async function switchOnPlainly(plain: PlainPage) {
  await plain.goto('/admin/account')
  await plain.follow('Switch on')
  plain.fill('Your password', firstPassword)
  await plain.press('Continue')
  const secret = plain.one('.secret').words
  plain.fill('6-digit code', totp(secret))
  await plain.press('Switch on')
  expect(plain.all('h1, h2', 'Your backup codes')).toHaveLength(1)
  return { secret, codes: plain.all('.codes code').map(({ words }) => words) }
}

/** The browser goes on with the session. */
async function handOver(plain: PlainPage, page: Page) {
  await page.context().addCookies((await plain.request.storageState()).cookies)
}

test('two-factor is switched on, then signing in asks for a code of the app', async ({
  page,
  context,
  admin,
}) => {
  await enterPassword(page, admin)
  const { secret, codes } = await switchOn(page)
  expect(codes).toHaveLength(10)
  await expect(page.getByText('Two-factor sign-in is on.')).toBeVisible()
  const file = decodeURIComponent(
    (await page.getByRole('link', { name: 'Download' }).getAttribute('href')) ?? '',
  )
  for (const code of codes) expect(file).toContain(code)
  await page.getByRole('link', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 backup codes left')).toBeVisible()
  expect(await page.content()).not.toContain(codes[0])
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  await enterPassword(page, admin)
  await expect(codePage(page)).toBeVisible()
  const cookies = await context.cookies()
  // The device stays known, which opens nothing by itself.
  expect(cookies.map(({ name }) => name).sort()).toEqual([
    '__Host-second-key.device',
    '__Host-second-key.two_factor',
  ])
  await page.goto('/admin/account')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goto('/admin/code')
  await enterCode(page, '000000')
  await expect(page.getByText('That code did not work. Please try again.')).toBeVisible()
  await enterCode(page, nextCode(secret))
  // The page that was asked for meanwhile.
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
})

test('without JavaScript two-factor is switched on, and signing in asks for a code of the app', async ({
  plain,
  admin,
}) => {
  await enterPlainly(plain, admin)
  const { secret, codes } = await switchOnPlainly(plain)
  expect(codes).toHaveLength(10)
  expect(plain.words).toContain('Two-factor sign-in is on.')
  const file = decodeURIComponent(plain.link('Download'))
  for (const code of codes) expect(file).toContain(code)
  await plain.follow('I have saved them')
  expect(plain.words).toContain('10 backup codes left')
  expect(plain.source).not.toContain(codes[0])
  await plain.press('Logout')
  expect(isAtDoor(plain)).toBe(true)

  await enterPlainly(plain, admin)
  expect(plain.all('h1, h2', 'Enter your code')).toHaveLength(1)
  const { cookies } = await plain.request.storageState()
  // The device stays known, which opens nothing by itself.
  expect(cookies.map(({ name }) => name).sort()).toEqual([
    '__Host-second-key.device',
    '__Host-second-key.two_factor',
  ])
  await plain.goto('/admin/account')
  expect(isAtDoor(plain)).toBe(true)
  await plain.goto('/admin/code')
  await enterCodePlainly(plain, '000000')
  expect(plain.words).toContain('That code did not work. Please try again.')
  await enterCodePlainly(plain, nextCode(secret))
  expect(plain.all('h1', 'Account')).toHaveLength(1)
})

test('a backup code signs in once and not twice', async ({ page, plain, admin }) => {
  await enterPlainly(plain, admin)
  const { codes } = await switchOnPlainly(plain)
  await enterPassword(page, admin)
  await page.getByRole('link', { name: 'Use a backup code instead' }).click()
  await enterCode(page, codes[0]?.toUpperCase() ?? '')
  await expect(dashboard(page)).toBeVisible()
  await plain.goto('/admin/account')
  expect(plain.words).toContain('9 backup codes left')
  await plain.goto(`/admin/activity?kind=account&words=${admin.email}`)
  expect(plain.words).toContain('signed in with a backup code')
  expect(plain.words).toContain('switched two-factor sign-in on')
  await plain.press('Logout')
  await enterPlainly(plain, admin)
  await plain.follow('Use a backup code instead')
  await enterCodePlainly(plain, codes[0] ?? '')
  expect(plain.words).toContain('That code did not work. Please try again.')
})

test('new backup codes and switching off ask for the password', async ({ page, plain, admin }) => {
  await enterPlainly(plain, admin)
  const { codes } = await switchOnPlainly(plain)
  await handOver(plain, page)
  await page.goto('/admin/account')
  await page.getByRole('link', { name: 'New backup codes' }).click()
  await page.getByLabel('Your password').fill('a wrong password')
  await page.getByRole('button', { name: 'Make new codes' }).click()
  await expect(page.getByText('That is not your current password.')).toBeVisible()
  await expect(page.getByLabel('Your password')).toBeFocused()
  // Refused in the same words once more, by Enter in the field, which keeps the focus: they are read aloud all the same.
  await page.getByLabel('Your password').press('Enter')
  await expect(page.locator('body > [role=alert]')).toHaveText('That is not your current password.')
  await expect(page.getByLabel('Your password')).toBeFocused()
  await expect(page.getByLabel('Your password')).toBeFocused()
  await page.getByLabel('Your password').fill(firstPassword)
  await page.getByRole('button', { name: 'Make new codes' }).click()
  await expect(page.locator('.codes code')).toHaveCount(10)
  expect(await page.locator('.codes code').allTextContents()).not.toContain(codes[0])
  await page.getByRole('link', { name: 'I have saved them' }).click()
  await page.getByRole('link', { name: 'Switch off' }).click()
  await page.getByLabel('Your password').fill(firstPassword)
  await page.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByText('Two-factor sign-in is off.')).toBeVisible()
  await plain.goto('/admin')
  await plain.press('Logout')
  await enterPlainly(plain, admin)
  expect(isInside(plain)).toBe(true)
})

test('a changed password ends the session of the other browser', async ({ page, plain, admin }) => {
  const next = 'another good password'
  await enterPlainly(plain, admin)
  expect(isInside(plain)).toBe(true)
  await enterPassword(page, admin)
  await page.locator('summary').filter({ hasText: 'More pages and theme' }).click()
  await page.getByRole('link', { name: 'Account' }).click()
  await expect(page.locator('.sessions li')).toHaveCount(2)
  await page.getByRole('link', { name: 'Change password' }).click()
  const fill = async (current: string, wanted: string, repeat = wanted) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password', { exact: true }).fill(wanted)
    await page.getByLabel('New password again').fill(repeat)
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  await fill(firstPassword, next, 'something else here')
  await expect(page.getByText('The two new passwords are not the same.')).toBeVisible()
  await expect(page.getByLabel('New password again')).toBeFocused()
  await fill('a wrong password', next)
  await expect(page.getByText('That is not your current password.')).toBeVisible()
  await expect(page.getByLabel('Current password')).toBeFocused()
  await fill(firstPassword, 'short')
  await expect(page.getByText('Please use at least 12 characters.')).toBeVisible()
  await fill(firstPassword, next)
  await expect(page.getByText('Your password is changed. Every other session has ended.')).toBeVisible()
  await expect(page.locator('.sessions li')).toHaveCount(1)
  await plain.reload()
  expect(isAtDoor(plain)).toBe(true)
  await enterPlainly(plain, admin)
  expect(plain.words).toContain('Invalid credentials. Please try again.')
  await enterPlainly(plain, { ...admin, password: next })
  expect(isInside(plain)).toBe(true)
})

test('one changes one’s own name under Account, and the team reads it', async ({ plain, admin }) => {
  await enterPlainly(plain, admin)
  await plain.goto('/admin/account')
  plain.fill('Your name', 'Ada Example')
  await plain.press('Save')
  expect(plain.words).toContain('Your name is saved.')
  await plain.goto('/admin/team')
  expect(plain.words).toContain('Ada Example. Owner.')
})

test('a refused e-mail address or two-factor step leads to the field to mend', async ({
  page,
  plain,
  admin,
}) => {
  await enterPassword(page, admin)
  const password = page.getByLabel('Your password')
  await page.goto('/admin/account/email')
  await page.getByLabel('New e-mail address').fill('me@house')
  await password.fill(firstPassword)
  await page.getByRole('button', { name: 'Change e-mail address' }).click()
  await expect(page.getByLabel('New e-mail address')).toBeFocused()
  await page.goto('/admin/account/two-factor')
  await password.fill('a wrong password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(password).toBeFocused()
  await password.fill(firstPassword)
  await password.press('Enter')
  await expect(page.getByLabel('6-digit code')).toBeFocused()
  await page.getByLabel('6-digit code').fill('000000')
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByLabel('6-digit code')).toBeFocused()

  await enterPlainly(plain, admin)
  await plain.goto('/admin/account/two-factor')
  plain.fill('Your password', 'a wrong password')
  await plain.press('Continue')
  plain.one('#field-password[autofocus]')
})

test('sessions are listed by device, and one or all others are ended', async ({ page, site, admin }) => {
  const agents = [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
  ]
  const others: PlainPage[] = []
  for (const userAgent of agents) {
    const other = await openPlain(site.url, { userAgent })
    await enterPlainly(other, admin)
    expect(isInside(other)).toBe(true)
    others.push(other)
  }
  await signIn(page, admin)
  await page.goto('/admin/account')
  const rows = page.locator('.sessions li')
  await expect(rows).toHaveCount(4)
  await expect(rows.filter({ hasText: 'This one' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'This one' }).getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: 'End the session of Chrome on Android' }).click()
  await expect(page.getByText('That session has ended.')).toBeVisible()
  await expect(rows).toHaveCount(3)
  const areIn = async () => {
    for (const other of others) await other.reload()
    return others.map(isInside)
  }
  expect(await areIn()).toEqual([false, true, true])
  await page.getByRole('button', { name: 'End all others' }).click()
  await expect(rows).toHaveCount(1)
  expect(await areIn()).toEqual([false, false, false])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  for (const other of others) await other.close()
})

test('a forgotten password is set anew by the link of a mail, and the code is still asked for', async ({
  page,
  plain,
  site,
  admin,
  mailbox,
}) => {
  const next = 'another good password'
  const { email } = admin
  const signedIn = await openPlain(site.url)
  await enterPlainly(signedIn, admin)
  const { secret } = await switchOnPlainly(signedIn)

  const before = mailbox.received.length
  const sentWords: string[] = []
  for (const to of ['nobody@example.com', email]) {
    await plain.goto('/admin')
    await plain.follow('Forgot your password?')
    plain.fill('Email', to)
    await plain.press('Send the link')
    expect(plain.all('h1, h2', 'Look into your mail')).toHaveLength(1)
    sentWords.push(plain.one('main').words)
  }
  expect(sentWords[0]).toBe(sentWords[1])
  await expect.poll(() => mailbox.received.length).toBe(before + 1)
  const letter = mailbox.received.at(-1)
  expect(letter?.to).toEqual([email])
  const key = /\/admin\/reset\?key=([\w-]{43})/.exec(letter?.message ?? '')?.[1] ?? ''
  const link = `${site.url}/admin/reset?key=${key}`
  expect(letter?.message).toContain(link)

  const answer = await page.goto(link)
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'strict-origin', 'cache-control': 'no-store' })
  await page.reload()
  const fill = async (wanted: string, repeat = wanted) => {
    await page.getByLabel('New password', { exact: true }).fill(wanted)
    await page.getByLabel('New password again').fill(repeat)
    await page.getByRole('button', { name: 'Set the password' }).click()
  }
  await fill('too short')
  await expect(page.getByText('Please use at least 12 characters.')).toBeVisible()
  await signedIn.goto('/admin')
  expect(isInside(signedIn)).toBe(true)
  await fill(next)
  await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible()
  await signedIn.reload()
  expect(isAtDoor(signedIn)).toBe(true)

  await plain.goto(link)
  expect(plain.all('h1, h2', 'This link has ended')).toHaveLength(1)
  await enterPlainly(plain, { email, password: next })
  expect(plain.all('h1, h2', 'Enter your code')).toHaveLength(1)
  await enterCodePlainly(plain, nextCode(secret))
  expect(isInside(plain)).toBe(true)
  expect(site.output()).toContain('"path":"/admin/reset"')
  expect(site.output()).not.toContain(key)
  expect(site.output()).not.toContain('key=')
  await signedIn.close()
})

test('without a mail server the login says whom to ask', async ({ publicSite: { url } }) => {
  const page = await openPlain(url)
  await page.goto('/admin')
  expect(page.words).toContain('npm run admin -- reset EMAIL')
  expect(page.all('a', 'Forgot your password?')).toEqual([])
  await page.goto('/admin/forgot')
  expect(isAtDoor(page)).toBe(true)
  const form = { email: 'owner@example.com' }
  const posted = await page.request.post('/admin/forgot', { form, headers: { Origin: url } })
  expect(posted.status()).toBe(404)
  await page.close()
})

test.describe('on a phone', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }))

  async function check(page: Page) {
    await expectFit(page)
    await expectAccessible(page)
  }

  test('the pages in front of the door fit and are accessible', async ({ page, admin, mailbox }) => {
    const before = mailbox.received.length
    await page.goto('/admin')
    await check(page)
    await page.goto('/admin/forgot')
    await check(page)
    await page.getByLabel('Email').fill(admin.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
    await check(page)
    await expect.poll(() => mailbox.received.length).toBe(before + 1)
    await page.goto(/\/admin\/reset\?key=[\w-]+/.exec(mailbox.received.at(-1)?.message ?? '')?.[0] ?? '')
    await check(page)
  })

  test('the pages of the account fit and are accessible', async ({ page, admin }) => {
    await signIn(page, admin)
    for (const path of ['', '/password', '/two-factor/off', '/backup-codes']) {
      await page.goto(`/admin/account${path}`)
      await check(page)
    }
  })

  test('the pages of two-factor sign-in fit and are accessible', async ({ page, admin }) => {
    await signIn(page, admin)
    await page.goto('/admin/account/two-factor')
    await page.getByLabel('Your password').fill(firstPassword)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('6-digit code').fill('000000')
    await page.getByRole('button', { name: 'Switch on' }).click()
    await expect(page.getByText('That code did not work. Please try again.')).toBeVisible()
    await check(page)
    await switchOn(page)
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
    await check(page)
    await page.context().clearCookies()
    await enterPassword(page, admin)
    await expect(codePage(page)).toBeVisible()
    await check(page)
    await page.getByRole('link', { name: 'Use a backup code instead' }).click()
    await expect(page.getByRole('heading', { name: 'Enter a backup code' })).toBeVisible()
    await check(page)
  })
})
