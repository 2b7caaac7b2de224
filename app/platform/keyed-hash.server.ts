import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What one secret is used for: a hash made for one purpose says nothing about another. */
type Purpose =
  | 'form-token'
  | 'submission'
  | 'private-link'
  | 'draft-link'
  | 'story-invitation'
  | 'client-story'
  | 'address'
  | 'recipient'
  | 'article-preview'
  | 'person'
  | `sign-in-${'account' | 'network' | 'device' | 'session' | 'code'}`
  | `known-${'device' | 'code-device' | 'network'}`
  | `reset-${'quarter' | 'account'}`
  | 'used-code'

export function keyedHash(secret: string, purpose: Purpose, text: string) {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
}

/** The key of a row about somebody: it says what for, and to whoever reads the table nothing about whom. */
export function hashedKey(secret: string, purpose: Purpose, text: string) {
  return `${purpose}:${keyedHash(secret, purpose, text)}`
}

/** For what is long and random already. */
export function plainHash(text: string) {
  return createHash('sha256').update(text).digest('base64url')
}

/** Takes as long for a good guess as for a bad one. */
export function isSameHash(given: string, expected: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
