/** The part of a pino logger that the database layer uses. */
export type DatabaseLog = {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** For tools and tests that bring no logger: trouble is still seen. */
export const consoleLog: DatabaseLog = {
  warn: (details, message) => console.warn(message, details),
  error: (details, message) => console.error(message, details),
}
