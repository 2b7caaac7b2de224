import { type Kysely, sql } from 'kysely'
import { type Engine, engineTypes } from './engine-types.ts'

/** When a mail was last tried in vain. Of those that failed before this was written down, nobody knows. */
export async function addMailFailures(db: Kysely<unknown>, engine: Engine) {
  await sql`alter table mail_queue add column failed_at ${engineTypes[engine].timestamp}`.execute(db)
}
