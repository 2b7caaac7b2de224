import { createHmac } from 'node:crypto'
import type { Db } from '../db/tables.ts'
import { countRequest, limitKey, removeExpiredCounts } from '../stories/limits.server.ts'
import { clearCounts, takeBackCount } from './attempt-queries.server.ts'

const windowSeconds = 15 * 60
export const accountLimit = { max: 10, windowSeconds }
export const addressLimit = { max: 30, windowSeconds }

export type AttemptStore = {
  db: Db
  /** `requireSecret(db, 'sign-in')`: the same for every replica and tool, or their counts would not add up. */
  secret: string
}

export type Attempt = { email: string; address?: string }

/**
 * Counts an attempt before its password is looked at, so that of many at once only the allowed number is.
 * Null, or the seconds to wait. An address over its limit no longer counts against the accounts it tries.
 */
export async function countAttempt({ db, secret }: AttemptStore, { email, address }: Attempt, now: Date) {
  await removeExpiredCounts(db, now)
  if (address) {
    const byAddress = await countRequest(db, addressKey(secret, address), { ...addressLimit, now })
    if (!byAddress.isAllowed) return byAddress.retryAfterSeconds
  }
  const byAccount = await countRequest(db, accountKey(secret, email), { ...accountLimit, now })
  return byAccount.isAllowed ? null : byAccount.retryAfterSeconds
}

/** The right password ends the account's count; the address gets back only the attempt it made. */
export async function forgiveAttempt({ db, secret }: AttemptStore, { email, address }: Attempt, now: Date) {
  await clearAccount({ db, secret }, email)
  if (address) await takeBackCount(db, addressKey(secret, address), now)
}

export async function clearAccount({ db, secret }: AttemptStore, email: string) {
  await clearCounts(db, accountKey(secret, email))
}

function addressKey(secret: string, address: string) {
  return `sign-in-address:${limitKey(secret, address)}`
}

/** Whoever reads the table of counts learns nobody's e-mail address. */
function accountKey(secret: string, email: string) {
  const hash = createHmac('sha256', secret).update(`sign-in-account\n${email.toLowerCase()}`)
  return `sign-in-account:${hash.digest('base64url')}`
}
