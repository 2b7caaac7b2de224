import { randomBytes } from 'node:crypto'

const tokenShape = /^[\w-]{43}$/

/** 256 bits that nobody guesses, in letters an address and a cookie may hold. */
export function newToken() {
  return randomBytes(32).toString('base64url')
}

/** Looks like one: anything else need not be looked up. */
export function isToken(text: string) {
  return tokenShape.test(text)
}
