import type { Db } from '../db/tables.ts'
import { daySeconds } from '../platform/duration.ts'
import { keyedHash } from '../platform/keyed-hash.server.ts'
import { countRequest } from '../platform/limits.server.ts'
import { mailboxOf } from './mailbox.ts'

/** How many mails a day one mailbox gets from a form: it must not become a way to fill somebody's. */
type RecipientLimit = {
  key: string
  max: number
  /** Of these for one network: a stranger who writes somebody's address cannot use up what that person waits for. */
  maxOfNetwork: number
}

/** Confirmations of all kinds, to whomever: written in somebody's name they would make the site a sender of spam. */
const maxOfNetworkInAll = 100

/** Who it would go to, and the network (hashed) of who asks for it; empty where the server does not know it. */
export type MailAsked = { email: string; network: string }

/** Counts one more mail and returns whether it may be sent. */
export async function countRecipient(
  db: Db,
  secret: string,
  { email, network }: MailAsked,
  limit: RecipientLimit,
  now: Date,
) {
  const key = `${limit.key}:${keyedHash(secret, 'recipient', mailboxOf(email))}`
  const isWithin = async (counted: string, max: number) =>
    (await countRequest(db, counted, { max, windowSeconds: daySeconds, now })).isAllowed
  // Unknown networks are not counted as one.
  if (network && !(await isWithin(`${key}:${network}`, limit.maxOfNetwork))) return false
  if (network && !(await isWithin(`mail-network:${network}`, maxOfNetworkInAll))) return false
  return await isWithin(key, limit.max)
}
