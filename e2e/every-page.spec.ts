import type { Page } from '@playwright/test'
import { parse } from 'node-html-parser'
import { documentPaths, landingPaths } from '../app/site/addresses.ts'
import { expectFitAndAccessible } from './axe.ts'
import { onOnePage } from './one-page.ts'
import type { PlainPage } from './plain-page.ts'
import { test as anew, expect } from './site.ts'
import { noteTransfers, total } from './transfers.ts'

const test = onOnePage(anew)

const paths = [
  ...landingPaths,
  ...documentPaths,
  '/articles',
  '/articles/what-to-say-to-a-landlord-when-your-record-is-rough',
  '/approval-wall',
  '/rent-finder',
]

for (const path of paths) {
  test(`${path} fits every screen, takes few bytes and has no accessibility violation`, async ({ page }) => {
    await forgetFiles(page)
    const transfers = noteTransfers(page)
    await expectFitAndAccessible(page, path, async () => {
      await page.waitForLoadState('networkidle')
      const sent = await transfers()
      expect(sent.length).toBeLessThanOrEqual(10)
      expect(total(sent, 'document')).toBeGreaterThan(3 * 1024)
      expect(total(sent)).toBeLessThan(100 * 1024)
      expect(total(sent, 'script')).toBeLessThan(2 * 1024)
    })
  })

  test(`${path} has its headings in order, its own head and true structured data`, async ({
    plain,
    site,
  }) => {
    await plain.goto(path)
    expectHeadingsInOrder(plain)
    expectHead(plain, site.url, path)
    expectStructuredData(plain, path)
  })
}

test('every internal link of every page leads to a page, every anchor to its place', async ({
  request,
  site,
}) => {
  const pages = new Map<string, string | null>()
  const load = async (path: string) => {
    const known = pages.get(path)
    if (known !== undefined) return known
    const answer = await request.get(path)
    const found = answer.ok() ? await answer.text() : null
    pages.set(path, found)
    return found
  }
  const places = new Map<string, Set<string>>()
  const placesOf = (html: string) => {
    const known = places.get(html) ?? valuesIn(html, 'id')
    places.set(html, known)
    return known
  }
  const dead: string[] = []
  for (const path of paths) {
    const hrefs = valuesIn((await load(path)) ?? '', 'href', 'a')
    expect(hrefs.size, path).toBeGreaterThan(10)
    for (const href of hrefs) {
      const url = new URL(href, site.url + path)
      if (url.origin !== site.url) continue
      const target = await load(url.pathname)
      const anchor = decodeURIComponent(url.hash.slice(1))
      if (!target || (anchor && !placesOf(target).has(anchor))) dead.push(`${path} → ${href}`)
    }
  }
  expect(dead).toEqual([])
})

test('no two pages share a title or a description', async ({ request }) => {
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  for (const path of paths) {
    const html = parse(await (await request.get(path)).text())
    titles.add(html.querySelector('title')?.text ?? '')
    descriptions.add(html.querySelector('meta[name=description]')?.getAttribute('content') ?? '')
  }
  expect(titles.size).toBe(paths.length)
  expect(descriptions.size).toBe(paths.length)
})

/** All is fetched as by somebody who was never here. */
async function forgetFiles(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
}

function valuesIn(html: string, name: string, tag = '') {
  const elements = parse(html).querySelectorAll(`${tag}[${name}]`)
  return new Set(elements.map((element) => element.getAttribute(name) ?? ''))
}

function expectHeadingsInOrder({ html }: PlainPage) {
  const levels = html.querySelectorAll('h1, h2, h3, h4').map(({ tagName }) => Number(tagName[1]))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels[0]).toBe(1)
  levels.reduce((before, level) => {
    expect(level - before, levels.join()).toBeLessThanOrEqual(1)
    return level
  })
}

function expectHead(plain: PlainPage, origin: string, path: string) {
  const description = plain.head('meta[name=description]') ?? ''
  expect(plain.title).toMatch(/Second Key Rentals$/)
  expect(description.length).toBeGreaterThan(50)
  expect(description.length).toBeLessThanOrEqual(170)
  expect(plain.head('meta[name=robots]')).toBe('index, follow')
  expect(plain.head('link[rel=canonical]')).toBe(`${origin}${path}`)
  expect(plain.head('meta[property="og:title"]')).toBe(plain.title)
  expect(plain.head('meta[property="og:url"]')).toBe(`${origin}${path}`)
}

function expectStructuredData({ html }: PlainPage, path: string) {
  const text = html.querySelector('script[type="application/ld+json"]')?.text ?? '{}'
  const graph: { '@type': string }[] = JSON.parse(text)['@graph']
  const types = graph.map((thing) => thing['@type'])
  expect(types).toContain('Organization')
  expect(types.includes('BreadcrumbList')).toBe(path !== '/')
  expect(text).not.toMatch(/aggregateRating|reviewRating/)
}
