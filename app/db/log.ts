import { inspect } from 'node:util'
import type { LogEvent } from 'kysely'
import type { OnQuery } from './engine.ts'

/** The part of a pino logger that the database layer uses. */
export type DatabaseLog = {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** For tools and tests that bring no logger: trouble is still seen. */
export const stderrLog: DatabaseLog = { warn: complain, error: complain }

function complain(details: object, message: string) {
  process.stderr.write(`${message} ${inspect(details)}\n`)
}

/** The time of every statement, and nothing of what it said. Without a listener Kysely takes no times. */
export function queryLog(onQuery: OnQuery | undefined) {
  return (
    onQuery && (({ level, queryDurationMillis }: LogEvent) => onQuery(queryDurationMillis, level === 'error'))
  )
}
