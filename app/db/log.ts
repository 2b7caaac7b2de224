import { inspect } from 'node:util'

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
