import { inject } from 'vitest'

/**
 * Requests that end before the database, or ask it the same on each page, are repeated less often on PostgreSQL: SQLite
 * gets the full dose.
 */
export const isSmallDose = () => inject('engine') === 'postgres'

export function dose(full: number, small = Math.ceil(full / 10)) {
  return isSmallDose() ? small : full
}
