/**
 * The name of the rule that a write broke, the same on both engines: 'articles_slug_unique'. Null for every
 * other error, and for a missing parent row, which SQLite does not name.
 */
export function brokenConstraint(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  const check = error.message.match(/^CHECK constraint failed: (\w+)$/)?.[1]
  if (check) return check
  const unique = error.message.match(/^UNIQUE constraint failed: (.+)$/)?.[1]
  return unique ? uniqueName(unique.split(', ')) : null
}

/** Once more if another transaction has just written the same row: this time it is found. */
export async function onceMoreAfter<T>(constraint: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (brokenConstraint(error) !== constraint) throw error
    return await work()
  }
}

/** SQLite names the columns ('photos.story_id', 'photos.slot'); our constraints are called after them. */
function uniqueName(columns: string[]) {
  const table = columns[0]?.split('.')[0]
  const names = columns.map((column) => column.split('.')[1])
  return [table, ...names, 'unique'].join('_')
}
