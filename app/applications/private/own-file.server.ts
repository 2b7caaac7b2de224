import type { Db } from '../../db/tables.ts'
import type { InLanguages, Language } from '../../platform/language.ts'
import { applicant } from '../application.ts'
import { fieldList } from '../application-fields.ts'
import { type Application, listConsents, listEvents } from '../queries.server.ts'
import { words as en } from '../words/en/file.ts'
import { words as es } from '../words/es/file.ts'
import { findByToken } from './own-queries.server.ts'

const fileWords: InLanguages<typeof en> = { en, es }

/** Everything kept about an application, for the person it is about. Who of the team did what is the team's own. */
export async function ownFile(db: Db, token: string, language: Language) {
  const row = await findByToken(db, token)
  if (!row) return null
  const words = fileWords[language]
  const all = await partsOf(db, row, words)
  return { name: `${words.name(row.reference)}.json`, content: called(all, words.parts) }
}

async function partsOf(db: Db, row: Application, { you, team }: typeof en) {
  const [yes, timeline] = await Promise.all([listConsents(db, row.id), listEvents(db, row.id)])
  return {
    reference: row.reference,
    form: row.form,
    language: row.language,
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
      by: actor === applicant ? you : team,
      what: kind,
      from: from_status,
      to: to_status,
      words,
      facts,
    })),
  }
}

/** The same with its parts called as in the words; what they do not know keeps its name. */
function called(value: unknown, names: Partial<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((one) => called(one, names))
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [names[name] ?? name, called(one, names)]),
  )
}
