import { expect, test } from 'vitest'
import { cookieSettings } from './cookies.ts'

test.each([
  ['https://www.example.com', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['http://site.localhost', true],
  ['http://www.example.com', false],
  ['http://192.168.1.20:3000', false],
  ['http://localhost.example.com', false],
])('on %s the cookie has the __Host- prefix: %s', (siteUrl, hasPrefix) => {
  const { cookiePrefix, defaultCookieAttributes } = cookieSettings(siteUrl)
  expect(cookiePrefix.startsWith('__Host-')).toBe(hasPrefix)
  expect(defaultCookieAttributes).toEqual({ secure: hasPrefix, httpOnly: true, sameSite: 'lax', path: '/' })
})
