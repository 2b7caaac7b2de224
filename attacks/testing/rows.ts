import { expect } from 'vitest'
import type { Rows } from './beside.ts'

/** How many rows more (or fewer) a table has after the case, 'changed' for other contents of as many, or 'any'. */
export type Changes = Record<string, number | 'changed' | 'any'>

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
    const old = before.get(table) ?? []
    const wish = expected[table] ?? 0
    if (ownTime.has(table) || wish === 'any') return []
    if (growing.has(table))
      return old.every((row) => rows.includes(row)) ? [] : [`${table}: old rows changed`]
    const more = rows.length - old.length
    if (more !== (wish === 'changed' ? 0 : wish)) return [`${table}: ${more} rows more`]
    return wish !== 0 || rows.join() === old.join() ? [] : [`${table}: contents changed`]
  })
  expect(unexpected, 'tables that are not as the case says').toEqual([])
}
