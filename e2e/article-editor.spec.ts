import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { owner, ownerEnv } from '../server/testing/owner.ts'
import { expectAccessible, expectFit } from './axe.ts'
import { keptPage } from './one-page.ts'
import { signIn, signInPlainly } from './owner-site.ts'
import type { PlainPage } from './plain-page.ts'
import { test as base, expect, type Site, sharedInFile, startSite } from './site.ts'

const env = { ...ownerEnv, SEED_DEMO: '0' }

/** A site that can be stopped and started again in the same place with the same data. */
type Restartable = { current: Site; restart: () => Promise<void> }

const kept = keptPage()
const placeOf = sharedInFile(openPlace, async ({ current }) => {
  await current.stop()
  await rm(current.dataDir, { recursive: true, force: true })
})
const test = base.extend<{ place: Restartable }>({
  ...kept,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  place: async ({}, use) => use(await placeOf()),
  site: async ({ place }, use) => use(place.current),
})
test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.use({ timezoneId: 'America/Chicago', actionTimeout: 30_000 })

async function openPlace() {
  const dataDir = await mkdtemp(join(tmpdir(), 'second-key-editor-'))
  const first = await startSite({ env: { ...env, DATA_DIR: dataDir } })
  const place: Restartable = {
    current: first,
    restart: async () => {
      place.current = await startSite({ env: { ...env, DATA_DIR: dataDir, PORT: String(first.port) } })
    },
  }
  return place
}

/** Types into the form of a new article once it has come to life. */
async function write(page: Page, title: string, content: string) {
  await page.goto('/admin/articles/new')
  await comeToLife(page)
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Content').fill(content)
}

/** As when the server is gone. */
const nobodyAnswers = (route: Route) => route.abort('connectionrefused')
const inAdmin = '**/admin/**'
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const sheetOf = (page: Page, title: string) =>
  page.locator('.sheets article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const choose = (page: Page, state: string) => page.getByLabel(state).check({ force: true })

/** Where a test is not about writing: its article is there, as a form without scripts would send it. */
async function prepare(
  plain: PlainPage,
  title: string,
  content: string,
  { state = 'Published', language = 'English' } = {},
) {
  await signInPlainly(plain)
  await plain.goto('/admin/articles/new')
  plain.check(language)
  plain.fill('Title', title)
  plain.fill('Content', content)
  plain.check(state)
  await plain.press('Save')
  plain.one('.sheets article', title)
}

/** At the address of its link in the list, which the browser need not draw for that. */
async function open(page: Page, title: string) {
  const list = parse(await (await page.request.get('/admin/articles')).text())
  const sheet = list
    .querySelectorAll('.sheets article')
    .find((one) => one.querySelector('h2')?.text === title)
  const edit = sheet?.querySelectorAll('a').find(({ text }) => text.startsWith('Edit'))
  await page.goto(edit?.getAttribute('href') ?? '')
  await expect(page.getByRole('heading', { level: 1, name: 'Edit article' })).toBeVisible()
  await comeToLife(page)
}

/** The time zone of the device is known to React only. */
const comeToLife = (page: Page) => expect(page.locator('[name=timeZone]')).toHaveValue('America/Chicago')

test('an article is written with its preview, address and word count beside it, and Ctrl+S saves', async ({
  page,
  request,
  place,
}) => {
  await signIn(page)
  await write(page, 'Your first door', 'Hello there.\n\n## A heading\nMore words.')
  const preview = page.getByRole('region', { name: /Preview/ })
  await expect(preview.getByRole('heading', { level: 1, name: 'Your first door' })).toBeVisible()
  await expect(preview.getByRole('heading', { level: 2, name: 'A heading' })).toBeVisible()
  await expect(page.getByText(`${place.current.url}/articles/your-first-door`)).toBeVisible()
  await expect(page.getByText('6 words, 38 characters, 1 min read')).toBeVisible()
  await page.getByLabel('Excerpt').fill('Short words')
  await expect(preview.getByText('Short words')).toBeVisible()

  await choose(page, 'Published')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved. Readers see it at once.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit article' })).toBeVisible()
  expect(await (await request.get('/articles/your-first-door')).text()).toContain(
    '<h2 dir="auto">A heading</h2>',
  )

  await page.getByLabel('Content').fill('Changed while staying.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved. Readers see it at once.').first()).toBeVisible()
  await expect
    .poll(async () => (await request.get('/articles/your-first-door')).text())
    .toContain('Changed while staying.')
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()
})

