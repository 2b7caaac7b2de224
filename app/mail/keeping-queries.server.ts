import { type SqlBool, sql } from 'kysely'
import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import { dayMs } from '../platform/duration.ts'
import { type MailKind, teamKinds } from './mail-kinds.ts'
import { isUnsent } from './mail-list-queries.server.ts'

/** How long a given up mail can be sent by hand. */
const bodyDays = 10
const recipientDays = 30
const rowDays = 365

/** Written exactly as in their partial indexes: with bound values SQLite would not use them. */
const hasBody = sql<SqlBool>`next_try_at is null and text <> ''`
const isBare = sql<SqlBool>`next_try_at is null and text = '' and recipient = ''`
const hasRecipient = sql<SqlBool>`next_try_at is null and recipient <> ''`

/** Erased step by step: the body, the recipient, the row itself. */
export async function forgetOldMails(database: Pick<Database, 'change'>, now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  await database.change([], async (trx) => {
    await trx
      .updateTable('mail_queue')
      .set({ text: '', html: null })
      .where(hasBody)
      .where('created_at', '<', before(bodyDays))
      .execute()
    await trx
      .updateTable('mail_queue')
      .set({ recipient: '' })
      .where(hasRecipient)
      .where((eb) => eb(eb.fn.coalesce('sent_at', 'created_at'), '<', before(recipientDays)))
      .execute()
    await trx.deleteFrom('mail_queue').where(isBare).where('created_at', '<', before(rowDays)).execute()
  })
}

/** A decision that was taken back, or followed by another: its mail must not be sent any more. */
export async function dropDecisionMail(trx: Db, storyId: string) {
  await trx
    .deleteFrom('mail_queue')
    .where('sent_at', 'is', null)
    .where('id', 'in', (eb) => eb.selectFrom('story_decisions').select('id').where('story_id', '=', storyId))
    .execute()
}

/** The mails of things that are no more, by their ids, unless they have gone out. */
export async function dropUnsent(trx: Db, ids: string[]) {
  if (ids.length === 0) return
  await trx.deleteFrom('mail_queue').where('sent_at', 'is', null).where('id', 'in', ids).execute()
}

export async function dropMailsTo(trx: Db, recipient: string, kinds: readonly MailKind[]) {
  await trx
    .deleteFrom('mail_queue')
    .where(isUnsent)
    .where('recipient', '=', recipient)
    .where('kind', 'in', kinds)
    .execute()
}

/** To who has another address now. */
export async function readdressTeamMails(trx: Db, { from, to }: { from: string; to: string }) {
  await trx
    .updateTable('mail_queue')
    .set({ recipient: to })
    .where(isUnsent)
    .where('recipient', '=', from)
    .where('kind', 'in', teamKinds)
    .execute()
}

/** All that was ever queued to the sender of a story about it; before the story itself is deleted. */
export async function forgetMailsAbout(trx: Db, storyId: string) {
  const decisions = trx.selectFrom('story_decisions').select('id').where('story_id', '=', storyId)
  // Two, because PostgreSQL answers "either" by reading every mail.
  await trx.deleteFrom('mail_queue').where('id', '=', storyId).execute()
  await trx.deleteFrom('mail_queue').where('id', 'in', decisions).execute()
}
