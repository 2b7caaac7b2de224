import { onOneLine } from '../platform/outside-text.ts'
import { backupWords } from './backup-words.ts'

/** One line for the owner. A database error carries the row's values in other fields than its message. */
export function problemWords(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : error.name
  if (code === 'ENOSPC') return backupWords.en.problems.noRoom
  if (code === 'EISDIR') return backupWords.en.problems.folder
  return onOneLine(error.message) || backupWords.en.problems.noDatabase(code)
}
