import type { Locator, Page } from '@playwright/test'
import { dayWords } from '../app/applications/inbox/day.ts'
import { hashToken } from '../app/applications/private/token.server.ts'
import { addDays } from '../app/platform/calendar-day.ts'
import { dayIn } from '../app/platform/time-zone.ts'
import { addAdmin } from './add-admin.ts'
import { expectAccessible, expectFit } from './axe.ts'
import { addApplications, front, line, openInbox, said } from './inbox.ts'
import { keptPage } from './one-page.ts'
import { signIn, signInPlainly, testWithOwner, unheardMail } from './owner-site.ts'
import { expect } from './site.ts'

const test = testWithOwner(unheardMail, keptPage())
const ownersDay = () => dayIn(new Date(), 'America/Chicago')
test.describe.configure({ mode: 'default' })

test('after a follow-up is saved by key the focus is in its field', async ({ page, site }) => {
  await addApplications(site, [{ full_name: 'Focus Renter', source_page: '/focus' }])
  await openInbox(page, '/admin/applications/new?source=/focus')
  const day = page.getByLabel('Follow-up date')
  await day.fill('2030-05-06')
  await day.press('Enter')
  await expect(said(page)).toContainText('Follow-up saved.')
  await expect(day).toBeFocused()
  await expect(day).toHaveValue('2030-05-06')
  await page.getByRole('button', { name: 'None', exact: true }).click()
  await expect(day).toHaveValue('')
})

test('the owner handles ten applications with the keyboard alone', async ({ page, site }) => {
  test.slow()
  const names = Array.from({ length: 10 }, (_, n) => `Keys Renter ${String(n).padStart(2, '0')}`)
  await addApplications(
    site,
    names.map((full_name) => ({ full_name, source_page: '/keys', phone: '(713) 555-0199' })),
  )
  await openInbox(page, '/admin/applications/new?source=/keys')
  await expect(line(page, 'Keys Renter')).toHaveCount(10)
  await expect(front(page)).toHaveText('Keys Renter 09')
  await line(page, 'Keys Renter 09').getByRole('link').press('Enter')
  await expect(page.locator('#case')).toBeFocused()

  // 09: a note first, then on to the next status; the next application opens by itself.
  await page.keyboard.press('n')
  await page.keyboard.type('Asked about a cosigner.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText('Note added.')
  await expect(page.getByRole('status').filter({ hasText: 'Note added.' })).toHaveCount(1)
  await expect(page.locator('.timeline')).toContainText('Asked about a cosigner.')
  await page.keyboard.press('s')
  await expect(front(page)).toHaveText('Keys Renter 08')
  await expect(said(page)).toContainText('Moved to Contacted.')

  // 08: a slip of the finger is taken back.
  await page.keyboard.press('s')
  await expect(front(page)).toHaveText('Keys Renter 07')
  await page.keyboard.press('z')
  await expect(said(page)).toContainText('Undone.')
  await expect(front(page)).toHaveText('Keys Renter 08')

  // It is closed with a reason instead.
  await page.keyboard.press('x')
  await page.keyboard.type('Not now')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText('Moved to Closed.')
  await expect(front(page)).toHaveText('Keys Renter 07')

  // 07: to be called again next week; 06: given to oneself.
  await page.keyboard.press('f')
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab')
  await expect(page.getByLabel('Follow-up date')).not.toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'In a week' }))
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText('Follow-up saved.')
  await page.keyboard.press('s')
  await expect(said(page)).toContainText('Moved to Contacted.')
  await expect(front(page)).toHaveText('Keys Renter 06')
  await page.keyboard.press('a')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText('Assigned.')
  await page.keyboard.press('s')
  await expect(front(page)).toHaveText('Keys Renter 05')

  // 05: a mail from a template, read before it goes out.
  await page.keyboard.press('m')
  await expect(page.getByLabel('Words')).toBeFocused()
  await expect(page.getByLabel('Words')).toHaveValue(/Hello Keys Renter 05,/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText('The mail is on its way.')
  await page.keyboard.press('s')
  await expect(front(page)).toHaveText('Keys Renter 04')

  // 04: walked past and come back to; then the last five go to the next status.
  await page.keyboard.press('j')
  await expect(front(page)).toHaveText('Keys Renter 03')
  await page.keyboard.press('k')
  await expect(front(page)).toHaveText('Keys Renter 04')
  for (const next of ['03', '02', '01', '00']) {
    await page.keyboard.press('s')
    await expect(front(page)).toHaveText(`Keys Renter ${next}`)
  }
  await page.keyboard.press('s')
  await expect(page.getByText('Nothing found')).toBeVisible()

  await page.keyboard.press('?')
  const legend = page.getByRole('dialog', { name: 'Keys' })
  await expect(legend.getByText('close, with a reason')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  const found = page.locator('.said')
  await page.keyboard.type('555-0199')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '10 applications found.' })).toHaveCount(1)
  await expect(found).toHaveText('10 applications found.')
  expect(page.url()).not.toContain('0199')

  // Back from one that was found, and after a reload, the search stands as it was.
  await tabTo(page, line(page, 'Keys Renter 03').getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(front(page)).toHaveText('Keys Renter 03')
  // The browser's own key, which a browser without a window does not have.
  await page.goBack()
  await expect(found).toHaveText('10 applications found.')
  await page.reload()
  await expect(found).toHaveText('10 applications found.')
  await expect(page.getByLabel('Search all applications')).toHaveValue('555-0199')
})

