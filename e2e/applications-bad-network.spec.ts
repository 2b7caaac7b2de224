import type { Page, Route } from '@playwright/test'
import { openDatabase } from '../app/db/database.server.ts'
import { at, fillRest, fillYou, go, inHouston } from './applying.ts'
import { expect, type Site, test } from './site.ts'

/** The server has done it, and its answer does not come back. */
async function loseAnswer(route: Route) {
  await route.fetch()
  await route.abort('connectionreset')
}

async function fillAll(page: Page, email: string) {
  await page.goto(inHouston)
  await fillYou(page, email)
  await go(page)
  await at(page, 'Your next home')
  // Filled in by the server, where it was reached.
  await page.getByLabel('City and state').fill('Houston, TX')
  await fillRest(page)
  await page.getByText('Work on my application').click()
}

async function countSent(site: Site, email: string) {
  const database = await openDatabase(site)
  const sent = await database.db.selectFrom('applications').select('id').where('email', '=', email).execute()
  await database.close()
  return sent.length
}

const keptOn = (page: Page) => page.evaluate(() => localStorage.getItem('application:funding'))
const isSent = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'We have it. Now it is our turn.' })).toBeVisible()

test('an application is stored once, also where the form got no token before it was sent', async ({
  page,
  site,
}) => {
  await page.route('**/applications/begin?*', (route) => route.abort())
  await page.route('**/applications/send', loseAnswer)
  await fillAll(page, 'no.token@example.com')
  await go(page, 'Send my application')
  await expect(page.getByRole('alert')).toContainText('We cannot be reached right now.')
  await page.unroute('**/applications/begin?*')
  await page.unroute('**/applications/send')
  await go(page, 'Send my application')
  await isSent(page)
  expect(await countSent(site, 'no.token@example.com')).toBe(1)
})

test('who stops the page that follows can send again, and comes to the same application', async ({
  page,
  context,
  site,
}) => {
  await page.clock.install()
  await fillAll(page, 'stopped@example.com')
  await page.route('**/applications/sent?*', () => {})
  const asked = page.waitForRequest('**/applications/sent?*')
  await go(page, 'Send my application')
  await asked
  const session = await context.newCDPSession(page)
  await session.send('Page.stopLoading')
  expect(await keptOn(page)).toContain('stopped@example.com')
  await page.clock.fastForward(10_000)
  await page.unroute('**/applications/sent?*')
  await go(page, 'Send my application')
  await isSent(page)
  expect(page.url()).toBe((await asked).url())
  expect(await keptOn(page)).toBeNull()
  expect(await countSent(site, 'stopped@example.com')).toBe(1)
})

test('who is offline where the device keeps nothing is told to keep the page open', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ baseURL: site.url })
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await fillAll(page, 'full@example.com')
  await page.route('**/applications/send', (route) => route.abort())
  await go(page, 'Send my application')
  await expect(page.getByRole('alert')).toContainText('Keep this page open')
  await expect(page.getByRole('alert')).not.toContainText('stay on this device')
  await page.close()
})

test('two tabs of one application keep what was typed in either', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url })
  const [one, other] = [await context.newPage(), await context.newPage()]
  await one.goto(inHouston)
  await one.getByLabel('Your name').fill('Demo Avery')
  await expect.poll(async () => JSON.parse((await keptOn(one)) ?? '{}').token).toBeTruthy()
  await other.goto(inHouston)
  await expect(other.getByLabel('Your name')).toHaveValue('Demo Avery')
  await one.getByLabel('E-mail', { exact: true }).first().fill('tabs@example.com')
  await expect(other.getByLabel('E-mail', { exact: true }).first()).toHaveValue('tabs@example.com')
  await other.getByLabel('Phone').fill('(713) 555-0118')
  await one.close()
  expect(await keptOn(other)).toContain('tabs@example.com')
  // Another application, begun beside it, is not mixed with it.
  const third = await context.newPage()
  await third.goto(inHouston)
  await third.getByRole('button', { name: 'Erase them' }).click()
  await third.getByLabel('Your name').fill('Demo Blake')
  await expect.poll(() => keptOn(third)).toContain('Demo Blake')
  await expect(other.getByLabel('Your name')).toHaveValue('Demo Avery')
  await context.close()
})
