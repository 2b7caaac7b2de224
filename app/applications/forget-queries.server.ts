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
