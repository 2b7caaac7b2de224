import type { Db } from '../db/tables.ts'
import { correctDeliveriesOf, dropDeliveriesOf, queueWebhooks } from '../webhooks/queue-queries.server.ts'
import { listConsents } from './queries.server.ts'

const event = 'application.consent-changed'

/** In the transaction that gave a yes or took it back: those that hold now. */
export async function tellConsents(trx: Db, id: string) {
  const application = await trx
    .selectFrom('applications')
    .select(['reference', 'language', 'is_demo'])
    .where('id', '=', id)
    .executeTakeFirst()
  // Nobody sent a demo application: other programs hear nothing of it.
  if (!application || application.is_demo) return
  const { reference, language } = application
  const given = await listConsents(trx, id)
  const consents = given.filter((yes) => !yes.withdrawn_at).map(({ kind }) => kind)
  // A retry of an earlier one could arrive last, and bring back a yes.
  await dropDeliveriesOf(trx, event, id)
  await correctDeliveriesOf(trx, 'application.created', id, { consents })
  const data = { id, reference, language, consents }
  await queueWebhooks(trx, { event, subjectId: id, data, isForPaused: true })
}
