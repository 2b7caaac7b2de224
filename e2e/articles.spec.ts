import pg from 'pg'
import { freshDatabase } from '../app/db/testing/fresh-database.ts'
import { expect, startSite, test } from './site.ts'

test('the list shows published articles as cards with date, title, excerpt, author and Read More', async ({
  plain,
}) => {
  // While the database is slow, on a busy machine, the list comes behind a link.
  await expect(async () => {
    await plain.goto('/articles')
    expect(plain.all('.articles article')).toHaveLength(8)
  }).toPass()
  const cards = plain.all('.articles article')
  expect(cards[0]?.words).toContain('November 3, 2026')
  expect(cards[0]?.words).toContain('By Second Key Rentals')
  await cards[0]?.follow(/^Read More/)
  expect(plain.link('Back to articles')).toBe('/articles')
  expect(plain.words).toContain('November 3, 2026, by Second Key Rentals')
  expect(plain.all('.body h2').length).toBeGreaterThan(2)
  const data = JSON.parse(plain.html.querySelector('script[type="application/ld+json"]')?.text ?? '{}')
  expect(data['@graph'].map((thing: { '@type': string }) => thing['@type'])).toContain('Article')
})

test('an empty list says so', async () => {
  const site = await startSite({ env: { SEED_DEMO: '0' } })
  expect(await (await fetch(`${site.url}/articles`)).text()).toContain('No articles available at the moment.')
  await site.stop()
})

test('while the database takes its time the page says so; then the list stands in its place, or behind a link where no script runs', async ({
  browser,
  page,
}) => {
  const databaseUrl = await freshDatabase()
  const site = await startSite({ env: { DATABASE_URL: databaseUrl } })
  const release = await holdArticles(databaseUrl)
  const plain = await browser.newPage({ javaScriptEnabled: false })
  for (const reader of [page, plain]) {
    await reader.goto(`${site.url}/articles`, { waitUntil: 'commit' })
    await expect(reader.getByText('Loading articles...')).toBeVisible()
  }
  await release()
  await expect(page.locator('.articles article')).toHaveCount(8)
  await expect(page.getByText('Loading articles...')).toBeHidden()
  await plain.getByRole('link', { name: 'Show the articles' }).click()
  await expect(plain.locator('.articles article').first()).toBeVisible()
  await plain.close()
  await site.stop()
})

async function holdArticles(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query('lock table articles in access exclusive mode')
  return () => client.end()
}

test('an unknown article redirects to /404', async ({ request }) => {
  const answer = await request.get('/articles/no-such-article', { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers().location).toBe('/404')
  expect((await request.get('/articles/no-such-article')).status()).toBe(404)
})

test('the Atom feed lists the articles', async ({ request, site }) => {
  const answer = await request.get('/articles/feed.xml')
  expect(answer.headers()['content-type']).toContain('application/atom+xml')
  const xml = await answer.text()
  expect(xml.match(/<entry>/g)).toHaveLength(8)
  expect(xml).toContain(`<link rel="self" href="${site.url}/articles/feed.xml"/>`)
})

test('a picture that cannot be loaded is hidden', async ({ page }) => {
  await page.goto('/articles')
  await page.evaluate(() => {
    const picture = Object.assign(document.createElement('img'), {
      src: '/no-such-picture.png',
      id: 'broken',
    })
    picture.dataset.hideBroken = ''
    document.querySelector('article')?.prepend(picture)
  })
  await expect(page.locator('#broken')).toBeHidden()
})
