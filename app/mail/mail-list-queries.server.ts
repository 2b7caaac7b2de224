import { type SqlBool, sql } from 'kysely'
import type { Actor } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import { isId } from '../db/uuid.ts'
import { notSetUp } from './delivery-fault.ts'
import { type AboutMail, mailTag } from './queue-queries.server.ts'

/**
 * What waits or failed, besides what is left of the time before mail was set up. Written exactly as in its partial index: with a
 * bound value SQLite would not use it.
 */
export const isUnsent = sql<SqlBool>`sent_at is null and (last_error is null or last_error <> ${sql.lit(notSetUp)})`
const isTroubled = sql<SqlBool>`${isUnsent} and last_error is not null`

function mailRows(db: Db, limit: number) {
  return db
    .selectFrom('mail_queue')
    .select((eb) => [
      'id',
      'kind',
      'recipient',
      'attempts',
      'next_try_at as nextTryAt',
      'sent_at as sentAt',
      'last_error as lastError',
      'created_at as createdAt',
      // The body itself is not selected: it may hold somebody's private link.
      eb.case().when('text', '=', '').then(0).else(1).end().as('hasBody'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
}

/** What a mail server did not take, newest first. */
export async function listTroubled(db: Db, limit: number) {
  return await mailRows(db, limit).where(isTroubled).execute()
}

/** All the others. */
export async function listCalm(db: Db, limit: number) {
  return await mailRows(db, limit)
    .where((eb) => eb.or([eb('last_error', 'is', null), eb('last_error', '=', notSetUp)]))
    .execute()
}

/** Of one mail, or of all that failed: tried again at once, and as often as a new one. Says how many. */
export async function retryMails(database: Database, id: string | 'all', actor: Actor) {
  if (id !== 'all' && !isId(id)) return 0
  return await database.change([mailTag], async (trx) => {
    let query = trx
      .updateTable('mail_queue')
      .set({ attempts: 0, next_try_at: new Date(), last_error: null })
      .where(isTroubled)
      .where('text', '<>', '')
    if (id !== 'all') query = query.where('id', '=', id)
    const again = await query.returning(['id', 'kind']).execute()
    for (const { id: subjectId, kind } of again)
      await recordAudit(trx, { ...actor, action: 'mail.retry', subjectId, facts: { kind } })
    return again.length
  })
}

/** False when it was sent meanwhile, or is gone. */
export async function discardMail(
  database: Database,
  id: string,
  actor: Actor,
  about?: AboutMail<[]>,
): Promise<boolean> {
  if (!isId(id)) return false
  return await database.change([], async (trx) => {
    await about?.lock(trx, id)
    const gone = await trx
      .deleteFrom('mail_queue')
      .where('id', '=', id)
      .where(isTroubled)
      .returning('kind')
      .executeTakeFirst()
    if (!gone) return false
    await about?.note(trx, id)
    await recordAudit(trx, { ...actor, action: 'mail.discard', subjectId: id, facts: { kind: gone.kind } })
    return true
  })
}

/** Null when it is gone. */
export async function findMailState(db: Db, id: string) {
  const row = await db
    .selectFrom('mail_queue')
    .select(['sent_at as sentAt', 'last_error as lastError'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
