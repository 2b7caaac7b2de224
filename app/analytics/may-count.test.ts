import { expect, test } from 'vitest'
import { isLookedAt, mayCount } from './may-count.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36'

test('a person with a browser is counted, also on a phone with an unlucky name', () => {
  expect(mayCount({ 'user-agent': phone })).toBe(true)
  expect(mayCount({ 'user-agent': phone, dnt: '0', cookie: 'other=1' })).toBe(true)
})

test('who sends Do Not Track or Global Privacy Control is not counted', () => {
  expect(mayCount({ 'user-agent': phone, dnt: '1' })).toBe(false)
  expect(mayCount({ 'user-agent': phone, 'sec-gpc': '1' })).toBe(false)
})

test('crawlers, previews and scripts are not counted', () => {
  for (const agent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'AdsBot-Google (+http://www.google.com/adsbot.html)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0',
    'curl/8.5.0',
    'GoogleOther',
    'Pinterest/0.2 (+https://www.pinterest.com/)',
    '',
    undefined,
  ])
    expect(mayCount({ 'user-agent': agent }), agent).toBe(false)
})

test('an admin who is signed in is not counted', () => {
  expect(mayCount({ 'user-agent': phone, cookie: 'a=b; __Host-second-key.session_token=x' })).toBe(false)
  expect(mayCount({ 'user-agent': phone, cookie: 'second-key.session_token=x' })).toBe(false)
})

test('a page fetched ahead or shown in a frame is not looked at yet', () => {
  expect(isLookedAt({})).toBe(true)
  expect(isLookedAt({ 'sec-fetch-dest': 'document' })).toBe(true)
  expect(isLookedAt({ 'sec-fetch-dest': 'iframe' })).toBe(false)
  for (const mode of ['navigate', 'same-origin'])
    expect(isLookedAt({ 'sec-fetch-dest': 'empty', 'sec-fetch-mode': mode })).toBe(true)
  expect(isLookedAt({ 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' })).toBe(false)
  expect(isLookedAt({ 'sec-purpose': 'prefetch' })).toBe(false)
  expect(isLookedAt({ 'sec-purpose': 'prefetch;prerender' })).toBe(false)
  expect(isLookedAt({ purpose: 'prefetch' })).toBe(false)
})
