import type { Database } from '../db/database.server.ts'
import { requireSecret } from '../db/secrets.server.ts'
import { daySeconds } from '../platform/duration.ts'
import { hashedKey } from '../platform/keyed-hash.server.ts'
import { countRequest, limitKey } from '../platform/limits.server.ts'
import { clearCounts, takeBackCount } from './attempt-queries.server.ts'

const windowSeconds = 15 * 60
/** For everybody we do not know together; and again for each device, network and session that we do. */
export const accountLimit = { max: 10, windowSeconds }
export const addressLimit = { max: 30, windowSeconds }

/** Of codes an admin gets from their phone, a million exist: what guesses them for days must stay without hope. */
export const codeLimit = { max: 30, windowSeconds: daySeconds }

export type AttemptStore = {
  database: Database
  /** The same for every replica and tool, or their counts would not add up. */
  secret: string
}

export async function openAttempts(database: Database): Promise<AttemptStore> {
  return { database, secret: await requireSecret(database.db, 'sign-in') }
}

/** `device`: the number by which this browser is known for the account, if it is. */
export type Attempt = { email: string; address?: string; device?: string | null }

/** Counted before the password is looked at, so that of many at once only the allowed number is. */
export type Counted =
  | { kind: 'wait'; retryAfterSeconds: number }
  | { kind: 'look'; key: string; address?: string }
  /** Strangers have used up what the account has for them. */
  | { kind: 'closed'; key: string; address: string; retryAfterSeconds: number }

/**
 * A known device has guesses of its own, which no stranger can use up. Everybody else counts on the network,
 * then on the account; a network over its limit no longer counts against the accounts it tries.
 */
export async function countAttempt(store: AttemptStore, attempt: Attempt, now: Date): Promise<Counted> {
  const { email, address, device } = attempt
  if (device)
    return await countOn(store, hashedKey(store.secret, 'sign-in-device', `${device}\n${email}`), now)
  const wait = await countAddress(store, address, now)
  if (wait !== null) return { kind: 'wait', retryAfterSeconds: wait }
  const strangers = await countOn(store, accountKey(store.secret, email), now)
  if (strangers.kind !== 'wait' || !address) return withAddress(strangers, address)
  const own = hashedKey(store.secret, 'sign-in-network', `${limitKey(store.secret, address)}\n${email}`)
  const counted = await countOn(store, own, now)
  if (counted.kind !== 'look') return counted
  return { ...counted, kind: 'closed', address, retryAfterSeconds: strangers.retryAfterSeconds }
}

/** The right password ends the count it was made on; the network gets back only the attempt it made. */
export async function forgive(
  { database: { db }, secret }: AttemptStore,
  { key, address }: { key: string; address?: string },
  now: Date,
) {
  await clearCounts(db, key)
  if (address) await takeBackCount(db, addressKey(secret, address), now)
}

export async function clearAccount({ database, secret }: AttemptStore, email: string) {
  await clearCounts(database.db, accountKey(secret, email))
}

/** Of everybody but the devices that have an allowance of their own. */
export async function clearCodes({ database, secret }: AttemptStore, userId: string) {
  await clearCounts(database.db, codeKey(secret, userId))
}

/** Guesses of somebody who is signed in: nobody outside can use them up, and a borrowed session has no more. */
export async function countInSession(store: AttemptStore, sessionId: string, now: Date) {
  return await countOn(store, hashedKey(store.secret, 'sign-in-session', sessionId), now)
}

type CodeAttempt = { userId: string; address?: string; device?: string | null }

/** As above, for the second step: this account is known, and its password was right. */
export async function countCode(store: AttemptStore, attempt: CodeAttempt, now: Date): Promise<Counted> {
  const { userId, device } = attempt
  const address = device ? undefined : attempt.address
  const wait = await countAddress(store, address, now)
  if (wait !== null) return { kind: 'wait', retryAfterSeconds: wait }
  const key = codeKey(store.secret, device ? `${device}\n${userId}` : userId)
  const quarter = await countOn(store, key, now)
  if (quarter.kind === 'wait') return quarter
  return withAddress(await countOn(store, key, now, codeLimit), address)
}

/** Null, or the seconds to wait. */
async function countAddress(
  { database: { db }, secret }: AttemptStore,
  address: string | undefined,
  now: Date,
) {
  if (!address) return null
  const counted = await countRequest(db, addressKey(secret, address), { ...addressLimit, now })
  return counted.isAllowed ? null : counted.retryAfterSeconds
}

type OnOneKey = Exclude<Counted, { kind: 'closed' }>

async function countOn(
  { database }: AttemptStore,
  key: string,
  now: Date,
  limit = accountLimit,
): Promise<OnOneKey> {
  const { isAllowed, retryAfterSeconds } = await countRequest(database.db, key, { ...limit, now })
  return isAllowed ? { kind: 'look', key } : { kind: 'wait', retryAfterSeconds }
}

function withAddress(counted: OnOneKey, address: string | undefined): OnOneKey {
  return counted.kind === 'look' ? { ...counted, address } : counted
}

function addressKey(secret: string, address: string) {
  return `sign-in-address:${limitKey(secret, address)}`
}

function accountKey(secret: string, email: string) {
  return hashedKey(secret, 'sign-in-account', email.toLowerCase())
}

function codeKey(secret: string, who: string) {
  return hashedKey(secret, 'sign-in-code', who)
}
