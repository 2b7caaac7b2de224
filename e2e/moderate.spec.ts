import type { APIRequestContext, Page } from '@playwright/test'
import { owner } from '../server/testing/owner.ts'
import { expectAccessible, expectFit } from './axe.ts'
import { addStories, moderate } from './moderation.ts'
import { keptPage } from './one-page.ts'
import { openAdmin, signIn, signInPlainly, testWithOwner } from './owner-site.ts'
import type { PlainPage } from './plain-page.ts'
import { expect, type Site } from './site.ts'

const kept = keptPage()
const withOwner = testWithOwner()
const test = withOwner.extend(kept)
test.describe.configure({ mode: 'default' })

/** The page listens to keys. */
async function alive(page: Page) {
  await expect(page.locator('.moderation[data-keys=on]')).toBeVisible()
}

const line = (page: Page, headline: string) => page.locator('.queue li').filter({ hasText: headline })
const front = (page: Page) => page.locator('.queue [aria-current] b')
const bar = (page: Page) => page.locator('.acts:visible')
/** Unique in the whole file: its tests share a site. */
let last = 0
const named = (words: string) => `${words} ${process.pid}-${++last}`

test('a pending story is approved, rejected and approved again, and the wall follows at once', async ({
  page,
  request,
  site,
}) => {
  const headline = named('A door of my own')
  await addStories(site, [{ headline, full_name: 'Dana Whitfield', email: 'dana@example.com' }])
  await openAdmin(page)
  await alive(page)
  await line(page, headline).getByRole('link').click()
  await expect(page.getByText('As the wall will show it')).toBeVisible()
  await expect(page.locator('.seen .label').getByText('Pending')).toBeVisible()
  await expect(page.locator('.private').getByText('Private, never shown')).toBeVisible()
  await expect(page.locator('.private').getByText('dana@example.com')).toBeVisible()
  await bar(page).getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Approved. The wall shows it at once.')).toBeVisible()
  await expect(line(page, headline)).toHaveCount(0)
  expect(await (await request.get('/approval-wall')).text()).toContain(headline)

  await page.getByRole('link', { name: /^Approved \(/ }).click()
  await line(page, headline).getByRole('link').click()
  await expect(page.getByText(`Approved by ${owner.email}`)).toBeVisible()
  await expect(bar(page).getByRole('button', { name: 'Move to Pending' })).toBeVisible()
  await page.getByLabel('Reason for a rejection, private').fill('Please add a name')
  await bar(page).getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Rejected. It is not on the wall.')).toBeVisible()
  expect(await (await request.get('/approval-wall')).text()).not.toContain(headline)
  await page.getByRole('link', { name: /^Rejected \(/ }).click()
  await line(page, headline).getByRole('link').click()
  await expect(page.locator('.private').getByText('Please add a name')).toBeVisible()
  await expect(bar(page).getByRole('button', { name: 'Move to Pending' })).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(line(page, headline)).toHaveCount(0)
  await expect(async () => {
    expect(await (await request.get('/approval-wall')).text()).toContain(headline)
  }).toPass()
})

test('stories are moderated with the keyboard alone', async ({ page, site }) => {
  const [a, b, c] = [named('Third'), named('Second'), named('First')]
  await addStories(site, [{ headline: a }, { headline: b }, { headline: c, allow_sharing: false }])
  await openAdmin(page)
  await alive(page)
  await expect(front(page)).toHaveText(c)
  await page.keyboard.press('j')
  await expect(front(page)).toHaveText(b)
  await expect(line(page, b).getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(front(page)).toHaveText(a)
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await expect(front(page)).toHaveText(c)

  // Without permission to share, a second question: the key alone never approves.
  await page.keyboard.press('a')
  await expect(page.getByText('This person did not allow sharing outside the wall.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Yes, approve' })).toBeFocused()
  await page.keyboard.press('a')
  await page.keyboard.press('Escape')
  await expect(line(page, c)).toBeVisible()

  await page.keyboard.press('j')
  await page.keyboard.press('r')
  const reason = page.getByLabel('Reason for a rejection, private')
  await expect(reason).toBeFocused()
  // Letters typed into the field are text, not keys.
  await page.keyboard.type('a jazzy reason')
  await page.keyboard.press('Enter')
  await expect(line(page, b)).toHaveCount(0)
  await expect(page.getByText('Rejected. It is not on the wall.')).toBeVisible()
  await expect(line(page, a).getByRole('link')).toBeFocused()
  await page.keyboard.press('z')
  await expect(line(page, b)).toBeVisible()
  await expect(front(page)).toHaveText(b)
  await expect(page.locator('.private').getByText('a jazzy reason')).toBeVisible()
  await expect(page.locator('.private').getByText('Decision undone')).toBeVisible()

  await page.keyboard.press('Control+a')
  await page.keyboard.press('x')
  await expect(page.getByLabel(`Select “${b}”`)).toBeChecked()
  await page.keyboard.press('x')
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search pending stories')).toBeFocused()
})

test('the keys are listed behind ? and can be switched off on this device', async ({ page, site }) => {
  const headline = named('Keys off')
  await addStories(site, [{ headline }])
  await openAdmin(page)
  await alive(page)
  await page.keyboard.press('?')
  const legend = page.getByRole('dialog', { name: 'Keys' })
  await expect(legend.getByText('move to pending')).toBeVisible()
  await legend.getByLabel('Use single keys on this device').uncheck()
  await page.keyboard.press('Escape')
  await expect(legend).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Select all on this page')).toBeVisible()
  await page.keyboard.press('?')
  await page.keyboard.press('a')
  await expect(line(page, headline)).toBeVisible()
  await expect(legend).toBeHidden()
  await page.getByRole('button', { name: 'Keys' }).click()
  await legend.getByLabel('Use single keys on this device').check()
})

withOwner.describe('far from home', () => {
  withOwner.use({ timezoneId: 'Pacific/Kiritimati' })

  withOwner('a day without its time is the day visitors read', async ({ page, site }) => {
    const headline = named('Late in the evening')
    await addStories(site, [{ headline, created_at: new Date('2026-03-04T20:00:00Z') }])
    await signIn(page)
    await page.goto(`/admin?q=${encodeURIComponent(headline)}`)
    await alive(page)
    await expect(page.locator('.private').getByText('March 4, 2026')).toBeVisible()
  })
})

test('many stories are decided at once, and the second question is asked once for all of them', async ({
  page,
  site,
  request,
}) => {
  const word = named('Bulk').replaceAll(' ', '')
  const [fine, silent, quiet, taken] = [`${word} one`, `${word} two`, `${word} three`, `${word} four`]
  await addStories(site, [
    { headline: fine },
    { headline: silent, allow_sharing: false },
    { headline: quiet, allow_sharing: false },
    { headline: taken },
  ])
  await signIn(page)
  await page.goto(`/admin?q=${word}`)
  await alive(page)
  await expect(page.locator('.queue li')).toHaveCount(4)
  await moderate(site, 'reject', taken)
  await page.getByLabel('Select all on this page').check()
  await expect(bar(page).getByText('4 selected')).toBeVisible()
  // The pressed button goes, here and below: the focus stays on the page.
  await bar(page).getByRole('button', { name: 'Clear' }).click()
  await expect(page.locator('main :focus')).toBeVisible()
  await page.getByLabel('Select all on this page').check()
  await bar(page).getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('1 story approved. 1 had been changed by somebody else:')).toBeVisible()
  await expect(page.getByText('tester@example.com rejected this story a moment ago.').first()).toBeVisible()
  await expect(page.getByText('2 of these people did not allow sharing outside the wall.')).toBeVisible()
  expect(await (await request.get('/approval-wall')).text()).not.toContain(silent)
  await page.getByRole('button', { name: 'Yes, approve' }).click()
  await expect(page.getByText('2 stories approved.')).toBeVisible()
  await expect(page.locator('main :focus')).toBeVisible()
  const wall = await (await request.get('/approval-wall')).text()
  for (const headline of [fine, silent, quiet]) expect(wall).toContain(headline)
  await page
    .getByText('2 stories approved.')
    .locator('..')
    .locator('..')
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(page.getByText('Undone. The stories are back where they were.')).toBeVisible()
  await expect(page.locator('main :focus')).toBeVisible()
  await expect(line(page, silent)).toBeVisible()
  expect(await (await request.get('/approval-wall')).text()).not.toContain(silent)
})

withOwner(
  'an undo is offered for ten seconds, also on another page of stories',
  async ({ page, site, request }) => {
    const headline = named('Undo me')
    await addStories(site, [{ headline }])
    await page.clock.install()
    await openAdmin(page)
    await alive(page)
    await line(page, headline).getByRole('link').click()
    await bar(page).getByRole('button', { name: 'Approve', exact: true }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeVisible()
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Articles' }).click()
    await expect(page.getByRole('link', { name: 'New Article' })).toBeVisible()
    await undo.click()
    await expect(page.getByText('Undone. The story is back where it was.')).toBeVisible()
    expect(await (await request.get('/approval-wall')).text()).not.toContain(headline)

    await page.getByRole('link', { name: 'Success Stories' }).click()
    await alive(page)
    await line(page, headline).getByRole('link').click()
    await bar(page).getByRole('button', { name: 'Reject' }).click()
    await expect(undo).toBeVisible()
    await page.clock.runFor(9000)
    await expect(undo).toBeVisible()
    await page.clock.runFor(2000)
    await expect(undo).toHaveCount(0)
    await page.keyboard.press('z')
    await expect(page.getByText('There is nothing to undo.')).toBeVisible()
  },
)

test('each decision can be taken back by its own message, in any order, and by key from the newest on', async ({
  page,
  site,
}) => {
  const word = named('Each').replaceAll(' ', '')
  await addStories(
    site,
    [1, 2, 3].map((n) => ({ headline: `${word} ${n}` })),
  )
  await signIn(page)
  await page.goto(`/admin?q=${word}`)
  await alive(page)
  const undo = page.getByRole('button', { name: 'Undo' })
  for (const count of [1, 2, 3]) {
    await page.keyboard.press('a')
    await expect(undo).toHaveCount(count)
  }
  // The first answer comes after the second one, and is told all the same.
  const { promise: isSecondTold, resolve: goOn } = Promise.withResolvers<void>()
  let count = 0
  await page.route('**/admin/stories/undo.data*', async (route) => {
    if (++count === 1) await isSecondTold
    await route.continue()
  })
  const told = page.getByText('Undone. The story is back where it was.')
  // The newest message stands first; the story on top was decided first.
  await undo.last().dispatchEvent('click')
  await expect(undo).toHaveCount(2)
  await page.keyboard.press('z')
  await expect(told).toHaveCount(1)
  await expect(line(page, `${word} 1`)).toBeVisible()
  goOn()
  await expect(told).toHaveCount(2)
  await expect(line(page, `${word} 3`)).toBeVisible()
  await page.keyboard.press('z')
  await expect(line(page, `${word} 2`)).toBeVisible()
  await expect(told).toHaveCount(3)
  await page.keyboard.press('z')
  await expect(page.getByText('There is nothing to undo.')).toBeVisible()
})

test('of two admins who decide on one story the second is told', async ({ page, site }) => {
  const headline = named('Two at once')
  await addStories(site, [{ headline }])
  await openAdmin(page)
  await alive(page)
  await line(page, headline).getByRole('link').click()
  await moderate(site, 'reject', headline)
  await bar(page).getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(
    page.locator('.seen').getByText('tester@example.com rejected this story a moment ago.'),
  ).toBeVisible()
  // The story is shown as it is now, with the moves of its true status.
  await expect(page.locator('.seen .label').getByText('Rejected')).toBeVisible()
  await expect(bar(page).getByRole('button', { name: 'Reject' })).toHaveCount(0)
})

test('a decision that does not get through brings the story back with a message', async ({ page, site }) => {
  const headline = named('Offline')
  await addStories(site, [{ headline }])
  await openAdmin(page)
  await alive(page)
  await line(page, headline).getByRole('link').click()
  await page.route('**/admin/stories/move.data*', (route) => route.abort())
  await bar(page).getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('That could not be saved. Please try again.')).toBeVisible()
  await expect(line(page, headline)).toBeVisible()
  await expect(front(page)).toHaveText(headline)
})

test('a decision that fails after its page was left is told on the page that is open', async ({
  page,
  site,
}) => {
  const headline = named('Left behind')
  await addStories(site, [{ headline }])
  await openAdmin(page)
  await alive(page)
  await line(page, headline).getByRole('link').click()
  const { promise: isElsewhere, resolve: fail } = Promise.withResolvers<void>()
  await page.route('**/admin/stories/move.data*', async (route) => {
    await isElsewhere
    await route.abort()
  })
  await bar(page).getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(line(page, headline)).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Articles' }).click()
  await expect(page.getByRole('link', { name: 'New Article' })).toBeVisible()
  await page.getByRole('link', { name: 'Success Stories' }).click()
  await alive(page)
  await expect(line(page, headline)).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Articles' }).click()
  await expect(page.getByRole('link', { name: 'New Article' })).toBeVisible()
  fail()
  await expect(page.getByText(`“${headline}”: That could not be saved. Please try again.`)).toBeVisible()
})

test('the reason of a rejection that does not get through stands in its field again', async ({
  page,
  site,
}) => {
  const headline = named('Reasoned')
  await addStories(site, [{ headline }])
  await openAdmin(page)
  await alive(page)
  await line(page, headline).getByRole('link').click()
  await page.route('**/admin/stories/move.data*', (route) => route.abort())
  const reason = page.getByLabel('Reason for a rejection, private')
  await reason.fill('Names a neighbour')
  await bar(page).getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(page.getByText('That could not be saved. Please try again.')).toBeVisible()
  await expect(front(page)).toHaveText(headline)
  await expect(reason).toHaveValue('Names a neighbour')
})

test('a decision that fails while a reason is typed leaves that field alone, and the reason waits for its story', async ({
  page,
  site,
}) => {
  const word = named('Late').replaceAll(' ', '')
  const [second, first] = [`${word} second`, `${word} first`]
  await addStories(site, [{ headline: second }, { headline: first }])
  await signIn(page)
  await page.goto(`/admin?q=${word}`)
  await alive(page)
  const { promise: isTyped, resolve: fail } = Promise.withResolvers<void>()
  await page.route('**/admin/stories/move.data*', async (route) => {
    await isTyped
    await route.abort()
  })
  await page.keyboard.press('a')
  await expect(front(page)).toHaveText(second)
  await page.keyboard.press('r')
  await page.keyboard.type('Reads like ')
  fail()
  await expect(page.getByText('That could not be saved. Please try again.')).toBeVisible()
  await expect(line(page, first).getByText('Came back undecided')).toBeVisible()
  await page.keyboard.type('an advert')
  const reason = page.getByLabel('Reason for a rejection, private')
  await expect(reason).toHaveValue('Reads like an advert')
  await expect(front(page)).toHaveText(second)
  await line(page, first).getByRole('link').click()
  await expect(reason).toHaveValue('')
  await line(page, second).getByRole('link').click()
  await expect(reason).toHaveValue('Reads like an advert')
})

test('a page of older stories that is empty says so, and leads to the newest', async ({ plain, site }) => {
  await addStories(site, [{ headline: named('Newest of all') }])
  await signInPlainly(plain)
  const beforeAll = '/admin/stories/pending/before/1000000000000-01980000-0000-7000-8000-000000000000'
  await plain.goto(`${beforeAll}?q=nothing`)
  expect(plain.words).toContain('Nothing found among the older stories')
  await plain.goto(beforeAll)
  expect(plain.words).toContain('No older pending stories')
  expect(plain.words).not.toContain('No pending stories to review')
  await plain.follow('Newest pending stories')
  expect(plain.address).toBe('/admin')
})

withOwner('new stories are announced and shown when asked for; the counts follow', async ({ page, site }) => {
  await page.clock.install()
  await openAdmin(page)
  await alive(page)
  const pending = page.getByRole('link', { name: /^Pending \(/ })
  const before = Number(/\d+/.exec((await pending.textContent()) ?? '')?.[0])
  const headline = named('Just in')
  await addStories(site, [{ headline }])
  await page.clock.runFor(21_000)
  await expect(page.getByText('New stories have come in')).toBeVisible()
  await expect(async () => {
    const count = Number(/\d+/.exec((await pending.textContent()) ?? '')?.[0])
    expect(count).toBeGreaterThan(before)
  }).toPass()
  await expect(line(page, headline)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect(line(page, headline)).toBeVisible()
  await expect(page.getByText('New stories have come in')).toHaveCount(0)
})

test('a search by name, e-mail or words keeps its address; spam can be listed alone', async ({
  page,
  site,
}) => {
  const word = named('Needle').replaceAll(' ', '')
  await addStories(site, [
    { headline: named('By name'), full_name: `${word} Miller` },
    {
      headline: named('By mail'),
      email: `${word.toLowerCase()}@example.com`,
      spam_score: 80,
      spam_flags: '["links"]',
    },
  ])
  await openAdmin(page)
  await page.getByLabel('Search pending stories').fill(word.toUpperCase())
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.locator('.queue li')).toHaveCount(2)
  expect(page.url()).toContain(`q=${word.toUpperCase()}`)
  await page.getByLabel('Only what looks like spam').check()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.locator('.queue li')).toHaveCount(1)
  await expect(page.locator('.private').getByText('Contains a link')).toBeVisible()
  await page.reload()
  await expect(page.locator('.queue li')).toHaveCount(1)
  await page.getByLabel('Search pending stories').fill('100%_nothing')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test('photos open large, one after the other, and only moderators see them', async ({
  page,
  site,
  request,
}) => {
  const headline = named('Three photos')
  await addStories(site, [{ headline, photos: 3 }])
  await openAdmin(page)
  await alive(page)
  await line(page, headline).getByRole('link').click()
  const first = page.locator('.seen .photo').first()
  const href = (await first.getAttribute('href')) ?? ''
  expect(href).toMatch(/^\/photos\/.*\/1280\.webp$/)
  expect((await request.get(href)).status()).toBe(404)
  expect((await page.request.get(href)).status()).toBe(200)
  await first.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toHaveText('The renter, photo 1 of 3')
  await expect
    .poll(() => dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('heading')).toHaveText('The new place from outside, photo 2 of 3')
  await dialog.getByRole('button', { name: 'Next photo' }).click()
  await expect(dialog.getByRole('heading')).toHaveText('The new place inside, photo 3 of 3')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(first).toBeFocused()
})

const plainLine = (plain: PlainPage, headline: string) => plain.one('.queue li', headline)
const wallOf = async (request: APIRequestContext) => (await request.get('/approval-wall')).text()

test('without JavaScript stories are decided, undone, asked about twice and selected by the same forms', async ({
  plain,
  site,
  request,
}) => {
  const word = named('Plain').replaceAll(' ', '')
  const [one, two, three] = [`${word} one`, `${word} two`, `${word} three`]
  await addStories(site, [{ headline: one }, { headline: two, allow_sharing: false }, { headline: three }])
  await signInPlainly(plain)
  await plain.goto(`/admin?q=${word}`)
  await plainLine(plain, one).follow(one)
  expect(plain.one('.seen h2').words).toBe(one)
  await plain.one('.acts.one').press('Approve')
  expect(plain.words).toContain('Approved. The wall shows it at once.')
  expect(await wallOf(request)).toContain(one)
  await plain.press('Undo')
  expect(plain.words).toContain('Undone. The story is back where it was.')
  expect(await wallOf(request)).not.toContain(one)

  // Enter in the field for the reason rejects.
  await plainLine(plain, one).follow(one)
  plain.fill('Reason for a rejection, private', 'No thanks')
  await plain.enter('Reason for a rejection, private')
  expect(plain.words).toContain('Rejected. It is not on the wall.')

  for (const headline of [two, three]) plainLine(plain, headline).check(/^Select/)
  await plain.one('.acts.many').press('Approve')
  expect(plain.words).toContain('1 story approved. 1 needs a second answer.')
  await plain.press('Yes, approve')
  expect(plain.words).toContain('Approved. The wall shows it at once.')
  expect(await wallOf(request)).toContain(two)
  expect(plain.words).toContain('Nothing found')
})

test('without JavaScript a conflict is said plainly and a photo is a link', async ({ plain, site }) => {
  const headline = named('Plain conflict')
  await addStories(site, [{ headline, photos: 1 }])
  await signInPlainly(plain)
  await plainLine(plain, headline).follow(headline)
  await moderate(site, 'approve', headline)
  await plain.one('.acts.one').press('Reject')
  expect(plain.words).toContain('tester@example.com approved this story a moment ago.')
  await plain.goto('/admin/stories/approved')
  await plainLine(plain, headline).follow(headline)
  const photo = plain.one('.seen .photo').attribute('href') ?? ''
  expect(photo).toMatch(/^\/photos\/.*\/1280\.webp$/)
  expect((await plain.request.get(photo)).status()).toBe(200)
})

/** Two of them alone, not what other tests have left. */
const open = async (page: Page, site: Site) => {
  const word = named('Axe').replaceAll(' ', '')
  await addStories(site, [
    { headline: `${word} plain` },
    { headline: word, allow_sharing: false, photos: 3, spam_score: 80, spam_flags: '["links"]' },
  ])
  await signIn(page)
  await page.goto(`/admin?q=${word}`)
  await alive(page)
}

test('the page of stories fits a phone and has no accessibility violation', async ({ page, site }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, site)
  const fits = async (within?: string) => {
    await expectFit(page)
    await expectAccessible(page, within)
  }
  await fits()
  await page.locator('.pick input').first().check()
  await fits('main')
  await bar(page).getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Yes, approve' })).toBeVisible()
  await fits('main')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.locator('.seen .photo').first().click()
  await fits('dialog[open]')
})

test('the three panes have no accessibility violation', async ({ page, site }) => {
  test.slow()
  await open(page, site)
  await expectAccessible(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
})
