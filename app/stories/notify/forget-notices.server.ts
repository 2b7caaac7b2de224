import type { Db } from '../../db/tables.ts'
import { replaceItem } from '../../mail/item-of-mail.ts'
import { dropUnsent } from '../../mail/keeping-queries.server.ts'
import { isUnsent } from '../../mail/mail-list-queries.server.ts'
import { moderatorMailWords } from './moderator-mail-words.ts'
import { noticeId } from './notice-id.ts'

const { odd, erased } = moderatorMailWords.en.ofDay

/**
 * What moderators were still to hear of a story that is no more. A mail that was sent has no body left, and no subject
 * names a story.
 */
export async function forgetNotices(trx: Db, { id, headline }: { id: string; headline: string }) {
  const admins = await trx.selectFrom('admin_users').select('id').execute()
  await dropUnsent(
    trx,
    admins.map((admin) => noticeId(id, admin.id)),
  )
  const digests = await trx
    .selectFrom('mail_queue')
    .select(['id', 'text', 'html'])
    .where(isUnsent)
    .where('kind', '=', 'digest')
    .execute()
  for (const { id, text, html } of digests) {
    const digest = { text, html: html ?? '' }
    const without = replaceItem(replaceItem(digest, headline, erased), odd(headline), erased)
    if (without.text !== text) await trx.updateTable('mail_queue').set(without).where('id', '=', id).execute()
  }
}
