import { dayMs } from './duration.ts'
import { isSameHash, keyedHash } from './keyed-hash.server.ts'
import { newToken } from './secret-token.server.ts'

const fastestMs = 3000
const oldestMs = dayMs

/** Each only adds to the score: people have slow browsers, odd clocks and tabs open since yesterday. */
export type TokenProblem = 'no-token' | 'forged-token' | 'too-fast' | 'too-old'
export type FormToken = { key: string; problem: TokenProblem | null }

/**
 * Says when the form was handed out, and holds the key that makes what is sent twice one thing. One token
 * belongs to one form shown to one person: never write it into a cached page.
 */
export function issueFormToken(secret: string, now = new Date()) {
  const words = `${now.getTime().toString(36)}.${newToken()}`
  return `${words}.${keyedHash(secret, 'form-token', words)}`
}

/** Without a token of ours the key is a fresh one: nobody can choose the key of what another sent. */
export function readFormToken(secret: string, sent: string | undefined, now = new Date()): FormToken {
  if (!sent) return { key: newToken(), problem: 'no-token' }
  const [, words = '', signature = ''] = sent.match(/^([0-9a-z]{1,10}\.[\w-]{43})\.([\w-]{43})$/) ?? []
  if (!words || !isSameHash(signature, keyedHash(secret, 'form-token', words))) {
    return { key: newToken(), problem: 'forged-token' }
  }
  const [issued = '', key = ''] = words.split('.')
  const ageMs = now.getTime() - Number.parseInt(issued, 36)
  return { key, problem: ageMs < fastestMs ? 'too-fast' : ageMs > oldestMs ? 'too-old' : null }
}
