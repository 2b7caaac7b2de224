import type { Actor } from '../../audit/audit.ts'
import type { Database } from '../../db/database.server.ts'
import type { ApplicationStatus } from '../../db/vocabulary.ts'
import { type ApplicationMove, applicationMoves, type ClosedReason } from '../application.ts'
import { firstContactOfNew } from '../first-contact-queries.server.ts'
import { changeApplication, type Seen } from './change-queries.server.ts'

/** Null when it is gone, somebody was faster, or the rules know no such move; closing needs a reason. */
export async function moveApplication(
  database: Database,
  seen: Seen,
  move: ApplicationMove,
  by: Actor & { reason?: ClosedReason },
) {
  const { from, to }: { from: ApplicationStatus[]; to: ApplicationStatus } = applicationMoves[move]
  if (to === 'closed' && !by.reason) return null
  return await changeApplication(database, seen, by, async (standing, now, trx) => {
    const { status, first_contact_at, first_approved_at, withdrawn_at } = standing
    if (!from.includes(status)) return null
    const isTakenUpAgain = withdrawn_at !== null
    const reason = to === 'closed' ? by.reason : undefined
    return {
      kind: 'moved',
      set: {
        status: to,
        closed_reason: reason ?? null,
        moved_at: now,
        // Nobody waits any more to be called back; a day set after this counts again.
        ...(to === 'closed' && { follow_up: null }),
        ...(isTakenUpAgain && { withdrawn_at: null }),
        ...(isContact(to) && !first_contact_at && { first_contact_at: now }),
        ...(to === 'new' && { first_contact_at: await firstContactOfNew(trx, seen.id, standing) }),
        ...(to === 'approved' && !first_approved_at && { first_approved_at: now }),
      },
      facts: reason ? { reason } : {},
      action: isTakenUpAgain ? 'application.reopen' : 'application.move',
      auditFacts: { from: status, to, ...(reason && { reason }) },
    }
  })
}

/** Nobody gets that far without having been spoken to. */
function isContact(to: ApplicationStatus) {
  return to === 'contacted' || to === 'in-progress' || to === 'approved'
}

/** `to` is an admin, or null for nobody. */
export async function assignApplication(
  database: Database,
  seen: Seen,
  to: { id: string; email: string } | null,
  by: Actor,
) {
  return await changeApplication(database, seen, by, () => ({
    kind: 'assigned',
    set: { assigned_to: to?.id ?? null },
    facts: { to: to?.email ?? null },
    action: 'application.assign',
    auditFacts: { to: to?.email ?? null },
  }))
}

/** `day` as 2026-11-16, or null for none. */
export async function setFollowUp(database: Database, seen: Seen, day: string | null, by: Actor) {
  return await changeApplication(database, seen, by, () => ({
    kind: 'follow-up',
    set: { follow_up: day },
    facts: { day },
    action: 'application.follow-up',
    auditFacts: { day },
  }))
}

export async function flagSpam(database: Database, seen: Seen, isSpam: boolean, by: Actor) {
  return await changeApplication(database, seen, by, ({ is_spam }) => {
    if (is_spam === isSpam) return null
    return {
      kind: 'flagged',
      set: { is_spam: isSpam },
      facts: { isSpam },
      action: 'application.spam',
      auditFacts: { isSpam },
    }
  })
}
