import type { APIRequestContext } from '@playwright/test'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { signInPlainly, testWithOwner } from './owner-site.ts'
import { expect } from './site.ts'

const test = testWithOwner()
test.describe.configure({ mode: 'default' })

const article = '/articles/what-to-say-to-a-landlord-when-your-record-is-rough'

/** Path of a page → path its picture lies at. */
const families: Record<string, string> = {
  '/': '/social/home.png',
  '/states': '/social/states.png',
  '/full-service-program': '/social/full-service-program.png',
  '/diy-rental-kit': '/social/diy-rental-kit.png',
  '/state/texas': '/social/state/texas.png',
  '/city/houston': '/social/city/houston.png',
  '/city/houston-tx': '/social/city/houston-tx.png',
  '/city/portland-me/funding': '/social/city/portland-me/funding.png',
  '/city-old/houston-tx': '/social/city/houston-tx.png',
  '/subcity/alief-houston-tx': '/social/subcity/alief-houston-tx.png',
  '/city/no-town-we-know-tx': '/social/home.png',
  '/articles': '/social/articles.png',
  [article]: `/social${article}.png`,
  '/approval-wall': '/social/approval-wall.png',
  '/approval-wall/share': '/social/approval-wall/share.png',
  '/policy-terms': '/social/policy-terms.png',
  '/sitemap': '/social/sitemap.png',
  '/qualify': '/social/home.png',
}

test('every page family names a picture of its own, 1200 by 630 and small, under its absolute address', async ({
  request,
  site,
}) => {
  const wall = await (await request.get('/approval-wall')).text()
  const story = /\/approval-wall\/story\/[\da-f-]{36}/.exec(wall)?.[0] ?? ''
  // A made-up story is not shown as somebody's own.
  for (const [path, file] of Object.entries({ ...families, [story]: '/social/home.png' })) {
    const html = await (await request.get(path)).text()
    const address = pictureIn(html)
    expect(address.split('?')[0], path).toBe(site.url + file)
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    expect(html).toMatch(/<meta property="og:image:alt" content="[^"]+"/)
    await expectPicture(request, address, 'png')
  }
})

test('a page that is not there has no picture, and an old address leads to the present one', async ({
  request,
  site,
}) => {
  for (const path of ['no-such-page', 'articles/no-such-article', 'city/no-town-we-know-tx', 'admin'])
    expect((await request.get(`/social/${path}.png`)).status(), path).toBe(404)
  const present = pictureIn(await (await request.get('/')).text())
  const old = await request.get('/social/home.png?v=old', { maxRedirects: 0 })
  expect(old.status()).toBe(302)
  expect(old.headers().location).toBe(present)
  const etag = (await request.get(present)).headers().etag ?? ''
  expect((await request.get(present, { headers: { 'If-None-Match': etag } })).status()).toBe(304)
  expect(present.startsWith(site.url)).toBe(true)
})

test('another title, an uploaded picture and another brand each make a new address', async ({
  plain,
  request,
}) => {
  const edit = async (title: string) => {
    await plain.goto('/admin/articles')
    await plain.one('.sheets article', title).follow(/^Edit/)
  }
  const before = pictureIn(await (await request.get(article)).text())
  await signInPlainly(plain)
  await edit('What to Say to a Landlord When Your Record Is Rough')
  plain.fill('Title', 'Three sentences for a landlord')
  await plain.press('Save')
  await expect.poll(async () => pictureIn(await (await request.get(article)).text())).not.toBe(before)
  const retitled = pictureIn(await (await request.get(article)).text())
  await expectPicture(request, retitled, 'png')

  await edit('Three sentences for a landlord')
  const size = { width: 900, height: 700, channels: 3 as const, background: '#4d6d7c' }
  const buffer = await sharp({ create: size }).jpeg().toBuffer()
  plain.attach('Upload a picture', { name: 'k.jpg', mimeType: 'image/jpeg', buffer })
  await plain.press('Save')
  await expect.poll(async () => pictureIn(await (await request.get(article)).text())).toContain('.jpg?v=')
  await expectPicture(request, pictureIn(await (await request.get(article)).text()), 'jpeg')

  const home = pictureIn(await (await request.get('/')).text())
  await plain.goto('/admin/settings')
  plain.fill('Brand', 'Third Key Rentals')
  await plain.press('Save')
  await expect.poll(async () => pictureIn(await (await request.get('/')).text())).not.toBe(home)
  await expectPicture(request, pictureIn(await (await request.get('/')).text()), 'png')
})

/** The one tag says it to both kinds of readers. */
function pictureIn(html: string) {
  const tag = parse(html).querySelector('meta[property="og:image"][name="twitter:image"]')
  return tag?.getAttribute('content') ?? ''
}

async function expectPicture(request: APIRequestContext, address: string, format: string) {
  const answer = await request.get(address, { maxRedirects: 0 })
  expect(answer.status(), address).toBe(200)
  const body = await answer.body()
  expect(await sharp(body).metadata()).toMatchObject({ format, width: 1200, height: 630 })
  expect(answer.headers()['content-type']).toBe(`image/${format}`)
  expect(body.length, address).toBeLessThan(60 * 1024)
}
