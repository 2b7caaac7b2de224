import type { Page } from '@playwright/test'
import { openDatabase } from '../app/db/database.server.ts'
import { at, fillRest, fillYou, go, inHouston } from './applying.ts'
import { expectAccessible, expectFit } from './axe.ts'
import { openMailbox } from './mailbox.ts'
import { onOnePage } from './one-page.ts'
import { openPlain, type PlainPage } from './plain-page.ts'
import { test as anew, expect, startSite } from './site.ts'

const test = onOnePage(anew)
const phone = { width: 360, height: 740 }

async function sendAll(page: Page) {
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await page.getByText('Work on my application').click()
  await go(page, 'Send my application')
  await expect(page.getByRole('heading', { level: 1, name: 'We have it. Now it is our turn.' })).toBeVisible()
}

function fillYouPlainly(page: PlainPage, email: string) {
  page.fill('Your name', 'Demo Avery')
  page.fill('Phone', '(713) 555-0118')
  page.fill('E-mail', email)
  page.check('Call')
}

/** On a phone it is folded. */
function slipOn(page: PlainPage) {
  page.unfoldAll(':has(section.slip)')
  return page.one('section.slip').words
}

/** From the second step to the number. */
async function sendRestPlainly(page: PlainPage) {
  expect(page.one('h2', 'Your next home')).toBeTruthy()
  expect(page.field('City and state').value).toBe('Houston, TX')
  page.choose('Adults moving in', '2')
  page.fill('Rent you can carry', '$1,300')
  await page.press('Continue')
  expect(page.one('h2', 'What happened')).toBeTruthy()
  page.check('An eviction')
  page.fill('In a sentence or two', 'I lost my job, and have a new one.')
  await page.press('Continue')
  expect(page.one('h2', 'Your yes')).toBeTruthy()
  for (const box of page.all('input[type=checkbox]')) expect(box.attribute('checked')).toBeUndefined()
  page.check('Work on my application')
  await page.press('Send my application')
  expect(page.one('h1').words).toContain('We have it. Now it is our turn.')
}

const shownReference = (page: Page) => page.locator('.reftag b').innerText()

for (const javaScriptEnabled of [false, true]) {
  const how = javaScriptEnabled ? 'with' : 'without'

  test(`on a phone ${how} JavaScript somebody applies for funding, gets a number and keeps a page`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ baseURL: site.url, viewport: phone, javaScriptEnabled })
    await page.goto(inHouston)
    await go(page)
    const summary = page.getByRole('alert')
    await expect(summary).toContainText('Please write your name')
    await expect(summary).toBeFocused()
    await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true')
    await fillYou(page, `${how}@example.com`)
    await go(page)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveAccessibleDescription('Step 2 of 4')
    await expect(page.getByText('is filled in from the page you came from.')).toBeVisible()
    await fillRest(page)
    // Back and forth loses nothing.
    await go(page, 'Back')
    await expect(page.getByLabel('In a sentence or two')).toHaveValue('I lost my job, and have a new one.')
    await go(page)
    await expect(page.getByText('Houston, TX, 2 adults, $1,300 a month')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change What happened' })).toBeVisible()
    await sendAll(page)
    expect(await shownReference(page)).toMatch(/^[2-9A-HJKMNP-Z]{3}-[2-9A-HJKMNP-Z]{4}$/)
    await page.getByRole('link', { name: 'Open my private page' }).click()
    const reached = page.getByRole('listitem').filter({ hasText: 'Received' })
    await expect(reached).toHaveAttribute('aria-current', 'step')
    await expect(reached.getByRole('heading')).toHaveAccessibleName('Received Now')
    await page.close()
  })
}