test('who leaves in the moment a save is answered is neither asked nor kept', async ({ page }) => {
  await signIn(page)
  await open(page, 'Your first door')
  await comeToLife(page)
  await page.getByLabel('Content').fill('Saved and left.')
  await page.evaluate(() => {
    const bar = document.querySelector('.save-bar')
    let wasSaving = false
    new MutationObserver(() => {
      const isSaving = bar?.textContent?.includes('Saving')
      if (wasSaving && !isSaving) bar?.querySelector('a')?.click()
      wasSaving = isSaving ?? false
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()
  await open(page, 'Your first door')
  await page.getByLabel('Content').fill('Changed while staying.')
  await save(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()
})

test('leaving with unsaved text asks', async ({ page }) => {
  await signIn(page)
  await open(page, 'Your first door')
  await page.getByLabel('Excerpt').fill('Not saved')
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page.getByRole('heading', { name: 'Leave this page?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('Excerpt')).toHaveValue('Not saved')
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()
})

test('unsaved text survives a reload and a killed server, and never changes what is published', async ({
  page,
  request,
  place,
}) => {
  await signIn(page)
  await open(page, 'Your first door')
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(page.getByText('The unsaved text is gone.')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByLabel('Content').fill('Typed and never saved.')
  await expect(page.getByText('Unsaved text kept as a draft')).toBeVisible()
  await place.current.stop('SIGKILL')
  await place.restart()
  // Only what the server kept.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  const offer = page.getByRole('link', { name: /^Continue with your unsaved text of .* C[SD]T$/ })
  await expect(offer).toBeVisible()
  await expect(page.getByLabel('Content')).toHaveValue('Changed while staying.')
  await comeToLife(page)
  await offer.click()
  await expect(page.getByLabel('Content')).toHaveValue('Typed and never saved.')
  await expect(page.getByLabel('Title')).toBeFocused()
  expect(await (await request.get('/articles/your-first-door')).text()).not.toContain('never saved')
})

test('text that was typed and taken back is not offered again', async ({ page, plain }) => {
  await prepare(plain, 'Second thoughts', 'As it is.')
  await signIn(page)
  await open(page, 'Second thoughts')
  for (const isAtOnce of [false, true]) {
    await page.getByLabel('Content').fill('As it is, and more.')
    await expect(page.getByText('Unsaved text kept as a draft')).toBeVisible()
    const forgotten = page.waitForRequest('**/admin/articles/draft')
    await page.getByLabel('Content').fill('As it is.')
    await expect(page.getByText('Unsaved text kept as a draft')).toBeHidden()
    // Who leaves at once has it sent on the way.
    if (!isAtOnce) await (await forgotten).response()
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await (await forgotten).response()
    await open(page, 'Second thoughts')
    await expect(page.getByText('There is text you have not saved yet.')).toHaveCount(0)
    await expect(page.getByLabel('Content')).toHaveValue('As it is.')
  }
})

test('a new article that was begun is listed and continued, also when only the device kept it', async ({
  page,
}) => {
  await signIn(page)
  await write(page, 'Begun here', 'Half a thought')
  await expect(page.getByText('Unsaved text kept as a draft')).toBeVisible()
  await page.goto('/admin/articles')
  await page.getByRole('link', { name: 'Begun here' }).click()
  await expect(page.getByLabel('Content')).toHaveValue('Half a thought')
  await comeToLife(page)

  await page.route(inAdmin, nobodyAnswers)
  await page.getByLabel('Content').fill('A whole thought')
  await expect(page.getByText('Kept on this device')).toBeVisible()
  await page.unroute(inAdmin)
  await page.reload()
  await expect(page.getByLabel('Content')).toHaveValue('A whole thought')
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(page.getByText('The unsaved text is gone.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Begun here' })).toHaveCount(0)
})

test('a save that fails keeps every word and says so, whether the server or the session is gone', async ({
  page,
  context,
}) => {
  await signIn(page)
  await write(page, 'Kept words', 'Every word of this.')
  await page.route(inAdmin, nobodyAnswers)
  await save(page)
  await expect(page.getByText('The server cannot be reached.')).toBeVisible()
  await expect(page.getByRole('status').getByText('Not saved. Your text is still here.')).toBeVisible()
  await expect(page.getByLabel('Content')).toHaveValue('Every word of this.')

  await page.unroute(inAdmin)
  const cookies = await context.cookies()
  await context.clearCookies()
  await save(page)
  await expect(page.getByText('You are signed out. Your text is still here')).toBeVisible()
  await expect(page.getByLabel('Content')).toHaveValue('Every word of this.')
  await context.addCookies(cookies)
  await save(page)
  await expect(sheetOf(page, 'Kept words')).toBeVisible()
})

test('of two admins who save one article the second sees who and what, and decides', async ({
  page,
  plain,
  request,
}) => {
  await prepare(plain, 'Two hands', 'The door is red.')
  await signIn(page)
  /** Saved by another browser, from the list. */
  const saveElsewhere = async (content: string) => {
    await plain.goto('/admin/articles')
    await plain.one('.sheets article', 'Two hands').follow(/^Edit/)
    plain.fill('Content', content)
    await plain.press('Save')
    plain.one('.sheets article', 'Two hands')
  }
  await open(page, 'Two hands')
  await saveElsewhere('The door is green.')

  await page.getByLabel('Content').fill('The door is blue.')
  await save(page)
  const conflict = page.getByRole('region', { name: 'This article has changed since you opened it' })
  await expect(conflict.getByText('You saved it on')).toBeVisible()
  await expect(conflict.locator('dd del')).toHaveText('green')
  await expect(conflict.locator('dd ins')).toHaveText('blue')
  await expect(page.getByLabel('Content')).toHaveValue('The door is blue.')
  await conflict.getByRole('button', { name: 'Replace theirs with mine' }).click()
  await expect(sheetOf(page, 'Two hands')).toBeVisible()
  expect(await (await request.get('/articles/two-hands')).text()).toContain('The door is blue.')

  await sheetOf(page, 'Two hands').getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByLabel('Content')).toHaveValue('The door is blue.')
  await saveElsewhere('The door is white.')
  for (const colour of ['brown', 'black']) {
    await page.getByLabel('Content').fill(`The door is ${colour}.`)
    await page.keyboard.press('Control+s')
    await expect(conflict.getByRole('heading')).toBeFocused()
    await expect(conflict.getByRole('heading')).toBeInViewport()
    await expect(conflict.locator('dd ins')).toHaveText(colour)
  }
  await page.getByRole('link', { name: 'Take theirs into the form' }).click()
  await expect(page.getByLabel('Content')).toHaveValue('The door is white.')
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByLabel('What you had written')).toHaveValue('The door is black.')
  await page.getByLabel('Content').fill('The door is black and white.')
  await save(page)
  await expect(sheetOf(page, 'Two hands')).toBeVisible()
  expect(await (await request.get('/articles/two-hands')).text()).toContain('black and white')
})

/** Saved when the draft had been sent already, and opened from the list in the same tab. */
async function saveAndOpenAgain(page: Page, title: string, content: string) {
  await page.getByLabel('Content').fill(content)
  await expect(page.getByText('Unsaved text kept as a draft')).toBeVisible()
  await save(page)
  await sheetOf(page, title).getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByLabel('Content')).toHaveValue(content)
}

test('the last words typed into an article that was saved before in the same tab are kept as a draft', async ({
  page,
  plain,
}) => {
  await prepare(plain, 'Last words', 'One.')
  await signIn(page)
  await open(page, 'Last words')
  await saveAndOpenAgain(page, 'Last words', 'Two.')
  await page.getByLabel('Content').fill('Two, and more.')
  const sent = page.waitForRequest('**/admin/articles/draft')
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  expect((await sent).postData()).toContain('and+more')
})

test('a save of one’s own does not let a later one be written over what another admin saved', async ({
  page,
  plain,
}) => {
  await prepare(plain, 'Whose words', 'One.')
  await prepare(plain, 'De quién', 'Uno.', { language: 'Español' })
  await signIn(page)
  await open(page, 'Whose words')
  await saveAndOpenAgain(page, 'Whose words', 'Two.')
  await plain.goto('/admin/articles')
  await plain.one('.sheets article', 'Whose words').follow(/^Edit/)
  plain.fill('Content', 'Three, by another.')
  await plain.press('Save')
  await page.getByLabel('Content').fill('Three, by me.')
  // Brings what the other has saved to this page.
  await page.getByLabel('Tells the same as').selectOption('De quién (Español)')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText('Joined. Readers find each from the other')).toBeVisible()
  await save(page)
  const conflict = page.getByRole('region', { name: 'This article has changed since you opened it' })
  await expect(conflict.locator('dd ins')).toHaveText('me')
})

test('every save is a revision: what changed is marked without colour, and an old one is restored', async ({
  page,
  request,
}) => {
  await signIn(page)
  await open(page, 'Two hands')
  await page.getByRole('link', { name: 'Revisions' }).click()
  const versions = page.getByRole('list', { name: 'Saved versions, newest first' }).getByRole('listitem')
  await expect(versions).toHaveCount(5)
  await expect(versions.first()).toContainText(owner.email)
  await expect(page.locator('dd ins').first()).toHaveText('black and ')
  await versions.last().getByRole('link').click()
  await expect(page.getByText('This is the first version.')).toBeVisible()
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(
    page.getByText('Restored. What stood there before is still among the revisions.'),
  ).toBeVisible()
  await expect(versions).toHaveCount(6)
  expect(await (await request.get('/articles/two-hands')).text()).toContain('The door is red.')
})

test('after two renames both old addresses lead to the present one for good', async ({ plain, request }) => {
  await prepare(plain, 'Name one', 'Text of many names.')
  for (const slug of ['name-two', 'name-three']) {
    await plain.one('.sheets article', 'Name one').follow(/^Edit/)
    plain.fill('Slug', slug)
    await plain.press('Save')
  }
  for (const old of ['name-one', 'name-two']) {
    const answer = await request.get(`/articles/${old}`, { maxRedirects: 0 })
    expect(answer.status(), old).toBe(301)
    expect(answer.headers().location, old).toBe('/articles/name-three')
  }
  expect((await request.get('/articles/name-three')).status()).toBe(200)
})

test('an article goes on the site by itself at the time that was set', async ({ page, request }) => {
  await signIn(page)
  await write(page, 'At its hour', 'Not yet.')
  await choose(page, 'Scheduled')
  await expect(page.getByText('In the time zone America/Chicago.')).toBeVisible()
  await save(page)
  await expect(page.getByText('Please choose the day and the time').first()).toBeVisible()
  const soon = new Date(Date.now() + 15_000)
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Chicago',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  await page.getByLabel('Day and time').fill(parts.format(soon).replace(' ', 'T'))
  await save(page)
  await expect(page.getByText('Saved. It goes on the site at the time you set.')).toBeVisible()
  const sheet = sheetOf(page, 'At its hour')
  await expect(sheet.getByText('Draft')).toBeVisible()
  await expect(sheet.getByText(/Scheduled for .* C[SD]T/)).toBeVisible()
  expect(await (await request.get('/articles')).text()).not.toContain('At its hour')
  await expect
    .poll(async () => (await request.get('/articles')).text(), { timeout: 100_000, intervals: [1000] })
    .toContain('At its hour')
  await page.reload()
  await expect(sheet.getByText('Published')).toBeVisible()
})

test('a picture is uploaded with its words, shown in all sizes, and a file that is none is refused', async ({
  page,
  request,
}) => {
  const size = { width: 1600, height: 900, channels: 3 as const, background: '#1c6340' }
  const door = {
    name: 'door.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: size }).png().toBuffer(),
  }
  await signIn(page)
  await write(page, 'With a picture', 'Look at the door.')
  const upload = page.getByLabel('Upload a picture')
  await upload.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
  await expect(page.getByRole('alert')).toHaveText('Please select an image file')
  await save(page)
  await expect(upload).toBeFocused()
  await page.getByRole('button', { name: 'Remove x.txt' }).click()
  await expect(upload).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await upload.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  const chosen = await page.locator('.chosen img').getAttribute('src')
  const freed = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        URL.revokeObjectURL = resolve
      }),
  )
  await upload.setInputFiles({ name: 'y.png', mimeType: 'image/png', buffer: Buffer.from('nor this') })
  expect(await freed, 'the browser holds no picture that is not shown').toBe(chosen)
  await save(page)
  await expect(page.getByText('Please select an image file').first()).toBeVisible()
  await page.getByLabel('Upload a picture').setInputFiles(door)
  await expect(page.getByRole('region', { name: /Preview/ }).locator('img')).toBeVisible()
  await page.getByLabel('What the picture shows').fill('A green door')
  await choose(page, 'Published')
  await save(page)
  await expect(sheetOf(page, 'With a picture').getByText('Has image')).toBeVisible()

  await page.goto('/articles/with-a-picture')
  const shown = page.getByRole('img', { name: 'A green door' })
  await expect(shown).toHaveAttribute('width', '640')
  await expect(shown).toHaveAttribute('height', '360')
  const sets = await page.locator('picture source').getAttribute('srcset')
  expect(sets?.match(/\d+w/g)).toEqual(['320w', '640w', '1280w'])
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const avif = await request.get(sets?.split(' ')[0] ?? '')
  expect(avif.headers()['content-type']).toBe('image/avif')
  expect(avif.headers()['cache-control']).toContain('immutable')
})

