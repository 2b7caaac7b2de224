import type { Database } from '../db/database.server.ts'
import type { ErrorLog } from '../platform/context.ts'
import { hourly } from '../platform/hourly.ts'
import { removeExpiredVerifications } from './reset-queries.server.ts'
import { removeExpiredSessions } from './session-queries.server.ts'
import { removeExpiredInvitations } from './team/invitation-queries.server.ts'

type Parts = { database: Database; log: ErrorLog }

/** Sessions hold an address and a browser, invitations an e-mail: neither stays once it opens nothing any more. */
export function startAccountCleaning({ database: { db }, log }: Parts) {
  const clean = async (now = new Date()) => {
    await removeExpiredSessions(db, now)
    await removeExpiredInvitations(db, now)
    await removeExpiredVerifications(db, now)
  }
  return hourly(clean, (err) => log.error({ err }, 'expired sessions and invitations could not be removed'))
}
