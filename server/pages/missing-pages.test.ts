import { expect, test } from 'vitest'
import { elsewhereInLanguage } from './missing-pages.ts'

const targets = new Map([
  ['/old', '/states'],
  ['/away', 'https://other.example/'],
  ['/viejo', '/es/states'],
  ['/old-feed', '/sitemap.xml'],
  ['/old-icon', '/icon-192.png'],
  ['/older', '/old#top'],
  ['/old-city', '/city/houston-tx?a=1#rents'],
])
const redirects = { find: (path: string) => targets.get(path) }

test('a redirect is made for every language of its address, and leads to a page in that language', () => {
  expect(elsewhereInLanguage(redirects, '/es/old')).toBe('/es/states')
  expect(elsewhereInLanguage(redirects, '/es/away')).toBe('https://other.example/')
  expect(elsewhereInLanguage(redirects, '/es/viejo')).toBe('/es/states')
  expect(elsewhereInLanguage(redirects, '/es/old-city')).toBe('/es/city/houston-tx?a=1#rents')
})

test('what exists in English only is found there from every language', () => {
  expect(elsewhereInLanguage(redirects, '/es/old-feed')).toBe('/sitemap.xml')
  expect(elsewhereInLanguage(redirects, '/es/old-icon')).toBe('/icon-192.png')
})

test('a redirect to another redirect stays in the language', () => {
  expect(elsewhereInLanguage(redirects, '/es/older')).toBe('/es/old#top')
})

test('where there is none, and for English, whose redirect was looked up before, there is nothing', () => {
  for (const path of ['/es/nothing', '/old', '/es/es/old'])
    expect(elsewhereInLanguage(redirects, path), path).toBeUndefined()
})
