import { brokenConstraint } from '../../db/constraint.ts'
import { type Database, openDatabase } from '../../db/database.server.ts'
import { silentLog } from '../../db/log.ts'
import { migrate } from '../../db/migrate.server.ts'
import { hasDatabaseFile } from '../../db/sqlite-file.server.ts'
import { type Env, parseEnv } from '../../platform/env.server.ts'
import { onOneLine } from '../../platform/outside-text.ts'
import { createAdmin, listAdmins, resetAdmin, setDisabled } from '../account-queries.server.ts'
import { type Auth, createAuth } from '../auth.server.ts'
import { forgetPlaces, openAnywhere } from '../known-places.server.ts'
import { generatePassword } from '../password.ts'
import { clearAccount, clearCodes, openAttempts } from '../sign-in-limits.server.ts'
import { adminLines } from './admin-lines.ts'
import { type AdminArguments, parseArguments, usage } from './arguments.ts'

export type CommandParts = {
  args: string[]
  env: Record<string, string | undefined>
  screen: { write(text: string): unknown }
  errors: { write(text: string): unknown }
}

/** `npm run admin`. Returns the exit code. Works beside a running site, whose settings it shares. */
export async function runAdmin({ args, env, screen, errors }: CommandParts): Promise<0 | 1> {
  try {
    const wanted = parseArguments(args)
    if (!wanted) throw new Error(usage)
    const lines = await carryOut(wanted, parseEnv(env))
    screen.write(`${lines.join('\n')}\n`)
    return 0
  } catch (error) {
    errors.write(`${plainWords(error)}\n`)
    return 1
  }
}

async function carryOut(wanted: AdminArguments, env: Env): Promise<string[]> {
  // Opening a database that is not there makes one, and a wrong DATA_DIR would go unnoticed.
  if (wanted.verb !== 'create' && !env.databaseUrl && !hasDatabaseFile(env.dataDir))
    throw new Error(`There is no database in ${env.dataDir}: start the site once, or look at DATA_DIR`)
  const database = await openDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl, log: silentLog })
  try {
    await migrate(database)
    return await answer(wanted, database, await createAuth(database, env, silentLog))
  } finally {
    await database.close()
  }
}

async function answer(wanted: AdminArguments, database: Database, auth: Auth): Promise<string[]> {
  if (wanted.verb === 'list') return adminLines(await listAdmins(database.db))
  if (wanted.verb === 'create') return await create(wanted, database, auth)
  if (wanted.verb === 'reset') return await reset(wanted, database, auth)
  const isDisabled = wanted.verb === 'disable'
  if (isDisabled && (await isOnlyOwner(database, wanted.email))) throw onlyOwner(wanted.email)
  if (!(await setDisabled(database, wanted.email, isDisabled))) throw unknown(wanted.email)
  return [`${wanted.email} ${isDisabled ? 'is disabled and signed out everywhere' : 'may sign in again'}`]
}

/** Of those who may sign in: without one nobody could open the settings or the team. */
async function isOnlyOwner({ db }: Database, email: string) {
  const owners = (await listAdmins(db)).filter(({ role, disabled }) => role === 'owner' && !disabled)
  return owners.length === 1 && owners[0]?.email === email
}

function onlyOwner(email: string) {
  return new Error(
    `${email} is the only owner, and was not disabled. Make another first: create <e-mail> --role owner`,
  )
}

type Create = Extract<AdminArguments, { verb: 'create' }>

async function create({ email, role, name }: Create, database: Database, auth: Auth) {
  const { password, passwordHash } = await newPassword(auth)
  await createAdmin(database, { email, role, name, passwordHash }).catch((error: unknown) => {
    if (brokenConstraint(error) !== 'admin_users_email_unique') throw error
    throw new Error(`There is an admin ${email} already: "reset" makes a new password`)
  })
  return [`Admin e-mail: ${email}`, `Role:         ${role}`, passwordLine(password)]
}

type Reset = Extract<AdminArguments, { verb: 'reset' }>

async function reset({ email, isTwoFactorOff }: Reset, database: Database, auth: Auth) {
  const { password, passwordHash } = await newPassword(auth)
  const admin = await resetAdmin(database, email, { passwordHash, isTwoFactorOff })
  if (!admin) throw unknown(email)
  const store = await openAttempts(database)
  await clearAccount(store, email)
  await clearCodes(store, admin.id)
  await forgetPlaces(store, email)
  await openAnywhere(store, email)
  return [
    `Admin e-mail: ${email}`,
    passwordLine(password),
    `Signed out everywhere. ${twoFactorLine(admin.hadTwoFactor, isTwoFactorOff)}`,
    ...(admin.passkeys > 0 ? [`Passkeys removed: ${admin.passkeys}. Add them again after signing in.`] : []),
    ...(admin.isDisabled ? ['Still disabled: "enable" lets this admin in.'] : []),
  ]
}

function twoFactorLine(hadTwoFactor: boolean, isTwoFactorOff: boolean) {
  if (!hadTwoFactor) return 'Two-factor sign-in was not on.'
  if (isTwoFactorOff) return 'Two-factor sign-in is now off.'
  return 'Two-factor sign-in stays on: with --two-factor-off the code is not asked for any more.'
}

async function newPassword(auth: Auth) {
  const password = generatePassword()
  return { password, passwordHash: await (await auth.$context).password.hash(password) }
}

function passwordLine(password: string) {
  return `Password:     ${password}   (shown this once: write it down)`
}

function unknown(email: string) {
  return new Error(`There is no admin ${email}: "list" shows who there is`)
}

/** The usage alone has several lines. The message of a refused connection is empty; its code says it. */
function plainWords(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  if (error.message === usage) return usage
  const code = 'code' in error ? String(error.code) : error.name
  return onOneLine(error.message) || `The database cannot be reached (${code})`
}
