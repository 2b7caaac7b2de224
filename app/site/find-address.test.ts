import { expect, test } from 'vitest'
import { addresses } from './addresses.ts'
import { askedIn, findAddress, isAdminPath, isReserved, isUncounted, secretPlaces } from './find-address.ts'

const example = (path: string) =>
  path.replace('/*', '/a/b.png').replaceAll(/:\w+\??/g, '0190a000-0000-7000-8000-000000000000')

test('no address stands twice, and each is found by an example of it, in any capitals', () => {
  expect(new Set(addresses.map(({ path }) => path)).size).toBe(addresses.length)
  for (const address of addresses) {
    expect(findAddress(example(address.path))?.path, address.path).toBe(address.path)
    expect(findAddress(example(address.path).toUpperCase())?.path).toBe(address.path)
  }
})

test('what is fixed comes before what is open', () => {
  expect(findAddress('/articles/feed.xml')?.path).toBe('/articles/feed.xml')
  expect(findAddress('/articles/preview/x')?.path).toBe('/articles/preview/:token')
  expect(findAddress('/articles/renting-again')?.path).toBe('/articles/:slug')
  expect(findAddress('/admin/articles/new.data')?.path).toBe('/admin/articles/new')
  expect(findAddress('/photos/x')?.path).toBe('/photos/:id/:file?')
  expect(findAddress('/articles/feedxxml')?.path).toBe('/articles/:slug')
})

test('an address that is nothing is nothing', () => {
  for (const path of ['/nothing', '/articles/a/b', '/city', '/city/a/b', '/photos', '']) {
    expect(findAddress(path), path).toBeNull()
  }
})

test('no redirect may take an address of the program, whatever stands below it', () => {
  const reserved = [
    ...['/admin', '/ADMIN/x', '/admin.data', '/photos/x', '/photos/x/y/z', '/social/x', '/forms/x'],
    ...['/ASSETS/x', '/states.data'],
    ...['/sitemap.xml', '/approval-wall/share', '/articles/preview/x', '/assets/x', '/healthz', '/404'],
  ]
  for (const path of reserved) expect(isReserved(path), path).toBe(true)
  for (const path of ['/old-page', '/city/x-tx', '/articles/old', '/states', '/sitemap'])
    expect(isReserved(path), path).toBe(false)
})

test('nothing is counted that is no page, whatever stands below it', () => {
  for (const path of [
    '/photos/x/y/z',
    '/ASSETS/x.js',
    '/healthz',
    '/social/x',
    '/admin/x',
    '/sitemaps/texas.xml',
  ])
    expect(isUncounted(path), path).toBe(true)
  for (const path of ['/', '/articles/x', '/approval-wall/my-story', '/old-page'])
    expect(isUncounted(path), path).toBe(false)
})

test('the admin area is known in any capitals, and nothing that only begins like it', () => {
  for (const path of ['/admin', '/Admin/x', '/admin.data']) expect(isAdminPath(path), path).toBe(true)
  for (const path of ['/administer', '/x/admin', '/admin.datax']) expect(isAdminPath(path), path).toBe(false)
})

test('the index of the sitemap and its files have an address', () => {
  expect(findAddress('/sitemap.xml')).not.toBeNull()
  expect(findAddress('/sitemaps/texas.xml')?.path).toBe('/sitemaps/:file')
  expect(findAddress('/sitemap-1.xml')).toBeNull()
})

test('every address of the admin area says who may use it', () => {
  const admin = addresses.filter(({ kept }) => kept === 'admin')
  expect(admin.length).toBeGreaterThan(40)
  expect(admin.filter(({ role }) => !role)).toEqual([])
  expect(addresses.filter(({ role, kept }) => role && kept !== 'admin')).toEqual([])
})

test('what follows the links of one person is a secret', () => {
  expect(secretPlaces).toContainEqual(['articles', 'preview'])
  expect(secretPlaces).toContainEqual(['approval-wall', 'my-story'])
  expect(secretPlaces).toContainEqual(['admin', 'reset'])
})

test('a Spanish path is the address behind its prefix, where that is told in Spanish', () => {
  expect(askedIn('/es/terms')).toEqual({ language: 'es', path: '/terms' })
  expect(findAddress('/es/terms')?.path).toBe('/terms')
  expect(askedIn('/es/no-such-page')).toEqual({ language: 'es', path: '/no-such-page' })
  expect(askedIn('/es/404')).toEqual({ language: 'es', path: '/404' })
})

test('no prefix leads into the admin area, to files or to itself', () => {
  for (const path of [
    ...['/es/admin', '/es/ADMIN/people', '/ES/admin.data', '/es/admin/articles/new', '/es/admin/nothing'],
    ...[
      '/es/photos/x',
      '/es/photos/x/y/z',
      '/es/assets/x.js',
      '/es/healthz',
      '/es/metrics',
      '/es/terms.data',
    ],
    ...['/es/robots.txt', '/es/count', '/en/terms', '/en'],
  ])
    expect(askedIn(path), path).toEqual({ language: 'en', path })
  expect(findAddress('/es/es/terms')).toBeNull()
  expect(findAddress(`${'/es'.repeat(600)}/terms`)).toBeNull()
})

test('the secrets of a Spanish address are secrets too', () => {
  expect(secretPlaces).toContainEqual(['es', 'articles', 'preview'])
})
