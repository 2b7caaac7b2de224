import { plainHash } from '../../platform/keyed-hash.server.ts'
import { isToken } from '../../platform/secret-token.server.ts'

/** What is stored of a token; null for what can be none. */
export function hashToken(purpose: 'application' | 'draft' | 'invitation', token: string): string | null {
  return isToken(token) ? plainHash(`${purpose}\n${token}`) : null
}
