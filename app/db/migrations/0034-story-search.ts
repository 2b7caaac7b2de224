import { type Kysely, sql } from 'kysely'

/** Moderators find stories without accents too, and by numbers in their words. Filled by 0036, without this lock. */
export async function addStorySearch(db: Kysely<unknown>) {
  await sql`alter table approval_stories add column search_text text not null default ''`.execute(db)
}
