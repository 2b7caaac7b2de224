import type { Updateable } from 'kysely'
import { recordAudit } from '../../audit/queries.server.ts'
import type { Database } from '../../db/database.server.ts'
import { lockRow } from '../../db/lock.ts'
import type { Db, Tables } from '../../db/tables.ts'
import { newId } from '../../db/uuid.ts'
import type { ConsentKind } from '../../db/vocabulary.ts'
import type { MailWords } from '../../mail/compose.tsx'
import { mailTag, queueMail } from '../../mail/queue-queries.server.ts'
import { daySeconds } from '../../platform/duration.ts'
import { pathIn } from '../../platform/language.ts'
import { countRequest } from '../../platform/limits.server.ts'
import type { Site } from '../../site/site.ts'
import { webhookTag } from '../../webhooks/queue-queries.server.ts'
import { applicant } from '../application.ts'
import { confirmationAgain } from '../apply/confirmation.ts'
import { consentsIn, wordingMark } from '../consents.ts'
import {
  forgetApplication,
  forgetBegun,
  forgetBegunEarlier,
  noteBegun,
  recordSentDrafts,
} from '../forget-queries.server.ts'
import { foundBy, phoneDigits } from '../found-by.ts'
import { lackedBy } from '../lacked-by.ts'
import { type Application, type NewEvent, recordEvent } from '../queries.server.ts'
import { endWith, takeBackYes } from '../take-back-queries.server.ts'
import { correctCreated, tellMoved } from '../tell-applications.server.ts'
import { tellConsents } from '../tell-consents.server.ts'
import { privatePagePath } from './private-link.ts'
import { readdressMails } from './readdress-queries.server.ts'
import { hashToken } from './token.server.ts'

const maxTries = 5

/** The whole row: it is the applicant's own. */
export async function findByToken(db: Db, token: string): Promise<Application | null> {
  const hash = hashToken('application', token)
  if (!hash) return null
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return row ?? null
}

/** The row as it is once nobody else can change it. */
async function lockByToken(trx: Db, token: string): Promise<Application | null> {
  const found = await findByToken(trx, token)
  if (!found || !(await lockRow(trx, 'applications', found.id))) return null
  return await findByToken(trx, token)
}

type Columns = Omit<Updateable<Tables['applications']>, 'id' | 'version' | 'updated_at'>
type Change = {
  set: Columns
  event: Omit<NewEvent, 'applicationId' | 'actor'>
  /** A yes that does not go on with it. */
  ends?: ConsentKind
  /** A mail that tells of it. */
  words?: MailWords | null
}

/** Changes the row unless somebody else just did, and then what they left; null when there is none. */
async function changeOwn(database: Database, token: string, changeOf: (row: Application) => Change | null) {
  for (let tries = 0; tries < maxTries; tries++) {
    const row = await findByToken(database.db, token)
    if (!row) return null
    const change = changeOf(row)
    if (!change) return row
    const isDone = await database.change([mailTag, webhookTag], (trx) => write(trx, row, change))
    if (isDone) return row
  }
  throw new Error('The application was changed by others each time')
}