test('in Spanish somebody applies, reads each yes in Spanish and keeps a page that is there in English too', async ({
  page,
}) => {
  await page.goto(`/es${inHouston}`)
  await go(page, 'Continuar')
  await expect(page.getByRole('alert')).toContainText('Por favor, escriba su nombre')
  await page.getByLabel('Su nombre').fill('Demo Avery')
  await page.getByLabel('Teléfono').fill('(713) 555-0118')
  await go(page, 'Continuar')
  await expect(page.getByLabel('Ciudad y estado')).toHaveValue('Houston, TX')
  await page.getByLabel('Adultos que se mudan').selectOption('2')
  await go(page, 'Continuar')
  await page.getByText('Un desalojo').click()
  await go(page, 'Continuar')
  await at(page, 'Su permiso')
  await expectAccessible(page, 'main')
  await page.getByText('Trabajar en mi solicitud').click()
  await go(page, 'Enviar mi solicitud')
  await expect(page).toHaveURL(/\/es\/applications\/sent/)
  const reference = await shownReference(page)
  await page.getByRole('link', { name: 'Abrir mi página privada' }).click()
  await page.getByText('Trabajar en mi solicitud').first().click()
  await expect(page.getByText('puede guardar estas respuestas')).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: `Application ${reference}` })).toBeVisible()
})

test('of the kit somebody orders the number alone, and is told its price and no other', async ({ plain }) => {
  await plain.goto('/forms/diy-order?from=/diy-rental-kit')
  fillYouPlainly(plain, 'number@example.com')
  await plain.press('Continue')
  expect(slipOn(plain)).toContain('Full kit')
  plain.fill('City and state', 'Houston, TX')
  plain.choose('Adults moving in', '2')
  await plain.press('Continue')
  expect(plain.one('[role=alert]').words).toContain('Please choose the full kit or the number alone')
  plain.check('The number alone')
  await plain.press('Continue')
  expect(slipOn(plain)).toContain('$289.95')
  await plain.press('Continue')
  expect(plain.one('dl.said').words).toContain('The number alone')
  plain.check('Work on my application')
  await plain.press('Send my application')
  const steps = plain.one('ol.nextsteps').words
  expect(steps).toContain('Renter number alone, 2 adults: $289.95')
  expect(steps).not.toContain('Full kit')
  await plain.follow('Open my private page')
  expect(plain.one('main').words).toContain('the number alone')
})

test('the form begins with the program that a link names, and any other can be chosen', async ({
  page,
  plain,
}) => {
  // The link says both what it offers and where it stands: the page there sells another program.
  await plain.goto('/full-service-program')
  const link = plain.link('Apply online')
  expect(link).toBe('/forms/funding?program=performance&from=/full-service-program')
  await plain.goto(link)
  fillYouPlainly(plain, 'program@example.com')
  await plain.press('Continue')
  expect(plain.field('Program').value).toBe('performance')
  plain.choose('Program', 'funding')
  plain.choose('Adults moving in', '1')
  plain.fill('City and state', 'Houston, TX')
  await plain.press('Continue')
  expect(slipOn(plain)).toContain('Application fee')
  await page.goto(link)
  const slip = page.getByRole('region', { name: 'What it costs' })
  await expect(slip).toContainText('Fee after approval')
  await page.reload()
  await expect(slip).toContainText('Fee after approval')
  const begun = page.waitForResponse(/\/applications\/begin/)
  await fillYou(page, 'program@example.com')
  expect(await (await begun).json()).toMatchObject({ program: 'fullService' })
  await go(page)
  await expect(page.getByLabel('Program')).toHaveValue('performance')
  await page.getByLabel('Program').selectOption('funding')
  await expect(page).toHaveURL(/[?&]program=funding\b/)
  await page.reload()
  await expect(slip).toContainText('Application fee')
})

