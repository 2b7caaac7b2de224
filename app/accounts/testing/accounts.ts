import { createHash } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import type { Database } from '../../db/database.server.ts'
import type { Role } from '../../db/vocabulary.ts'
import { databaseContext } from '../../platform/context.ts'
import { earlyInWindow } from '../../platform/testing/early-in-window.ts'
import { createAdmin } from '../account-queries.server.ts'
import { createAuth } from '../auth.server.ts'
import { authContext } from '../context.ts'
import { openAttempts } from '../sign-in-limits.server.ts'

export const env = { siteUrl: 'https://www.example.com' }
export const quiet = { warn() {}, error() {} }
/** Of every admin of a test. */
export const password = 'correct horse battery'

/** Hundreds of sign-ins are tried here; that real ones are hashed slowly is tested in auth.test.ts. */
export const quickPasswords = {
  hash: async (words: string) => createHash('sha256').update(words).digest('hex'),
  verify: async ({ hash, password: words }: { hash: string; password: string }) =>
    hash === (await quickPasswords.hash(words)),
}

type Person = { email: string; role?: Role; name?: string }

export type Accounts = Awaited<ReturnType<typeof openAccounts>>

/** All that signs people in to a database of a test. */
export async function openAccounts(database: Database) {
  const auth = await createAuth(database, env, quiet, quickPasswords)
  const context = new RouterContextProvider()
  context.set(authContext, auth)
  context.set(databaseContext, database)
  const passwordHash = await (await auth.$context).password.hash(password)
  const add = ({ email, role = 'owner', name = 'Ada' }: Person) =>
    createAdmin(database, { email, role, name, passwordHash })
  return {
    auth,
    context,
    store: await openAttempts(database),
    add,
    /** Nobody but these, and nobody has tried anything yet. */
    async beginWith(...people: Person[]) {
      await earlyInWindow()
      await database.db.deleteFrom('admin_users').execute()
      await database.db.deleteFrom('request_counts').execute()
      for (const person of people) await add(person)
    },
  }
}
