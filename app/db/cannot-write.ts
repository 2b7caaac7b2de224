import { isSqliteError } from './sqlite-error.ts'
import { sqlstateOf, sqlstates } from './sqlstate.ts'

const unwritable = [sqlstates.diskFull, sqlstates.readOnly]

/** The database still answers queries, but stores nothing: most often its disk is full. */
export function cannotWrite(error: unknown) {
  return isSqliteError(error, 'full', 'ioError', 'readOnly') || unwritable.includes(sqlstateOf(error))
}
