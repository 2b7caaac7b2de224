import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseProblem } from './database-problem.ts'
import { type DatabaseLog, stderrLog } from './log.ts'
import { busyTimeoutMs } from './sqlite-dialect.server.ts'
import { isSqliteError } from './sqlite-error.ts'

/** The check reads the whole file, 50 MB in a second: a site with a larger one would stay closed for minutes. */
const checkedBytes = 128 * 1024 * 1024

const fileName = 'second-key.sqlite'

/** Opening a database that is not there makes one: a command asks first. */
export function hasDatabaseFile(dataDir: string) {
  return existsSync(join(dataDir, fileName))
}

export async function openSqliteFile(dataDir: string, log: DatabaseLog = stderrLog) {
  // Stories hold names, e-mail addresses and telephone numbers: nobody else on the machine may read them.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, fileName)
  keepPrivate(path, log)
  const file = new DatabaseSync(path, { timeout: busyTimeoutMs })
  try {
    await prepareFile(file)
    if (statSync(path).size <= checkedBytes) refuseDamaged(file)
    file.exec('pragma busy_timeout = 0') // from here on we wait ourselves, see whenNotBusy
    return file
  } catch (error) {
    file.close()
    throw isDamage(error) ? damaged(path, error) : error
  }
}

/** Whatever the folder and the umask allow. The files beside it are made by SQLite with the mode of the first. */
function keepPrivate(path: string, log: DatabaseLog) {
  if (!existsSync(path)) writeFileSync(path, '', { flag: 'a', mode: 0o600 })
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (!existsSync(file) || (statSync(file).mode & 0o077) === 0) continue
    try {
      chmodSync(file, 0o600)
    } catch (error) {
      // Somebody else's file that we may write to: only its owner can close it.
      log.warn({ err: error }, 'Others on this machine can read the database file')
    }
  }
}

// Two processes that open a new file together both switch it to WAL, and SQLite lets the later one fail at once.
async function prepareFile(file: DatabaseSync) {
  const deadline = performance.now() + busyTimeoutMs
  for (;;) {
    try {
      file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
      return
    } catch (error) {
      if (!isSqliteError(error, 'busy') || performance.now() > deadline) throw error
      await sleep(20)
    }
  }
}

function refuseDamaged(file: DatabaseSync) {
  const problems = file
    .prepare('pragma quick_check(3)')
    .all()
    .map((row) => String(row.quick_check))
  if (problems.join() !== 'ok') throw new DamagedFile(problems.join('; '))
}

class DamagedFile extends Error {}

function isDamage(error: unknown) {
  return error instanceof DamagedFile || isSqliteError(error, 'corrupt', 'notADatabase')
}

function damaged(path: string, cause: unknown) {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new DatabaseProblem(
    `The database file ${path} is damaged (${reason}). Nothing was changed. Move it away, together with the files ` +
      'of the same name that end in -wal and -shm, then run: npm run backup -- restore FILE (the latest backup). ' +
      'Leave backups/erasures.jsonl where it is: what was erased since that backup is erased again by it.',
    { cause },
  )
}