async function write(trx: Db, row: Application, { set, event, ends, words }: Change) {
  const { id, version, reference, language, status, is_demo } = row
  const now = new Date()
  const { numUpdatedRows } = await trx
    .updateTable('applications')
    .set({ ...set, version: version + 1, updated_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  const line = await recordEvent(trx, { ...event, applicationId: id, actor: applicant }, now)
  if (event.kind === 'corrected') {
    await noteBegun(trx, id, writerOf(row))
    await correctCreated(trx, id, { ...row, ...set })
  }
  if (set.email !== undefined && set.email !== row.email)
    await readdressMails(trx, id, { email: set.email, isConfirmedAnew: Boolean(words) })
  if (set.email && words)
    await queueMail(trx, { id: line, kind: 'application-received', to: set.email, ...words })
  if (ends) await takeBackYes(trx, { id, kind: ends, actor: applicant }, now)
  if (set.withdrawn_at) await endWith(trx, id, 'contact')
  if (set.status && set.status !== status && !is_demo) {
    const closedReason = set.closed_reason ?? null
    await tellMoved(trx, { id, reference, language, from: status, to: set.status, closedReason })
  }
  return true
}

/** A second time changes nothing, unless the team has opened it again. */
export async function withdrawOwn(database: Database, token: string) {
  const now = new Date()
  return await changeOwn(database, token, ({ status, withdrawn_at }) => {
    if (withdrawn_at && status === 'closed') return null
    const closed = { status: 'closed', closed_reason: 'withdrawn', follow_up: null } as const
    const set = { ...closed, withdrawn_at: now, moved_at: now }
    // Texts and calls by machine were about an application nobody works on any more.
    return { set, event: { kind: 'withdrawn', from: status, to: 'closed' }, ends: 'machine' }
  })
}

export type Contact = { full_name: string; email: string | null; phone: string | null }

/** An application that was opened by its private link. */
export type Own = { database: Database; token: string; site: Site }
/** `mayMail`: whether one more mail may go to this address. */
export type Confirming = Own & { mayMail: (email: string) => Promise<boolean> }

export async function correctOwn({ database, token, site, mayMail }: Confirming, contact: Contact) {
  const found = await findByToken(database.db, token)
  if (!found) return null
  const { email } = contact
  const confirms = email && email !== found.email && !found.is_demo && (await mayMail(email))
  return await changeOwn(database, token, (row) => {
    const changed = (['full_name', 'email', 'phone'] as const).filter(
      (column) => row[column] !== contact[column],
    )
    if (changed.length === 0) return null
    // What it was before is nobody's any more: only which of them changed is kept.
    const event = { kind: 'corrected', facts: { changed } } as const
    const set = { ...contact, ...foundBy({ ...row, ...contact }), reach_by: stillReached(row, contact) }
    const words = confirms && email !== row.email ? confirmationAgain(site, row, token) : null
    return { set, event, words, ...(isOtherNumber(row, contact) && { ends: 'machine' as const }) }
  })
}

/** The yes to texts and calls by machine was given for a number, not for a person. */
function isOtherNumber(before: Pick<Contact, 'phone'>, { phone }: Contact) {
  return phoneDigits(before.phone) !== phoneDigits(phone)
}

/** A way that was chosen and has no address any more is no way. */
function stillReached({ reach_by }: Application, { email, phone }: Contact) {
  const address = reach_by === 'mail' ? email : phone
  return address ? reach_by : null
}

/**
 * As it was worded, with this mark, on the page; what was agreed to before stays what it was. Null when there is no
 * application any more, or no way to reach them by.
 */
export async function allowOwn({ database, token, site }: Own, kind: ConsentKind, mark: string) {
  const { brand, language } = site
  return await database.change([webhookTag], async (trx) => {
    const now = new Date()
    // In another tab it may be erased, or the number taken away; of two taps at once the second finds the yes of the first.
    const row = await lockByToken(trx, token)
    if (!row || lackedBy(kind, row)) return null
    const { version, wording } = consentsIn(language, row.form)[kind]
    if (mark !== wordingMark(wording(brand))) return 'other-words'
    if ((await countGiven(trx, row.id, kind)) > 0) return row
    const page = pathIn(language, privatePagePath)
    const given = { kind, wording: wording(brand), wording_version: version, page, given_at: now }
    await trx
      .insertInto('application_consents')
      .values({ ...given, id: newId(), application_id: row.id })
      .execute()
    await recordEvent(
      trx,
      { applicationId: row.id, kind: 'consent', actor: applicant, facts: { kind, isGiven: true } },
      now,
    )
    await tellConsents(trx, row.id)
    return row
  })
}

export async function takeBackOwn(database: Database, token: string, kind: ConsentKind) {
  const row = await findByToken(database.db, token)
  if (!row) return null
  await database.change([webhookTag], (trx) =>
    takeBackYes(trx, { id: row.id, kind, actor: applicant }, new Date()),
  )
  return row
}

export async function holdsOwn(db: Db, token: string, kind: ConsentKind) {
  const row = await findByToken(db, token)
  return row !== null && (await countGiven(db, row.id, kind)) > 0
}

async function countGiven(trx: Db, id: string, kind: ConsentKind) {
  const given = await trx
    .selectFrom('application_consents')
    .select('id')
    .where('application_id', '=', id)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .execute()
  return given.length
}

/** A yes given again, or another way to reach them: each writes rows that everybody who opens the case reads. */
const changes = { max: 20, windowSeconds: daySeconds }

/** Counts one more of this application, and says whether it is still within the limit. */
export async function countChange(db: Db, id: string) {
  return (await countRequest(db, `application-change:${id}`, { ...changes, now: new Date() })).isAllowed
}

/** The application, every yes, its timeline, what was begun before it and the mails about it are gone; the log says so. */
export async function deleteOwn(database: Database, token: string) {
  return await database.change([], async (trx) => {
    const row = await lockByToken(trx, token)
    if (!row) return null
    await recordSentDrafts(trx, row.id, { actor: applicant })
    await forgetApplication(trx, row.id)
    await forgetBegun(trx, writerOf(row), { actor: applicant })
    await forgetBegunEarlier(trx, row.id, { actor: applicant })
    await recordAudit(trx, {
      actor: applicant,
      action: 'application.erase',
      subjectId: row.id,
      facts: { reference: row.reference },
    })
    return row
  })
}

function writerOf({ email, full_name, phone }: Contact) {
  return { email, fullName: full_name, phone: phone ?? '' }
}