async function tabTo(page: Page, target: Locator) {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60 && !(await isThere()); presses++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

test('without JavaScript an application is noted, mailed, moved, searched for and taken back', async ({
  plain,
  site,
}) => {
  await addApplications(site, [{ full_name: 'Plain Renter', source_page: '/plain', place: 'Pecos, TX' }])
  const told = () => plain.one('.apphead .toast').words
  const timeline = () => plain.one('.timeline').words
  await signInPlainly(plain)
  await plain.goto('/admin/applications/new?source=/plain')
  await plain.one('.caselist li', 'Plain Renter').follow(/Plain Renter/)
  plain.fill('Write a note', 'Called back at noon.')
  await plain.press('Add note')
  expect(timeline()).toContain('Called back at noon.')
  plain.fill('Follow-up date', '2020-01-01')
  await plain.enter('Follow-up date')
  expect(told()).toContain('that day has passed')
  await plain.press('Tomorrow')
  expect(told()).toContain(`Follow-up saved. It is due ${dayWords(addDays(ownersDay(), 1), ownersDay())}.`)
  // Not the day itself: a page that was opened yesterday would save today's.
  expect(plain.html.querySelectorAll('.chips button').map((one) => one.getAttribute('value'))).toEqual([
    'in:0',
    'in:1',
    'in:7',
    '',
  ])
  plain.choose('Mail template', 'Mail: Costs in writing')
  await plain.press('Open mail')
  expect(plain.field('Words').value).toMatch(/Hello Plain Renter,[^{}]+$/)
  await plain.press('Send the mail')
  expect(told()).toContain('The mail is on its way.')
  expect(timeline()).toContain('What the Funding and approval program costs')
  await plain.press('To contacted')
  expect(told()).toContain('Moved to Contacted.')
  await plain.press('Undo')
  expect(told()).toContain('Undone.')
  expect(plain.one('.case h2').words).toBe('Plain Renter')
  plain.fill('Search all applications', 'lain rent')
  await plain.press('Search')
  expect(plain.words).toContain('1 application found.')
  expect(plain.address).not.toContain('rent')
  plain.fill('Search all applications', 'pl')
  await plain.press('Search')
  expect(plain.words).toContain('Please write at least three letters or digits')
})

test('what is asked on the private page is answered there, without JavaScript', async ({ plain, site }) => {
  const token = 'answered'.padStart(43, 'k')
  await addApplications(site, [
    { full_name: 'Asking Renter', token_hash: hashToken('application', token) ?? '' },
  ])
  await plain.goto(`/applications/mine?key=${token}`)
  plain.fill('Write to us', 'When do you call?')
  await plain.press('Send')
  await signInPlainly(plain)
  await plain.goto('/admin/applications/unanswered')
  await plain.one('.caselist li', 'Asking Renter').follow(/Asking Renter/)
  await plain.press('Put it on their page')
  expect(plain.words).toContain('Please write the answer first.')
  plain.fill('Your answer', 'On <i>Friday</i>\nat noon')
  await plain.press('Put it on their page')
  expect(plain.one('.apphead .toast').words).toContain('stands on their private page. A mail tells them')
  expect(plain.one('.timeline').words).toContain('On <i>Friday</i>')
  expect(plain.all('.case .toast')).toHaveLength(0)
  await plain.goto(`/applications/mine?key=${token}`)
  expect(plain.one('.letters li:last-child').words).toMatch(/^From the team of .+On <i>Friday<\/i>/)
  await plain.goto('/admin/applications/unanswered')
  expect(plain.all('.caselist li', 'Asking Renter')).toHaveLength(0)
})

test('a message of an example waits in a list of its own until it needs no answer, without JavaScript', async ({
  plain,
}) => {
  await signInPlainly(plain)
  await plain.goto('/admin/applications/new')
  await plain.one('.today').follow(/^1 ?to answer$/)
  await plain.one('.caselist li', 'To answer.').follow(/Demo Avery/)
  expect(plain.one('.case .toast').words).toContain('Demo Avery wrote')
  await plain.press('Needs no answer')
  expect(plain.one('.apphead .toast').words).toContain('needs no answer')
  expect(plain.all('.case .toast')).toHaveLength(0)
  await plain.one('.today').follow(/^0 ?to answer$/)
  expect(plain.words).toContain('Every message is answered')
})

test('a yes that somebody took back by answering is noted without JavaScript, and nothing that needs it is offered', async ({
  plain,
  site,
}) => {
  await addApplications(site, [{ full_name: 'Stop Renter', source_page: '/stop', phone: '(713) 555-0157' }])
  await signInPlainly(plain)
  await plain.goto('/admin/applications/new?source=/stop')
  await plain.one('.caselist li', 'Stop Renter').follow(/Stop Renter/)
  expect(plain.all('a[href="tel:+17135550157"]').length).toBeGreaterThan(0)
  const offered = 'Record that they took it back'
  expect(plain.words).toContain(offered)
  plain.one('.yesno').unfoldAll('')
  await plain.press('Yes, they took it back')
  expect(plain.one('.apphead .toast').words).toContain('they took that yes back')
  expect(plain.one('.timeline').words).toContain('They took back the yes: ')
  expect(plain.all('a[href="tel:+17135550157"]')).toHaveLength(0)
  expect(plain.words).not.toContain(offered)
})

test('two people at once: the second is told in plain words, and nothing is overwritten', async ({
  page,
  plain,
  site,
}) => {
  await addApplications(site, [{ full_name: 'Wanted Twice', source_page: '/twice' }])
  await openInbox(page, '/admin/applications/new?source=/twice')
  await signInPlainly(plain)
  await plain.goto('/admin/applications/new?source=/twice')
  await plain.press('To in progress')
  expect(plain.one('.apphead .toast').words).toContain('Moved to In progress.')
  await page.getByRole('button', { name: 'To contacted' }).click()
  await expect(said(page)).toContainText('Somebody was faster: “New to In progress by you”.')
  await expect(page.locator('.case header .tag')).toContainText('In progress')
})

test('many are moved at once, and flagged spam stands in a list of its own', async ({ page, site }) => {
  await addApplications(
    site,
    ['Many One', 'Many Two', 'Many Three'].map((full_name) => ({ full_name, source_page: '/many' })),
  )
  await openInbox(page, '/admin/applications/new?source=/many')
  for (const name of ['Many One', 'Many Two']) await page.getByLabel(`Select ${name}`).check()
  await page.locator('.many').getByRole('button', { name: 'In progress' }).click()
  await expect(said(page)).toContainText('2 applications moved to In progress.')
  await expect(line(page, 'Many')).toHaveCount(1)
  await page.getByRole('button', { name: 'Flag as spam' }).click()
  await expect(said(page)).toContainText('nothing of it is lost')
  await page.getByRole('link', { name: /^Spam/ }).click()
  await expect(line(page, 'Many Three')).toBeVisible()
})

test('what is typed about one application is not there at the next, and keys press only what is shown', async ({
  page,
  site,
}) => {
  const names = ['Shown One', 'Shown Two', 'Shown Three']
  await addApplications(
    site,
    names.map((full_name) => ({ full_name, source_page: '/shown' })),
  )
  await openInbox(page, '/admin/applications/new?source=/shown')
  const first = await front(page).innerText()
  await page.getByText('Note a payment').click()
  await page.getByLabel('How much').fill('$99.95')
  await page.keyboard.press('Escape')
  await page.locator('#next-application').click()
  await expect(front(page)).not.toHaveText(first)
  await page.getByText('Note a payment').click()
  await expect(page.getByLabel('How much')).toHaveValue('')

  const posts: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())))
  await page.getByLabel('Select Shown Three').check()
  await page.keyboard.press('s')
  await page.getByLabel('Select Shown Three').uncheck()
  await page.setViewportSize({ width: 500, height: 800 })
  await page.goto('/admin/applications/new?source=/shown')
  await page.locator('body').press('s')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await expect(line(page, 'Shown')).toHaveCount(3)
  expect(posts.filter((url) => url.includes('/move'))).toEqual([])
})