test('the image URL is free text: kept as typed, noted beside the field, shown nowhere', async ({
  page,
  request,
}) => {
  const note = page.getByText('no page can show it')
  await signIn(page)
  await write(page, 'A free address', 'Words without a picture.')
  await page.getByLabel('Image URL').fill('https://example.com/front.jpg')
  await expect(note).toHaveCount(0)
  await page.getByLabel('Image URL').fill('front door.jpg')
  await expect(note).toBeVisible()
  await expectAccessible(page, '.asked:has(#field-imageUrl)')
  await choose(page, 'Published')
  await save(page)
  const sheet = sheetOf(page, 'A free address')
  await expect(sheet).toBeVisible()
  await expect(sheet.getByText('Has image')).toHaveCount(0)
  await sheet.getByRole('link', { name: /^Edit/ }).click()
  await expect(page.getByLabel('Image URL')).toHaveValue('front door.jpg')
  await expect(note).toBeVisible()
  for (const path of ['/articles', '/articles/a-free-address', '/articles/feed.xml', '/city/houston-tx']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(await answer.text(), path).not.toContain('front door.jpg')
  }
})

test('a deleted article goes to the bin, keeps its address there, and comes back as a draft', async ({
  page,
  plain,
  request,
}) => {
  await prepare(plain, 'To the bin', 'Soon gone.')
  await signIn(page)
  await page.goto('/admin/articles')
  await sheetOf(page, 'To the bin').getByRole('button', { name: 'Delete' }).click()
  await expect(
    page
      .getByRole('heading', { name: 'Are you sure you want to delete this article?' })
      .filter({ visible: true }),
  ).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Moved to the bin. It can be brought back for 30 days.')).toBeVisible()
  expect((await request.get('/articles/to-the-bin')).status()).toBe(404)
  for (const path of ['/articles', '/articles/feed.xml', '/sitemaps/articles.xml'])
    expect(await (await request.get(path)).text(), path).not.toContain('to-the-bin')

  await write(page, 'To the bin', 'Another.')
  await save(page)
  await expect(page.getByText('An article in the bin has this address.').first()).toBeVisible()
  await page.goto('/admin/articles/bin')
  await page.getByRole('button', { name: 'Bring back To the bin' }).click()
  await expect(page.getByText('Brought back as a draft.')).toBeVisible()
  await expect(sheetOf(page, 'To the bin').getByText('Draft')).toBeVisible()
})

