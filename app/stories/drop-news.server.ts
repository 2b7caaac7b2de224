import type { Db } from '../db/tables.ts'
import { dropDecisionMail } from '../mail/keeping-queries.server.ts'
import { minuteMs } from '../platform/duration.ts'
import { dropDeliveriesOf } from '../webhooks/queue-queries.server.ts'

/** How long the news of a decision waits: longer than it can be taken back. */
export const newsWaitMs = minuteMs

/** A decision that was taken back, or followed by another: nobody should hear of it any more. */
export async function dropNews(trx: Db, storyId: string) {
  await dropDecisionMail(trx, storyId)
  await dropDeliveriesOf(trx, 'story.approved', storyId)
}
