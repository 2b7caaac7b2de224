import { onOneLine } from '../platform/outside-text.ts'

/** One line for the owner. A database error carries the row's values in other fields than its message. */
export function problemWords(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : error.name
  if (code === 'ENOSPC') return 'There is no room left on the disk; nothing was changed'
  return onOneLine(error.message) || `The database cannot be reached (${code})`
}
