import type { Db } from '../../db/tables.ts'

/** Whether a confirmation was sent or waits: none is queued beyond the limit of an address, and one may be given up. */
export async function isConfirmed(db: Db, id: string) {
  const mails = db.selectFrom('mail_queue').select('id').where('kind', '=', 'application-received')
  const alive = mails.where((eb) => eb.or([eb('sent_at', 'is not', null), eb('next_try_at', 'is not', null)]))
  const lines = db.selectFrom('application_events').select('id').where('application_id', '=', id)
  // Two, because PostgreSQL answers "either" by reading every mail.
  const [first, later] = await Promise.all([
    alive.where('id', '=', id).executeTakeFirst(),
    alive.where('id', 'in', lines).limit(1).executeTakeFirst(),
  ])
  return (first ?? later) !== undefined
}
