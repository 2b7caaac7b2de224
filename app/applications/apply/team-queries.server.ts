import type { Db } from '../../db/tables.ts'

/** Everybody who works on applications and may sign in, besides an owner whose address the first start made up. */
export async function listTeamAddresses(db: Db): Promise<string[]> {
  const admins = await db
    .selectFrom('admin_users')
    .select('email')
    .where('disabled', '=', false)
    // Owners, and whoever is made for applications: not who only writes or only reads stories.
    .where('role', 'not in', ['editor', 'moderator'])
    .orderBy('email')
    .execute()
  return admins.map(({ email }) => email).filter((email) => !email.endsWith('.localdomain'))
}
