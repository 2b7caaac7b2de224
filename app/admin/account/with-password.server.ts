import { maxPasswordLength } from '../password-rules.ts'
import { nullWhenRefused } from '../sign-in.server.ts'
import { countAttempt, forgiveAttempt } from '../sign-in-limits.server.ts'
import type { AccountDesk } from './account-desk.server.ts'

export type PasswordRefusal = { kind: 'wrong-password' } | { kind: 'limited'; retryAfterSeconds: number }

/**
 * Does what needs the password once more; `work` is refused by better-auth when it is wrong. Guesses count like
 * guesses at the door: a borrowed session must not find it out.
 */
export async function withPassword<T>(
  { store, admin, address }: Pick<AccountDesk, 'store' | 'admin' | 'address'>,
  password: string,
  work: () => Promise<T>,
): Promise<{ kind: 'done'; result: T } | PasswordRefusal> {
  if (password.length > maxPasswordLength) return { kind: 'wrong-password' }
  const now = new Date()
  const attempt = { email: admin.email, address }
  const retryAfterSeconds = await countAttempt(store, attempt, now)
  if (retryAfterSeconds !== null) return { kind: 'limited', retryAfterSeconds }
  const answer = await work().then((result) => ({ result }), nullWhenRefused)
  if (!answer) return { kind: 'wrong-password' }
  await forgiveAttempt(store, attempt, now)
  return { kind: 'done', result: answer.result }
}
