import { expect, test } from 'vitest'
import { createSafariCookies } from './safari-cookies.ts'

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15'
const chrome =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0'

const session =
  '__Host-second-key.session_token=abc.def; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax'
const asked = 'asked-page=/admin/mail; Max-Age=600; Path=/admin; HttpOnly; Secure; SameSite=Lax'

function written(siteUrl: string, agent: string) {
  const answer = new Headers()
  for (const cookie of [session, asked]) answer.append('Set-Cookie', cookie)
  createSafariCookies(siteUrl).write({ headers: { 'user-agent': agent } }, answer)
  return answer.getSetCookie()
}

function read(siteUrl: string, agent: string, cookie: string) {
  const request = { headers: { 'user-agent': agent, cookie } }
  createSafariCookies(siteUrl).read(request)
  return request.headers.cookie
}

test('on localhost Safari gets cookies that it keeps', () => {
  expect(written('http://localhost:3000', safari)).toEqual([
    'second-key.session_token=abc.def; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax',
    'asked-page=/admin/mail; Max-Age=600; Path=/admin; HttpOnly; SameSite=Lax',
  ])
})

test('and the program knows them again by the names they have elsewhere', () => {
  const sent = 'theme=dark; second-key.session_token=abc.def; second-key.device=x'
  expect(read('http://localhost:3000', safari, sent)).toBe(
    'theme=dark; __Host-second-key.session_token=abc.def; __Host-second-key.device=x',
  )
})

test.each([
  ['http://localhost:3000', chrome],
  ['http://localhost:3000', firefox],
  ['https://www.example.com', safari],
  ['http://www.example.com', safari],
])('on %s nothing is translated for %s', (siteUrl, agent) => {
  expect(written(siteUrl, agent)).toEqual([session, asked])
  expect(read(siteUrl, agent, 'second-key.session_token=planted')).toBe('second-key.session_token=planted')
})
