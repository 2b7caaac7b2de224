import { DatabaseProblem } from './database-problem.ts'
import { sqlstateOf, sqlstates } from './sqlstate.ts'

/** Why the database cannot be used, in a sentence that names the setting. */
export function openingProblem(error: unknown) {
  const reason = reasonOf(error)
  if (reason.includes('DATABASE_URL')) return new DatabaseProblem(reason, { cause: error })
  return new DatabaseProblem(sentenceFor(sqlstateOf(error), reason), { cause: error })
}

/** The limit of the role, of the database or of the server. */
export function isOutOfConnections(error: unknown) {
  return sqlstateOf(error) === sqlstates.outOfConnections
}

function sentenceFor(sqlstate: string, reason: string) {
  switch (sqlstate) {
    case sqlstates.readOnly:
      return `DATABASE_URL leads to a server that can only be read, such as a standby; name the one that can be written (${reason})`
    case sqlstates.outOfConnections:
      return (
        'DATABASE_URL allows too few connections: a start needs three; lower DATABASE_CONNECTIONS in the other ' +
        `processes, or raise the limit (${reason})`
      )
    default:
      return `Cannot open the PostgreSQL database of DATABASE_URL: ${reason}`
  }
}

/** Several addresses tried in vain come as one error with an empty message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
