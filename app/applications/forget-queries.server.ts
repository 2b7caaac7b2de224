import { sql } from 'kysely'
import type { Actor } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import { isSameAddress } from '../db/same-address.ts'
import type { Db } from '../db/tables.ts'
import { forgetDeliveriesAbout } from '../webhooks/queue-queries.server.ts'

/** With its timeline, every yes, and what was queued about it. */
export async function forgetApplication(trx: Db, id: string) {
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

/** What was mailed to this address to go on elsewhere. Its token stands in the mail alone: the address leads to it. */
export async function findBegun(db: Db, email: string) {
  const drafts = await db
    .selectFrom('application_drafts')
    .selectAll()
    .where(isSameAddress(sql.ref('email'), email))
    .orderBy('created_at')
    .execute()
  const mails = await db
    .selectFrom('mail_queue')
    .selectAll()
    .where(isSameAddress(sql.ref('recipient'), email))
    .where('kind', '=', 'application-draft')
    .execute()
  return { drafts, mails }
}

/** When its holder deletes an application; not when it is sent, for anybody can write down somebody else's address. */
export async function forgetBegun(trx: Db, email: string, by: Actor) {
  const { drafts, mails } = await findBegun(trx, email)
  for (const { id } of mails) await trx.deleteFrom('mail_queue').where('id', '=', id).execute()
  for (const { id } of drafts) await forgetDraft(trx, id, by)
}

/** The log has its id, for a backup that holds the draft and not yet the application. */
export async function forgetDraft(trx: Db, id: string, by: Actor) {
  await trx.deleteFrom('application_drafts').where('id', '=', id).execute()
  await recordAudit(trx, { ...by, action: 'application.erase-draft', subjectId: id })
}
