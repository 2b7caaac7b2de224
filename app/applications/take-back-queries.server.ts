import { lockRow } from '../db/lock.ts'
import type { Db } from '../db/tables.ts'
import type { ConsentKind } from '../db/vocabulary.ts'
import { withdrawMail } from '../mail/queue-queries.server.ts'
import { dropDeliveriesOf } from '../webhooks/queue-queries.server.ts'
import { takeBackContact } from './first-contact-queries.server.ts'
import { endInvitationOf } from './invite/invitation-queries.server.ts'
import { recordEvent } from './queries.server.ts'
import { tellConsents } from './tell-consents.server.ts'
import { refreshUnanswered } from './unanswered-queries.server.ts'

type TakenBack = { id: string; kind: ConsentKind; actor: string }

/** At once, everywhere: whoever asks for a yes of this kind finds none. False when there was none. */
export async function takeBackYes(trx: Db, { id, kind, actor }: TakenBack, now: Date) {
  // A letter or an invitation that is being queued by virtue of it must be found.
  await lockRow(trx, 'applications', id)
  const { numUpdatedRows } = await trx
    .updateTable('application_consents')
    .set({ withdrawn_at: now })
    .where('application_id', '=', id)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await endWith(trx, id, kind)
  await recordEvent(trx, { applicationId: id, kind: 'consent', actor, facts: { kind, isGiven: false } }, now)
  await tellConsents(trx, id)
  return true
}

/** What waits to be sent by virtue of this yes. */
export async function endWith(trx: Db, id: string, kind: ConsentKind) {
  // Who takes one of these back is not asked for a story any more either.
  if (kind !== 'machine') await endInvitationOf(trx, id)
  if (kind !== 'contact') return
  await dropLetters(trx, id)
  // It may hold their name, how to reach them and their answers.
  await dropDeliveriesOf(trx, 'application.created', id)
}

/**
 * Letters to them that have not gone out, given up ones too: somebody could try those again. The timeline says so. One
 * that is being sent cannot be called back: it is not tried again, and what becomes of it is told as of any other.
 */
export async function dropLetters(trx: Db, applicationId: string) {
  const unsent = await trx
    .selectFrom('application_events')
    .innerJoin('mail_queue', 'mail_queue.id', 'application_events.id')
    .select(['application_events.id', 'application_events.kind', 'application_events.facts'])
    .where('application_events.application_id', '=', applicationId)
    .where('mail_queue.kind', 'in', ['application-mail', 'application-answer'])
    .where('mail_queue.sent_at', 'is', null)
    .execute()
  for (const { id, kind, facts } of unsent) {
    // What only told of an answer goes; the answer stands on their page all the same.
    if (!(await withdrawMail(trx, id)) || kind === 'message') continue
    await trx
      .updateTable('application_events')
      .set({ facts: JSON.stringify({ ...facts, isDropped: true }) })
      .where('id', '=', id)
      .execute()
  }
  if (unsent.length === 0) return
  await takeBackContact(trx, applicationId)
  await refreshUnanswered(trx, applicationId)
}
