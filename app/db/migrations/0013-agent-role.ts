import { type Kysely, sql } from 'kysely'

/** An admin may also be an agent, who works on applications alone. Both engines change the check in place. */
export async function allowAgents(db: Kysely<unknown>) {
  await sql`alter table admin_users drop constraint admin_users_role_known`.execute(db)
  await sql`alter table admin_users add constraint admin_users_role_known
    check (role in ('owner', 'editor', 'moderator', 'agent'))`.execute(db)
}
