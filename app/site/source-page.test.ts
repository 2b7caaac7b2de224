import { expect, test } from 'vitest'
import { sourcePageOf } from './source-page.ts'

test.each(['/', '/city/houston-tx', '/full-service-program', '/articles/some-article'])(
  '%s is a page one can come from',
  (path) => {
    expect(sourcePageOf(path)).toBe(path)
  },
)

test.each([
  '',
  'https://evil.example/',
  '//evil.example',
  '/city/houston-tx?x=1',
  '/city/<script>',
  '/admin',
  '/applications/mine',
  '/forms/funding',
  '/articles/preview/abc',
  '/no-such-page',
  `/city/${'x'.repeat(300)}`,
])('%j is none', (from) => {
  expect(sourcePageOf(from)).toBeNull()
})
