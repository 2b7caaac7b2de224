import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  bodyLimitFor,
  isUpload,
  largestBodyBytes,
  linger,
  maxHeaderBytes,
  turnedAwayLinger,
} from './limits.ts'

test('the proxies of deploy/ let through the largest body the site takes', () => {
  const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
  const megabytes = largestBodyBytes / 1024 / 1024
  expect(textOf('deploy/nginx.conf')).toContain(`client_max_body_size ${megabytes}m;`)
  expect(textOf('deploy/Caddyfile')).toContain(`max_size ${megabytes}MiB\n`)
  expect(textOf('docs/deploy.md')).toContain(`Let bodies up to ${megabytes} MB through`)
})

test('a page without a form of its own takes little', () => {
  expect(bodyLimitFor('/no-such-page')).toBe(64 * 1024)
})

test('a story and a file to import are read as they come; a count is not, and takes next to nothing', () => {
  expect(['/stories', '/admin/data/import', '/count', '/'].map(isUpload)).toEqual([true, true, false, false])
  expect(bodyLimitFor('/count')).toBe(2 * 1024)
})

test('of what nobody wants little is read: headers of 16 KB, bodies of 256 KB, and 16 MB when there is only no room', () => {
  expect([maxHeaderBytes, linger.bytes, turnedAwayLinger.bytes]).toEqual([16_384, 262_144, 16_777_216])
})
