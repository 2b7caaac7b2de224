import { isIP } from 'node:net'
import { setImmediate as others } from 'node:timers/promises'
import { isShared } from '../db/lock.ts'
import type { Db } from '../db/tables.ts'
import { keyedHash } from './keyed-hash.server.ts'

type Window = { max: number; windowSeconds: number; now: Date }
export type Count = { isAllowed: boolean; count: number; retryAfterSeconds: number }

/** Counts one more and returns whether it was still within the limit. Of many at once, exactly `max` are. */
export async function countRequest(db: Db, key: string, window: Window): Promise<Count> {
  const { number, endsAt } = currentWindow(window)
  const { count } = await db
    .insertInto('request_counts')
    .values({ key: `${key}:${number}`, count: 1, expires_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({ count: row('request_counts.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return { isAllowed: count <= window.max, count, retryAfterSeconds: secondsUntil(endsAt, window.now) }
}

/** Looks without counting: null, or the seconds until the next one is welcome. */
export async function findWait(db: Db, key: string, window: Window): Promise<number | null> {
  const { number, endsAt } = currentWindow(window)
  const row = await db
    .selectFrom('request_counts')
    .select('count')
    .where('key', '=', `${key}:${number}`)
    .executeTakeFirst()
  return (row?.count ?? 0) < window.max ? null : secondsUntil(endsAt, window.now)
}

/** Counts one and answers null, or the seconds to wait. Who must wait costs no write any more. */
export async function countOrWait(db: Db, key: string, window: Window): Promise<number | null> {
  const wait = await findWait(db, key, window)
  if (wait) return wait
  const { isAllowed, retryAfterSeconds } = await countRequest(db, key, window)
  return isAllowed ? null : retryAfterSeconds
}

/** Thrown inside the transaction of what is counted, so that nothing of it remains. */
export class OverLimit extends Error {
  override name = 'OverLimit'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many from one network')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * The window's number is part of the stored key, so no request uses an expired row any more: it can be
 * removed at any moment without standing in a counter's way.
 */
function currentWindow({ windowSeconds, now }: Window) {
  const windowMs = windowSeconds * 1000
  const number = Math.floor(now.getTime() / windowMs)
  return { number, endsAt: new Date((number + 1) * windowMs) }
}

function secondsUntil(moment: Date, now: Date) {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000))
}

const graceMs = 600_000
/** In one statement: those of a day all expire at midnight, and nobody waits long for the database. */
const removedAtOnce = 500

/** Not with a request: nobody who signs in or applies waits for it. The clocks of two replicas may differ by less than the grace. */
export async function removeExpiredCounts(db: Db, now: Date) {
  const before = new Date(now.getTime() - graceMs)
  const expired = db
    .selectFrom('request_counts')
    .select('key')
    .where('expires_at', '<', before)
    .limit(removedAtOnce)
    // Two replicas that clean at once must not wait for each other's rows.
    .$if(isShared(db), (query) => query.forUpdate().skipLocked())
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('request_counts')
      .where('key', 'in', expired)
      .executeTakeFirst()
    if (numDeletedRows < removedAtOnce) return
    await others()
  }
}

/** The key of an address in the table of counts: the address itself is not stored. */
export function limitKey(secret: string, address: string) {
  return keyedHash(secret, 'address', networkOf(address))
}

/** A household has one IPv4 address or one IPv6 /64, and can take any address within the latter. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (isIP(plain) !== 6) return plain
  const groups = groupsOf(plain)
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMappedIpv4)
    return `${groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':')}::/64`
  const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff])
  return bytes.join('.')
}

/** All eight groups as numbers. The URL parser turns every spelling, a dotted tail included, into one. */
function groupsOf(ipv6: string) {
  const spelled = new URL(`http://[${ipv6}]`).hostname.slice(1, -1)
  const [head = '', tail] = spelled.split('::')
  const numbers = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16))
  if (tail === undefined) return numbers(head)
  const [front, back] = [numbers(head), numbers(tail)]
  return [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back]
}
