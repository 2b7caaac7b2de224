import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { ImportReport } from '../app/data/import/import-part.ts'
import { claimImport, finishImport, noteImportProgress } from '../app/data/import/import-queries.server.ts'
import { openDatabase } from '../app/db/database.server.ts'
import { owner } from '../server/testing/owner.ts'
import { expectAccessible, expectFit } from './axe.ts'
import { keptPage } from './one-page.ts'
import { signIn, signInPlainly, testWithOwner } from './owner-site.ts'
import type { PlainPage } from './plain-page.ts'
import { expect } from './site.ts'

const test = testWithOwner({}, keptPage())
test.describe.configure({ mode: 'default' })

const imported = 'Imported. Every page shows it at once.'

test('an import with photos goes on by itself and says how it ended', async ({ page }) => {
  await signIn(page)
  await choose(page, 'Stories', await storiesWithPhotos(2))
  await expect(page.locator('dl div').filter({ hasText: 'Would be added' })).toContainText('2')
  await page.getByRole('button', { name: 'Import now' }).click()
  await expect(page.getByRole('status').filter({ hasText: imported })).toBeVisible({ timeout: 180_000 })
  await expect(page.locator('.import-state dl div').filter({ hasText: 'Added' })).toContainText('2')
  await page.getByText('Worth knowing').click()
  await expect(page.getByText('Line 3: renter_photo_url is damaged or cannot be read')).toBeVisible()
  await expectFit(page)
  await expectAccessible(page)
  const wall = await (await page.request.get('/approval-wall')).text()
  expect(wall).toContain('Brought along 0')
  expect(wall).toMatch(/\/photos\/[0-9a-f-]{36}/)
})

