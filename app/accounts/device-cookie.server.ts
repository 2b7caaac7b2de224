import { daySeconds } from '../platform/duration.ts'
import { isToken, newToken } from '../platform/secret-token.server.ts'
import type { Auth } from './auth.server.ts'
import { findCookie } from './cookies.ts'

export const deviceDays = 180

/** Enough for the admins who share one browser: each sign-in of somebody new adds a number in front. */
const maxNumbers = 3

/**
 * The random numbers a browser was given when somebody signed in with it. They stand for nobody and open
 * nothing; whether one of them is known for an account is looked up in the database.
 */
export async function devicesIn(auth: Auth, headers: Headers): Promise<string[]> {
  const { name } = await cookieOf(auth)
  const [, value = ''] = findCookie(headers, name)?.split('=') ?? []
  return value.split('.', maxNumbers).filter((number) => isToken(number))
}

export function newDevice() {
  return newToken()
}

/** The Set-Cookie line; the number in front is the latest, and the oldest falls off. */
export async function deviceCookie(auth: Auth, devices: string[]) {
  const { name, attributes } = await cookieOf(auth)
  const value = [...new Set(devices)].slice(0, maxNumbers).join('.')
  const secure = attributes.secure ? '; Secure' : ''
  return `${name}=${value}; Max-Age=${deviceDays * daySeconds}; Path=/; HttpOnly${secure}; SameSite=Lax`
}

async function cookieOf(auth: Auth) {
  return (await auth.$context).createAuthCookie('device')
}
