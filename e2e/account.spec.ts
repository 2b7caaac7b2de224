import type { Page } from '@playwright/test'
import { totp } from '../app/accounts/testing/totp.ts'
import { owner, ownerEnv } from '../server/testing/owner.ts'
import { expectAccessible, expectFit } from './axe.ts'
import { openMailbox } from './mailbox.ts'
import { enterPassword } from './owner-site.ts'
import { test as base, expect, startSite } from './site.ts'

type Mailbox = Awaited<ReturnType<typeof openMailbox>>
type Account = { mailbox: Mailbox }

const { email, password: firstPassword } = owner

/** Every test has a site of its own: each changes how the one admin signs in. */
const test = base.extend<Account>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  mailbox: async ({}, use) => {
    const mailbox = await openMailbox()
    await use(mailbox)
    await mailbox.close()
  },
  site: async ({ mailbox }, use) => {
    const site = await startSite({
      env: { ...ownerEnv, SEED_DEMO: '0', ...mailbox.env },
    })
    await use(site)
    await site.stop()
  },
})

// Long journeys, each with a site to start.
test.describe.configure({ timeout: 180_000 })

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Success Stories' })
const codePage = (page: Page) => page.getByRole('heading', { name: 'Enter your code' })

const nextCode = (secret: string) => totp(secret, 1)

async function enterCode(page: Page, code: string) {
  await page.getByLabel(/code$/i).fill(code)
  await page.getByRole('button', { name: 'Sign in' }).click()
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('two-factor is switched on, then signing in asks for a code of the app', async ({
      page,
      context,
    }) => {
      await enterPassword(page)
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

      await enterPassword(page)
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
      await expect(dashboard(page)).toBeVisible()
    })
  })
}

test('a backup code signs in once and not twice', async ({ page }) => {
  await enterPassword(page)
  const { codes } = await switchOn(page)
  const useCode = async (code = '') => {
    await page.context().clearCookies()
    await enterPassword(page)
    await page.getByRole('link', { name: 'Use a backup code instead' }).click()
    await enterCode(page, code)
  }
  await useCode(codes[0]?.toUpperCase())
  await expect(dashboard(page)).toBeVisible()
  await page.goto('/admin/account')
  await expect(page.getByText('9 backup codes left')).toBeVisible()
  await page.goto('/admin/activity?kind=account')
  await expect(page.getByText('signed in with a backup code')).toBeVisible()
  await expect(page.getByText('switched two-factor sign-in on')).toBeVisible()
  await useCode(codes[0])
  await expect(page.getByText('That code did not work. Please try again.')).toBeVisible()
})

test('new backup codes and switching off ask for the password', async ({ page }) => {
  await enterPassword(page)
  const { codes } = await switchOn(page)
  await page.getByRole('link', { name: 'I have saved them' }).click()
  await page.getByRole('link', { name: 'New backup codes' }).click()
  await page.getByLabel('Your password').fill('a wrong password')
  await page.getByRole('button', { name: 'Make new codes' }).click()
  await expect(page.getByText('That is not your current password.')).toBeVisible()
  await page.getByLabel('Your password').fill(firstPassword)
  await page.getByRole('button', { name: 'Make new codes' }).click()
  await expect(page.locator('.codes code')).toHaveCount(10)
  expect(await page.locator('.codes code').allTextContents()).not.toContain(codes[0])
  await page.getByRole('link', { name: 'I have saved them' }).click()
  await page.getByRole('link', { name: 'Switch off' }).click()
  await page.getByLabel('Your password').fill(firstPassword)
  await page.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByText('Two-factor sign-in is off.')).toBeVisible()
  await page.context().clearCookies()
  await enterPassword(page)
  await expect(dashboard(page)).toBeVisible()
})

test('a changed password ends the session of the other browser', async ({ page, browser, site }) => {
  const next = 'another good password'
  const elsewhere = await browser.newContext({ baseURL: site.url })
  const other = await elsewhere.newPage()
  await enterPassword(other)
  await expect(dashboard(other)).toBeVisible()
  await enterPassword(page)
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
  await fill('a wrong password', next)
  await expect(page.getByText('That is not your current password.')).toBeVisible()
  await fill(firstPassword, 'short')
  await expect(page.getByText('Please use at least 12 characters.')).toBeVisible()
  await fill(firstPassword, next)
  await expect(page.getByText('Your password is changed. Every other session has ended.')).toBeVisible()
  await expect(page.locator('.sessions li')).toHaveCount(1)
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await enterPassword(other)
  await expect(other.getByText('Invalid credentials. Please try again.')).toBeVisible()
  await enterPassword(other, { email, password: next })
  await expect(dashboard(other)).toBeVisible()
  await elsewhere.close()
})

