import { type Kysely, sql } from 'kysely'
import { type Engine, engineTypes } from './engine-types.ts'

/** Whoever wrote from the private page waits until somebody answers. Of earlier messages those after which nobody did anything. */
export async function addUnanswered(db: Kysely<unknown>, engine: Engine) {
  await sql`alter table applications add column unanswered_since ${engineTypes[engine].timestamp}`.execute(db)
  await sql`update applications set unanswered_since = (
      select min(message.created_at) from application_events as message
      where message.application_id = applications.id and ${isLeft('message')}
    )
    where id in (
      select message.application_id from application_events as message where ${isLeft('message')}
    )`.execute(db)
  // In the order of its list: who has waited longest comes first.
  await sql`create index applications_unanswered on applications (unanswered_since, id)
    where not is_spam and unanswered_since is not null`.execute(db)
}

function isLeft(message: string) {
  const [kind, actor, at, of] = ['kind', 'actor', 'created_at', 'application_id'].map((column) =>
    sql.ref(`${message}.${column}`),
  )
  return sql`${kind} = 'message' and ${actor} = 'applicant' and not exists (
    select 1 from application_events as later
    where later.application_id = ${of} and later.created_at >= ${at}
      and later.actor not in ('applicant', 'system')
  )`
}
