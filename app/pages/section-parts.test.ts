import { beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { articleRow } from '../db/testing/rows.ts'
import { states } from '../locations/states.ts'
import { pageRenderer } from '../settings/testing/render-page.ts'
import { defaultSite } from '../site/site.ts'

const scratch = scratchDatabase('sqlite')
let htmlOf: (path: string) => Promise<string>
beforeAll(async () => {
  const render = await pageRenderer(scratch.database)
  htmlOf = async (path) => (await render({ path }, defaultSite('https://example.com'))).html
})

test('an article’s teaser on a city page has its picture, title, excerpt, date and author', async () => {
  const shown = articleRow({
    title: 'With a picture',
    excerpt: 'In short',
    image_url: 'https://pictures.example/front.jpg',
    image_alt: 'A front door',
    published: true,
  })
  const broken = articleRow({ title: 'Without one', image_url: 'front door.jpg', published: true })
  for (const row of [shown, broken]) await scratch.database.db.insertInto('articles').values(row).execute()
  const teasers = listItems(await htmlOf('/city/houston-tx'), 'teasers')
  const titled = (title: string) => teasers.find((teaser) => teaser.includes(title)) ?? ''
  const first = titled('With a picture')
  expect(first).toContain('src="https://pictures.example/front.jpg"')
  expect(first).toContain('alt="A front door"')
  for (const words of ['In short', 'Second Key Rentals']) expect(first).toContain(words)
  expect(first).toMatch(/[A-Z][a-z]+ \d{1,2}, \d{4}/)
  expect(titled('Without one')).not.toBe('')
  expect(titled('Without one')).not.toContain('<img')
})

test('every lending card of a state says whom to contact', async () => {
  for (const { slug } of states().slice(0, 3)) {
    const [, lending = ''] = (await htmlOf(`/state/${slug}`)).split('>Lending resources in')
    const cards = listItems(lending.split('</section>')[0] ?? '', 'resources')
    expect(cards).toHaveLength(3)
    for (const card of cards) expect(card).toMatch(/<a href="tel:[+\d]+">Contact: [^<]+<\/a>/)
  }
})

test('stories of the programs carry a title, or the details and the kind of home, as specified', async () => {
  const homes = /· (apartment|house|condo|townhome|trailer) · [a-z -]+</
  for (const path of ['/diy-rental-kit', '/corporate-lease-program']) {
    const quotes = listItems(await htmlOf(path), 'quotes')
    expect(quotes.length, path).toBeGreaterThan(5)
    for (const quote of quotes) expect(quote, path).toMatch(homes)
    expect(quotes.filter((quote) => /<h3>[^<]+<\/h3>/.test(quote)).length, path).toBeGreaterThanOrEqual(3)
  }
})

function listItems(html: string, list: string) {
  return [...html.matchAll(new RegExp(`<ul class="${list}">(.*?)</ul>`, 'gs'))].flatMap(([, items = '']) =>
    items.split('<li').slice(1),
  )
}
