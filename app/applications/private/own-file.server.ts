import type { Db } from '../../db/tables.ts'
import { applicant } from '../application.ts'
import { fieldList } from '../application-fields.ts'
import { listConsents, listEvents } from '../queries.server.ts'
import { findByToken } from './own-queries.server.ts'

/** Everything kept about an application, for the person it is about. Who of the team did what is the team's own. */
export async function ownFile(db: Db, token: string) {
  const row = await findByToken(db, token)
  if (!row) return null
  const [yes, timeline] = await Promise.all([listConsents(db, row.id), listEvents(db, row.id)])
  return {
    reference: row.reference,
    form: row.form,
    program: row.program,
    answers: Object.fromEntries(fieldList.map(({ name, column }) => [name, row[column]])),
    state: row.state_code,
    openedFrom: row.source_page,
    status: row.status,
    closedReason: row.closed_reason,
    followUp: row.follow_up,
    spam: { score: row.spam_score, flags: row.spam_flags, isSpam: row.is_spam },
    received: row.created_at,
    changed: row.updated_at,
    firstContact: row.first_contact_at,
    firstApproved: row.first_approved_at,
    isCounted: row.is_counted,
    withdrawn: row.withdrawn_at,
    consents: yes.map(({ kind, wording, wording_version, page, given_at, withdrawn_at }) => ({
      kind,
      wording,
      version: wording_version,
      page,
      given: given_at,
      takenBack: withdrawn_at,
    })),
    timeline: timeline.map(({ kind, actor, from_status, to_status, words, facts, created_at }) => ({
      at: created_at,
      by: actor === applicant ? 'you' : 'team',
      what: kind,
      from: from_status,
      to: to_status,
      words,
      facts,
    })),
  }
}
