import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../db/database.server.ts'
import type { Db, Tables } from '../db/tables.ts'
import { notSetUp } from '../mail/delivery-fault.ts'

export async function measureDatabase({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<number> {
  const measure =
    engine === 'sqlite'
      ? sql<{
          bytes: number
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`
  const { rows } = await measure.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

/** What waits, what nobody will try again, and when a mail last failed. */
export async function countMails(db: Db) {
  const row = await db
    .selectFrom('mail_queue')
    .where('sent_at', 'is', null)
    .where(isNoLeftover)
    .select(({ fn }) => [fn.count('next_try_at').as('waiting'), fn.countAll().as('unsent')])
    .executeTakeFirstOrThrow()
  const failed = await db
    .selectFrom('mail_queue')
    .select('created_at')
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .where(isNoLeftover)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const waiting = Number(row.waiting)
  return { waiting, givenUp: Number(row.unsent) - waiting, lastFailureAt: failed?.created_at ?? null }
}

/** Of before mail was set up: nothing is wrong with those. */
function isNoLeftover(eb: ExpressionBuilder<Tables, 'mail_queue'>) {
  return eb.or([eb('last_error', 'is', null), eb('last_error', '<>', notSetUp)])
}

export async function hasTwoFactor(db: Db, adminId: string): Promise<boolean> {
  const admin = await db
    .selectFrom('admin_users')
    .select('two_factor_enabled')
    .where('id', '=', adminId)
    .executeTakeFirst()
  return admin?.two_factor_enabled ?? false
}
