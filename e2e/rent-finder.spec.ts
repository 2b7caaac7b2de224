import { expectAccessible, expectFit, expectFitAndAccessible } from './axe.ts'
import { onOnePage } from './one-page.ts'
import { test as anew, expect } from './site.ts'

const test = onOnePage(anew)
const answered = '/rent-finder?near=houston-tx&miles=50&bedrooms=2&rent=1500'

test('an answer with its map and list fits every screen and has no accessibility violation', ({ page }) =>
  expectFitAndAccessible(page, answered))

test('without JavaScript the form asks back, keeps what was typed and leads to a town', async ({ plain }) => {
  const rent = 'Or the rent you can pay'
  await plain.goto('/rent-finder')
  plain.fill('Town or ZIP code', 'Springfield')
  plain.fill(rent, 'about 900')
  plain.choose('Bedrooms', '2')
  await plain.press('Show the towns')
  expect(plain.title).toMatch(/^Almost there \| Where can I afford/)
  expect(plain.field(rent).value).toBe('about 900')
  expect(plain.field(rent).description).toMatch(/digits, like 1200/)
  plain.fill(rent, '$1,000')
  await plain.press('Show the towns')
  await plain.follow('Springfield, MO')
  expect(plain.address).toMatch(/\?near=springfield-mo&miles=50&bedrooms=2&rent=1000#answer$/)
  expect(plain.all('h2')[0]?.words).toContain('of Springfield, MO have a fair rent of $1,000')
  await plain.goto(plain.all('ol.numbered a')[1]?.attribute('href') ?? '')
  expect(plain.address).toMatch(/\/city\/[a-z-]+$/)
  expect(plain.status).toBe(200)
  // As it is pasted from a chat, with marks that nobody sees.
  await plain.goto(`/rent-finder?near=${encodeURIComponent('\u202aHouston, TX\u202c')}&income=4000%E2%80%8B`)
  expect(plain.address).toMatch(/\?near=houston-tx&.*income=4000$/)
})

test('with JavaScript it answers as one types, by keyboard alone, and the address can be shared', async ({
  page,
}) => {
  await page.goto('/rent-finder')
  const loaded = page.waitForResponse(/live-answer/)
  await page.getByLabel('Town or ZIP code').focus()
  await loaded
  await page.keyboard.type('Houston, TX')
  await page.keyboard.press('Tab')
  await page.keyboard.type('abc')
  await expect(page.getByRole('status')).toHaveText('One more thing. Write dollars in digits, like 1200.')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('4500')
  await expect(page.getByRole('status')).toContainText(
    'within 50 miles of Houston, TX have a fair rent of $1,350',
  )
  await expect(page).toHaveURL(/\?near=houston-tx&miles=50&bedrooms=1&income=4500$/)
  await expect(page.getByLabel('Income a month')).toBeFocused()
  // What Safari sets the field to when it shows the page again at Back.
  await expect(page.getByLabel('Income a month')).toHaveAttribute('value', '4500')

  await page.route('**/rent-finder/answer?*', (route) => route.abort())
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('3000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/&income=3000#answer$/)
  await expect(page.locator('#answer h2')).toContainText('have a fair rent of $900 a month')
})

anew(
  'an answer that does not come is said, what somebody else answers is not shown, and once online it is asked again',
  async ({ page, context }) => {
    await page.goto('/rent-finder?near=houston-tx&miles=50&bedrooms=1&rent=900')
    const rent = page.getByLabel('Or the rent you can pay')
    const loaded = page.waitForResponse(/live-answer/)
    await rent.focus()
    await loaded
    const answer = page.locator('#answer h2')
    const status = page.getByRole('status')
    await page.route('**/rent-finder/answer?*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h2>Sign in to this network</h2>' }),
    )
    await rent.fill('1500')
    await expect(status).toHaveText(/^The new answer did not come\. .* Press “Show the towns”/)
    await expect(status).toBeInViewport()
    await expect(answer).toContainText('have a fair rent of $900 a month')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectFit(page)
    await expectAccessible(page, 'main')

    await page.unroute('**/rent-finder/answer?*')
    await rent.fill('1600')
    await expect(status).toContainText('have a fair rent of $1,600 a month')
    await expect(status).toHaveClass('hidden')

    await context.setOffline(true)
    await rent.fill('2500')
    await expect(status).toHaveText(/^The new answer did not come\./)
    await context.setOffline(false)
    await expect(answer).toContainText('have a fair rent of $2,500 a month')
    await expect(status).toHaveClass('hidden')
  },
)

test('a question overtaken by the next one is no failure', async ({ page }) => {
  await page.goto('/rent-finder?near=houston-tx&miles=50&bedrooms=1&rent=900')
  const rent = page.getByLabel('Or the rent you can pay')
  const loaded = page.waitForResponse(/live-answer/)
  await rent.focus()
  await loaded
  await page.route('**/rent-finder/answer?*', () => {})
  const asked = page.waitForRequest(/answer\?.*rent=1500/)
  await rent.fill('1500')
  await asked
  const askedNext = page.waitForRequest(/answer\?.*rent=1600/)
  await rent.fill('1600')
  await askedNext
  await expect(page.getByRole('status')).toHaveText('')
})

anew(
  'after a reload the fields ask what the answer answers, also where a browser puts back what was typed',
  async ({ page }) => {
    // As Firefox does: before any script of the page, and without an event.
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => {
        const near = document.querySelector<HTMLInputElement>('[name=near]')
        if (near && document.readyState === 'interactive') near.value = 'Nowhereville'
      }),
    )
    await page.goto('/rent-finder?near=boise-id&miles=50&bedrooms=1&income=4500')
    await page.reload()
    await expect(page.locator('#answer h2')).toContainText('Boise')
    await expect(page.getByLabel('Town or ZIP code')).toHaveValue('Boise, ID')
  },
)
