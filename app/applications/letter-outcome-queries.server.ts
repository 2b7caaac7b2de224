import { lockRow } from '../db/lock.ts'
import type { Db } from '../db/tables.ts'
import type { AboutSent } from '../mail/queue-queries.server.ts'
import { noteContact, takeBackContact } from './first-contact-queries.server.ts'
import { milestoneColumns } from './milestones.ts'
import { refreshUnanswered } from './unanswered-queries.server.ts'

export const letterOutcome: AboutSent = { lock: lockOfLetter, note: noteLetterOutcome }

/** The application, where the mail is about a line of its timeline. */
export async function lockOfLetter(trx: Db, id: string) {
  const event = await trx
    .selectFrom('application_events')
    .select('application_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (event) await lockRow(trx, 'applications', event.application_id)
}

/**
 * In the transaction that writes down what became of a mail. A letter that was given up is no contact; tried again by
 * hand and sent, it is one after all.
 */
async function noteLetterOutcome(trx: Db, id: string, outcome: 'sent' | 'given-up') {
  const event = await trx
    .selectFrom('application_events')
    .select(['application_id', 'facts'])
    .where('id', '=', id)
    .where('kind', '=', 'mail')
    .executeTakeFirst()
  if (!event) return
  const { isRefused: wasRefused, ...facts } = { isRefused: false, ...event.facts }
  const isRefused = outcome === 'given-up'
  if (wasRefused === isRefused) return
  await trx
    .updateTable('application_events')
    .set({ facts: JSON.stringify({ ...facts, ...(isRefused && { isRefused }) }) })
    .where('id', '=', id)
    .execute()
  await refreshUnanswered(trx, event.application_id)
  if (isRefused) return await takeBackContact(trx, event.application_id)
  const application = await trx
    .selectFrom('applications')
    .select(milestoneColumns)
    .where('id', '=', event.application_id)
    .executeTakeFirst()
  if (application) await noteContact(trx, event.application_id, application)
}
