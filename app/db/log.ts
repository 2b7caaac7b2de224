import { inspect } from 'node:util'
import type { LogEvent } from 'kysely'
import type { OnQuery } from './engine.ts'

/** The part of a pino logger that the database layer uses. */
export type DatabaseLog = {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** For tools and tests without a logger: errors are still seen. */
export const stderrLog: DatabaseLog = { warn: complain, error: complain }

/** For commands: what goes wrong is thrown too, and said in one line. */
export const silentLog: DatabaseLog = { warn() {}, error() {} }

function complain(details: object, message: string) {
  process.stderr.write(`${message} ${inspect(details)}\n`)
}

/** The duration of every statement, without its text. Without a listener Kysely measures nothing. */
export function queryLog(onQuery: OnQuery | undefined) {
  return (
    onQuery && (({ level, queryDurationMillis }: LogEvent) => onQuery(queryDurationMillis, level === 'error'))
  )
}
