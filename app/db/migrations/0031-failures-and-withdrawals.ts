import { type Kysely, sql } from 'kysely'
import { type Engine, engineTypes } from './engine-types.ts'

/**
 * When a mail was last tried in vain; of those that failed before this was written down, nobody knows. And what was
 * withdrawn since a moment, for the list beside the backups, without reading every decision and every yes.
 */
export async function addFailuresAndWithdrawals(db: Kysely<unknown>, engine: Engine) {
  await sql`alter table mail_queue add column failed_at ${engineTypes[engine].timestamp}`.execute(db)
  await sql`create index story_decisions_withdrawn on story_decisions (created_at)
    where decision = 'withdraw'`.execute(db)
  await sql`create index application_consents_withdrawn on application_consents (withdrawn_at)
    where withdrawn_at is not null`.execute(db)
  await sql`create index applications_withdrawn on applications (withdrawn_at)
    where withdrawn_at is not null`.execute(db)
}
