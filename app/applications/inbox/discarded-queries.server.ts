import { addStages } from '../../analytics/stage-queries.server.ts'
import type { Db } from '../../db/tables.ts'
import { countsOfChange, milestoneColumns } from '../milestones.ts'
import { isUnsent } from '../unsent-letter.ts'

/** After any of these somebody was in touch, or said so. */
const contacts = ['mail', 'call', 'text', 'moved'] as const

/** A letter that will never be sent, in its timeline; the first contact is taken back if it was that alone. */
export async function noteDiscarded(trx: Db, id: string) {
  const event = await trx
    .selectFrom('application_events')
    .select(['application_id', 'kind', 'facts'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!event) return
  await trx
    .updateTable('application_events')
    .set({ facts: JSON.stringify({ ...event.facts, isDiscarded: true }) })
    .where('id', '=', id)
    .execute()
  if (event.kind === 'mail') await takeBackContact(trx, event.application_id)
}

async function takeBackContact(trx: Db, id: string) {
  const lines = await trx
    .selectFrom('application_events')
    .select('facts')
    .where('application_id', '=', id)
    .where('kind', 'in', contacts)
    .execute()
  if (lines.some(({ facts }) => !isUnsent(facts))) return
  const application = await trx
    .selectFrom('applications')
    .select(milestoneColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!application?.first_contact_at) return
  await trx.updateTable('applications').set({ first_contact_at: null }).where('id', '=', id).execute()
  await addStages(trx, countsOfChange(application, { ...application, first_contact_at: null }))
}
