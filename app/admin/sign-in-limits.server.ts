import { createHmac } from 'node:crypto'
import type { Database } from '../db/database.server.ts'
import { countRequest, limitKey, removeExpiredCounts } from '../stories/limits.server.ts'
import { clearCounts, takeBackCount } from './attempt-queries.server.ts'
import { requireSecret } from './secrets.server.ts'

const windowSeconds = 15 * 60
export const accountLimit = { max: 10, windowSeconds }
export const addressLimit = { max: 30, windowSeconds }

/** Of codes an admin gets from their phone, a million exist: what guesses them for days must stay without hope. */
export const codeLimit = { max: 30, windowSeconds: 86_400 }

export type AttemptStore = {
  database: Database
  /** The same for every replica and tool, or their counts would not add up. */
  secret: string
}

export async function openAttempts(database: Database): Promise<AttemptStore> {
  return { database, secret: await requireSecret(database.db, 'sign-in') }
}

export type Attempt = { email: string; address?: string }

/**
 * Counts an attempt before its password is looked at, so that of many at once only the allowed number is.
 * Null, or the seconds to wait. An address over its limit no longer counts against the accounts it tries.
 */
export async function countAttempt(store: AttemptStore, { email, address }: Attempt, now: Date) {
  const key = accountKey(store.secret, email)
  return await count(store, { key, limit: accountLimit, address }, now)
}

/** The right password ends the account's count; the address gets back only the attempt it made. */
export async function forgiveAttempt(store: AttemptStore, { email, address }: Attempt, now: Date) {
  await clearAccount(store, email)
  if (address) await takeBackCount(store.database.db, addressKey(store.secret, address), now)
}

export async function clearAccount({ database, secret }: AttemptStore, email: string) {
  await clearCounts(database.db, accountKey(secret, email))
}

type CodeAttempt = { userId: string; address?: string }

/** As above, for the second step: this account is known, and its password was right. */
export async function countCode(store: AttemptStore, { userId, address }: CodeAttempt, now: Date) {
  return await count(store, { key: codeKey(store.secret, userId), limit: codeLimit, address }, now)
}

export async function forgiveCode(store: AttemptStore, { userId, address }: CodeAttempt, now: Date) {
  await clearCounts(store.database.db, codeKey(store.secret, userId))
  if (address) await takeBackCount(store.database.db, addressKey(store.secret, address), now)
}

type Counted = { key: string; limit: { max: number; windowSeconds: number }; address?: string }

async function count(
  { database: { db }, secret }: AttemptStore,
  { key, limit, address }: Counted,
  now: Date,
) {
  await removeExpiredCounts(db, now)
  if (address) {
    const byAddress = await countRequest(db, addressKey(secret, address), { ...addressLimit, now })
    if (!byAddress.isAllowed) return byAddress.retryAfterSeconds
  }
  const byAccount = await countRequest(db, key, { ...limit, now })
  return byAccount.isAllowed ? null : byAccount.retryAfterSeconds
}

function addressKey(secret: string, address: string) {
  return `sign-in-address:${limitKey(secret, address)}`
}

/** Whoever reads the table of counts learns nobody's e-mail address. */
function accountKey(secret: string, email: string) {
  return hashedKey(secret, 'sign-in-account', email.toLowerCase())
}

function codeKey(secret: string, userId: string) {
  return hashedKey(secret, 'sign-in-code', userId)
}

export function hashedKey(secret: string, purpose: string, text: string) {
  return `${purpose}:${createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')}`
}
