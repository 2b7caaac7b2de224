import { isSqliteError } from '../app/db/sqlite-error.ts'
import { SettingError } from '../app/platform/env.server.ts'

/** A folder that cannot be used is a wrong setting; anything else stays what it is. */
export function folderProblem(error: unknown, dataDir: string) {
  if (!(error instanceof Error)) return error
  const reason = reasonOf(error, dataDir)
  return reason ? new SettingError(`DATA_DIR is wrong: ${reason}`) : error
}

function reasonOf(error: Error, dataDir: string) {
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOSPC' || code === 'EDQUOT' || isSqliteError(error, 'full'))
    return `no room is left on the disk of ${dataDir}`
  // What SQLite says when there is no room for its -shm file, and when a disk fails.
  if (isSqliteError(error, 'ioError'))
    return `the database cannot be written: is the disk of ${dataDir} full? (${error.message})`
  if (isSqliteError(error, 'readOnly', 'cannotOpen'))
    return `this program may not write the database in ${dataDir} (${error.message})`
  return /^E[A-Z]+$/.test(code) ? `${dataDir} cannot be used as a folder (${code})` : null
}
