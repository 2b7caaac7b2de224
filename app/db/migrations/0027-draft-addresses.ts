import { type Kysely, sql } from 'kysely'

/** Whose begun application it is: what is kept about a person is found by the address its link went to, and by their own. */
export async function addDraftAddresses(db: Kysely<unknown>) {
  await sql`alter table application_drafts add column email text not null default ''`.execute(db)
  await sql`update application_drafts set email = coalesce(answers ->> 'email', '')`.execute(db)
  await sql`create index application_drafts_mailed on application_drafts (lower(email))`.execute(db)
  await sql`create index application_drafts_person on application_drafts (lower(answers ->> 'email'))`.execute(
    db,
  )
}
