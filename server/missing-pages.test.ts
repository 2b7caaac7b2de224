import { expect, test } from 'vitest'
import { elsewhereInLanguage } from './missing-pages.ts'

const targets = new Map([
  ['/old', '/states'],
  ['/away', 'https://other.example/'],
  ['/viejo', '/es/states'],
])
const redirects = { find: (path: string) => targets.get(path) }

test('a redirect is made for every language of its address, and leads to a page in that language', () => {
  expect(elsewhereInLanguage(redirects, '/es/old')).toBe('/es/states')
  expect(elsewhereInLanguage(redirects, '/es/away')).toBe('https://other.example/')
  expect(elsewhereInLanguage(redirects, '/es/viejo')).toBe('/es/states')
})

test('where there is none, and for English, whose redirect was looked up before, there is nothing', () => {
  for (const path of ['/es/nothing', '/old', '/es/es/old'])
    expect(elsewhereInLanguage(redirects, path), path).toBeUndefined()
})
