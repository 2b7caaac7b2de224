import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import { newId } from '../db/uuid.ts'
import { claimMs } from './back-off.ts'
import type { MailWords } from './compose.tsx'
import { isMailKind, type MailKind } from './mail-kinds.ts'

/** The tag of a change that put a mail into the queue: the mail worker polls at once. */
export const mailTag = 'mail'

type NewMail = MailWords & {
  /** Of what the mail is about, where one thing has one mail: with it the mail is found again. */
  id?: string
  kind: MailKind
  to: string
  notBefore?: Date
}

/** In the transaction of what it reports: both are stored or neither. */
export async function queueMail(
  trx: Db,
  { id = newId(), kind, to, subject, text, html, notBefore }: NewMail,
) {
  const now = new Date()
  await trx
    .insertInto('mail_queue')
    .values({
      id,
      kind,
      recipient: to,
      subject,
      text,
      html,
      attempts: 0,
      next_try_at: notBefore ?? now,
      created_at: now,
    })
    .execute()
}

/** A read takes no lock; a claim takes the write lock, also when it finds nothing. */
export async function hasDueMail(db: Db, now: Date): Promise<boolean> {
  const due = await db
    .selectFrom('mail_queue')
    .select('id')
    .where('next_try_at', '<=', now)
    .limit(1)
    .executeTakeFirst()
  return due !== undefined
}

export type ClaimedMail = MailWords & {
  id: string
  kind: MailKind
  to: string
  /** This one included. */
  attempts: number
  createdAt: Date
}

/** The mail that has waited longest, for one process alone; null when none is due. */
export async function claimMail(database: Database, now: Date): Promise<ClaimedMail | null> {
  const row = await database.change([], (trx) => claimRow(trx, database.engine, now))
  if (!row) return null
  const { kind, html, ...mail } = row
  return { ...mail, kind: isMailKind(kind) ? kind : 'test', html: html ?? '' }
}

async function claimRow(trx: Db, engine: Database['engine'], now: Date) {
  return await trx
    .updateTable('mail_queue')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_try_at: new Date(now.getTime() + claimMs),
      last_error: null,
    }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mail_queue as due')
        .select('due.id')
        .where('due.next_try_at', '<=', now)
        .orderBy('due.next_try_at')
        .orderBy('due.id')
        .limit(1)
        .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returning([
      'id',
      'kind',
      'recipient as to',
      'subject',
      'text',
      'html',
      'attempts',
      'created_at as createdAt',
    ])
    .executeTakeFirst()
}

/**
 * Whoever claimed it since: it has arrived, unless it was readdressed meanwhile and is still to go there. Its body may
 * hold a link that only its reader should have.
 */
export async function markSent(
  database: Database,
  { id, to }: Pick<ClaimedMail, 'id' | 'to'>,
  now: Date,
  about?: AboutSent,
) {
  await database.change([], async (trx) => {
    await about?.lock(trx, id)
    const { numUpdatedRows } = await trx
      .updateTable('mail_queue')
      .set({ sent_at: now, next_try_at: null, last_error: null, text: '', html: null })
      .where('id', '=', id)
      .where('recipient', '=', to)
      .where('sent_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await about?.note(trx, id, 'sent')
  })
}

/** What a mail is about may depend on what becomes of it: it is told in the same transaction. */
export type AboutMail<Outcome extends unknown[]> = {
  /** Before the mail itself is locked, as by all who begin with what it is about: else the two could deadlock. */
  lock: (trx: Db, id: string) => Promise<void>
  note: (trx: Db, id: string, ...outcome: Outcome) => Promise<void>
}
export type AboutSent = AboutMail<['sent' | 'given-up']>

type Failure = {
  error: string
  at: Date
  /** Null: given up. */
  nextTryAt: Date | null
  keepsBody: boolean
}

/**
 * Only by the holder of the claim: an attempt that took too long must not overwrite the next one's outcome, nor one at
 * an earlier address give up what goes to a new one.
 */
export async function markFailed(
  database: Database,
  { id, to, attempts }: Pick<ClaimedMail, 'id' | 'to' | 'attempts'>,
  { error, at, nextTryAt, keepsBody }: Failure,
  about?: AboutSent,
) {
  await database.change([], async (trx) => {
    await about?.lock(trx, id)
    const isGivenUp = nextTryAt === null || (await isWithdrawn(trx, id))
    const { numUpdatedRows } = await trx
      .updateTable('mail_queue')
      .set({
        next_try_at: isGivenUp ? null : nextTryAt,
        last_error: error,
        failed_at: at,
        ...(!keepsBody && isGivenUp && { text: '', html: null }),
      })
      .where('id', '=', id)
      .where('recipient', '=', to)
      .where('attempts', '=', attempts)
      .where('sent_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n && isGivenUp) await about?.note(trx, id, 'given-up')
  })
}

/** While it was being sent. */
async function isWithdrawn(trx: Db, id: string) {
  const ended = await trx
    .selectFrom('mail_queue')
    .select('id')
    .where('id', '=', id)
    .where('next_try_at', 'is', null)
    .executeTakeFirst()
  return ended !== undefined
}

/**
 * Out of the queue, and not tried again. One that is being sent cannot be called back: then false, and its outcome is
 * written down as of any other. In the transaction that has locked what it is about.
 */
export async function withdrawMail(trx: Db, id: string, now = new Date()): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mail_queue')
    .set({ next_try_at: null, text: '', html: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('attempts', '>', 0)
    .where('last_error', 'is', null)
    .where('next_try_at', '>', now)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return false
  await trx.deleteFrom('mail_queue').where('id', '=', id).where('sent_at', 'is', null).execute()
  return true
}