test('sessions are listed by device, and one or all others are ended', async ({ page, browser, site }) => {
  const agents = [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
  ]
  const others: Page[] = []
  for (const userAgent of agents) {
    const context = await browser.newContext({ baseURL: site.url, userAgent })
    const other = await context.newPage()
    await enterPassword(other)
    await expect(dashboard(other)).toBeVisible()
    others.push(other)
  }
  await enterPassword(page)
  await page.goto('/admin/account')
  const rows = page.locator('.sessions li')
  await expect(rows).toHaveCount(4)
  await expect(rows.filter({ hasText: 'This one' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'This one' }).getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: 'End the session of Chrome on Android' }).click()
  await expect(page.getByText('That session has ended.')).toBeVisible()
  await expect(rows).toHaveCount(3)
  const isIn = async (other: Page | undefined) => {
    await other?.reload()
    return await other?.getByRole('button', { name: 'Logout' }).isVisible()
  }
  expect(await isIn(others[0])).toBe(false)
  expect(await isIn(others[1])).toBe(true)
  await page.getByRole('button', { name: 'End all others' }).click()
  await expect(rows).toHaveCount(1)
  expect(await isIn(others[1])).toBe(false)
  expect(await isIn(others[2])).toBe(false)
  expect(await isIn(page)).toBe(true)
  for (const other of others) await other.context().close()
})

test('a forgotten password is set anew by the link of a mail, and the code is still asked for', async ({
  page,
  browser,
  site,
  mailbox,
}) => {
  const next = 'another good password'
  const signedIn = await (await browser.newContext({ baseURL: site.url })).newPage()
  await enterPassword(signedIn)
  const { secret } = await switchOn(signedIn)

  const sentWords: string[] = []
  for (const to of ['nobody@example.com', email]) {
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByLabel('Email').fill(to)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
    sentWords.push(await page.locator('main').innerText())
  }
  expect(sentWords[0]).toBe(sentWords[1])
  await expect.poll(() => mailbox.received.length).toBe(1)
  expect(mailbox.received[0]?.to).toEqual([email])
  const key = /\/admin\/reset\?key=([\w-]{43})/.exec(mailbox.received[0]?.message ?? '')?.[1] ?? ''
  const link = `${site.url}/admin/reset?key=${key}`
  expect(mailbox.received[0]?.message).toContain(link)

  const answer = await page.goto(link)
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  await page.reload()
  const fill = async (wanted: string, repeat = wanted) => {
    await page.getByLabel('New password', { exact: true }).fill(wanted)
    await page.getByLabel('New password again').fill(repeat)
    await page.getByRole('button', { name: 'Set the password' }).click()
  }
  await fill('too short')
  await expect(page.getByText('Please use at least 12 characters.')).toBeVisible()
  await signedIn.reload()
  await expect(signedIn.getByRole('button', { name: 'Logout' })).toBeVisible()
  await fill(next)
  await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible()
  await signedIn.reload()
  await expect(signedIn.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
  await enterPassword(page, { email, password: next })
  await expect(codePage(page)).toBeVisible()
  await enterCode(page, nextCode(secret))
  await expect(dashboard(page)).toBeVisible()
  expect(site.output()).toContain('"path":"/admin/reset"')
  expect(site.output()).not.toContain(key)
  expect(site.output()).not.toContain('key=')
  await signedIn.context().close()
})

test('without a mail server the login says whom to ask', async ({ browser }) => {
  const site = await startSite({ env: { ...ownerEnv, SEED_DEMO: '0' } })
  const page = await (await browser.newContext({ baseURL: site.url })).newPage()
  await page.goto('/admin')
  await expect(page.getByText('npm run admin -- reset EMAIL')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveCount(0)
  await page.goto('/admin/forgot')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const posted = await page.request.post('/admin/forgot', { form: { email }, headers: { Origin: site.url } })
  expect(posted.status()).toBe(404)
  await page.context().close()
  await site.stop()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  async function check(page: Page) {
    await expectFit(page)
    await expectAccessible(page)
  }

  test('the pages in front of the door fit and are accessible', async ({ page, mailbox }) => {
    await page.goto('/admin')
    await check(page)
    await page.goto('/admin/forgot')
    await check(page)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
    await check(page)
    await expect.poll(() => mailbox.received.length).toBe(1)
    await page.goto(/\/admin\/reset\?key=[\w-]+/.exec(mailbox.received[0]?.message ?? '')?.[0] ?? '')
    await check(page)
  })

  test('the pages of the account fit and are accessible', async ({ page }) => {
    await enterPassword(page)
    for (const path of ['', '/password', '/two-factor/off', '/backup-codes']) {
      await page.goto(`/admin/account${path}`)
      await check(page)
    }
  })

  test('the pages of two-factor sign-in fit and are accessible', async ({ page }) => {
    await enterPassword(page)
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
    await enterPassword(page)
    await expect(codePage(page)).toBeVisible()
    await check(page)
    await page.getByRole('link', { name: 'Use a backup code instead' }).click()
    await expect(page.getByRole('heading', { name: 'Enter a backup code' })).toBeVisible()
    await check(page)
  })
})
