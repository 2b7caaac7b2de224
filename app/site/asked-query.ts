import { plainLine } from '../platform/clean-text.ts'

/** Longer than any town's name with its state, and any sum of money. */
const maxValueLength = 100

/**
 * Of a stranger's query the fields an address takes, each once, in their order, cut to size and written one way:
 * '' or '?near=houston-tx&miles=50'. Total, and the same when done again.
 */
export function askedQuery(fields: readonly string[] | undefined, search: string): string {
  if (!fields || search === '') return ''
  const given = new URLSearchParams(search)
  const taken = new URLSearchParams()
  for (const field of fields) {
    const value = cut(plainLine(cut(given.get(field) ?? ''))).trim()
    if (value) taken.set(field, value)
  }
  return taken.size > 0 ? `?${taken}` : ''
}

function cut(value: string) {
  return value.slice(0, maxValueLength).toWellFormed()
}
