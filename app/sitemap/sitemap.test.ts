import { expect, test } from 'vitest'
import { worthOf } from '../almanac/page-worth.ts'
import { documentPaths, landingPaths } from '../site/addresses.ts'
import { findAddress } from '../site/find-address.ts'
import { addressesOf, articleEntries, type Entry, mainPages, sitemapEntries } from './entries.ts'
import { listedFile, listedFiles, sitemapFile, sitemapFiles } from './files.ts'
import { maxPerFile } from './max-per-file.ts'
import { sitemapIndex, urlSet } from './xml.ts'

const article = { slug: 'renting-again', modified: new Date('2026-05-05T23:30:00Z') }
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

test('whoever has a story finds the form for it', () => {
  expect(byPath.get('/approval-wall/share')).toMatchObject({ priority: 0.3, changes: 'monthly' })
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
  // Lists of links have nothing to be found for.
  expect(entries.filter(({ path }) => path.endsWith('/towns'))).toEqual([])
})

test('an article was last new when it was changed, a page of a place when what it says was', () => {
  expect(byPath.get('/articles/renting-again')).toMatchObject({
    priority: 0.8,
    modified: '2026-05-05T23:30:00.000Z',
  })
  const day = worthOf('/city/pecos-tx')?.day
  expect(day).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(byPath.get('/city/pecos-tx')?.modified).toBe(day)
  expect(byPath.get('/states')).not.toHaveProperty('modified')
})

test('an article is dated to the second, and so is the file of articles: a day begins elsewhere at another time', () => {
  const texas: Entry = { path: '/state/texas', priority: 0.7, changes: 'monthly', modified: '2026-05-05' }
  const listed = [texas, ...articleEntries([article])]
  const dates = (xml: string) => [...xml.matchAll(/<lastmod>(.*?)</g)].map(([, date]) => date)
  expect(dates([...urlSet('https://example.com', listed)].join(''))).toEqual([
    '2026-05-05',
    '2026-05-05T23:30:00.000Z',
  ])
  const index = sitemapIndex('https://example.com', [listedFile({ name: 'mixed', entries: listed })])
  expect(dates([...index].join(''))).toEqual(['2026-05-05T23:30:00.000Z'])
})

test('the XML escapes what it writes', () => {
  const odd: Entry = { path: '/a&b<c>"d', priority: 0.5, changes: 'daily' }
  const xml = [...urlSet('https://example.com', [odd])].join('')
  expect(xml).toContain('<loc>https://example.com/a&#38;b&#60;c&#62;&#34;d</loc>')
})

test('what is told in two languages has two addresses, each naming both and the English one for all others', () => {
  const told: Entry = {
    path: '/a',
    priority: 0.5,
    changes: 'daily',
    modified: '2026-05-05',
    isTranslated: true,
  }
  const xml = [
    ...urlSet('https://example.com', [told, { ...told, path: '/', isTranslated: undefined }]),
  ].join('')
  const others =
    '<xhtml:link rel="alternate" hreflang="en" href="https://example.com/a"/>' +
    '<xhtml:link rel="alternate" hreflang="es" href="https://example.com/es/a"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/a"/>'
  const rest = '<lastmod>2026-05-05</lastmod><changefreq>daily</changefreq><priority>0.5</priority>'
  expect(xml.split('\n').slice(2, -2)).toEqual([
    `<url><loc>https://example.com/a</loc>${rest}${others}</url>`,
    `<url><loc>https://example.com/es/a</loc>${rest}${others}</url>`,
    `<url><loc>https://example.com/</loc>${rest}</url>`,
  ])
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
})

test('the page of the finder is listed in Spanish too, with what the table says of its address', () => {
  expect(byPath.get('/rent-finder')).toMatchObject({ isTranslated: true })
  // An article has one address, in its own language.
  for (const { path, isTranslated } of entries.filter((one) => !one.path.startsWith('/articles/')))
    expect(isTranslated, path).toBe(findAddress(path)?.isTranslated)
})

