import type { Db } from '../../db/tables.ts'
import type { AboutMail } from '../../mail/queue-queries.server.ts'
import { takeBackContact } from '../first-contact-queries.server.ts'
import { lockOfLetter } from '../letter-outcome-queries.server.ts'
import { refreshUnanswered } from '../unanswered-queries.server.ts'

export const letterDiscarded: AboutMail<[]> = { lock: lockOfLetter, note: noteDiscarded }

/** A letter or an invitation that will never be sent, in its timeline; the first contact is taken back if it was that alone. */
async function noteDiscarded(trx: Db, id: string) {
  const event = await trx
    .selectFrom('application_events')
    .select(['application_id', 'kind', 'facts'])
    .where('id', '=', id)
    // A confirmation has the id of a correction: that was made all the same.
    .where('kind', 'in', ['mail', 'invited'])
    .executeTakeFirst()
  if (!event) return
  await trx
    .updateTable('application_events')
    .set({ facts: JSON.stringify({ ...event.facts, isDiscarded: true }) })
    .where('id', '=', id)
    .execute()
  if (event.kind !== 'mail') return
  await takeBackContact(trx, event.application_id)
  await refreshUnanswered(trx, event.application_id)
}
