import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { expectAccessible, expectFitAndAccessible } from './axe.ts'
import { openMailbox } from './mailbox.ts'
import { addApproved, countStories, forgetLimits, moderate } from './moderation.ts'
import { onOnePage } from './one-page.ts'
import { openPlain } from './plain-page.ts'
import { test as anew, expect, sharedInFile, startSite } from './site.ts'
import { fillStory, openForm, send, sent } from './story-form.ts'
import { noteTransfers, total } from './transfers.ts'

const test = onOnePage(anew)

const tooLarge = 'File size must be less than 5MB'

/** A picture that knows where it was taken: grains of four by four, which are quicker to make. */
async function takePhoto(width: number, height: number) {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 }
  const size = { width: width / 4, height: height / 4 }
  const grains = { ...size, channels: 3 as const, background: '#7a5310', noise }
  const { data, info: raw } = await sharp({ create: grains }).raw().toBuffer({ resolveWithObject: true })
  return await sharp(data, { raw })
    .resize(width, height, { kernel: 'nearest' })
    .jpeg({ quality: 60 })
    .withExif({ IFD3: { GPSLatitude: '29/1 45/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Make: 'SecretCamera' } })
    .toBuffer()
}

/** Of twelve megapixels: the browser works on each for half a second. */
const phonePhotoBytes = once(() => takePhoto(4000, 3000))
const photoBytes = once(() => takePhoto(1200, 900))

function once<Made>(make: () => Promise<Made>) {
  let made: Promise<Made> | undefined
  return () => (made ??= make())
}

async function fileOf(bytes: Promise<Buffer>) {
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await bytes }
}

/** The browser reads it itself: what is handed to it goes through four programs, a second for ten megabytes. */
const onDisk = (makeBytes: () => Promise<Buffer>) =>
  sharedInFile<string>(
    async () => {
      const path = join(await mkdtemp(join(tmpdir(), 'second-key-photo-')), 'photo.jpg')
      await writeFile(path, await makeBytes())
      return path
    },
    (path) => rm(dirname(path), { recursive: true }),
  )

/** The same picture with more bytes behind it than may be sent. */
const enlarged = async (megabytes: number) =>
  Buffer.concat([await photoBytes(), Buffer.alloc(megabytes * 1024 * 1024)])

const phonePhoto = onDisk(phonePhotoBytes)
const smallPhoto = onDisk(photoBytes)
const largePhoto = onDisk(() => enlarged(5))
const hugePhoto = onDisk(() => enlarged(17))

/** The addresses of pictures that the page keeps in memory. */
async function notePreviews(page: Page) {
  return await page.evaluateHandle(() => {
    const held = new Set<string>()
    const { createObjectURL, revokeObjectURL } = URL
    URL.createObjectURL = (blob) => {
      const address = createObjectURL(blob)
      held.add(address)
      return address
    }
    URL.revokeObjectURL = (address) => {
      held.delete(address)
      revokeObjectURL(address)
    }
    return held
  })
}

test.beforeEach(({ site }) => forgetLimits(site))

test('the wall is the first tab and shows approved stories with badge, place, name and both texts; an example has no date', async ({
  page,
}) => {
  await page.goto('/approval-wall')
  const tabs = page.getByRole('navigation', { name: 'Approval wall' })
  await expect(tabs.getByRole('link')).toHaveText(['Success Wall', 'Share Your Story'])
  await expect(tabs.getByRole('link', { name: 'Success Wall' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('All stories are reviewed by admins before appearing.')).toBeVisible()
  const card = page.locator('article.story').filter({ hasText: 'The dog came too' })
  await expect(card.getByText('Approved', { exact: true })).toBeVisible()
  await expect(card.getByText('Charlotte, NC')).toBeVisible()
  await expect(card.getByText('Demo G.')).toBeVisible()
  await expect(card.getByText('2026')).toHaveCount(0)
  await expect(card.getByRole('heading', { name: 'How Second Key Rentals Helped' })).toBeVisible()
  await expect(card.getByRole('heading', { name: 'Words of Encouragement' })).toBeVisible()
  await expect(card.locator('blockquote')).toHaveText(/^“.+”$/)
  await expect(card.getByText('Illustrative example')).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page).toHaveURL(/\/approval-wall\??$/)
})

test('an empty wall invites the first story; then twelve a page, newest first, and none twice or missing', async () => {
  const site = await startSite({ env: { SEED_DEMO: '0' } })
  const wall = await openPlain(site.url)
  await wall.goto('/approval-wall')
  wall.one('h2', 'No Stories Yet')
  expect(wall.words).toContain('Be the first to share your success story!')
  expect(wall.words).toContain('Stories appear here after admin approval')
  await addApproved(site, 30)
  const seen: string[] = []
  // Another process added them: the site hears of it a moment later.
  await expect(async () => {
    await wall.goto('/approval-wall')
    expect(wall.all('article.story')).toHaveLength(12)
  }).toPass()
  for (const expected of [12, 12, 6]) {
    expect(wall.all('article.story')).toHaveLength(expected)
    seen.push(...wall.all('article.story h2').map(({ words }) => words))
    if (expected === 12) await wall.follow('Older stories')
  }
  expect(seen).toEqual(Array.from({ length: 30 }, (_, n) => `Story number ${30 - n}`))
  expect(wall.all('a', 'Older stories')).toEqual([])
  await wall.close()
  await site.stop()
})

test('on a demo site our own drawings come in as photos, a moment after the start', async ({ page }) => {
  const site = await startSite({ env: { SEED_DEMO: '1' } })
  const wall = `${site.url}/approval-wall`
  const stories = async () => parse(await (await fetch(wall)).text()).querySelectorAll('article.story')
  const photographed = async () => (await stories()).filter((story) => story.querySelector('picture')).length
  await expect.poll(photographed, { timeout: 60_000, intervals: [500] }).toBe(8)
  await page.goto(wall)
  await expect(page.locator('article.story:has(picture)')).toHaveCount(8)
  const photo = page.getByRole('img', { name: 'A drawing: the renter, Portland, OR' })
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await site.stop()
})

test('a story with three phone photos goes from the form to the wall, and nothing private with it', async ({
  page,
  request,
  site,
}) => {
  const headline = 'A key after the fourth no'
  await openForm(page)
  const previews = await notePreviews(page)
  await fillStory(page, headline)
  await page.getByLabel('You may share my story').check()
  const names = ['renterPhoto', 'exteriorPhoto', 'interiorPhoto']
  for (const name of names) await page.locator(`input[name=${name}]`).setInputFiles(await phonePhoto())
  await expect(page.getByAltText(/^Preview/)).toHaveCount(3)
  await page.getByRole('button', { name: 'Remove photo' }).last().click()
  await expect(page.getByAltText(/^Preview/)).toHaveCount(2)
  const upload = page.waitForRequest('**/stories')
  // A toast goes after four seconds: it is waited for from the start.
  const toast = expect(page.locator('[data-sonner-toast]').getByText(sent)).toBeVisible({ timeout: 30_000 })
  await send(page).click()
  await expect(page.locator('form.tell').getByText(sent)).toBeVisible({ timeout: 30_000 })
  await toast
  // Shrunk on the device: two photos of twelve megapixels travel as less than three megabytes.
  expect(Number((await (await upload).allHeaders())['content-length'])).toBeLessThan(3_000_000)
  await expect(page.getByLabel('Headline')).toHaveValue('')
  await expect(page.getByAltText(/^Preview/)).toHaveCount(0)
  expect(await previews.evaluate((held) => held.size), 'previews still in memory').toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('story-draft'))).toBeNull()

  expect(await (await request.get('/approval-wall')).text()).not.toContain(headline)
  await moderate(site, 'approve', headline)
  await expect.poll(async () => (await request.get('/approval-wall')).text()).toContain(headline)
  await page.goto('/approval-wall')
  const card = page.locator('article.story').filter({ hasText: headline })
  await expect(card.getByText('Jordan Q.')).toBeVisible()
  await expect(card.locator('picture')).toHaveCount(2)
  const html = await page.content()
  for (const secret of ['Quillfeather', 'jordan@example.com', '010-9999']) expect(html).not.toContain(secret)
  const source = await card.locator('img').first().getAttribute('src')
  const photo = await request.get(source ?? '')
  expect(photo.status()).toBe(200)
  expect(photo.headers()['content-type']).toBe('image/webp')
  const bytes = await photo.body()
  expect(bytes.includes('SecretCamera')).toBe(false)
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  expect(await card.locator('img').first().getAttribute('loading')).toBe('lazy')

  await card.getByRole('link', { name: headline }).click()
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible()
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toContain(headline)
  const address = page.url()
  await moderate(site, 'reject', headline)
  await expect.poll(async () => (await request.get(address)).status()).toBe(404)
  expect((await request.get(source ?? '')).status()).toBe(404)
})

