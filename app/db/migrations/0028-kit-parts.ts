import { type Kysely, sql } from 'kysely'

/** Which part of the kit is ordered. Orders from before it was asked have none. */
export async function addKitParts(db: Kysely<unknown>) {
  await sql`alter table applications add column kit_part text`.execute(db)
}
