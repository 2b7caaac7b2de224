import { expect, test } from 'vitest'
import { missingLine } from './missing-address.ts'

test('an address people follow is noted, cut at 200 characters', () => {
  for (const path of ['/old-page', '/articles/gone', '/brochure.pdf', '/about.html', '/State/Texas%20'])
    expect(missingLine(path)).toBe(path)
  expect(missingLine(`/${'x'.repeat(500)}`)).toHaveLength(200)
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
