import type { Db } from '../../db/tables.ts'
import { dropLetters } from '../take-back-queries.server.ts'

/** `isConfirmedAnew`: a confirmation of its own is queued for the new address. */
type Readdressed = { email: string | null; isConfirmedAnew: boolean }

/**
 * Unsent mails follow an application to its new address, given up ones too: none may still go to the old one, which can
 * be a stranger's. They are dropped without a new address, and a confirmation if another takes its place.
 */
export async function readdressMails(trx: Db, id: string, { email, isConfirmedAnew }: Readdressed) {
  if (!email) await dropLetters(trx, id)
  const lines = trx.selectFrom('application_events').select('id').where('application_id', '=', id)
  const unsent = trx
    .selectFrom('mail_queue')
    .select(['id', 'kind', 'next_try_at', 'text'])
    .where('sent_at', 'is', null)
  // Two, because PostgreSQL answers "either" by reading every mail.
  const first = await unsent.where('id', '=', id).execute()
  const later = await unsent.where('id', 'in', lines).execute()
  for (const mail of [...first, ...later]) {
    if (!email || (isConfirmedAnew && mail.kind === 'application-received'))
      await trx.deleteFrom('mail_queue').where('id', '=', mail.id).execute()
    else if (mail.text !== '')
      await trx
        .updateTable('mail_queue')
        .set({
          recipient: email,
          // Of one that is being sent the attempts stay: they tell whose claim it is.
          ...(mail.next_try_at === null && { attempts: 0, next_try_at: new Date(), last_error: null }),
        })
        .where('id', '=', mail.id)
        .execute()
  }
}
