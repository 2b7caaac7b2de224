import { expect, test } from 'vitest'
import { parsePath } from './address.ts'
import { missingLine } from './missing-address.ts'

test('an address people follow is noted, unless it is longer than a redirect can be', () => {
  for (const path of ['/old-page', '/articles/gone', '/brochure.pdf', '/about.html', '/State/Texas%20'])
    expect(missingLine(path)).toBe(path)
  const longest = `/${'x'.repeat(199)}`
  expect(missingLine(longest)).toBe(longest)
  expect(parsePath(longest, 'https://x.example')).toBe(longest)
  expect(missingLine(`${longest}x`)).toBeNull()
})

test('attacks on other programs are one line', () => {
  for (const path of [
    '/wp-login.php',
    '/blog/wp-admin/setup',
    '/.env',
    '/api/.env.local',
    '/.git/config',
    '/index.php/x',
    '/phpMyAdmin',
    '/cgi-bin/test',
    '/backup.sql',
    '/vendor/phpunit',
  ])
    expect(missingLine(path), path).toBe('(probes)')
})

test('a mistyped private link is not noted: it still holds its secret', () => {
  const token = `01900000-0000-7000-8000-000000000000.fk2.${'aB3_'.repeat(11).slice(0, 43)}`
  for (const path of [
    `/articles/preview/${token}`,
    `/Articles/Preview/${token}/x`,
    `/article/preview/${token}`,
    `/articles/preview${token}`,
    `/articles/%70review/${token}`,
  ])
    expect(missingLine(path), path).toBeNull()
})

test('parts of pages and private addresses are not noted', () => {
  for (const path of [
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/assets/gone.js',
    '/islands/x',
    '/photos/1',
    '/my-story/secret',
    '/approval-wall/my-story/secret',
    '/404',
  ])
    expect(missingLine(path), path).toBeNull()
})
