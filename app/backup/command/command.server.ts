import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type Database, openDatabase } from '../../db/database.server.ts'
import { silentLog } from '../../db/log.ts'
import { hasDatabaseFile } from '../../db/sqlite-file.server.ts'
import { type Env, parseEnv } from '../../platform/env.server.ts'
import { isPostgresAddress, postgresAddressWords } from '../../platform/postgres-address.ts'
import type { Screen } from '../../rows/progress.ts'
import type { BackupHeader } from '../backup-file.ts'
import { newBackupFile } from '../backup-folder.ts'
import { BackupProblem } from '../backup-problem.ts'
import { createBackup } from '../create-backup.server.ts'
import { startErasureList } from '../erasures/erasure-list.server.ts'
import { removeLeftovers } from '../leftovers.server.ts'
import { moveTo } from '../move.server.ts'
import { problemWords } from '../problem-words.ts'
import { restoreBackup } from '../restore-backup.server.ts'
import { createSteps, type Steps } from '../steps.ts'
import { verifyBackup } from '../verify-backup.ts'
import { type BackupArguments, parseArguments, usage } from './arguments.ts'
import { byHand, findErasures, listWords } from './found-erasures.server.ts'

export type CommandParts = {
  args: string[]
  /** Where the person stood who typed the command. */
  folder: string
  env: Record<string, string | undefined>
  screen: Screen
  errors: Pick<Screen, 'write'>
  signal?: AbortSignal
}

/** `npm run backup`. Returns the exit code. `create` and `verify` work beside a running site. */
export async function runBackup({ args, folder, env, screen, errors, signal }: CommandParts): Promise<0 | 1> {
  const steps = createSteps(screen, signal)
  try {
    const wanted = parseArguments(args, folder)
    if (!wanted) throw new BackupProblem(usage)
    const lines = await carryOut(wanted, parseEnv(env), steps)
    steps.end()
    screen.write(`${lines.join('\n')}\n`)
    return 0
  } catch (error) {
    steps.end()
    errors.write(`${isUsage(error) ? usage : problemWords(error)}\n`)
    return 1
  }
}

async function carryOut(wanted: BackupArguments, env: Env, steps: Steps): Promise<string[]> {
  switch (wanted.verb) {
    case 'create':
      return await create(wanted.file ?? newBackupFile(env.dataDir), env, steps)
    case 'verify':
      return [`The backup is whole: ${contents(await verifyBackup(wanted.file, steps))}`]
    case 'restore':
      return await restore(wanted, env, steps)
    case 'move-to':
      return await move(wanted.databaseUrl, env, steps)
  }
}

type Restore = Extract<BackupArguments, { verb: 'restore' }>

async function restore(wanted: Restore, { dataDir, databaseUrl }: Env, steps: Steps) {
  const lists = await findErasures(wanted, dataDir)
  const erasures = lists.flatMap((list) => list.erasures)
  const { header, reapplied, pausedWebhooks } = await withDatabase({ dataDir, databaseUrl }, (database) =>
    restoreBackup(database, { ...wanted, erasures, pausesWebhooks: true, steps }),
  )
  const { erased, withdrawn } = reapplied
  return [
    `Restored and compared row by row: ${contents(header)}`,
    ...(lists.length === 0
      ? byHand(header.created)
      : [`Done again, because it was done after the backup: ${erased} erased, ${withdrawn} withdrawn.`]),
    ...lists.map(listWords),
    signInAgain,
    ...(pausedWebhooks > 0 ? [webhooksWords(pausedWebhooks)] : []),
  ]
}

async function create(file: string, env: Env, steps: Steps) {
  if (existsSync(file)) throw new BackupProblem(`There is a file ${file} already: choose another name`)
  requireDatabase(env)
  await removeLeftovers(env.dataDir)
  const problems: string[] = []
  const log = { warn() {}, error: ({ err }: { err?: unknown }) => void problems.push(problemWords(err)) }
  const header = await withDatabase(env, async (database) => {
    // Here too: the machine that makes the backups may run no site.
    await startErasureList({ database, dataDir: env.dataDir, log }).close()
    return await createBackup(database, file, steps)
  })
  const { size } = await stat(file)
  return [
    `Saved ${contents(header)}`,
    `${file} (${megabytes(size)}, readable by you alone)`,
    ...problems.map((problem) => `The list of erasures beside the backups could not be written: ${problem}`),
    'It holds private data and the secrets of the site: keep a copy on another machine, in a safe place.',
  ]
}

async function move(databaseUrl: string, env: Env, steps: Steps) {
  if (!isPostgresAddress(databaseUrl))
    throw new BackupProblem(`Name the new database by ${postgresAddressWords}`)
  requireDatabase(env)
  if (databaseUrl === env.databaseUrl) throw new BackupProblem('The site uses that database already')
  await removeLeftovers(env.dataDir)
  const file = newBackupFile(env.dataDir)
  const header = await withDatabase(env, (from) =>
    withDatabase({ dataDir: env.dataDir, databaseUrl }, (to) => moveTo(from, to, file, steps)),
  )
  return [
    `Moved and compared row by row: ${contents(header)}`,
    signInAgain,
    'Now start the site with DATABASE_URL set to the new address.',
    `The old database was not changed; a backup of it is in ${file}`,
  ]
}

const signInAgain = 'Sessions and the counts behind limits are not part of a backup: admins sign in again.'

function webhooksWords(paused: number) {
  return `${paused === 1 ? 'The webhook is' : `All ${paused} webhooks are`} paused, so that a trial tells other systems nothing. On the real site resume under /admin/webhooks: what happens until then they are not told.`
}

function requireDatabase({ dataDir, databaseUrl }: Env) {
  if (databaseUrl || hasDatabaseFile(dataDir)) return
  throw new BackupProblem(`There is no database in ${dataDir}: look at DATA_DIR and DATABASE_URL`)
}

async function withDatabase<T>(
  where: Pick<Env, 'dataDir' | 'databaseUrl'>,
  work: (open: Database) => Promise<T>,
) {
  const { dataDir, databaseUrl } = where
  const database = await openDatabase({ dataDir, databaseUrl, log: silentLog })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

function contents({ tables, created, engine }: BackupHeader) {
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0
  const all = tables.reduce((sum, { rows }) => sum + rows, 0)
  const counted = (count: number, one: string, many = `${one}s`) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
  const parts = [
    counted(rowsOf('approval_stories'), 'story', 'stories'),
    counted(rowsOf('photos'), 'photo'),
    counted(rowsOf('articles'), 'article'),
    counted(rowsOf('admin_users'), 'admin'),
  ]
  const from = engine === 'sqlite' ? 'the embedded database' : 'PostgreSQL'
  return `${parts.join(', ')}, ${counted(all, 'row')} in all, from ${from} as of ${created}`
}

function megabytes(bytes: number) {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** It alone has several lines. */
function isUsage(error: unknown) {
  return error instanceof Error && error.message === usage
}
