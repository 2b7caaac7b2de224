import { DatabaseProblem } from './database-problem.ts'

const outOfConnections = '53300'

/** Why the database cannot be used, in a sentence that names the setting. */
export function openingProblem(error: unknown) {
  const reason = reasonOf(error)
  if (reason.includes('DATABASE_URL')) return new DatabaseProblem(reason, { cause: error })
  return new DatabaseProblem(sentenceFor(codeOf(error), reason), { cause: error })
}

/** The limit of the role, of the database or of the server. */
export function isOutOfConnections(error: unknown) {
  return codeOf(error) === outOfConnections
}

function sentenceFor(code: unknown, reason: string) {
  switch (code) {
    case '25006':
      return `DATABASE_URL leads to a server that can only be read, such as a standby; name the one that can be written (${reason})`
    case outOfConnections:
      return (
        'DATABASE_URL allows too few connections: a start needs three; lower DATABASE_CONNECTIONS in the other ' +
        `processes, or raise the limit (${reason})`
      )
    default:
      return `Cannot open the PostgreSQL database of DATABASE_URL: ${reason}`
  }
}

/** The SQLSTATE, where the server answered at all. */
function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** Several addresses tried in vain come as one error with an empty message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
