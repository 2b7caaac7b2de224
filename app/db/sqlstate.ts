/** Codes of PostgreSQL's errors that the program tells apart. */
export const sqlstates = {
  /** The server has become a standby, or its role may only read. */
  readOnly: '25006',
  noRight: '42501',
  diskFull: '53100',
  outOfConnections: '53300',
}

/** Empty where the server did not answer at all. */
export function sqlstateOf(error: unknown) {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
