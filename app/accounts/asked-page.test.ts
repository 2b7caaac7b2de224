import { expect, test } from 'vitest'
import { askedPageCookie, findAskedPage } from './asked-page.server.ts'

const site = 'https://keys.example'
const cookieFor = (path: string) => askedPageCookie(new Request(site + path), site)
const heldBy = (cookie: string) => findAskedPage(new Request(site, { headers: { Cookie: cookie } }))

test('a page of the admin area that was asked for is remembered with its question, for this site alone', () => {
  const cookie = cookieFor('/admin/applications/new?state=TX') ?? ''
  expect(cookie).toMatch(/; Max-Age=600; Path=\/admin; HttpOnly; Secure; SameSite=Lax$/)
  expect(heldBy(cookie.split(';')[0] ?? '')).toBe('/admin/applications/new?state=TX')
  expect(heldBy(cookieFor('/admin/settings.data?_routes=x')?.split(';')[0] ?? '')).toBe('/admin/settings')
})

test.each([
  '/',
  '/admin',
  '/states',
  '/admin/numbers.csv',
  '/admin/numbers.csv?days=7',
  `/admin/${'x'.repeat(600)}`,
])('%s is not remembered', (path) => {
  expect(cookieFor(path)).toBeNull()
})

test.each([
  'https://evil.example/',
  '//evil.example/admin/x',
  '/admin//evil.example',
  '/admin/\\evil.example',
  '%E0%A4%A',
])('a cookie that says %j leads nowhere', (value) => {
  expect(heldBy(`second-key.asked=${value}`)).toBeNull()
  expect(heldBy(`second-key.asked=${encodeURIComponent(value)}`)).toBeNull()
})

test('a line end in it leads nowhere', () => {
  expect(heldBy('second-key.asked=/admin/x%0D%0ASet-Cookie:a')).toBeNull()
})
