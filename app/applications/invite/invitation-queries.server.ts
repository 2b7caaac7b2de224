import type { Database } from '../../db/database.server.ts'
import { lockRow } from '../../db/lock.ts'
import type { Db } from '../../db/tables.ts'
import { applicant } from '../application.ts'
import { hashToken } from '../private/token.server.ts'
import { recordEvent } from '../queries.server.ts'

/** Whether the link can be used. Nothing about whom it was given to comes back. */
export async function findInvitation(
  db: Db,
  token: string,
  now = new Date(),
): Promise<{ expiresAt: Date } | null> {
  const hash = hashToken('invitation', token)
  if (!hash) return null
  const row = await db
    .selectFrom('story_invitations')
    .innerJoin('applications', 'applications.id', 'story_invitations.application_id')
    .select('story_invitations.expires_at as expiresAt')
    .where('story_invitations.token_hash', '=', hash)
    .where('story_invitations.expires_at', '>', now)
    .where('applications.status', '=', 'approved')
    .executeTakeFirst()
  return row ?? null
}

/**
 * With the story, in its transaction; of two at once one gets it. False when the link was used, taken back, is too
 * old, or its owner is not approved any more. The timeline hears that a story came, not which.
 */
export async function takeInvitation(trx: Db, token: string, now = new Date()): Promise<boolean> {
  const hash = hashToken('invitation', token)
  if (!hash) return false
  const found = await trx
    .selectFrom('story_invitations')
    .select('application_id')
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  // Before its invitation, as by all who write to both: else two could deadlock.
  if (!found || !(await lockRow(trx, 'applications', found.application_id))) return false
  const taken = await trx
    .deleteFrom('story_invitations')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('application_id', 'in', (eb) =>
      eb.selectFrom('applications').select('id').where('status', '=', 'approved'),
    )
    .returning('application_id')
    .executeTakeFirst()
  if (!taken) return false
  await recordEvent(trx, { applicationId: taken.application_id, kind: 'story', actor: applicant }, now)
  return true
}

/** A background job: links that nobody used. */
export async function removeExpiredInvitations(database: Database, now = new Date()) {
  await database.change([], (trx) =>
    trx.deleteFrom('story_invitations').where('expires_at', '<=', now).execute(),
  )
}

/** Its link leads nowhere from now on, and a mail that waits is not sent. False when there was none. */
export async function endInvitationOf(trx: Db, applicationId: string): Promise<boolean> {
  const ended = await trx
    .deleteFrom('story_invitations')
    .where('application_id', '=', applicationId)
    .returning('id')
    .executeTakeFirst()
  if (!ended) return false
  await trx.deleteFrom('mail_queue').where('id', '=', ended.id).where('sent_at', 'is', null).execute()
  return true
}
