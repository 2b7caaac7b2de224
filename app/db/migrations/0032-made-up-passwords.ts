import { type Kysely, sql } from 'kysely'
import { type Engine, engineTypes } from './engine-types.ts'

/**
 * Whether the program made up the password of an account. Of older ones the audit log knows who set it last; the owner
 * of a first start is not in it, and stays null until the next start (settleFirstPassword).
 */
export async function addMadeUpPasswords(db: Kysely<unknown>, engine: Engine) {
  await sql`alter table admin_accounts add column password_made_up ${engineTypes[engine].boolean}`.execute(db)
  await sql`update admin_accounts set password_made_up = (
    select actor = 'command line' from audit_log
    where subject_kind = 'account' and subject_id = cast(admin_accounts.user_id as text)
      and action in ('account.create', 'account.join', 'account.password', 'account.reset')
    order by created_at desc limit 1)`.execute(db)
}
