import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedPath } from './counted-path.ts'

test('pages of ours are counted under their own path', () => {
  for (const path of [
    '/',
    '/states',
    '/privacy',
    '/approval-wall/share',
    '/articles/what-landlords-see',
    '/state/texas',
    '/city/houston',
    '/city/houston-tx',
    '/city/portland-me/funding',
    '/city-old/houston-tx',
  ])
    expect(countedPath(path), path).toBe(path)
})

test('pages for names we do not know are counted together', () => {
  for (const path of [
    '/state/atlantis',
    '/city/no-such-town',
    '/city/no-such-town-tx/funding',
    '/subcity/nowhere',
    '/city/a/b',
    '/constructor',
  ])
    expect(countedPath(path), path).toBe('(other)')
})

test('older pages of a list are counted as the list, stories as one', () => {
  expect(countedPath('/articles/before/abc')).toBe('/articles')
  expect(countedPath('/approval-wall/before/abc')).toBe('/approval-wall')
  expect(countedPath('/approval-wall/story/0190')).toBe('/approval-wall/story')
})

test('the admin area, forms, photos and private pages are not counted', () => {
  for (const path of [
    '/admin',
    '/admin/numbers',
    '/article-images/a/b/c',
    '/articles/preview/a-secret',
    '/ADMIN',
    '/forms/funding',
    '/photos/x',
    '/approval-wall/my-story',
    '/404',
  ])
    expect(countedPath(path), path).toBeNull()
})

test('whatever the path, it has an answer', () => {
  const path = fc.tuple(fc.constantFrom('/', '/city/', '/state/', '/articles/', '/subcity/'), fc.string())
  fc.assert(fc.property(path, ([start, rest]) => void countedPath(start + rest)))
})
