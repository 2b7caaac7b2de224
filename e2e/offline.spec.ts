import type { Page } from '@playwright/test'
import { signIn, testWithOwner } from './owner-site.ts'
import { expect } from './site.ts'

const test = testWithOwner().extend({
  // One of its own: what service workers have installed is not emptied between tests. `reuseContext` is the
  // worker's: another value would end the worker and its browser.
  context: async ({ browser, contextOptions, baseURL }, use) => {
    const context = await browser.newContext({ ...contextOptions, baseURL })
    await use(context)
    await context.close()
  },
})
test.describe.configure({ mode: 'serial' })

const tools = ['/told-no', '/letters', '/move-in-budget', '/checklist']

test('after one visit the tools and the town seen last open without a network, and nothing else does', async ({
  page,
  context,
}) => {
  await page.goto('/city/boise-id')
  await page.goto('/city/houston-tx')
  await page.locator('#rights').getByRole('link', { name: 'Your next steps' }).click()
  await page.waitForURL('/told-no')
  await isKept(page, '/city/houston-tx')
  await context.setOffline(true)
  for (const path of [...tools, '/told-no?from=mail', '/city/houston-tx']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No network')
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Houston')
  await page.goto('/city/boise-id')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No network')
  await page.getByRole('link', { name: 'Told no?' }).click()
  await expect(page).toHaveURL('/told-no')
  // In a window of its own: the page that says so comes a moment after the failure.
  const other = await context.newPage()
  for (const path of ['/', '/admin', '/forms/funding', '/no-such-page'])
    await expect(other.goto(path), path).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  expect(await keptPaths(page, '/told-no')).toEqual(
    ['/city/houston-tx', '/tools/reference.json', '/tools/towns.txt', ...tools].sort(),
  )
})

test('in airplane mode after the first visit: from a no to dates, a letter and paper, and the budget of a town', async ({
  page,
  context,
}) => {
  await page.goto('/told-no')
  await isKept(page, '/tools/towns.txt')
  await context.setOffline(true)
  await page.reload()
  await page.getByLabel('They said no').check()
  await page.getByRole('textbox', { name: 'Date' }).fill('2026-02-03')
  await page.getByLabel('State', { exact: true }).selectOption('New York')
  await page.getByLabel('Yes, I have its name').check()
  await page.getByLabel('An eviction', { exact: true }).check()
  await expect(page.locator('#plan time').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In New York' })).toBeVisible()
  await page.locator('#letter').scrollIntoViewIfNeeded()
  await page.getByLabel('Your name').fill('Jo Sample')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.on-paper')).toContainText('Jo Sample')
  await page.emulateMedia({ media: 'screen' })

  await page.goto('/move-in-budget')
  await page.getByLabel('Town').fill('Buffalo, NY')
  await expect(page.getByText('Fair rents of HUD')).toBeVisible()
  await page.goto('/letters')
  await expect(page.getByRole('button', { name: 'Print the letter' })).toBeVisible()
})

test('in Spanish too: after one visit the tools open in airplane mode, with the law, the letters and the towns', async ({
  page,
  context,
}) => {
  await page.goto('/es/told-no')
  await isKept(page, '/es/tools/towns.txt')
  expect(await keptPaths(page, '/es/told-no')).toEqual(
    ['/es/tools/reference.json', '/es/tools/towns.txt', ...tools.map((path) => `/es${path}`)].sort(),
  )
  await context.setOffline(true)
  await page.reload()
  await page.getByLabel('Dijeron que no').check()
  await page.getByLabel('Estado', { exact: true }).selectOption('New York')
  await expect(page.getByRole('heading', { name: 'En New York' })).toBeVisible()
  await page.locator('#letter').scrollIntoViewIfNeeded()
  await page.getByLabel('Su nombre').fill('Jo Sample')
  await expect(page.getByText('Por favor, mándenme mi archivo')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.on-paper')
  await expect(sheet).toContainText('Jo Sample')
  await expect(sheet).toContainText('Please send me my file')
  await expect(page.getByText('Por favor, mándenme mi archivo')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/es/move-in-budget')
  await page.getByLabel('Ciudad o pueblo').fill('Buffalo, NY')
  await expect(page.getByText('Rentas justas de HUD')).toBeVisible()
  for (const path of tools) await page.goto(`/es${path}`)
})

test('a page online is the server’s own, and no page outside the tools and towns has a worker', async ({
  page,
}) => {
  await page.goto('/told-no')
  await isKept(page, '/told-no')
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
  expect(scopes.sort()).toEqual(['/city/', ...tools].sort())
  for (const path of ['/', '/qualify', '/admin', '/articles', '/approval-wall/share', '/forms/funding']) {
    await page.goto(path)
    expect(await page.evaluate(() => navigator.serviceWorker.controller), path).toBeNull()
  }
})

test('a new version takes over whole: its words and its files, and the one before stays until then', async ({
  page,
  context,
}) => {
  await page.goto('/letters')
  await isKept(page, '/letters')
  const [before] = await versions(page)
  const admin = await context.newPage()
  await signIn(admin)
  await admin.goto('/admin/settings')
  await admin.getByRole('textbox', { name: 'Phone', exact: true }).fill('(800) 555-0177')
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(admin.getByText('Saved. Every page shows it at once.')).toBeVisible()

  await context.setOffline(true)
  await page.goto('/checklist')
  await expect(page.getByRole('contentinfo').getByText('(800) 555-0142')).toBeVisible()
  await context.setOffline(false)
  await page.goto('/checklist')
  await expect(page.getByRole('contentinfo').getByText('(800) 555-0177')).toBeVisible()
  await expect.poll(() => versions(page)).toHaveLength(2)
  await expect.poll(async () => (await versions(page))[0]).toBe(before)
  // Each tool has a worker, and each looks for a new one when its page is opened.
  for (const path of tools) await page.goto(path)
  await expect.poll(() => countWaiting(page), { timeout: 30_000 }).toBe(0)
  await context.setOffline(true)
  for (const path of tools) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo').getByText('(800) 555-0177'), path).toBeVisible()
  }
})

/** The worker has it, and answers for the page. */
async function isKept(page: Page, path: string) {
  const has = () => page.evaluate((one) => caches.match(one).then(Boolean), path)
  // A dozen files are fetched for later, at leisure.
  await expect.poll(has, { timeout: 30_000 }).toBe(true)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  // One for each tool and one for towns.
  await expect.poll(() => countActive(page), { timeout: 30_000 }).toBe(tools.length + 1)
}

function countActive(page: Page) {
  return page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations()
    return all.filter(({ active }) => active?.state === 'activated').length
  })
}

/** New ones that have not taken over yet. */
function countWaiting(page: Page) {
  return page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations()
    return all.filter(({ installing, waiting }) => installing ?? waiting).length
  })
}

function versions(page: Page) {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('tools ')))
}

/** Every page in every cache. */
async function keptPaths(page: Page, from: string) {
  await page.goto(from)
  return await page.evaluate(async () => {
    const paths = new Set<string>()
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (!/\/(assets|islands)\//.test(url)) paths.add(new URL(url).pathname)
    return [...paths].sort()
  })
}
