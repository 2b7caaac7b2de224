import type { Actor } from '../../audit/audit.ts'
import { recordAudit } from '../../audit/queries.server.ts'
import type { Database } from '../../db/database.server.ts'
import { lockRow } from '../../db/lock.ts'
import type { Db } from '../../db/tables.ts'
import { isId } from '../../db/uuid.ts'
import type { MailSite } from '../../mail/blocks.ts'
import { storyInvitationDays } from '../../mail/link-lives.ts'
import { mailTag, queueMail } from '../../mail/queue-queries.server.ts'
import { minuteMs } from '../../platform/duration.ts'
import { momentsWithin } from '../../platform/is-within.ts'
import { keyedHash } from '../../platform/keyed-hash.server.ts'
import type { Language } from '../../platform/language.ts'
import { endOfDayAfter } from '../../platform/time-zone.ts'
import type { Site } from '../../site/site.ts'
import { hashToken } from '../private/token.server.ts'
import { listConsents, recordEvent } from '../queries.server.ts'
import { invitationLink } from './invitation-link.ts'
import { invitationMail } from './invitation-mail.ts'
import { endInvitationOf } from './invitation-queries.server.ts'
import { type Invitable, whyNotInvited } from './may-invite.ts'

type InvitingSite = MailSite & Pick<Site, 'timeZone'>
/** `secret` makes the links: nothing in the database leads to one. */
export type InvitationParts = { database: Database; secret: string; site: InvitingSite; canMail: boolean }

/** The same each time it is asked for, as long as the invitation stands. */
function tokenOf(secret: string, id: string) {
  return keyedHash(secret, 'story-invitation', id)
}

/** False when this person is not to be invited, or is not there. A second invitation ends the first, unless that is less than a minute old. */
export async function inviteToTell(
  parts: InvitationParts,
  applicationId: string,
  by: Actor,
  now = new Date(),
) {
  if (!isId(applicationId)) return false
  return await parts.database.change([mailTag], (trx) => writeInvitation(trx, parts, applicationId, by, now))
}

async function writeInvitation(
  trx: Db,
  { secret, site, canMail }: InvitationParts,
  applicationId: string,
  { actor, address }: Actor,
  now: Date,
) {
  // The yes may be in the middle of being taken back, and two may invite at once.
  await lockRow(trx, 'applications', applicationId)
  const found = await findInvitable(trx, applicationId)
  if (!found || whyNotInvited(found)) return false
  if (await isJustInvited(trx, applicationId, now)) return true
  await endInvitationOf(trx, applicationId)
  const { language } = found
  const to = canMail ? found.email : null
  const facts = { by: to ? 'mail' : 'link' }
  const id = await recordEvent(trx, { applicationId, kind: 'invited', actor, facts }, now)
  const token = tokenOf(secret, id)
  await trx
    .insertInto('story_invitations')
    .values({
      id,
      application_id: applicationId,
      token_hash: hashToken('invitation', token) ?? '',
      expires_at: endOfDayAfter(now, storyInvitationDays, site.timeZone),
      created_at: now,
    })
    .execute()
  if (to)
    await queueMail(trx, {
      id,
      kind: 'story-invitation',
      to,
      ...invitationMail(site, invitationLink(site.url, token, language), language),
    })
  await recordAudit(trx, { actor, address, action: 'application.invite', subjectId: applicationId, facts })
  return true
}

/** By the first of two taps: a second mail would end the link of the first. */
async function isJustInvited(trx: Db, applicationId: string, now: Date) {
  const { after, until } = momentsWithin(minuteMs, now)
  const invitation = await trx
    .selectFrom('story_invitations')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('created_at', '>', after)
    .where('created_at', '<=', until)
    .executeTakeFirst()
  return invitation !== undefined
}

/** Null when there is no such application. */
export async function findInvitable(
  db: Db,
  applicationId: string,
): Promise<(Invitable & { email: string | null; language: Language }) | null> {
  const row = await db
    .selectFrom('applications')
    .select(['status', 'is_demo', 'email', 'language'])
    .where('id', '=', applicationId)
    .executeTakeFirst()
  if (!row) return null
  const consents = await listConsents(db, applicationId)
  return {
    status: row.status,
    isDemo: row.is_demo,
    email: row.email,
    language: row.language,
    given: consents.flatMap(({ kind, withdrawn_at }) => (withdrawn_at ? [] : [kind])),
    hasTold: await hasTold(db, applicationId),
  }
}

/** The line of the timeline says it: it travels with the application, where an invitation does not. */
async function hasTold(db: Db, applicationId: string) {
  const told = await db
    .selectFrom('application_events')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'story')
    .limit(1)
    .executeTakeFirst()
  return told !== undefined
}

/** Its link leads nowhere from now on, and a mail that has not gone out yet stays here. False when there was none. */
export async function takeBackInvitation(
  database: Database,
  applicationId: string,
  { actor, address }: Actor,
) {
  if (!isId(applicationId)) return false
  return await database.change([], async (trx) => {
    // First, as by all who write to both: else two could deadlock.
    await lockRow(trx, 'applications', applicationId)
    if (!(await endInvitationOf(trx, applicationId))) return false
    await recordEvent(trx, { applicationId, kind: 'invited', actor, facts: { isEnded: true } })
    await recordAudit(trx, { actor, address, action: 'application.invite-end', subjectId: applicationId })
    return true
  })
}

export type OpenInvitation = { createdAt: Date; expiresAt: Date; token: string }

/** For the inbox alone. */
export async function findInvitationOf(
  db: Db,
  secret: string,
  applicationId: string,
  now = new Date(),
): Promise<OpenInvitation | null> {
  const row = await db
    .selectFrom('story_invitations')
    .select(['id', 'created_at', 'expires_at'])
    .where('application_id', '=', applicationId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  return { createdAt: row.created_at, expiresAt: row.expires_at, token: tokenOf(secret, row.id) }
}
