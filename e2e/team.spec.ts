import type { Page } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { owner } from '../server/testing/owner.ts'
import { expectFitAndAccessible } from './axe.ts'
import { keptPage } from './one-page.ts'
import { signIn, signInPlainly, testWithOwner } from './owner-site.ts'
import { expect } from './site.ts'

const test = testWithOwner({}, keptPage())
const colleague = { email: 'nia@example.com', password: 'three words and more' }

test('the owner hands over a link, the colleague joins by it, and access ends at once', async ({
  page,
  plain,
}) => {
  await signIn(page)
  await page.goto('/admin/team')
  await page.getByLabel('Their e-mail').fill(colleague.email)
  await page.getByRole('radio', { name: /Editor/ }).check()
  await page.getByRole('button', { name: 'Make an invitation link' }).click()
  await expect(page.locator('.toast').filter({ has: page.locator('code.link') })).toBeFocused()
  const link = await page.locator('code.link').textContent()
  await page.reload()
  await expect(page.locator('code.link')).toHaveCount(0)

  await plain.goto(link ?? '')
  expect(plain.words).toContain('As nia@example.com, in the role of Editor.')
  plain.fill('Your name', 'Nia')
  plain.fill('New password', colleague.password)
  plain.fill('New password again', colleague.password)
  await plain.press('Join')
  expect(plain.words).toContain('You are in the team.')
  await plain.goto(link ?? '')
  plain.one('h1, h2', 'This invitation has ended')

  await signInPlainly(plain, colleague)
  await plain.goto('/admin')
  plain.one('h1', 'Articles')
  await plain.goto('/admin/team')
  expect(plain.status).toBe(403)

  await page.goto('/admin/team')
  await expect(page.getByText('Two-factor is off.').first()).toBeVisible()
  await page.getByLabel(`End access: ${colleague.email}`).click()
  await page.getByRole('button', { name: `Yes, end it: ${colleague.email}` }).click()
  await expect(page.getByText('Access ended')).toBeVisible()
  await plain.goto('/admin/articles')
  plain.one('h1, h2', 'Sign in')
  await expectFitAndAccessible(page, '/admin/team')
})

test('an invitation that is being written stays while another one gets a new link', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/team')
  const email = page.getByLabel('Their e-mail')
  await email.fill('one@example.com')
  await page.getByRole('radio', { name: /Editor/ }).check()
  await page.getByRole('button', { name: 'Make an invitation link' }).click()
  const link = page.locator('code.link')
  await expect(link).toBeVisible()
  await expect(email).toHaveValue('')
  const first = (await link.textContent()) ?? ''
  await email.fill('two@example.com')
  await page.getByRole('button', { name: 'New link: one@example.com' }).click()
  await expect(link).not.toHaveText(first)
  await expect(email).toHaveValue('two@example.com')
})

test('a passkey is added with the password and signs in without it, until it is removed', async ({
  page,
}) => {
  await signIn(page)
  const device = await addAuthenticator(page)
  await page.goto('/admin/account')
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await page.getByLabel('Your password').fill('not the password')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('That is not your current password.')).toBeVisible()
  await page.getByLabel('Your password').fill(owner.password)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByLabel('Remove This device', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Your password')).toHaveValue('')
  await expectFitAndAccessible(page, '/admin/account/passkeys')

  await page.context().clearCookies()
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()

  await page.goto('/admin/account/passkeys')
  await page.getByLabel('Remove This device', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, remove This device' }).click()
  await expect(page.getByText('It opens nothing here any more.')).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('That passkey did not work here.')).toBeVisible()
  await device.detach()
})

test('a browser without passkeys says so and asks for no password', async ({ context }) => {
  const page = await context.newPage()
  await signIn(page)
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await page.goto('/admin/account/passkeys')
  await expect(page.getByText('This browser has no passkeys.')).toBeVisible()
  await expect(page.getByLabel('Your password')).toHaveCount(0)
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await page.reload()
  await expect(page.getByText('Passkeys need an address that begins with https.')).toBeVisible()
})

test('without JavaScript no password is asked for a passkey', async ({ plain }) => {
  await signInPlainly(plain)
  await plain.goto('/admin/account/passkeys')
  plain.one('h1', 'Passkeys')
  expect(plain.words).toContain('Passkeys need JavaScript.')
  expect(plain.all('input[type=password]')).toEqual([])
})

test('a webhook shows its secret once, and no address of the own network is taken', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/webhooks')
  const add = async (address: string) => {
    await page.getByRole('textbox', { name: 'Address' }).fill(address)
    await page.getByRole('button', { name: 'Add it' }).click()
  }
  await page.getByRole('checkbox', { name: 'A story was approved' }).check()
  await add('https://10.0.0.1/hook')
  await expect(page.getByText('This address is inside a private network.')).toBeVisible()
  await add('http://hooks.example.com/')
  await expect(page.getByText('must begin with https://')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused()
  await add('https://hooks.example.com/second-key')
  await expect(page.locator('.toast').filter({ has: page.locator('code.secret') })).toBeFocused()
  await expect(page.getByRole('status').filter({ has: page.locator('code.secret') })).toHaveCount(0)
  await expect(page.locator('code.secret')).toBeInViewport()
  const secret = (await page.locator('code.secret').textContent()) ?? ''
  expect(() => new Webhook(secret)).not.toThrow()
  await expectFitAndAccessible(page, '/admin/webhooks')
  await expect(page.locator('code.secret')).toHaveCount(0)

  await page.getByRole('link', { name: 'https://hooks.example.com/second-key' }).click()
  await page.getByRole('button', { name: 'New secret' }).click()
  await expect(page.locator('code.secret')).not.toHaveText(secret)
  await page.getByText('Change events').click()
  await page.getByRole('checkbox', { name: 'A story was approved' }).uncheck()
  await page.getByRole('button', { name: 'Save events' }).click()
  await expect(page.getByText('Choose at least one event')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Tell it when' }).locator(':focus')).toHaveCount(1)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await expectFitAndAccessible(page, new URL(page.url()).pathname)
})

test('without JavaScript a webhook is told of other events, and is removed after a question', async ({
  plain,
}) => {
  await signInPlainly(plain)
  await plain.goto('/admin/webhooks')
  plain.check('A story was approved')
  plain.fill('Address', 'https://hooks.example.com/removed')
  await plain.press('Add it')
  await plain.follow('https://hooks.example.com/removed')
  plain.unfold('Change events')
  plain.check('An article was published')
  await plain.press('Save events')
  expect(plain.words).toContain('A story was approved. An article was published')
  expect(plain.all('button', 'emove')).toHaveLength(0)
  plain.unfold('Remove')
  expect(plain.words).toContain('Nothing is sent there any more.')
  await plain.press('Yes, remove it')
  expect(plain.words).not.toContain('https://hooks.example.com/removed')
})

/** A device with a finger to verify, as the browser itself plays it. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return session
}
