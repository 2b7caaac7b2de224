import { passkey } from '@better-auth/passkey'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Database } from '../db/database.server.ts'
import { type DatabaseLog, stderrLog } from '../db/log.ts'
import { requireSecret } from '../db/secrets.server.ts'
import { newId } from '../db/uuid.ts'
import type { Env } from '../platform/env.server.ts'
import { authTables, passkeyTables, twoFactorTables } from './auth-tables.ts'
import { cookieSettings } from './cookies.ts'
import { generateBackupCodes } from './password.ts'
import { maxPasswordLength, minPasswordLength } from './password-rules.ts'
import { isDisabled } from './queries.server.ts'
import { absoluteSeconds, idleSeconds } from './session-life.ts'
import { isStanding } from './session-queries.server.ts'

const minute = 60

export type Auth = Awaited<ReturnType<typeof createAuth>>

/** Where none is given: better-auth's scrypt, a tenth of a second for each. Only tests may do with less. */
type PasswordHashing = NonNullable<BetterAuthOptions['emailAndPassword']>['password']

/** Signing in and sessions of the admin area. The tables must be there: call it after `migrate`. */
export async function createAuth(
  database: Database,
  env: Pick<Env, 'siteUrl'>,
  log: DatabaseLog = stderrLog,
  password?: PasswordHashing,
) {
  const secret = await requireSecret(database.db, 'admin-sessions')
  return betterAuth({
    appName: 'Second Key Rentals',
    baseURL: env.siteUrl,
    // The plural, because a stray BETTER_AUTH_SECRETS in the environment would win over `secret`.
    secrets: [{ version: 1, value: secret }],
    database: { db: database.db, type: database.engine },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength, maxPasswordLength, password },
    user: authTables.user,
    account: authTables.account,
    verification: authTables.verification,
    session: { ...authTables.session, expiresIn: idleSeconds, updateAge: 5 * minute, freshAge: 0 },
    rateLimit: { ...authTables.rateLimit, enabled: true, storage: 'database' },
    databaseHooks: { session: sessionRules(database), account: accountRules(database) },
    plugins: [
      twoFactor({
        schema: twoFactorTables,
        // Ours is counted apart for known devices; its own would let one who has the password lock them out.
        accountLockout: { enabled: false },
        backupCodeOptions: { customBackupCodesGenerate: generateBackupCodes },
      }),
      passkey({
        schema: passkeyTables,
        rpName: 'Second Key Rentals',
        rpID: new URL(env.siteUrl).hostname,
        origin: env.siteUrl,
        // It stands for password and code together: the device must have asked for a finger, a face or a PIN.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: ({ verification }) => requireVerified(verification.registrationInfo),
        },
        authentication: {
          afterVerification: ({ verification }) => requireVerified(verification.authenticationInfo),
        },
      }),
    ],
    advanced: {
      ...cookieSettings(env.siteUrl),
      // Our own migrations make the tables, and a test compares them with what better-auth expects.
      database: { generateId: newId, validateSchema: false },
      // The header it would read the address from can be written by anybody.
      ipAddress: { disableIpTracking: true },
    },
    logger: { level: 'warn', log: logTo(log) },
    telemetry: { enabled: false },
  })
}

/** better-auth takes a mere touch as well. */
function requireVerified(info: { userVerified: boolean } | undefined) {
  if (!info?.userVerified) throw new APIError('UNAUTHORIZED', { message: 'The person was not verified' })
}

type SessionRules = NonNullable<NonNullable<BetterAuthOptions['databaseHooks']>['session']>

function sessionRules({ db }: Database): SessionRules {
  return {
    create: {
      before: async ({ userId }) => ((await isDisabled(db, userId)) ? false : undefined),
    },
    update: {
      // better-auth knows an idle limit only, and would prolong a session in use for ever.
      before: async ({ expiresAt }, context) => {
        const createdAt = context?.context.session?.session.createdAt
        if (!expiresAt || !createdAt) return
        const end = createdAt.getTime() + absoluteSeconds * 1000
        return { data: { expiresAt: new Date(Math.min(expiresAt.getTime(), end)) } }
      },
    },
  }
}

type AccountRules = NonNullable<NonNullable<BetterAuthOptions['databaseHooks']>['account']>

/** Between its look at the old password and the new one better-auth takes two tenths of a second to hash. */
function accountRules({ db }: Database): AccountRules {
  return {
    update: {
      before: async ({ password }, context) => {
        const session = context?.context.session?.session
        if (!password || !session) return
        if (!(await isStanding(db, { id: session.userId, sessionId: session.id })))
          throw new APIError('UNAUTHORIZED', { message: 'The session has ended' })
      },
    },
  }
}

type AuthLog = NonNullable<NonNullable<BetterAuthOptions['logger']>['log']>

/** Only the message and an error are passed on: the other details may hold an e-mail address. */
function logTo(log: DatabaseLog): AuthLog {
  return (level, message, ...details) => {
    const err = [message, ...details].find((detail) => detail instanceof Error)
    const write = level === 'error' ? log.error : log.warn
    write.call(log, err ? { err } : {}, `sign-in: ${message}`)
  }
}
