import { expect, test } from 'vitest'
import { sharedTarget } from './testing/target.ts'

const target = sharedTarget()

test.each([
  ...['/es/admin', '/ES/Admin', '/es//admin', '/%65s/admin', '/es/admin?index', '/es/admin/people'],
  ...['/es/admin.data', '/es/admin/settings.data', '/es/es/admin', '/es/photos/../admin'],
])('behind a language there is no admin area: %s', async (path) => {
  const admin = await target.signedIn()
  const { status, headers, body } = await admin.get(path)
  const at = String(headers.location ?? '')
  expect([301, 400, 404], path).toContain(status)
  expect(at === '' || at.startsWith('/es/'), at).toBe(true)
  expect(body).not.toMatch(/Sign out|name="password"|Applications<\/a>/)
})

test('a page in one language is never kept for the other', async () => {
  const visitor = target.visitor()
  const [english, spanish] = [await visitor.get('/terms'), await visitor.get('/es/terms')]
  for (const headers of [{}, { 'Accept-Language': 'es' }, { 'Accept-Language': 'en', Cookie: 'lang=es' }]) {
    expect((await visitor.get('/terms', headers)).body).toBe(english.body)
    expect((await visitor.get('/es/terms', headers)).body).toBe(spanish.body)
  }
  expect([english.body, spanish.body].map((body) => /<html lang="(\w+)"/.exec(body)?.[1])).toEqual([
    'en',
    'es',
  ])
})

test.each([
  ...['/es/', '/es//terms', '//es/terms', '/es/terms/', '/es/%2e%2e/terms', '/es/\\evil.example'],
  ...['/es//evil.example', '/es/%2F%2Fevil.example', '/es/%00', '/es/%ff', `/es/${'es/'.repeat(600)}terms`],
])('an odd spelling of a Spanish address fails nobody: %s', async (path) => {
  const { status, headers } = await target.visitor().get(path)
  expect(status, path).toBeLessThan(500)
  expect(String(headers.location ?? '/')).toMatch(/^\/(?![/\\])/)
})
