import { type SqlBool, sql } from 'kysely'
import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import { isUnsent } from '../mail/mail-list-queries.server.ts'
import { dayMs } from '../platform/duration.ts'
import { countPaused } from '../webhooks/paused-queries.server.ts'
import { countedTo } from './counted-to.ts'

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

/** What waits, what nobody will try again, what failed at its last try, and when that was. */
export async function countMails(db: Db) {
  const row = await db
    .selectFrom('mail_queue')
    .where(isUnsent)
    .select(({ fn }) => [
      fn.count('next_try_at').as('waiting'),
      fn.count('last_error').as('failed'),
      fn.countAll().as('unsent'),
    ])
    .executeTakeFirstOrThrow()
  const failed = await db
    .selectFrom('mail_queue')
    .select('failed_at')
    .where(isUnsent)
    .where('last_error', 'is not', null)
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const waiting = Number(row.waiting)
  return {
    waiting,
    givenUp: Number(row.unsent) - waiting,
    failed: Number(row.failed),
    lastFailureAt: failed?.failed_at ?? null,
  }
}

/** In the words of their index: with values in their place it would not be used. */
const isUntouched = sql<SqlBool>`not is_spam and status = 'new' and first_contact_at is null`

/** New, and nobody has been in touch for a day; examples wait for nobody. */
export async function countWaiting(db: Db, now: Date): Promise<number> {
  const waiting = await db
    .selectFrom('applications')
    .select('id')
    .where(isUntouched)
    .where('is_demo', '=', false)
    .where('created_at', '<', new Date(now.getTime() - dayMs))
    .limit(countedTo)
    .execute()
  return waiting.length
}

/** How many other systems are told, what they did not take in the last week, and how many said they are gone. */
export async function countWebhooks(db: Db, now: Date) {
  const webhooks = await db.selectFrom('webhooks').select('id').execute()
  if (webhooks.length === 0) return { count: 0, givenUp: 0, gone: 0, restored: 0 }
  const givenUp = await db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('next_try_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - 7 * dayMs))
    .limit(countedTo)
    .execute()
  return { count: webhooks.length, givenUp: givenUp.length, ...(await countPaused(db)) }
}
