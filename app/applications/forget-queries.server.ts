import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import { lockRow } from '../db/lock.ts'
import { isSameAddress } from '../db/same-address.ts'
import type { Db } from '../db/tables.ts'
import { searchText, typedWords } from '../platform/search-text.ts'
import { forgetDeliveriesAbout } from '../webhooks/queue-queries.server.ts'
import { phoneDigits } from './found-by.ts'
import { listReceived } from './queries.server.ts'

/** With its timeline, every yes, and what was queued about it. */
export async function forgetApplication(trx: Db, id: string) {
  // Before what hangs on it is looked for: somebody may be queueing more.
  await lockRow(trx, 'applications', id)
  await forgetMails(trx, id)
  await forgetDeliveriesAbout(trx, id)
  await trx.deleteFrom('applications').where('id', '=', id).execute()
}

/** A mail about an application has its id, or that of the line of its timeline. */
async function forgetMails(trx: Db, id: string) {
  const lines = trx.selectFrom('application_events').select('id').where('application_id', '=', id)
  // Two, because PostgreSQL answers "either" by reading every mail.
  await trx.deleteFrom('mail_queue').where('id', '=', id).execute()
  await trx.deleteFrom('mail_queue').where('id', 'in', lines).execute()
}

/** Who an application or a draft is of, as they wrote it. */
type Writer = { email: string | null; fullName: string; phone: string }

/**
 * What the same person mailed to the same address to go on elsewhere. Anybody can write down somebody else's address, and
 * a helper gives one for many: the name or the number must be the same too.
 */
export async function findBegun(db: Db, { email, ...writer }: Writer) {
  if (!email) return []
  const drafts = await db
    .selectFrom('application_drafts')
    .selectAll()
    .where(isSameAddress(sql.ref('email'), email))
    .orderBy('created_at')
    .execute()
  return drafts.filter(({ answers }) => isSamePerson(writer, writerIn(answers)))
}

export function writerIn(answers: object) {
  const { fullName, phone } = { fullName: '', phone: '', ...answers }
  return { fullName: String(fullName), phone: String(phone) }
}

export function isSamePerson(one: Omit<Writer, 'email'>, other: Omit<Writer, 'email'>) {
  const same = (a: string, b: string) => a !== '' && a === b
  return (
    same(plainName(one.fullName), plainName(other.fullName)) ||
    same(phoneDigits(one.phone), phoneDigits(other.phone))
  )
}

function plainName(name: string) {
  return typedWords(searchText(name)).join(' ')
}

/** Which draft belongs to which application, among its answers. */
export const ownerKey = 'application'

/** Before the way to reach somebody is corrected: afterwards nothing else tells that a draft is of the same person. */
export async function noteBegun(trx: Db, applicationId: string, earlier: Writer) {
  for (const { id } of await findBegun(trx, earlier)) {
    const answers = await lockAnswers(trx, id)
    if (answers)
      await trx
        .updateTable('application_drafts')
        .set({ answers: JSON.stringify({ ...answers, [ownerKey]: applicationId }) })
        .where('id', '=', id)
        .execute()
  }
}

/** Of a draft that may be kept again at this moment; null when it is gone. */
export async function lockAnswers(trx: Db, id: string): Promise<object | null> {
  await lockRow(trx, 'application_drafts', id)
  const draft = await trx
    .selectFrom('application_drafts')
    .select('answers')
    .where('id', '=', id)
    .executeTakeFirst()
  return draft?.answers ?? null
}

/** With an application that is deleted, what was begun under an address, name or number corrected since. How many. */
export async function forgetBegunEarlier(trx: Db, applicationId: string, by: Actor) {
  const noted = await trx
    .selectFrom('application_drafts')
    .select('id')
    .where(sql<SqlBool>`answers ->> ${sql.lit(ownerKey)} = ${applicationId}`)
    .execute()
  for (const { id } of noted) await forgetDraft(trx, id, by)
  return noted.length
}

/**
 * The drafts that it was sent from are gone, but a backup may hold them: the log has their ids too. Before the
 * application itself goes, whose first line names them.
 */
export async function recordSentDrafts(trx: Db, applicationId: string, by: Actor) {
  for (const { facts } of await listReceived(trx, applicationId)) {
    const { drafts } = SentFrom.parse(facts)
    for (const id of drafts)
      await recordAudit(trx, { ...by, action: 'application.erase-draft', subjectId: id })
  }
}

const SentFrom = z.object({ drafts: z.array(z.uuid()).catch([]) })

/** When its holder deletes an application, or one of them. */
export async function forgetBegun(trx: Db, writer: Writer, by: Actor) {
  for (const { id } of await findBegun(trx, writer)) await forgetDraft(trx, id, by)
}

/** With its mail. The log has its id, for a backup that holds the draft and not yet the application. */
export async function forgetDraft(trx: Db, id: string, by: Actor) {
  await dropDraft(trx, id)
  await recordAudit(trx, { ...by, action: 'application.erase-draft', subjectId: id })
}

export async function dropDraft(trx: Db, id: string) {
  await dropDraftMail(trx, id)
  await trx.deleteFrom('application_drafts').where('id', '=', id).execute()
}

/** The mail of a draft has its id. */
export async function dropDraftMail(trx: Db, id: string) {
  await trx.deleteFrom('mail_queue').where('id', '=', id).execute()
}