test('what was typed while the article went to the bin is saved once it is brought back', async ({
  page,
  plain,
}) => {
  await prepare(plain, 'There and back', 'Before.')
  await signIn(page)
  await open(page, 'There and back')
  await plain.one('.sheets article', 'There and back').press('Delete')
  await page.getByLabel('Content').fill('After.')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert').filter({ hasText: 'moved this article to the bin' })).toBeFocused()
  await plain.goto('/admin/articles/bin')
  await plain.press('Bring back There and back')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved. Readers see it at once.')).toBeVisible()
  await page.getByLabel('Content').fill('After that.')
  await save(page)
  await expect(sheetOf(page, 'There and back')).toBeVisible()
})

test('where a browser gives no clipboard, a copy says that it failed', async ({ page, plain }) => {
  await prepare(plain, 'No clipboard', 'Plain http.', { state: 'Draft' })
  await signIn(page)
  await open(page, 'No clipboard')
  // As on plain http.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByText('Link for a reader of the draft').click()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Could not copy' })).toBeVisible()
})

test('a preview link shows the saved draft to whoever has it, and to no cache or search engine', async ({
  page,
  plain,
  request,
}) => {
  await prepare(plain, 'For one reader', 'Not for everybody.', { state: 'Draft' })
  await signIn(page)
  await open(page, 'For one reader')
  await page.getByText('Link for a reader of the draft').click()
  const link = await page.getByLabel('Preview link').inputValue()
  await plain.goto(link)
  expect(plain.words).toContain('Draft preview.')
  plain.one('h1', 'For one reader')
  expect(plain.head('meta[name=robots]')).toBe('noindex')
  expect(plain.headers['cache-control']).toContain('no-store')
  await plain.goto(link.replace(/.{3}$/, 'xyz'))
  expect(plain.status).toBe(404)
  expect(plain.words).toContain('This preview link has ended, or a part of it is missing.')
  expect((await request.get('/articles/for-one-reader')).status()).toBe(404)
})

