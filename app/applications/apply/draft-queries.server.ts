import type { Database } from '../../db/database.server.ts'
import type { Db } from '../../db/tables.ts'
import { newId } from '../../db/uuid.ts'
import { minuteMs } from '../../platform/duration.ts'
import { momentsWithin } from '../../platform/is-within.ts'
import type { Language } from '../../platform/language.ts'
import { defaultTimeZone, endOfDayAfter } from '../../platform/time-zone.ts'
import { type FormName, isFormName } from '../../site/forms.ts'
import { applicant } from '../application.ts'
import { applicationFields, type FieldName, fieldNames } from '../application-fields.ts'
import {
  findBegun,
  forgetBegun,
  forgetDraft,
  isSamePerson,
  lockAnswers,
  ownerKey,
  writerIn,
} from '../forget-queries.server.ts'
import { hashToken } from '../private/token.server.ts'
import { type Answers, type Filled, listOf } from './answers.ts'

export const draftDays = 14

export function draftEnd(now: Date, timeZone: string) {
  return endOfDayAfter(now, draftDays, timeZone)
}

/** What has been written so far, as the next device reads it. */
export type DraftAnswers = Record<string, string>

/** Its id. Kept again under the same link it is the same draft, with the newer answers. */
export async function insertDraft(
  trx: Db,
  draft: {
    id?: string
    tokenHash: string
    form: FormName
    language: Language
    answers: DraftAnswers
    email: string
  },
  now: Date,
  timeZone = defaultTimeZone,
) {
  const { tokenHash: token_hash, form, email } = draft
  const earlier = await trx
    .selectFrom('application_drafts')
    .select('id')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  // Whose it is was noted, perhaps, when the way to reach them was corrected.
  const owner: unknown = Object(earlier && (await lockAnswers(trx, earlier.id)))[ownerKey]
  const kept = {
    language: draft.language,
    answers: JSON.stringify({ ...draft.answers, ...(owner ? { [ownerKey]: owner } : {}) }),
    expires_at: draftEnd(now, timeZone),
  }
  const { id } = await trx
    .insertInto('application_drafts')
    .values({ id: draft.id ?? newId(), token_hash, form, email, created_at: now, ...kept })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(kept))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const justMailedMs = 10 * minuteMs

/** Whether the mail with the link of a draft waits in the queue, or has just been sent. */
export async function isJustMailed(db: Db, tokenHash: string, now: Date) {
  const { after, until } = momentsWithin(justMailedMs, now)
  const mail = await db
    .selectFrom('application_drafts')
    .innerJoin('mail_queue', 'mail_queue.id', 'application_drafts.id')
    .select('mail_queue.id')
    .where('token_hash', '=', tokenHash)
    .where((eb) =>
      eb.or([
        eb('next_try_at', 'is not', null),
        eb.and([eb('sent_at', '>', after), eb('sent_at', '<=', until)]),
      ]),
    )
    .executeTakeFirst()
  return mail !== undefined
}

export async function findDraft(db: Db, token: string, now = new Date()) {
  const hash = hashToken('draft', token)
  if (!hash) return null
  const row = await db
    .selectFrom('application_drafts')
    .select(['form', 'answers', 'expires_at as expiresAt'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && isFormName(row.form) ? { ...row, form: row.form, answers: textsIn(row.answers) } : null
}

/** By whoever holds its link. The form it was of; null when there is none. */
export async function eraseDraft(database: Database, token: string): Promise<FormName | null> {
  const hash = hashToken('draft', token)
  if (!hash) return null
  return await database.change([], async (trx) => {
    const row = await trx
      .selectFrom('application_drafts')
      .select(['id', 'form', 'email', 'answers'])
      .where('token_hash', '=', hash)
      .executeTakeFirst()
    if (!row || !isFormName(row.form)) return null
    // Who asked for a link twice has two drafts, and means both.
    await forgetDraft(trx, row.id, { actor: applicant })
    await forgetBegun(trx, { email: row.email, ...writerIn(row.answers) }, { actor: applicant })
    return row.form
  })
}

/** By the link it was continued with, or from where it was begun, if all of it is in what was sent. Their ids. */
export async function listSentDrafts(trx: Db, { draft, form, answers, program }: Sent) {
  const continued = await listContinued(trx, draft, answers)
  const begun = (await findBegun(trx, answers)).filter(
    (one) => one.form === form && isWithin(textsIn(one.answers), { ...answers, program }),
  )
  return [...new Set([...continued, ...begun].map(({ id }) => id))]
}

type Sent = Filled & { draft: string; form: FormName }

/** A device that others use too may still send the key of a link that somebody else opened there. */
async function listContinued(trx: Db, token: string, { email, ...writer }: Answers) {
  const hash = hashToken('draft', token)
  if (!hash) return []
  const opened = await trx
    .selectFrom('application_drafts')
    .select(['id', 'email', 'answers'])
    .where('token_hash', '=', hash)
    .execute()
  const isAddress = (other: string) => other.toLowerCase() === email.toLowerCase()
  return opened.filter((one) => isAddress(one.email) || isSamePerson(writer, writerIn(one.answers)))
}

/** Two people can share an address and a number: whatever only the draft says stays with it. */
function isWithin(begun: DraftAnswers, sent: Answers & { program: string }) {
  const isSame = (name: FieldName | 'program') => (begun[name] ?? '') === '' || begun[name] === sent[name]
  return isSame('program') && fieldNames.every((name) => isSame(name) || isAddedTo(name, begun, sent))
}

/** More words, or more of a list. */
function isAddedTo(name: FieldName, begun: DraftAnswers, sent: Answers) {
  const { kind } = applicationFields[name]
  if (kind === 'text') return sent[name].includes(begun[name] ?? '')
  const chosen = listOf(sent[name])
  return kind === 'choices' && listOf(begun[name] ?? '').every((one) => chosen.includes(one))
}

/** A background job: what nobody came back for. */
export async function removeExpiredDrafts(database: Database, now = new Date()) {
  await database.change([], (trx) =>
    trx.deleteFrom('application_drafts').where('expires_at', '<=', now).execute(),
  )
}

function textsIn(stored: unknown): DraftAnswers {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'))
}
