import { type Kysely, sql } from 'kysely'

/** Whoever has a day is due on it, whatever the status. Closing clears the day from now on, so earlier ones go. */
export async function indexFollowed(db: Kysely<unknown>) {
  await sql`update applications set follow_up = null where status = 'closed' and follow_up is not null`.execute(
    db,
  )
  await sql`drop index applications_open_due`.execute(db)
  await sql`create index applications_followed on applications (follow_up, id)
    where not is_spam and follow_up is not null`.execute(db)
}
