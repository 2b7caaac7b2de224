import type { Db } from '../db/tables.ts'
import { forgetMailsAbout } from '../mail/keeping-queries.server.ts'
import { forgetDeliveriesAbout } from '../webhooks/queue-queries.server.ts'
import { forgetNotices } from './notify/forget-notices.server.ts'

/** With its photos and its history, and what was queued about it to anybody. */
export async function forgetStory(trx: Db, { id, headline }: { id: string; headline: string }) {
  await forgetMailsAbout(trx, id)
  await forgetNotices(trx, { id, headline })
  await forgetDeliveriesAbout(trx, id)
  await trx.deleteFrom('approval_stories').where('id', '=', id).execute()
}