test('what it costs follows the program, the adults and the rent while one fills in', async ({ page }) => {
  await page.goto('/forms/funding')
  await fillYou(page, 'costs@example.com')
  await go(page)
  await at(page, 'Your next home')
  const slip = page.getByRole('region', { name: 'What it costs' })
  await expect(slip).toContainText('Application fee')
  await expect(slip).toContainText('$99.95 and one month’s rent')
  const spoken = page.getByRole('status')
  const announced = await spoken.evaluateHandle((region) => {
    const texts: (string | null)[] = []
    new MutationObserver(() => texts.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return texts
  })
  await page.getByLabel('Rent you can carry').pressSequentially('1000')
  await expect(slip).toContainText('$1,099.95')
  await expect(spoken).toHaveText('To us, together: $1,099.95')
  // Only once typing rests: no sum of half a rent is announced.
  expect(await announced.jsonValue()).toEqual(['To us, together: $1,099.95'])
  await page.getByLabel('Program').selectOption('fullService')
  await page.getByLabel('Adults moving in').selectOption('3')
  await expect(slip).toContainText('Setup fee, 3 adults')
  await expect(slip).toContainText('$1,795.00')
})

test('a number we never ask for is refused beside the field, and stays there to be taken out', async ({
  page,
}) => {
  await page.goto(inHouston)
  await fillYou(page, 'number@example.com')
  await go(page)
  await expect(page.getByLabel('City and state')).toHaveValue('Houston, TX')
  await page.getByLabel('Adults moving in').selectOption('1')
  await go(page)
  await page.getByLabel('In a sentence or two').fill('My number is 123-45-6789')
  await go(page)
  await expect(page.getByRole('alert')).toContainText('we never need one')
  await expect(page.getByLabel('In a sentence or two')).toHaveValue('My number is 123-45-6789')
})

test('a link of the summary leads to its field and leaves the form at its step; Back still leads back', async ({
  page,
}) => {
  await page.goto('/forms/funding')
  await fillYou(page, 'summary@example.com')
  await go(page)
  await at(page, 'Your next home')
  await go(page)
  await page.getByRole('alert').getByRole('link').first().click()
  await expect(page).toHaveURL(/#/)
  await at(page, 'Your next home')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('City and state')).toBeFocused()
  await page.goBack()
  await at(page, 'Your next home')
  await page.goBack()
  await at(page, 'You')
  await expect(page.getByLabel('Your name')).toHaveValue('Demo Avery')
})

test('what a program filled in without an event is read with Continue', async ({ page }) => {
  await page.goto('/forms/funding')
  await fillYou(page, 'filled@example.com')
  await page.getByLabel('Your name').evaluate((field: HTMLInputElement) => {
    field.value = 'Demo Filled'
  })
  await go(page)
  await at(page, 'Your next home')
  await page.goBack()
  await expect(page.getByLabel('Your name')).toHaveValue('Demo Filled')
})

test('what was kept on the device goes when the form is sent without the island', async ({ page }) => {
  await page.goto(inHouston)
  await fillYou(page, 'plain.send@example.com')
  await go(page)
  await at(page, 'Your next home')
  const kept = () => page.evaluate(() => localStorage.getItem('application:funding'))
  expect(await kept()).toContain('plain.send@example.com')
  await page.route('**/islands/hydrate-*.js', (route) => route.abort())
  await page.goto(inHouston)
  await fillYou(page, 'plain.send@example.com')
  await go(page)
  await fillRest(page)
  await sendAll(page)
  expect(await kept()).toBeNull()
})

test('who reloads before the server has answered the first letter still finds the town of the page', async ({
  page,
}) => {
  await page.route('**/applications/begin?*', (route) => route.abort())
  await page.goto(inHouston)
  await fillYou(page, 'reload@example.com')
  await go(page)
  await at(page, 'Your next home')
  await page.unroute('**/applications/begin?*')
  await page.reload()
  await at(page, 'Your next home')
  await expect(page.getByLabel('City and state')).toHaveValue('Houston, TX')
})

test('the answers stay on the device, can be erased there, and those of the wizard come only when asked', async ({
  page,
}) => {
  await page.goto('/qualify')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Evictions', { exact: true }).click()
  // Kept once the wizard is hydrated.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('qualification'))).toContain('Evictions')
  // As the wizard's own example has it; the form takes one amount.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('qualification') ?? '{}')
    kept.answers.rentBudget = '$1,000 - $1,500'
    localStorage.setItem('qualification', JSON.stringify(kept))
  })
  await page.goto(inHouston)
  await fillYou(page, 'device@example.com')
  await go(page)
  await at(page, 'Your next home')
  await page.getByLabel('Adults moving in').selectOption('1')
  await page.reload()
  await at(page, 'Your next home')
  await expect(page.getByLabel('Adults moving in')).toHaveValue('1')
  await page.getByRole('button', { name: 'Use those answers' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Your next home' })).toBeFocused()
  await expect(page.getByLabel('City and state')).toHaveValue('Houston, TX')
  await go(page)
  await expect(page.getByLabel('An eviction')).toBeChecked()
  await page.getByRole('button', { name: 'Erase them' }).click()
  await at(page, 'You')
  await expect(page.getByLabel('Your name')).toHaveValue('')
  const stored = () => page.evaluate(() => JSON.stringify(localStorage))
  expect(await stored()).not.toContain('device@example.com')
  // By one press all is there again, at the step where it was erased.
  const undo = page.getByRole('button', { name: 'Bring it back' })
  await expect(undo).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await at(page, 'What happened')
  await expect(page.getByRole('heading', { level: 2, name: 'What happened' })).toBeFocused()
  await expect(page.getByLabel('An eviction')).toBeChecked()
  await page.getByRole('button', { name: 'Erase them' }).click()
  await at(page, 'You')
  await page.getByLabel('Your name').fill('Demo Second')
  await undo.click()
  await at(page, 'What happened')
  await undo.click()
  await at(page, 'You')
  await expect(page.getByLabel('Your name')).toHaveValue('Demo Second')
  await page.getByRole('button', { name: 'Erase them' }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Your name')).toHaveValue('')
  await expect(undo).toHaveCount(0)
})

anew(
  'a double click, and a try while offline, make one application; that it failed is seen on a phone',
  async ({ page, context, site }) => {
    await page.setViewportSize(phone)
    await page.goto(inHouston)
    await fillYou(page, 'once@example.com')
    await go(page)
    await fillRest(page)
    await page.getByText('Work on my application').click()
    await context.setOffline(true)
    await go(page, 'Send my application')
    const failure = page.getByRole('alert')
    await expect(failure).toContainText('send them again when you are online')
    await expect(failure).toBeFocused()
    await expect(failure).toBeInViewport({ ratio: 1 })
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Send my application' }).dblclick()
    await expect(page.getByRole('heading', { level: 1, name: 'We have it.' })).toBeVisible()
    const first = await shownReference(page)
    await page.goBack()
    await page.goto(inHouston)
    // What was sent is no longer kept on the device.
    await expect(page.getByLabel('Your name')).toHaveValue('')
    expect(first).not.toBe('')
    const database = await openDatabase(site)
    const sent = database.db.selectFrom('applications').select('id').where('email', '=', 'once@example.com')
    expect(await sent.execute()).toHaveLength(1)
    await database.close()
    expect(site.output()).not.toContain('once@example.com')
  },
)

test('with the keyboard alone, from the first field to the number', async ({ page }) => {
  await page.goto('/forms/signup?from=/full-service-program')
  await page.getByLabel('Your name').focus()
  await page.keyboard.type('Demo Keys')
  await page.keyboard.press('Tab')
  await page.keyboard.type('7135550118')
  await page.keyboard.press('Enter')
  await at(page, 'Your next home')
  await expect(page.getByRole('heading', { level: 2, name: 'Your next home' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Austin, TX')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await at(page, 'What happened')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await at(page, 'Your yes')
  for (let tabs = 0; tabs < 4; tabs++) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'We have it.' })).toBeVisible()
})

test('in the frame of a program page the form is slim, says its cost in one line and ends inside it', async ({
  page,
}) => {
  await page.goto('/full-service-program')
  const frame = page.locator('iframe')
  await frame.scrollIntoViewIfNeeded()
  const form = frame.contentFrame()
  await expect(form.getByText('Full-service program, 1 adult: $300.00')).toBeVisible()
  await form.getByLabel('Your name').fill('Demo Frame')
  await form.getByLabel('Phone').fill('7135550118')
  await form.getByRole('button', { name: 'Continue' }).click()
  await form.getByLabel('City and state').fill('Austin, TX')
  await form.getByLabel('Adults moving in').selectOption('2')
  await expect(form.getByText('2 adults: $600.00')).toBeVisible()
  await form.getByRole('button', { name: 'Continue' }).click()
  await form.getByRole('button', { name: 'Continue' }).click()
  await form.getByText('Work on my application').click()
  await form.getByRole('button', { name: 'Send my application' }).click()
  await expect(form.getByText('Your number', { exact: true })).toBeVisible()
  await form.getByRole('link', { name: 'Open my private page' }).click()
  await expect(page).toHaveURL(/\/applications\/mine/)
})

test('begun here and continued elsewhere by the link in a mail, confirmed by a mail with the number', async ({
  browser,
}) => {
  const mailbox = await openMailbox()
  const site = await startSite({ env: { ...mailbox.env, SEED_DEMO: '0' } })
  const messages = () => mailbox.received.map(({ message }) => message).join('\n')
  const linkTo = (name: string) => new RegExp(`http://localhost:\\d+/applications/${name}\\?key=[\\w-]{43}`)
  const mailed = async (name: string) => {
    await expect.poll(messages).toMatch(linkTo(name))
    return linkTo(name).exec(messages())?.[0] ?? ''
  }
  const here = await openPlain(site.url)
  await here.goto(inHouston)
  fillYouPlainly(here, 'elsewhere@example.com')
  here.unfold('Continue on another device')
  await here.press('Mail me the link')
  expect(here.words).toContain('We have mailed you a private link.')
  const link = await mailed('resume')
  const there = await browser.newPage({ baseURL: site.url, viewport: phone })
  await there.goto(link)
  await expect(there.getByLabel('Your name')).toHaveValue('Demo Avery')
  await expect(there.locator('[data-island=apply-form]')).toHaveAttribute('data-hydrated', 'yes')
  await expect(there.getByText(/We keep what you wrote until \w+ \d+, \d{4}/)).toBeVisible()
  await expect(there.getByText('on this device alone')).toBeHidden()
  // What is typed behind the link stays on this device, through a reload, another page and the way back.
  await there.getByLabel('Your name').fill('Demo Avery Lee')
  await go(there)
  await there.getByLabel('Rent you can carry').fill('$1,100')
  await there.reload()
  await expect(there.getByLabel('Rent you can carry')).toHaveValue('$1,100')
  await there.goto('/policy-terms')
  await there.goBack()
  await expect(there.getByLabel('Rent you can carry')).toHaveValue('$1,100')
  await go(there, 'Back')
  await expect(there.getByLabel('Your name')).toHaveValue('Demo Avery Lee')
  await go(there)
  await fillRest(there)
  await sendAll(there)
  const reference = await shownReference(there)
  await mailed('mine')
  expect(messages()).toContain(reference)
  await there.goto(link)
  await expect(there.getByRole('heading', { name: 'Nothing under this link' })).toBeVisible()
  await here.close()
  await there.close()
  await site.stop()
  await mailbox.close()
})

test('a link for another device is dead once it is erased behind it, or all of it is sent', async () => {
  const mailbox = await openMailbox()
  const site = await startSite({ env: { ...mailbox.env, SEED_DEMO: '0' } })
  const [here, there] = [await openPlain(site.url), await openPlain(site.url)]
  const mailMe = async () => {
    const count = mailbox.received.length
    here.unfold('Continue on another device')
    await here.press('Mail me the link')
    expect(here.words).toMatch(/We keep what you wrote until \w+ \d+, \d{4}/)
    const link = /\/applications\/resume\?key=[\w-]{43}/
    await expect.poll(() => mailbox.received[count]?.message).toMatch(link)
    return link.exec(mailbox.received[count]?.message ?? '')?.[0] ?? ''
  }
  await here.goto(inHouston)
  fillYouPlainly(here, 'link@example.com')
  await there.goto(await mailMe())
  expect(there.field('Your name').value).toBe('Demo Avery')
  await there.press('Erase it now')
  expect(there.one('h1').words).toBe('What you wrote is erased')
  await there.reload()
  expect(there.words).not.toContain('Demo Avery')

  const link = await mailMe()
  await here.press('Continue')
  await sendRestPlainly(here)
  await there.goto(link)
  expect(there.one('h1').words).toBe('Nothing under this link')
  await here.close()
  await there.close()
  await site.stop()
  await mailbox.close()
})

test('on the private page one writes, corrects, takes back a yes, downloads, withdraws and deletes, without JavaScript', async ({
  site,
}) => {
  const page = await openPlain(site.url)
  await page.goto(inHouston)
  fillYouPlainly(page, 'mine@example.com')
  await page.press('Continue')
  await sendRestPlainly(page)
  await page.follow('Open my private page')
  page.fill('Write to us', 'Wednesday works.')
  await page.press('Send')
  expect(page.one('main [autofocus]').words).toContain('Your message is with us.')
  expect(page.address).toContain('said=message')
  await page.reload()
  expect(page.all('.mine', 'Wednesday works.')).toHaveLength(1)
  page.unfold('Correct')
  page.fill('Phone', '12')
  await page.press('Save')
  expect(page.one('[role=alert]').words).toContain('US phone number')
  expect(page.words).not.toContain('Your message is with us.')
  page.fill('Phone', '(713) 555-0199')
  await page.press('Save')
  expect(page.words).toContain('(713) 555-0199')
  // Each leads to an address that can be loaded again and come back to: no browser asks to send anything once more.
  expect(page.address).toContain('said=corrected')
  await page.press('Allow News')
  expect(page.address).toContain('said=allowed')
  await page.press('Take back News')
  expect(page.address).toContain('said=taken-back')
  expect(page.one('.permitlist').words).toContain('taken back')
  await page.press('Download what we keep')
  expect(page.headers['content-disposition']).toMatch(/^attachment; filename="application-.+\.json"/)
  expect(page.words).toContain('usually answers within')
  await page.press('Take back Work on my application')
  expect(page.words).toContain('Nobody gets in touch')
  expect(page.words).not.toContain('usually answers within')
  await page.press('Allow Work on my application')
  page.unfold('Withdraw')
  await page.press('Yes, withdraw it')
  expect(page.address).toContain('said=withdrawn')
  expect(page.words).toContain('Withdrawn by you')
  expect(page.words).toContain('Nobody works on your application any more.')
  expect(page.words).not.toMatch(/still to come|stop at any time/)
  page.unfold('Delete my data')
  await page.press('Yes, delete everything')
  expect(page.all('h1, h2', 'Your application is deleted')).toHaveLength(1)
  await page.reload()
  expect(page.one('h1').words).toMatch(/Nothing under this link|is deleted/)
  await page.close()
})

test('every step, the number and the private page fit and are accessible in both themes', async ({
  page,
}) => {
  const check = async (within = 'main') => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expectFit(page)
    }
    await expectAccessible(page, within)
  }
  await page.goto(inHouston)
  await go(page)
  await check('html')
  await fillYou(page, 'axe@example.com')
  await go(page)
  await at(page, 'Your next home')
  await page.setViewportSize(phone)
  await page.getByText('What it costs', { exact: true }).first().click()
  await check()
  await page.getByLabel('Adults moving in').selectOption('1')
  await go(page)
  await at(page, 'What happened')
  await check()
  await go(page)
  await at(page, 'Your yes')
  await go(page, 'Send my application')
  await check()
  await sendAll(page)
  await check()
  await page.getByRole('link', { name: 'Open my private page' }).click()
  for (const folded of ['Withdraw', 'Delete my data']) await page.getByText(folded, { exact: true }).click()
  await check()
  await page.goto('/forms/city-application/frame')
  await check('html')
})

anew('the form hydrates with at most 75 KB of script', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.allHeaders().then((headers) => Number(headers['content-length'])))
  })
  await page.goto(inHouston)
  await page.getByLabel('Your name').fill('x')
  await expect(page.getByText('Until you send them, your answers stay on this device alone')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(75 * 1024)
})
