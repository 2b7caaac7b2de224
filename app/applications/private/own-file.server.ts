import type { Db } from '../../db/tables.ts'
import { type InLanguages, type Language, languageNames, pathIn } from '../../platform/language.ts'
import { dollars } from '../../platform/us-number.ts'
import { incomeBands } from '../../qualify/questions.ts'
import type { Site } from '../../site/site.ts'
import { applicant, isClosedReason } from '../application.ts'
import { fieldIn, fieldList, fieldNames, type WordedField } from '../application-fields.ts'
import { consentsIn } from '../consents.ts'
import { programName } from '../inbox/program-words.ts'
import { incomeBoundsOf } from '../income-bounds.ts'
import { type Application, listConsents, listEvents } from '../queries.server.ts'
import { words as en } from '../words/en/file.ts'
import { words as es } from '../words/es/file.ts'
import { findByToken } from './own-queries.server.ts'

const fileWords: InLanguages<typeof en> = { en, es }

/** Everything kept about an application, for the person it is about. Who of the team did what is the team's own. */
export async function ownFile(db: Db, token: string, site: Site) {
  const row = await findByToken(db, token)
  if (!row) return null
  const words = fileWords[site.language]
  const all = await partsOf(db, row, site)
  return { name: `${words.name(row.reference)}.json`, content: called(all, words.parts) }
}

async function partsOf(db: Db, row: Application, site: Site) {
  const { language } = site
  const words = fileWords[language]
  const { you, team, statuses, events } = words
  const labels = consentsIn(language)
  const fields = fieldNames.map((name) => fieldIn(language, name))
  const [yes, timeline] = await Promise.all([listConsents(db, row.id), listEvents(db, row.id)])
  const { low, high } = incomeBoundsOf(timeline, site)
  const income = incomeBands(dollars(low), dollars(high), language).find(({ value }) => value === row.income)
  const answers = fields.map((field) => [field.name, chosen(field, row[field.column])])
  return {
    reference: row.reference,
    form: pathIn(language, `/forms/${row.form}`),
    language: languageNames[row.language],
    program: programName(row.program, language),
    answers: { ...Object.fromEntries(answers), income: income?.label ?? row.income },
    state: row.state_code,
    openedFrom: row.source_page,
    status: statuses[row.status],
    closedReason: reasonIn(words, row.closed_reason),
    followUp: row.follow_up,
    spam: { score: row.spam_score, flags: row.spam_flags, isSpam: row.is_spam },
    received: row.created_at,
    changed: row.updated_at,
    firstContact: row.first_contact_at,
    firstApproved: row.first_approved_at,
    unansweredSince: row.unanswered_since,
    isCounted: row.is_counted,
    withdrawn: row.withdrawn_at,
    consents: yes.map(({ kind, wording, wording_version, page, given_at, withdrawn_at }) => ({
      kind: labels[kind].label,
      wording,
      version: wording_version,
      page,
      given: given_at,
      takenBack: withdrawn_at,
    })),
    timeline: timeline.map(({ kind, actor, from_status, to_status, words: said, facts, created_at }) => ({
      at: created_at,
      by: actor === applicant ? you : team,
      what: events[kind],
      from: from_status && statuses[from_status],
      to: to_status && statuses[to_status],
      words: said,
      facts: factsOf(facts, language),
    })),
  }
}

/** A choice as it was read on the form. */
function chosen({ choices = {} }: WordedField, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => choices[one] ?? one)
  return typeof value === 'string' ? (choices[value] ?? value) : value
}

function reasonIn({ closedReasons }: typeof en, reason: unknown) {
  return isClosedReason(reason) ? closedReasons[reason] : reason
}

/** Left out: what an undo needs, which repeats the lines above, and the address of whom it was given to. */
function factsOf(facts: object, language: Language) {
  const words = fileWords[language]
  const kinds = new Map<unknown, { label: string }>(Object.entries(consentsIn(language)))
  const worded: Record<string, (fact: unknown) => unknown> = {
    to: (to) => to && words.team,
    by: (by) => (by === 'link' ? words.byLink : words.events.mail),
    kind: (kind) => kinds.get(kind)?.label ?? kind,
    reason: (reason) => reasonIn(words, reason),
    changed: (columns) =>
      Array.isArray(columns) ? columns.map((column) => columnIn(words, column)) : columns,
  }
  const kept = Object.entries(facts).filter(([name]) => name !== 'before' && name !== 'version')
  return Object.fromEntries(kept.map(([name, fact]) => [name, worded[name]?.(fact) ?? fact]))
}

function columnIn({ parts }: typeof en, column: unknown) {
  const field = fieldList.find((one) => one.column === column)
  return field ? parts[field.name] : column
}

/** The same with its parts called as in the words; what they do not know keeps its name. */
function called(value: unknown, names: Partial<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((one) => called(one, names))
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [names[name] ?? name, called(one, names)]),
  )
}
