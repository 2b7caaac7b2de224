import { addStages } from '../analytics/stage-queries.server.ts'
import type { Db } from '../db/tables.ts'
import type { ApplicationEvent } from '../db/vocabulary.ts'
import { applicant } from './application.ts'
import { countsOfChange, type Milestones, milestoneColumns } from './milestones.ts'
import { isUnsent } from './unsent-letter.ts'

/** Lines of the timeline by which somebody was spoken to. */
export const contactEvents: ApplicationEvent[] = ['mail', 'call', 'text']

/** Only the first counts. Not a change that could cross another: the version stays. */
export async function noteContact(trx: Db, id: string, application: Milestones) {
  const now = new Date()
  const { numUpdatedRows } = await trx
    .updateTable('applications')
    .set({ first_contact_at: now })
    .where('id', '=', id)
    .where('first_contact_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n)
    await addStages(trx, countsOfChange(application, { ...application, first_contact_at: now }))
}

/**
 * By a call, a text or a letter; one that never went out is none. By an answer on the private page too, once they have
 * written there: whoever has not may never look at it.
 */
export async function wasSpokenTo(trx: Db, id: string) {
  const lines = await trx
    .selectFrom('application_events')
    .select(['kind', 'actor', 'facts'])
    .where('application_id', '=', id)
    .where('kind', 'in', [...contactEvents, 'message'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const firstWritten = lines.findIndex(({ actor }) => actor === applicant)
  return lines.some(({ kind, actor, facts }, at) =>
    kind === 'message' ? actor !== applicant && firstWritten >= 0 && at > firstWritten : !isUnsent(facts),
  )
}

/** Of an application that becomes new again: nobody was in touch by calling it contacted. */
export async function firstContactOfNew(trx: Db, id: string, { first_contact_at }: Milestones) {
  return (await wasSpokenTo(trx, id)) ? first_contact_at : null
}

/** The first contact is taken back when a letter that never went out was all there was of it. */
export async function takeBackContact(trx: Db, id: string) {
  const application = await trx
    .selectFrom('applications')
    .select(['status', ...milestoneColumns])
    .where('id', '=', id)
    .executeTakeFirst()
  // Nobody gets further than that without having been spoken to.
  if (application?.status !== 'new' || !application.first_contact_at) return
  if (await wasSpokenTo(trx, id)) return
  const { status: _status, ...milestones } = application
  await trx.updateTable('applications').set({ first_contact_at: null }).where('id', '=', id).execute()
  await addStages(trx, countsOfChange(milestones, { ...milestones, first_contact_at: null }))
}
