import { expect, test } from 'vitest'
import { sharedTarget } from './testing/target.ts'

const target = sharedTarget()

test.each([
  'bytes=0-0',
  'bytes=-1',
  'bytes=5-1',
  'bytes=0-999999999999',
  `bytes=${'0-,'.repeat(20)}0-1`,
  'bytes=a-b',
  'lines=1-2',
])('the range %s of a file is answered or refused, never a fault', async (range) => {
  for (const path of ['/favicon.svg', '/'])
    expect([200, 206, 416]).toContain((await target.visitor().get(path, { Range: range })).status)
})

test.each([
  '/../../../../etc/passwd',
  '/assets/../../../../etc/passwd',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/islands/..%5c..%5cpackage.json',
  '/%2e%2e/package.json',
  '/.env',
  '/.git/config',
  '/package.json',
  '/var/second-key.sqlite',
  '/second-key.sqlite',
  '/build/pages/server/index.js',
  '/server/index.js.map',
  '/assets/index.js.map',
  '/assets/%00',
  '/assets/',
  '/assets/.',
  '/favicon.svg/../../package.json',
  '/favicon.svg%00.html',
  '/assets/~root',
])('the path %s leads to no file', async (path) => {
  const { status, body, headers } = await target.visitor().get(path)
  expect([301, 400, 404]).toContain(status)
  expect(body).not.toMatch(/root:x:|"dependencies"|SQLite format|\[core\]/)
  if (status === 301) expect(headers.location).toMatch(/^\/(?!\/)/)
})
