import { isSqliteError } from './sqlite-error.ts'

/** PostgreSQL: disk_full, and read_only_sql_transaction of a server that has become a standby. */
const postgresCodes = ['53100', '25006']

/** The database still answers queries, but stores nothing: most often its disk is full. */
export function cannotWrite(error: unknown) {
  if (isSqliteError(error, 'full', 'ioError', 'readOnly')) return true
  return error instanceof Error && 'code' in error && postgresCodes.includes(String(error.code))
}
