import type { Db } from '../../db/tables.ts'
import { isMadeUp } from '../../platform/made-up-address.ts'

/** Everybody who works on applications and may sign in, besides an owner whose address the first start made up. */
export async function listTeamAddresses(db: Db): Promise<string[]> {
  const admins = await db
    .selectFrom('admin_users')
    .select('email')
    .where('disabled', '=', false)
    .where('role', 'in', ['owner', 'agent'])
    .orderBy('email')
    .execute()
  return admins.map(({ email }) => email).filter((email) => !isMadeUp(email))
}
