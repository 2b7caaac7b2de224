import { expect, test } from 'vitest'
import { createArticle, updateArticle } from '../articles/edit-queries.server.ts'
import { imagePath } from '../articles/image-path.ts'
import { saveImage } from '../articles/image-queries.server.ts'
import { articleFields, editor } from '../articles/testing/fields.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { storyRow } from '../db/testing/rows.ts'
import { newId } from '../db/uuid.ts'
import { tinyPhoto } from '../photos/testing/pictures.ts'
import { languages } from '../platform/language.ts'
import { finderPicture } from '../site/page-pictures.ts'
import { defaultSite } from '../site/site.ts'
import { sitePicture, socialAddress } from '../site/social-picture.ts'
import { sitemapEntries } from '../sitemap/entries.ts'
import { answerPicture } from './answer.server.ts'
import { findPicture } from './find-picture.server.ts'
import type { ComposeOrder } from './picture-encoder.ts'
import type { PictureRenderer } from './picture-renderer.server.ts'

const homePicture = sitePicture('en')
const site = defaultSite('https://site.example')

onBothEngines((scratch) => {
  const orders: ComposeOrder[] = []
  const renderer = {
    async render(_key: string, order: () => Promise<ComposeOrder>) {
      orders.push(await order())
      return { body: Buffer.from('picture') }
    },
  }
  const ask = (
    address: string,
    headers: HeadersInit = {},
    by: Pick<PictureRenderer, 'render'> = renderer,
  ) => {
    const url = new URL(address, site.url)
    const file = decodeURIComponent(url.pathname.slice('/social/'.length))
    return answerPicture({ db: scratch.database.db, site, renderer: by }, new Request(url, { headers }), file)
  }
  const addressOf = async (path: string, of = site) => {
    const picture = await findPicture(scratch.database.db, of, path)
    return picture && socialAddress(of, path, picture)
  }
  const write = (fields: Parameters<typeof articleFields>[0]) =>
    createArticle(scratch.database, newId(), articleFields(fields), editor)
  const tell = async (status: 'approved' | 'pending', allow_sharing = true) => {
    const story = storyRow({ status, allow_sharing, headline: 'A new door', city_state: 'Reno, NV' })
    await scratch.database.db.insertInto('approval_stories').values(story).execute()
    return `/approval-wall/story/${story.id}`
  }

  test('every page of the sitemap has a picture of its own', async () => {
    await write({ slug: 'in-the-sitemap', title: 'In the sitemap' })
    const entries = [...sitemapEntries([{ slug: 'in-the-sitemap', modified: new Date() }])]
    const pages = entries.filter(({ path }) => !/^\/(city|subcity)\//.test(path))
    const places = entries.filter(({ path }) => /^\/(city|subcity)\//.test(path))
    const without: string[] = []
    const addresses = new Set<string | null>()
    const chosen = [...pages, ...places.filter((_, index) => index % 40 === 0)]
    for (const { path } of chosen) {
      const address = await addressOf(path)
      if (!address) without.push(path)
      addresses.add(address)
    }
    expect(without).toEqual([])
    expect(addresses.size).toBe(chosen.length)
  })

  test.each(languages)(
    'the picture of the wall promises no real people: it may hold examples alone, %s',
    async (language) => {
      const picture = await findPicture(
        scratch.database.db,
        defaultSite(site.url, language),
        '/approval-wall',
      )
      expect(picture?.line).toMatch(/Examples are marked\.$|Los ejemplos están marcados\.$/)
    },
  )

  test('after an article is renamed, a link that was shared still has its picture', async () => {
    const id = newId()
    await createArticle(scratch.database, id, articleFields({ slug: 'named-first' }), editor)
    const shared = (await addressOf('/articles/named-first')) ?? ''
    await updateArticle(scratch.database, { id, version: 1 }, articleFields({ slug: 'named-now' }), editor)
    const answer = await ask(shared)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe(await addressOf('/articles/named-now'))
  })

  test('the present address is answered for good, any other version leads to it', async () => {
    const address = socialAddress(site, '/', homePicture)
    const answer = await ask(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('image/png')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const known = { 'If-None-Match': answer.headers.get('ETag') ?? '' }
    expect((await ask(address, known)).status).toBe(304)
    for (const other of [
      '/social/home.png',
      '/social/home.png?v=old',
      '/social/home.jpg',
      `${address}&more`,
    ]) {
      const led = await ask(other)
      expect(led.status, other).toBe(302)
      expect(led.headers.get('Location')).toBe(address)
    }
  })

  test('a Spanish page has a picture in Spanish words, at an address of its own', async () => {
    const spanish = defaultSite(site.url, 'es')
    const address = socialAddress(spanish, '/rent-finder', finderPicture)
    expect(address).toMatch(/^https:\/\/site\.example\/es\/social\/rent-finder\.png\?v=/)
    // Routes see the address without its language.
    const request = new Request(address.replace('/es/', '/'))
    const parts = { db: scratch.database.db, site: spanish, renderer }
    expect((await answerPicture(parts, request, 'rent-finder.png')).status).toBe(200)
    expect(orders.at(-1)?.picture).toMatchObject({ headline: '¿Dónde me alcanza para vivir?' })
    expect((await answerPicture({ ...parts, site }, request, 'rent-finder.png')).status).toBe(302)
  })

  test.each([
    '/social/no-such-page.png',
    '/social/city/no-such-town-anywhere-tx.png',
    '/social/state/no-such-state.png',
    '/social/subcity/no-such-part-reno-nv.png',
    '/social/articles/no-such-article.png',
    `/social/approval-wall/story/${newId()}.png`,
    '/social/approval-wall/story/constructor.png',
    '/social/admin.png',
    '/social/qualify.png',
    '/social/home.svg',
    '/social/home',
    '/social/city/houston-tx/more.png',
    '/social/constructor.png',
  ])('%s is no picture', async (address) => {
    const answer = await ask(address)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  test('an approved story shows its headline and place, and no shared cache may keep it', async () => {
    const path = await tell('approved')
    const answer = await ask((await addressOf(path)) ?? '')
    expect(answer.headers.get('Cache-Control')).toBe('private, max-age=86400')
    expect(orders.at(-1)?.picture).toMatchObject({ headline: 'A new door', line: 'Reno, NV' })
    expect(JSON.stringify(orders.at(-1))).not.toMatch(/Test Renter|test\.renter/)
    expect((await ask(`/social${await tell('pending')}.png`)).status).toBe(404)
    expect((await ask(`/social${await tell('approved', false)}.png`)).status).toBe(404)
  })

  test('another title or brand gives another address', async () => {
    await write({ slug: 'first', title: 'Same words' })
    await write({ slug: 'second', title: 'Other words' })
    const version = async (path: string, of = site) => new URL((await addressOf(path, of)) ?? '').search
    expect(await version('/articles/first')).not.toBe(await version('/articles/second'))
    expect(await version('/articles/first')).not.toBe(
      await version('/articles/first', { ...site, brand: 'Third Key' }),
    )
  })

  test('an article’s own uploaded picture is in its picture; one from elsewhere is not fetched', async () => {
    const id = await saveImage(scratch.database, tinyPhoto, editor)
    await write({ slug: 'pictured', imageUrl: imagePath(id) })
    await write({ slug: 'from-elsewhere', imageUrl: 'https://elsewhere.example/a.jpg' })
    const answer = await ask((await addressOf('/articles/pictured')) ?? '')
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg')
    expect(Buffer.from(orders.at(-1)?.photo ?? []).toString()).toBe('webp 1280')
    expect(await addressOf('/articles/from-elsewhere')).toContain('.png?')
  })

  test('when too many are being drawn the answer is an honest 503 that says when to come back', async () => {
    const busy = { render: async () => ({ trouble: 'busy' as const }) }
    const answer = await ask(socialAddress(site, '/', homePicture), {}, busy)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('Retry-After')).toBe('5')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })
})