test('an article is listed once, in its own language, and names its translation', () => {
  const pair = [
    { slug: 'door', shared: '1', language: 'en', modified: article.modified },
    { slug: 'puerta', shared: '1', language: 'es', modified: article.modified },
    { slug: 'sola', shared: '2', language: 'es', modified: article.modified },
  ] as const
  const xml = [...urlSet('https://example.com', articleEntries(pair))].slice(1, -1)
  const others =
    '<xhtml:link rel="alternate" hreflang="en" href="https://example.com/articles/door"/>' +
    '<xhtml:link rel="alternate" hreflang="es" href="https://example.com/es/articles/puerta"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/articles/door"/>'
  expect(xml.map((line) => line.match(/<loc>(.*?)<\/loc>/)?.[1])).toEqual([
    'https://example.com/articles/door',
    'https://example.com/es/articles/puerta',
    'https://example.com/es/articles/sola',
  ])
  expect(xml.map((line) => line.includes(others))).toEqual([true, true, false])
  expect(xml[2]).not.toContain('xhtml:link')
})

test('of two articles that tell the same in one language, a translation names the newest, and each itself', () => {
  const modified = article.modified
  const three = [
    { slug: 'nueva', shared: '1', language: 'es', modified },
    { slug: 'vieja', shared: '1', language: 'es', modified },
    { slug: 'door', shared: '1', language: 'en', modified },
  ] as const
  const named = [...articleEntries(three)].map(({ translations }) => translations?.map(({ path }) => path))
  expect(named).toEqual([
    ['/es/articles/nueva', '/articles/door'],
    ['/es/articles/vieja', '/articles/door'],
    ['/es/articles/nueva', '/articles/door'],
  ])
})

test('no file is larger than the protocol allows, whatever it lists', () => {
  const longest: Entry = {
    path: `/articles/${'x'.repeat(200)}`,
    priority: 0.8,
    changes: 'monthly',
    modified: article.modified.toISOString(),
    isTranslated: true,
  }
  const url = 'https://a-rather-long-name-of-a-site.example.com'
  const [, ...lines] = urlSet(url, [longest])
  const largest = Buffer.byteLength(lines.join('')) * maxPerFile
  expect(largest).toBeLessThan(50 * 1024 * 1024)
  expect(maxPerFile * addressesOf(longest).length).toBeLessThanOrEqual(50_000)
})

test('the index names a file for pages, one for articles and one for each state', () => {
  const files = sitemapFiles([article])
  expect(files.map(({ name }) => name).slice(0, 3)).toEqual(['pages', 'articles', 'alabama'])
  expect(files).toHaveLength(2 + 51)
  expect(files.flatMap(({ entries: of }) => of.map(({ path }) => path)).sort()).toEqual(
    [...byPath.keys()].sort(),
  )
  const texas = files.find(({ name }) => name === 'texas')?.entries.map(({ path }) => path)
  for (const path of ['/state/texas', '/city/houston', '/city/houston-tx', '/subcity/alief-houston-tx'])
    expect(texas).toContain(path)
  expect(listedFiles([article])).toEqual(files.map(listedFile))
  const twoArticles = [article, { ...article, slug: 'another' }]
  expect(listedFiles(twoArticles)).toEqual(sitemapFiles(twoArticles).map(listedFile))
  expect([...sitemapIndex('https://example.com', files.map(listedFile))].join('')).toMatch(
    /<loc>https:\/\/example.com\/sitemaps\/texas.xml<\/loc><lastmod>20\d\d-\d\d-\d\d<\/lastmod>/,
  )
})

test('a file of the index can be had alone, and no other', () => {
  for (const file of sitemapFiles([article])) expect(sitemapFile(file.name, [article])).toEqual(file)
  for (const name of [
    '',
    'atlantis',
    'texas-2',
    'texas-1',
    'texas-',
    'Texas',
    'articles-0',
    'constructor',
    'pages.xml',
  ])
    expect(sitemapFile(name, [article]), name).toBeNull()
})

test('a list too long for one file goes on in the next, and no address is lost', () => {
  const many = Array.from({ length: 12 }, (_, n) => ({ slug: `article-${n}`, modified: article.modified }))
  const files = sitemapFiles(many, 5).filter(({ name }) => name.startsWith('articles'))
  expect(files.map(({ name, entries: of }) => `${name} ${of.length}`)).toEqual([
    'articles 5',
    'articles-2 5',
    'articles-3 2',
  ])
  expect(new Set(files.flatMap(({ entries: of }) => of.map(({ path }) => path))).size).toBe(12)
})