test('the preview of a Spanish draft is Spanish all around, by the link of the list and by that of the editor', async ({
  page,
  plain,
}) => {
  const content = 'Un cheque rechazado. El kit de alquiler.'
  await prepare(plain, 'Para una persona', content, { state: 'Draft', language: 'Español' })
  await plain.goto('/admin/articles')
  const viewHref = plain.one('.sheets a', 'View Para una persona').attribute('href') ?? ''
  await signIn(page)
  await open(page, 'Para una persona')
  await page.getByText('Link for a reader of the draft').click()
  const link = await page.getByLabel('Preview link').inputValue()
  expect(new URL(link).pathname).toBe(viewHref)
  // As it was spelled before there was one in Spanish.
  for (const address of [viewHref, viewHref.replace('/es/', '/')]) {
    await plain.goto(address)
    expect(plain.address).toBe(viewHref)
    expect(plain.words).toContain('Vista previa')
    expect(plain.words).not.toContain('Draft preview')
    expect(plain.words).not.toContain('Where to go from here')
    plain.one('a.back[href="/es/articles"]')
    expect(plain.headers['cache-control']).toContain('no-store')
  }
})

test('everything on the way of an article works without JavaScript', async ({ plain, request }) => {
  const sheet = (title: string) => plain.one('.sheets article', title)
  await signInPlainly(plain)
  await plain.one('nav[aria-label=Admin]').follow('Articles')
  await plain.follow('New Article')
  plain.fill('Title', 'By hand')
  await plain.press('Save')
  expect(plain.words).toContain('Please write the article')
  expect(plain.field('Title').value).toBe('By hand')
  plain.fill('Content', 'Without a script.')
  plain.check('Scheduled')
  expect(plain.words).toContain('In the time zone UTC.')
  plain.check('Published')
  const size = { width: 400, height: 300, channels: 3 as const, background: '#dca63e' }
  const buffer = await sharp({ create: size }).jpeg().toBuffer()
  plain.attach('Upload a picture', { name: 'k.jpg', mimeType: 'image/jpeg', buffer })
  await plain.press('Save')
  expect(plain.one('noscript').words).toContain('Saved. Readers see it at once.')
  expect(await (await request.get('/articles/by-hand')).text()).toContain('/article-images/')

  await sheet('By hand').follow(/^Edit/)
  plain.fill('Content', 'Changed without a script.')
  await plain.press('Save')
  await sheet('By hand').follow(/^Edit/)
  await plain.follow('Revisions')
  await plain.follow(/Version 1/)
  await plain.press('Restore version 1')
  expect(plain.one('noscript').words).toContain('Restored. What stood there before')
  expect(await (await request.get('/articles/by-hand')).text()).toContain('Without a script.')
})