test('a text is offered only with a yes to texts, and the rent is set against the income', async ({
  page,
  site,
}) => {
  await addApplications(site, [
    {
      full_name: 'Sum Renter',
      source_page: '/sum',
      phone: '(713) 555-0155',
      income: '2500-4000',
      bedrooms: 1,
    },
  ])
  await openInbox(page, '/admin/applications/new?source=/sum')
  await expect(page.getByText(/30% of that income is \$750-\$1,200.*\(HUD, FY\d{4}\)/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Text ?: no permission$/ })).toBeDisabled()
  await expect(page.locator('.caseacts').getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:+17135550155',
  )
})

test('the owner rewords a mail; a field that does not exist is refused beside it', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/applications/templates')
  await page.getByText('When can we call?').click()
  const form = page.locator('.template[open]')
  await form.getByLabel('Words').fill('Hello {nmae}, call us.')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('There is no field {nmae}.')).toBeVisible()
  await form.getByLabel('Words').fill('Hello {name}, call us at {phone}.')
  await form.getByRole('button', { name: 'Preview' }).click()
  await expect(form.getByText('Hello Demo Avery, call us at (800) 555-0142.')).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
})

test('the form of another mail is blank and folded again once its mail is added', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/applications/templates')
  const mails = page.getByRole('region', { name: 'Mails in English' })
  const another = mails.locator('.template').last()
  await another.locator('summary').click()
  await another.getByLabel('Its name in the list').fill('Keys are ready')
  await another.getByLabel('Subject').fill('Your keys')
  await another.getByLabel('Words').fill('Hello {name}, come by.')
  await another.getByRole('button', { name: 'Add it' }).click()
  await expect(mails.getByRole('heading', { name: 'Keys are ready' })).toBeVisible()
  await expect(another.getByLabel('Words')).toBeHidden()
  await another.locator('summary').click()
  for (const field of ['Its name in the list', 'Subject', 'Words'])
    await expect(another.getByLabel(field)).toHaveValue('')
  // What another form of the page does leaves it as it is.
  await another.getByLabel('Words').fill('A letter that is begun.')
  const added = mails
    .locator('.template')
    .filter({ has: page.getByRole('heading', { name: 'Keys are ready' }) })
  await added.locator('summary').first().click()
  await added.getByText('Remove', { exact: true }).click()
  await added.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(added).toHaveCount(0)
  await expect(another.getByLabel('Words')).toHaveValue('A letter that is begun.')
})

