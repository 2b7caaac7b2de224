import { expect, test } from 'vitest'
import { documentPaths, landingPaths } from '../site/addresses.ts'
import { type Entry, mainPages, sitemapEntries } from './entries.ts'
import { entriesOfFile, sitemapIndex, urlSet } from './xml.ts'

const article = { slug: 'renting-again', modified: new Date('2026-05-05T12:00:00Z') }
const entries = [...sitemapEntries([article])]
const byPath = new Map(entries.map((entry) => [entry.path, entry]))

test('the eight main pages come first with the specified priorities and frequencies', () => {
  expect(mainPages.map(({ path, priority, changes }) => `${path} ${priority} ${changes}`)).toEqual([
    '/ 1 daily',
    '/bad-credit-rentals 0.9 weekly',
    '/full-service-program 0.9 weekly',
    '/diy-rental-kit 0.9 weekly',
    '/corporate-lease-program 0.9 weekly',
    '/approval-wall 0.8 weekly',
    '/articles 0.8 daily',
    '/sitemap 0.6 monthly',
  ])
  expect(entries.slice(0, 8)).toEqual(mainPages)
})

test('no address stands twice, and every landing and policy page is in the list', () => {
  expect(byPath.size).toBe(entries.length)
  for (const path of [...landingPaths, ...documentPaths]) expect(byPath.has(path), path).toBe(true)
})

test('states, towns and neighbourhoods are listed with their priorities, /city-old never', () => {
  expect(byPath.get('/state/texas')).toMatchObject({ priority: 0.7, changes: 'monthly' })
  expect(byPath.get('/city/houston-tx')).toMatchObject({ priority: 0.7, changes: 'monthly' })
  expect(byPath.get('/city/houston')).toMatchObject({ priority: 0.7, changes: 'monthly' })
  for (const namesake of ['/city/portland', '/city/portland-me/funding'])
    expect(byPath.get(namesake)).toMatchObject({ priority: 0.7, changes: 'monthly' })
  expect(byPath.get('/subcity/alief-houston-tx')).toMatchObject({ priority: 0.6, changes: 'monthly' })
  expect(entries.filter(({ path }) => path.startsWith('/city-old'))).toEqual([])
  expect(entries.filter(({ path }) => /^\/state\/[^/]+$/.test(path))).toHaveLength(50)
  expect(entries.filter(({ path }) => /^\/state\/[^/]+\/towns$/.test(path))).toHaveLength(50)
})

test('only articles have a last change, the true one', () => {
  expect(byPath.get('/articles/renting-again')).toMatchObject({ priority: 0.8, modified: article.modified })
  expect(entries.filter(({ modified }) => modified)).toHaveLength(1)
})

test('the XML escapes what it writes', () => {
  const odd: Entry = { path: '/a&b<c>"d', priority: 0.5, changes: 'daily' }
  const xml = [...urlSet('https://example.com', [odd])].join('')
  expect(xml).toContain('<loc>https://example.com/a&#38;b&#60;c&#62;&#34;d</loc>')
})

test('above fifty thousand addresses there is an index, and its files hold each address once', () => {
  const many = Array.from({ length: 120_000 }, (_, number) => number)
  const files = [1, 2, 3].map((number) => [...entriesOfFile(many, number)])
  expect(files.map(({ length }) => length)).toEqual([50_000, 50_000, 20_000])
  expect(files.flat()).toEqual(many)
  expect([...sitemapIndex('https://example.com', 3)].join('')).toContain(
    '<loc>https://example.com/sitemap-3.xml</loc>',
  )
})
