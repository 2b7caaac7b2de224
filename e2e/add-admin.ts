import { createAdmin } from '../app/accounts/account-queries.server.ts'
import { createAuth } from '../app/accounts/auth.server.ts'
import { openDatabase } from '../app/db/database.server.ts'
import type { Role } from '../app/db/vocabulary.ts'
// The sites of these tests hash as quickly.
import '../server/testing/quick-passwords.mjs'
import { owner } from '../server/testing/owner.ts'
import type { Site } from './site.ts'

/** Somebody who signs in with the password of every test's owner, added beside the running site. */
export async function addAdmin({ dataDir, databaseUrl, url }: Site, email: string, role: Role) {
  const { password } = owner
  const database = await openDatabase({ dataDir, databaseUrl })
  const auth = await createAuth(database, { siteUrl: url })
  const passwordHash = await (await auth.$context).password.hash(password)
  await createAdmin(database, { name: role, email, role, passwordHash })
  await database.close()
  return { email, password }
}
