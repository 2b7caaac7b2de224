import { maxPasswordLength } from '../password-rules.ts'
import { nullWhenRefused } from '../sign-in.server.ts'
import { countInSession, forgive } from '../sign-in-limits.server.ts'
import type { OwnAccount } from './own-account.server.ts'

export type PasswordRefusal = { kind: 'wrong-password' } | { kind: 'limited'; retryAfterSeconds: number }

/**
 * Does what needs the password once more; `work` is refused by better-auth when it is wrong. Guesses count on
 * the session: a borrowed one must not find it out, and guesses at the door must not stop who is inside.
 */
export async function withPassword<T>(
  { store, admin }: Pick<OwnAccount, 'store' | 'admin'>,
  password: string,
  work: () => Promise<T>,
): Promise<{ kind: 'done'; result: T } | PasswordRefusal> {
  if (password.length > maxPasswordLength) return { kind: 'wrong-password' }
  const now = new Date()
  const counted = await countInSession(store, admin.sessionId, now)
  if (counted.kind === 'wait') return { ...counted, kind: 'limited' }
  const answer = await work().then((result) => ({ result }), nullWhenRefused)
  if (!answer) return { kind: 'wrong-password' }
  await forgive(store, counted, now)
  return { kind: 'done', result: answer.result }
}
