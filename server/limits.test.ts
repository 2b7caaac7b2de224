import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bodyLimitFor, isUpload, largestBodyBytes } from './limits.ts'

test('the proxies in docs/deploy.md let through the largest body the site takes', () => {
  const page = readFileSync(new URL('../docs/deploy.md', import.meta.url), 'utf8')
  const megabytes = largestBodyBytes / 1024 / 1024
  const sizes = [...page.matchAll(/(?:client_max_body_size |max_size )(\w+)/g)].map(([, size]) => size)
  expect(sizes).toEqual([`${megabytes}m`, `${megabytes}MB`])
  expect(page).toContain(`Let bodies up to ${megabytes} MB through`)
})

test('a page without a form of its own takes little', () => {
  expect(bodyLimitFor('/no-such-page')).toBe(64 * 1024)
})

test('a story and a file to import are read as they come; a count is not, and takes next to nothing', () => {
  expect(['/stories', '/admin/data/import', '/count', '/'].map(isUpload)).toEqual([true, true, false, false])
  expect(bodyLimitFor('/count')).toBe(2 * 1024)
})