test('while an import goes on the page says how far it is, and another one waits', async ({
  page,
  plain,
  site,
}) => {
  // Carried out by another process, so that it takes as long as the test needs.
  const database = await openDatabase({ dataDir: site.dataDir, databaseUrl: site.databaseUrl })
  const report: ImportReport = {
    kind: 'stories',
    state: 'running',
    percentRead: 20,
    endedAt: null,
    problem: null,
    parts: [],
  }
  expect(await claimImport(database.db, report, owner.email)).toBe(true)
  const noting = setInterval(() => void noteImportProgress(database.db, report), 1000)

  await signIn(page)
  // A look that gets no answer is followed by the next.
  let looks = 0
  await page.route('**/admin/data.data*', (route) => (looks++ === 0 ? route.abort() : route.continue()))
  await page.goto('/admin/data')
  await expect(page.getByRole('heading', { name: 'Import under way' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectFit(page)
  await expectAccessible(page)
  const howFar = page.getByRole('progressbar', { name: 'Stories: how much of the file is read' })
  await expect(howFar).toHaveAttribute('aria-valuetext', '20% read')
  report.percentRead = 60
  await expect(howFar).toHaveAttribute('aria-valuetext', '60% read')
  expect(looks).toBeGreaterThan(1)

  await signInPlainly(plain)
  await choosePlainly(plain, 'Articles', [{ title: 'Came in late', content: 'Words.' }])
  await plain.press('Import now')
  expect(plain.one('noscript .toast').words).toContain('Another import is under way.')

  // Nor does a look begin the way to another page anew, which takes longer than until the next.
  let ways = 0
  await page.route('**/admin/articles.data*', async (route) => {
    // The link also fetches ahead when the pointer is over it.
    if (route.request().resourceType() === 'fetch') ways++
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue()
  })
  await page.getByRole('link', { name: 'Articles', exact: true }).first().click()
  await expect(page).toHaveURL(/admin\/articles$/)
  expect(ways).toBe(1)

  clearInterval(noting)
  await finishImport(database.db, { ...report, state: 'done', endedAt: new Date() }, owner.email)
  await database.close()
  await plain.goto('/admin/data')
  plain.one('h1, h2', 'Last import')
  await choosePlainly(plain, 'Articles', [{ title: 'Came in late', content: 'Words.' }])
  await plain.press('Import now')
  expect(plain.words).toContain(imported)
  expect(await (await page.request.get('/admin/articles')).text()).toContain('Came in late')
})

test('an uploaded picture of an article is in the download when it is asked for', async ({ page }) => {
  await signIn(page)
  await choose(page, 'Articles', [
    {
      title: 'With a picture',
      content: 'Words.',
      published: true,
      image_url: await picture({ width: 400, height: 300 }),
      image_alt: 'A door',
    },
  ])
  await page.getByRole('button', { name: 'Import now' }).click()
  await expect(page.getByText(imported)).toBeVisible()
  const form = page
    .locator('form[action="/admin/data/export"]')
    .filter({ has: page.getByRole('button', { name: 'Articles as JSON' }) })
  for (const isAsked of [false, true]) {
    await form.getByLabel('Put the photos into the JSON file').setChecked(isAsked)
    const downloading = page.waitForEvent('download')
    await form.getByRole('button', { name: 'Articles as JSON' }).click()
    const rows: { title: string; image_url: string }[] = JSON.parse(await textOf(await downloading))
    const url = rows.find(({ title }) => title === 'With a picture')?.image_url ?? ''
    expect(url).toMatch(isAsked ? /^data:image\/webp;base64,/ : /^\/article-images\//)
  }
})

test('a file that is refused comes back to the form with what was chosen', async ({ plain }) => {
  await signInPlainly(plain)
  await plain.goto('/admin/data')
  plain.choose('What is in it', 'Applications')
  plain.attach('File', { name: 'rows.txt', mimeType: 'text/plain', buffer: Buffer.from('[]') })
  await plain.press('Look what it would do')
  expect(plain.words).toContain('Please choose a file that ends in .json or .csv.')
  expect(plain.field('What is in it').value).toBe('applications')
})

async function choose(page: Page, what: string, rows: object[]) {
  await page.goto('/admin/data')
  await page.getByLabel('What is in it').selectOption(what)
  await page.getByLabel('File', { exact: true }).setInputFiles(fileOf(rows))
  await page.getByRole('button', { name: 'Look what it would do' }).click()
  await expect(page.getByRole('heading', { name: `${what}: what the import would do` })).toBeVisible()
}

async function choosePlainly(plain: PlainPage, what: string, rows: object[]) {
  await plain.goto('/admin/data')
  plain.choose('What is in it', what)
  plain.attach('File', fileOf(rows))
  await plain.press('Look what it would do')
  plain.one('h1, h2', `${what}: what the import would do`)
}

/** A row a line, so that a line is what somebody would look for. */
function fileOf(rows: object[]) {
  const buffer = Buffer.from(`[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`)
  return { name: 'rows.json', mimeType: 'application/json', buffer }
}

/** The photo of the last one only begins like a photo. */
async function storiesWithPhotos(count: number) {
  const photo = await picture()
  const broken = `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]).toString('base64')}`
  return Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    full_name: 'Maria Lopez',
    email: 'maria.lopez@example.com',
    city_state: 'Houston, TX',
    headline: `Brought along ${index}`,
    how_helped: 'They called.',
    encouragement: 'Keep going.',
    status: 'approved',
    allow_sharing: true,
    renter_photo_url: index === count - 1 ? broken : photo,
    exterior_photo_url: photo,
  }))
}

/** Noise, which takes the encoder its time. */
async function picture(size = { width: 1600, height: 1200 }) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const create = { ...size, channels: 3 as const, background: '#2f6b4f', noise }
  return `data:image/jpeg;base64,${(await sharp({ create }).jpeg({ quality: 70 }).toBuffer()).toString('base64')}`
}

async function textOf(download: { createReadStream(): Promise<AsyncIterable<Buffer>> }) {
  let text = ''
  for await (const piece of await download.createReadStream()) text += piece
  return text
}
