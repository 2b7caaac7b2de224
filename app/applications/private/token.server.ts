import { plainHash } from '../../platform/keyed-hash.server.ts'

const tokenShape = /^[\w-]{43}$/

/** What is stored of a token; null for what can be none. */
export function hashToken(purpose: 'application' | 'draft' | 'invitation', token: string): string | null {
  return tokenShape.test(token) ? plainHash(`${purpose}\n${token}`) : null
}
