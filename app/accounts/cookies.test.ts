import { expect, test } from 'vitest'
import type { Auth } from './auth.server.ts'
import { cookieSettings, findCookie } from './cookies.ts'
import { deviceCookie, devicesIn } from './device-cookie.server.ts'
import { cookiesOf } from './session-headers.server.ts'
import { absoluteSeconds, idleSeconds } from './session-life.ts'

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

test('a cookie is found by its whole name', () => {
  const headers = new Headers({ cookie: 'device-old=1; device=2;  other=3' })
  expect(findCookie(headers, 'device')).toBe('device=2')
  expect(findCookie(headers, 'other')).toBe('other=3')
  expect(findCookie(headers, 'evice')).toBeUndefined()
  expect(findCookie(new Headers(), 'device')).toBeUndefined()
})

test('the cookie of a session lasts as long as any session can: seven days, of which twelve hours idle', () => {
  expect([idleSeconds, absoluteSeconds]).toEqual([12 * 60 * 60, 7 * 24 * 60 * 60])
  const answer = new Headers()
  answer.append('Set-Cookie', `session=x; Max-Age=${idleSeconds}; Path=/`)
  answer.append('Set-Cookie', 'other=y; Max-Age=600; Path=/')
  expect(cookiesOf(answer).getSetCookie()).toEqual([
    `session=x; Max-Age=${absoluteSeconds}; Path=/`,
    'other=y; Max-Age=600; Path=/',
  ])
})

test('a browser keeps the last three numbers it was given, and of its cookie only such numbers are read', async () => {
  const authOn = (secure: boolean) =>
    ({
      $context: Promise.resolve({ createAuthCookie: () => ({ name: 'device', attributes: { secure } }) }),
    }) as unknown as Auth
  const [a = '', b = '', c = '', d = ''] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(43))
  const cookie = await deviceCookie(authOn(true), [a, b, a, c, d])
  expect(cookie).toBe(`device=${a}.${b}.${c}; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax`)
  expect(await deviceCookie(authOn(false), [a])).not.toContain('Secure')
  const read = (value: string) => devicesIn(authOn(true), new Headers({ cookie: `device=${value}` }))
  expect(await read(`${a}.${b}.${c}.${d}`)).toEqual([a, b, c])
  expect(await read(`short.${b}`)).toEqual([b])
  expect(await devicesIn(authOn(true), new Headers())).toEqual([])
})