test('two articles that tell the same are joined beside the text that is being written, and parted again', async ({
  page,
  plain,
  request,
}) => {
  await prepare(plain, 'The same door', 'English words.')
  await prepare(plain, 'La misma puerta', 'Palabras.', { language: 'Español' })
  const publicPage = async () => await (await request.get('/articles/the-same-door')).text()
  const itsTranslation = '/es/articles/la-misma-puerta"'
  expect(await publicPage()).not.toContain(itsTranslation)
  await signIn(page)
  await open(page, 'The same door')
  await page.getByLabel('Content').fill('Not saved yet.')
  await page.getByLabel('Tells the same as').selectOption('La misma puerta (Español)')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText('Joined. Readers find each from the other')).toBeVisible()
  await expect(page.getByText('Tells the same as La misma puerta (Español).')).toBeVisible()
  await expect(page.getByLabel('Content')).toHaveValue('Not saved yet.')
  await expect.poll(publicPage).toContain(itsTranslation)

  await page.getByRole('button', { name: 'Separate' }).click()
  await expect(page.getByText('Separated. Each stands for itself again.')).toBeVisible()
  await expect(page.getByLabel('Tells the same as')).toBeVisible()
  await expect(page.getByLabel('Content')).toHaveValue('Not saved yet.')
  await expect.poll(publicPage).not.toContain(itsTranslation)
})

test('the article editor fits a phone and has no accessibility violation', async ({ page, plain }) => {
  const title = 'On a phone'
  await prepare(plain, title, 'Small words.')
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  await open(page, title)
  const look = async () => {
    await expectFit(page)
    await expectAccessible(page)
  }
  await look()
  await page.getByRole('link', { name: 'Revisions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await look()
  await page.goto('/admin/articles')
  await look()
  await sheetOf(page, title).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Moved to the bin.')).toBeVisible()
  await page.goto('/admin/articles/bin')
  await look()
  await page.getByRole('button', { name: `Bring back ${title}` }).click()
  await expect(page.getByText('Brought back as a draft.')).toBeVisible()
})