test('what is missing is said beside the field and in a summary that takes the focus', async ({ page }) => {
  await openForm(page)
  await send(page).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please look at these again' })
  await expect(summary).toBeFocused()
  await expect(page.getByText('Please write your full name')).toHaveCount(2)
  await summary.getByRole('link', { name: 'Please write your e-mail address' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expectAccessible(page, 'main')
})

anew(
  'a phone whose clock is years behind sends a true approval date; a day to come is refused by the server',
  async ({ page, site }) => {
    await page.clock.setFixedTime(new Date('2024-01-05T12:00:00'))
    await openForm(page)
    await fillStory(page, 'A clock of its own')
    await page.getByLabel('Approval date').fill('2999-01-01')
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('Please pick a date that is not in the future')
    expect(await countStories(site, 'A clock of its own')).toBe(0)
    await page.getByLabel('Approval date').fill('2025-10-01')
    await send(page).click()
    await expect(page.locator('form.tell').getByText(sent)).toBeVisible()
  },
)

test('a file that is no image is refused in the specified words', async ({ page }) => {
  const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') }
  await openForm(page)
  await page.locator('input[name=renterPhoto]').setInputFiles(letter)
  await expect(page.locator('.drops').getByText('Please select an image file')).toBeVisible()
})

test('a photo that the server refuses is told of beside its field and in a toast', async ({ page }) => {
  const problem = 'This photo cannot be read. Please choose another one.'
  await openForm(page)
  await fillStory(page, 'Refused later')
  await page.route('**/stories', (route) =>
    route.fulfill({ status: 400, json: { kind: 'invalid', errors: { interiorPhoto: problem } } }),
  )
  await send(page).click()
  await expect(page.locator('[data-sonner-toast]').getByText(problem)).toBeVisible()
  await expect(page.locator('.drops').getByText(problem)).toBeVisible()
})

test('a photo over 5MB gets the specified words at once, and is made smaller on the device when asked', async ({
  page,
  site,
}) => {
  const headline = 'The picture was too big'
  await openForm(page)
  await fillStory(page, headline)
  const large = await largePhoto()
  const toast = expect(page.locator('[data-sonner-toast]').getByText(tooLarge)).toBeVisible()
  await page.locator('input[name=renterPhoto]').setInputFiles(large)
  await expect(page.locator('.drops').getByText(tooLarge)).toBeVisible()
  // In the look of every other field's error: icon and words in one line.
  await expect(page.locator('.drops .error')).toHaveCSS('display', 'flex')
  await toast
  await expect(page.getByAltText(/^Preview/)).toHaveCount(0)
  await expectAccessible(page, '.drops, [data-sonner-toaster]')

  await send(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please look at these again' })).toBeFocused()
  await page.getByRole('button', { name: 'Make it smaller' }).click()
  await expect(page.getByAltText('Preview: You')).toBeVisible()
  await expect(page.locator('.drops').getByText(tooLarge)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Make it smaller' })).toHaveCount(0)
  // The button that was pressed is gone.
  await expect(page.locator('input[name=renterPhoto]')).toBeFocused()
  await page.locator('input[name=interiorPhoto]').setInputFiles(large)
  await page.getByRole('button', { name: 'Leave it out' }).click()
  await expect(page.locator('input[name=interiorPhoto]')).toBeFocused()
  const upload = page.waitForRequest('**/stories')
  await send(page).click()
  await expect(page.locator('form.tell').getByText(sent)).toBeVisible({ timeout: 30_000 })
  expect(Number((await (await upload).allHeaders())['content-length'])).toBeLessThan(2_000_000)
  expect(await countStories(site, headline)).toBe(1)
})

test('a story told in Spanish is answered in Spanish, and keeps its language on both walls', async ({
  page,
  site,
}) => {
  const headline = 'Por fin una llave'
  await page.goto('/es/approval-wall/share')
  await page.getByLabel('Nombre completo', { exact: true }).fill('Jordan Quillfeather')
  await expect(page.locator('[data-island=story-form]')).toHaveAttribute('data-hydrated', 'yes')
  const sendIt = page.getByRole('button', { name: 'Envíe su historia' })
  await sendIt.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Por favor, revise estos puntos' })).toBeFocused()
  await expectAccessible(page, 'main')
  await page.getByLabel('Correo electrónico').fill('jordan@example.com')
  await page.getByLabel('Ciudad', { exact: true }).fill('Akron')
  await page.getByLabel('Estado', { exact: true }).selectOption('OH')
  await page.getByLabel('Título').fill(headline)
  await page.getByLabel('Cómo le ayudó Second Key Rentals').fill('Llamaron a la oficina.')
  await page.getByLabel('Palabras de ánimo').fill('Pregunte otra vez.')
  await page.getByLabel('Pueden compartir mi historia').check()
  await sendIt.click()
  await expect(page.locator('form.tell').getByText('¡Recibimos su historia!')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeAttached()
  await page.getByRole('link', { name: 'Ver, retirar o borrar su historia' }).click()
  await expect(page.getByText('En espera de revisión')).toBeVisible()

  await moderate(site, 'approve', headline)
  for (const [path, marked] of [
    ['/approval-wall', 1],
    ['/es/approval-wall', 0],
  ] as const) {
    const card = page.locator('article.story').filter({ hasText: headline })
    // Another process approved it: the site hears of it a moment later.
    await expect(async () => {
      await page.goto(path)
      await expect(card).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(card.locator('h2[lang=es]')).toHaveCount(marked)
  }
})

test('on a slow network the form tells how far the photos have come, and takes no second story', async ({
  page,
  site,
}) => {
  const headline = 'Sent from the edge of town'
  await openForm(page)
  await fillStory(page, headline)
  await page.locator('input[name=renterPhoto]').setInputFiles(await smallPhoto())
  await expect(page.getByAltText(/^Preview/)).toHaveCount(1)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 200_000,
  })
  await send(page).click()
  const sending = page.getByRole('button', { name: /^Sending \d+ %$/ })
  await expect(sending).toBeVisible()
  await sending.click({ force: true })
  await expect(page.locator('form.tell').getByText(sent)).toBeVisible({ timeout: 50_000 })
  // The next test has the same page.
  await network.detach()
  expect(await countStories(site, headline)).toBe(1)
})

test('three photos that are too much together are refused in the language of the page, with a way back', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/es/approval-wall/share')
  for (const name of ['renterPhoto', 'exteriorPhoto', 'interiorPhoto'])
    await page.locator(`input[name=${name}]`).setInputFiles(await hugePhoto())
  await page.getByRole('button', { name: 'Envíe su historia' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByText('El archivo debe pesar menos de 5MB')).toBeVisible()
  await page.getByRole('link').click()
  await expect(page).toHaveURL(/\/es\/approval-wall\/share$/)
  await expect(page.getByRole('button', { name: 'Envíe su historia' })).toBeVisible()
  await context.close()
})

test('without JavaScript a refused story says that its photos must be chosen again', async ({ plain }) => {
  for (const [path, button, label, again] of [
    ['/approval-wall/share', 'Submit Your Story', /^You/, 'Please choose your photos again'],
    ['/es/approval-wall/share', 'Envíe su historia', /^Usted/, 'Por favor, elija sus fotos otra vez'],
  ] as const) {
    await plain.goto(path)
    await plain.press(button)
    expect(plain.words).not.toContain(again)
    plain.one('.drops').attach(label, await fileOf(photoBytes()))
    await plain.press(button)
    expect(plain.words).toContain(again)
    expect(plain.one('.errors').attribute('autofocus')).toBeDefined()
  }
})

test('without JavaScript the same form works: errors come back with everything typed, then it is stored', async ({
  plain,
  site,
}) => {
  const headline = 'No script, still a yes'
  const send = () => plain.press('Submit Your Story')
  await plain.goto('/approval-wall/share')
  plain.fill('Full name', 'Jordan Quillfeather')
  plain.fill('Email', 'nobody')
  plain.fill('Phone', '(555) 010-9999')
  plain.fill('City', 'Akron')
  plain.choose('State', 'OH')
  plain.fill('Headline', headline)
  plain.fill('How Second Key Rentals helped', 'They called the office.\nTwice.')
  plain.fill('Words of encouragement', 'Ask again.')
  await send()
  expect(plain.words).toContain('That does not look like an e-mail address')
  expect(plain.field('Headline').value).toBe(headline)
  plain.fill('Email', 'jordan@example.com')
  plain.one('.drops').attach(/^You/, await fileOf(enlarged(5)))
  await send()
  expect(plain.one('.drops').words).toContain(tooLarge)
  expect(plain.words).not.toContain('Make it smaller')
  plain.one('.drops').attach(/^You/, await fileOf(photoBytes()))
  await send()
  expect(plain.words).toContain(sent)
  expect(plain.words).toContain('Waiting for review')
  await plain.reload()
  expect(await countStories(site, headline)).toBe(1)
})

test('the confirmation holds a private link to see the status, take the story back and delete it', async ({
  page,
}) => {
  const mailbox = await openMailbox()
  const site = await startSite({ env: mailbox.env })
  const headline = 'I changed my mind'
  await openForm(page, site.url)
  await fillStory(page, headline)
  await send(page).click()
  await expect(page.locator('form.tell').getByText(sent)).toBeVisible()
  const shown = await page
    .getByRole('link', { name: 'See, take back or delete your story' })
    .getAttribute('href')
  await expect.poll(() => mailbox.received.length).toBe(1)
  expect(mailbox.received[0]?.to).toEqual(['jordan@example.com'])
  const { message = '' } = mailbox.received[0] ?? {}
  const link = /http:\/\/localhost:\d+\/approval-wall\/my-story\?key=[\w-]{43}/.exec(message)?.[0] ?? ''
  expect(`${site.url}${shown}`).toBe(link)
  await moderate(site, 'approve', headline)
  const answer = await page.goto(link)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  expect(answer?.headers()['referrer-policy']).toBe('strict-origin')
  await expect(page.getByText('On the wall', { exact: true })).toBeVisible()
  await page.getByText('Take my story back').click()
  await page.getByRole('button', { name: 'Yes, take it back' }).click()
  await expect(page.locator('[autofocus]').filter({ hasText: 'has been taken back.' })).toBeFocused()
  expect(await (await fetch(`${site.url}/approval-wall`)).text()).not.toContain(headline)
  await page.getByText('Delete my story and its photos').click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByText('have been deleted')).toBeVisible()
  expect(await countStories(site, headline)).toBe(0)
  const token = new URL(link).searchParams.get('key') ?? ''
  expect(site.output()).not.toContain(token)
  expect(site.output()).not.toContain('jordan@example.com')
  await site.stop()
  await mailbox.close()
})

test('uploads that break off in the worst places end themselves, not the site', async ({ site }) => {
  const head =
    'POST /stories HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n'
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
  const strayFile = '--b\r\nContent-Disposition: form-data; name="x"; filename="x"\r\n\r\nabc'
  const manyParts = '--b\r\nContent-Disposition: form-data; name="f"\r\n\r\nx\r\n'.repeat(60)
  for (const pieces of [
    [head, chunk(strayFile), chunk('def'), '0\r\n\r\n'],
    [head, chunk(strayFile), chunk('def')],
    [head, chunk(manyParts), chunk('x'.repeat(100_000)), chunk('x'.repeat(100_000)), '0\r\n\r\n'],
  ]) {
    const socket = connect(site.port, '127.0.0.1')
    socket.on('error', () => {})
    for (const piece of pieces) {
      socket.write(piece)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    socket.destroy()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(site.process.exitCode).toBeNull()
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  }
})

for (const path of ['/approval-wall/share', '/approval-wall/my-story'])
  test(`${path} fits every screen and has no accessibility violation`, ({ page }) =>
    expectFitAndAccessible(page, path))

anew('the form hydrates within its budget of bytes', async ({ page }) => {
  const transfers = noteTransfers(page)
  await openForm(page)
  await page.waitForLoadState('networkidle')
  const bytes = total(await transfers(), 'script')
  expect(bytes).toBeGreaterThan(50 * 1024)
  expect(bytes).toBeLessThan(75 * 1024)
})
