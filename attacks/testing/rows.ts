import { expect } from 'vitest'
import type { Rows } from './beside.ts'

/**
 * How many rows more (or fewer) a table has after the case, all others being as they were; 'changed' for other
 * contents of as many rows; 'any'. Where old rows may change beside the new ones, the case says so: `{ more, changed }`.
 */
export type Changes = Record<string, Change>
type Change = number | 'changed' | 'any' | { more: number; changed: number }

/**
 * Written in their own time, perhaps after the answer, so they belong to no case.
 * Counts of requests hold no names; the flood cases look at how many rows there may be.
 */
const ownTime = new Set([
  'request_counts',
  'visit_counts',
  'application_counts',
  'missing_addresses',
  'mail_queue',
  // What processes on one SQLite file tell each other.
  'page_changes',
])
/** May grow by any case; what stands there never changes. */
const growing = new Set(['audit_log'])

/** Fails with the name of every table that is not as the case said. */
export function expectChanges(before: Rows, after: Rows, expected: Changes) {
  expect([...after.keys()], 'the tables there are').toEqual([...before.keys()])
  const unexpected = [...after].flatMap(([table, rows]) => {
    if (ownTime.has(table)) return []
    const wish = growing.has(table) ? 'grown' : (expected[table] ?? 0)
    const fault = faultIn(before.get(table) ?? [], rows, wish)
    return fault ? [`${table}: ${fault}`] : []
  })
  expect(unexpected, 'tables that are not as the case says').toEqual([])
}

function faultIn(old: string[], rows: string[], wish: Change | 'grown') {
  if (wish === 'any') return null
  const gone = missingFrom(rows, old)
  if (wish === 'grown') return gone > 0 ? 'old rows changed' : null
  const more = rows.length - old.length
  if (wish === 'changed') {
    if (more !== 0) return `${more} rows more`
    return gone > 0 ? null : 'nothing changed'
  }
  const { more: wanted, changed } = typeof wish === 'number' ? { more: wish, changed: 0 } : wish
  if (more !== wanted) return `${more} rows more`
  const changedRows = gone - Math.max(0, -wanted)
  return changedRows === changed ? null : `${changedRows} old rows changed`
}

/** How many of these the others lack. */
function missingFrom(others: string[], these: string[]) {
  const known = new Set(others)
  return these.filter((row) => !known.has(row)).length
}
