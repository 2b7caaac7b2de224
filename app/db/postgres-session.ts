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
 * those they do not know.
 */
export function limitedSession(statementMs: number) {
  return [...values, `set statement_timeout = ${statementMs}`].join('; ')
}

/** No limit of the role holds either. */
export const unlimitedSession = [
  ...values,
  `select set_config(name, '0', false) from pg_settings where name in (${limits.map((name) => `'${name}'`)})`,
].join('; ')
