import { z } from 'zod'
import type { Database } from '../db/database.server.ts'
import type { Env } from '../platform/env.server.ts'
import { madeUpAddress } from '../platform/made-up-address.ts'
import type { Auth } from './auth.server.ts'
import { generatePassword } from './password.ts'
import { hasAdmin, insertFirstAdmin, settleFirstPassword } from './queries.server.ts'

type Settings = Pick<Env, 'siteUrl' | 'adminEmail' | 'adminPassword'>

/**
 * Makes the owner's account in a database without admins. The answer holds the password: it is for the screen,
 * once, and never for a log. Null when there is an admin; of several starts at once only one gets an answer.
 */
export async function createFirstAdmin(database: Database, auth: Auth, env: Settings) {
  const isGenerated = env.adminPassword === undefined
  if (await hasAdmin(database.db)) {
    await settleFirstPassword(database.db, isGenerated)
    return null
  }
  const email = env.adminEmail ?? defaultEmail(env.siteUrl)
  const password = env.adminPassword ?? generatePassword()
  const context = await auth.$context
  const isCreated = await insertFirstAdmin(database, {
    name: 'Owner',
    email,
    role: 'owner',
    passwordHash: await context.password.hash(password),
    isPasswordMadeUp: isGenerated,
  })
  return isCreated ? { email, password, isGenerated } : null
}

/** `localhost` and bare numbers make no valid e-mail address, and the sign-in form takes no other. */
function defaultEmail(siteUrl: string) {
  const email = `admin@${new URL(siteUrl).hostname.replace(/^www\./, '')}`
  return z.email().safeParse(email).success ? email : madeUpAddress
}
