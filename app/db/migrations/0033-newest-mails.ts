import { type Kysely, sql } from 'kysely'

/** Mails in the order they were written: the id of a letter is a hash of its words, and says nothing about time. */
export async function indexNewestMails(db: Kysely<unknown>) {
  await sql`drop index mail_queue_unsent`.execute(db)
  await sql`create index mail_queue_unsent on mail_queue (created_at, id)
    where sent_at is null and (last_error is null or last_error <> 'not-set-up')`.execute(db)
  await sql`create index mail_queue_newest on mail_queue (created_at, id)`.execute(db)
}
