import type { Database } from '../db/database.server.ts'
import type { ErrorLog } from '../platform/context.ts'
import { hourly } from '../platform/hourly.ts'
import { removeExpiredCounts } from '../platform/limits.server.ts'
import type { TrustedClock } from '../platform/trusted-clock.ts'
import { removeExpiredVerifications } from './reset-queries.server.ts'
import { removeExpiredSessions } from './session-queries.server.ts'
import { removeExpiredInvitations } from './team/invitation-queries.server.ts'

type Parts = { database: Database; log: ErrorLog; trusted?: TrustedClock }

/**
 * Sessions hold an address and a browser, invitations an e-mail: neither stays once it opens nothing any more. Nor do
 * the counts of what was tried.
 */
export function startAccountCleaning({ database: { db }, log, trusted }: Parts) {
  const clean = async (now = new Date()) => {
    await removeExpiredSessions(db, now)
    await removeExpiredInvitations(db, now)
    await removeExpiredVerifications(db, now)
    await removeExpiredCounts(db, now)
  }
  const tell = (err: unknown) =>
    log.error({ err }, 'expired sessions, invitations and counts could not be removed')
  return hourly(clean, tell, trusted)
}
