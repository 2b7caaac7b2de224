export type CellKind = 'plain' | 'timestamp' | 'boolean' | 'json' | 'bytes'

/** One table as the database has it, in words both engines share. */
export type TableShape = {
  name: string
  columns: Record<string, CellKind>
  /** Its primary key: the order of its rows in the file. */
  key: { column: string; isText: boolean }[]
  /** Tables whose rows must be there first. */
  parents: string[]
}

/**
 * Not in a backup: what ends by itself. Brought back later, a session that was ended since would be open
 * again, a used code would work again, and a visitor would be held to a limit of last week.
 */
export const leftOut = [
  'admin_sessions',
  'admin_verifications',
  'admin_rate_limits',
  'request_counts',
  'page_changes',
]

/** Every table after the ones its rows point to; otherwise by name, so that the order is always the same. */
export function parentsFirst(tables: TableShape[]): TableShape[] {
  const ordered: TableShape[] = []
  const waiting = [...tables].sort((a, b) => (a.name < b.name ? -1 : 1))
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ name, parents }) =>
      parents.every((parent) => parent === name || !waiting.some((other) => other.name === parent)),
    )
    if (next < 0) throw new Error(`Tables point to each other: ${waiting.map(({ name }) => name).join(', ')}`)
    ordered.push(...waiting.splice(next, 1))
  }
  return ordered
}
