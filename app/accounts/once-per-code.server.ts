import { hashedKey } from '../platform/keyed-hash.server.ts'
import { claimOnce, releaseClaim } from './attempt-queries.server.ts'
import { plainCode } from './code.ts'
import type { AttemptStore } from './sign-in-limits.server.ts'

/** A code of the app is good for one minute and a half at most, wherever its clock stands. */
const codeLifeMs = 120_000

/** Whoever saw a code being typed cannot use it a second time. */
export async function oncePerCode<T extends { kind: string }>(
  { database: { db }, secret }: AttemptStore,
  { userId, code, now }: { userId: string; code: string; now: Date },
  use: () => Promise<T>,
): Promise<T | { kind: 'refused' }> {
  const key = hashedKey(secret, 'used-code', `${userId}\n${plainCode(code)}`)
  if (!(await claimOnce(db, key, now, new Date(now.getTime() + codeLifeMs)))) return { kind: 'refused' }
  const answer = await use()
  // A wrong code says nothing about the next moment, when it may be the right one.
  if (answer.kind !== 'entered') await releaseClaim(db, key)
  return answer
}