test('a mail that another tab has changed is not written over: both are shown, and the choice is made knowingly', async ({
  page,
}) => {
  await signIn(page)
  const openMail = async (tab: Page) => {
    await tab.goto('/admin/applications/templates')
    await tab.getByRole('heading', { name: 'We cannot help with this' }).click()
    return tab
      .locator('.template')
      .filter({ has: tab.getByRole('heading', { name: 'We cannot help with this' }) })
  }
  const other = await page.context().newPage()
  const [mine, theirs] = [await openMail(page), await openMail(other)]
  await mine.getByLabel('Words').fill('From this tab.')
  await theirs.getByLabel('Words').fill('From the other tab.')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Saved.')).toBeVisible()
  // The page reads all mails again with that, and still nobody has seen the other tab's words.
  const first = page.locator('.template').first()
  await first.locator('summary').first().click()
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(mine.getByRole('alert')).toContainText('Somebody changed this mail since you opened the page.')
  await expect(mine.getByRole('region', { name: 'What is saved now' })).toContainText('From the other tab.')
  await expect(mine.getByLabel('Words')).toHaveValue('From this tab.')
  // The page around it is looked at below.
  await expectAccessible(page, '.template[open]')
  await mine.getByRole('button', { name: 'Save' }).click()
  // The word 'Saved.' may still be that of the first mail.
  await expect(mine.getByRole('alert')).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Words').filter({ hasText: 'From this tab.' })).toHaveCount(1)
})

