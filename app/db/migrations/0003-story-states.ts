import { type Kysely, sql } from 'kysely'
import type { Engine } from './engine-types.ts'

/** The two letters at the end of 'Houston, TX' as a column of their own, so that a state's stories have an index. */
export async function addStoryStates(db: Kysely<unknown>, engine: Engine) {
  const column =
    engine === 'postgres'
      ? sql`state_code text generated always as (upper(right(city_state, 2))) stored`
      : sql`state_code text generated always as (upper(substr(city_state, -2))) virtual`
  await sql`alter table approval_stories add column ${column}`.execute(db)
  await db.schema
    .createIndex('approval_stories_state_newest')
    .on('approval_stories')
    .columns(['status', 'state_code', 'created_at', 'id'])
    .execute()
}
