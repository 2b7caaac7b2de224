/** Queries and the values they return depend on these, and a role or a database may have its own. */
const values = [
  `set datestyle = 'ISO, MDY'`,
  `set default_transaction_isolation = 'read committed'`,
  'set standard_conforming_strings = on',
]

const limits = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'transaction_timeout', // since PostgreSQL 17
]

/**
 * The first statements on a new connection. Not parameters of the connection itself: poolers such as PgBouncer refuse
 * those they do not know. No limit of the role holds.
 */
export const unlimitedSession = [
  ...values,
  `select set_config(name, '0', false) from pg_settings where name in (${limits.map((name) => `'${name}'`)})`,
].join('; ')

/** The same with a limit of our own. */
export function limitedSession(statementMs: number) {
  return `${unlimitedSession}; set statement_timeout = ${statementMs}`
}
