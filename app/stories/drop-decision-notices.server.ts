import type { Db } from '../db/tables.ts'
import { dropDecisionMail } from '../mail/keeping-queries.server.ts'
import { dropDeliveriesOf } from '../webhooks/queue-queries.server.ts'

/** A decision that was taken back, or followed by another: nobody should hear of it any more. */
export async function dropDecisionNotices(trx: Db, storyId: string) {
  await dropDecisionMail(trx, storyId)
  await dropDeliveriesOf(trx, 'story.approved', storyId)
}
