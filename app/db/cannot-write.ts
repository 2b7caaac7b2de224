import { isSqliteError } from './sqlite-error.ts'

/** PostgreSQL's read_only_sql_transaction: the server has become a standby. */
export const readOnlyCode = '25006'
const diskFullCode = '53100'
const postgresCodes = [diskFullCode, readOnlyCode]

/** The database still answers queries, but stores nothing: most often its disk is full. */
export function cannotWrite(error: unknown) {
  if (isSqliteError(error, 'full', 'ioError', 'readOnly')) return true
  return error instanceof Error && 'code' in error && postgresCodes.includes(String(error.code))
}