test('without JavaScript a mail is removed after a question and brought back; with none left a blank one can be written', async ({
  plain,
  site,
}) => {
  await addApplications(site, [{ full_name: 'Blank Renter', source_page: '/blank' }])
  await signInPlainly(plain)
  await plain.goto('/admin/applications/templates')
  const inEnglish = () => plain.one('section[aria-label="Mails in English"]')
  const count = () => inEnglish().all('.template').length - 1
  while (count() > 0) {
    const left = count()
    plain.unfoldAll('.template')
    const first = inEnglish().all('.template')[0]
    first?.unfold('Remove')
    await first?.press('Yes, remove it')
    expect(plain.words).toContain('Removed.')
    expect(count()).toBe(left - 1)
  }
  await plain.goto('/admin/applications/new?source=/blank')
  await plain.one('.caselist li', 'Blank Renter').follow(/Blank Renter/)
  await plain.one('.caseacts.one').follow(/^Mail/)
  expect(plain.field('Words').value).toBe('')
  await plain.one('.letter').follow('Do not send')
  await plain.press('Open mail')
  plain.fill('Subject', 'About Friday')
  plain.fill('Words', 'Come at noon.')
  await plain.press('Send the mail')
  expect(plain.one('.apphead .toast').words).toContain('The mail is on its way.')
  await plain.goto('/admin/applications/templates')
  await inEnglish().press('Bring back the program’s own mails')
  expect(inEnglish().words).toContain('Costs in writing')
  expect(count()).toBe(4)
})

test('an agent finds the applications and nothing else', async ({ page, site }) => {
  await signIn(page, await addAdmin(site, 'agent@example.com', 'agent'))
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/applications\/new$/)
  await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link')).toHaveText([
    /^Applications( \d+\+? new or to answer)?$/,
  ])
  for (const path of ['/admin/articles', '/admin/settings', '/admin/applications/templates', '/admin/people'])
    expect((await page.request.get(path)).status(), path).toBe(403)
})

for (const width of [360, 1280])
  test(`the inbox fits and can be used by everybody at ${width} px`, async ({ page, site }) => {
    await addApplications(site, [
      {
        full_name: 'Axe Renter',
        source_page: `/axe-${width}`,
        phone: '(713) 555-0144',
        words: 'I lost my job.',
      },
    ])
    await page.setViewportSize({ width, height: 800 })
    await openInbox(page, `/admin/applications/new?source=/axe-${width}`)
    await expectFit(page)
    await expectAccessible(page)
    const lists = page.getByRole('navigation', { name: 'Applications by status' }).getByRole('link')
    const boxes = await lists.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    expect(boxes.length).toBeGreaterThan(4)
    // Each can be seen and reached.
    for (const { left, right, height } of boxes)
      expect(left >= 0 && right <= width && height >= 44).toBe(true)
    await line(page, 'Axe Renter').getByRole('link').click()
    await page.waitForURL(/\/new\/[0-9a-f-]+\?/)
    await page.getByRole('button', { name: 'Open mail' }).click()
    await expect(page.getByLabel('Words')).toBeVisible()
    await expectFit(page)
    await expectAccessible(page, 'main')
    for (const path of ['/admin/applications/approved?state=WY', '/admin/applications/templates']) {
      await page.goto(path)
      await expectFit(page)
      await expectAccessible(page, 'main')
    }
  })

test('a note that is begun is there again after another case, a move, a sign-out and while nobody answers; once added it is gone from its field', async ({
  page,
  site,
}) => {
  await addApplications(
    site,
    ['Note One', 'Note Two'].map((full_name) => ({ full_name, source_page: '/notes' })),
  )
  await openInbox(page, '/admin/applications/new?source=/notes')
  const note = page.locator('.composer textarea')
  const first = await front(page).textContent()
  await note.fill('Half a thought')
  await page.locator('.caselist a').nth(1).click()
  await expect(front(page)).not.toHaveText(first ?? '')
  await expect(note).toHaveValue('')
  await page.locator('.caselist a').first().click()
  await expect(front(page)).toHaveText(first ?? '')
  await expect(note).toHaveValue('Half a thought')

  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('What you typed is still here')).toBeVisible()
  await expect(note).toHaveValue('Half a thought')
  await page.context().addCookies(cookies)
  await page.route('**/admin/session', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('the site does not answer just now')).toBeVisible()
  await expect(note).toHaveValue('Half a thought')
  await page.unroute('**/admin/session')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(said(page)).toContainText('Note added')
  await expect(page.locator('.timeline')).toContainText('Half a thought')
  await expect(note).toHaveValue('')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(said(page)).toContainText('Please write the note first')
})

test('over a page of what fits a filter stands how many are on it', async ({ plain, site }) => {
  const many = Array.from({ length: 21 }, (_, n) => ({ full_name: `Count ${n}`, source_page: '/count' }))
  await addApplications(site, many)
  await signInPlainly(plain)
  await plain.goto('/admin/applications/new?source=/count')
  expect(plain.one('.caselist .sort').words).toBe('20 new on this page, by due date')
  await plain.follow('More of this list')
  expect(plain.one('.caselist .sort').words).toBe('1 new on this page, by due date')
})
