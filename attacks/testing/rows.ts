import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'

/** Each row of each table by its digest. */
export type Rows = Map<string, string[]>

/** How many rows more (or fewer) a table has after the case, 'changed' for other contents of as many, or 'any'. */
export type Changes = Record<string, number | 'changed' | 'any'>

/**
 * Written in their own time, perhaps after the answer, so they belong to no case.
 * Counts of requests hold no names; the flood cases look at how many rows there may be.
 */
const ownTime = new Set(['request_counts', 'visit_counts', 'missing_addresses', 'mail_queue'])
/** May grow by any case; what stands there never changes. */
const growing = new Set(['audit_log'])

export function readRows(dataDir: string): Rows {
  return look(dataDir, (file) => {
    const tables = file
      .prepare(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
      )
      .all()
      .map(({ name }) => String(name))
    return new Map(
      tables.map((table) => [table, file.prepare(`select * from "${table}"`).all().map(digest).sort()]),
    )
  })
}

/** Fails with the name of every table that is not as the case said. */
export function expectChanges(before: Rows, after: Rows, expected: Changes) {
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

/** Reads with a connection of its own, beside the running site. */
export function look<Found>(dataDir: string, read: (file: DatabaseSync) => Found): Found {
  const file = new DatabaseSync(join(dataDir, 'second-key.sqlite'), { readOnly: true, timeout: 5000 })
  try {
    return read(file)
  } finally {
    file.close()
  }
}

export function change(dataDir: string, command: string, values: (string | number)[]) {
  const file = new DatabaseSync(join(dataDir, 'second-key.sqlite'), { timeout: 5000 })
  try {
    file.prepare(command).run(...values)
  } finally {
    file.close()
  }
}

function digest(row: Record<string, unknown>) {
  const hash = createHash('sha256')
  for (const [name, value] of Object.entries(row))
    hash.update(`${name}:${typeof value}:`).update(value instanceof Uint8Array ? value : String(value))
  return hash.digest('base64')
}
