import type { SettingRow } from './setting-row.ts'

/** A row as its field shows it. */
export type HeldRow = {
  row: SettingRow
  /** What is stored, as the fields would show it; null where only what was typed is known. */
  stored: string[] | null
  /** Whether something else than that stands in the fields. */
  isTyped: boolean
  /** Another one is another field: what was typed before does not stay in it. */
  round: number
}

type Now = {
  /** What stands in the fields. */
  typed: string[]
  /** What stood in them when they were sent, if this is the answer to that. */
  sent: string[] | null
  /** Then the row brings back what was sent. */
  isRefused: boolean
}

export function heldAtFirst(row: SettingRow, isRefused: boolean): HeldRow {
  return { row, stored: isRefused ? null : row.fields, isTyped: isRefused, round: 0 }
}

/** What an answer replaces: never what was typed since the form was sent, or into another form. */
export function heldAfter(held: HeldRow, row: SettingRow, { typed, sent, isRefused }: Now): HeldRow {
  const stored = isRefused ? held.stored : row.fields
  if (isSame(typed, held.stored) || isSame(typed, sent)) {
    const isNew = row.seen.value !== held.row.seen.value || !isSame(typed, row.fields)
    return { row, stored, isTyped: isRefused, round: held.round + (isNew ? 1 : 0) }
  }
  if (sent) return { ...held, row, stored, isTyped: !isSame(typed, stored) }
  // Whoever is typing has not seen what others saved meanwhile.
  const { seen, fields, error } = held.row
  return { ...held, row: { ...row, seen, fields, ...(error && { error }) }, isTyped: true }
}

/** Stored lines may end as a form without JavaScript sends them. */
function isSame(one: string[], other: string[] | null) {
  const text = (lines: string[]) => JSON.stringify(lines).replaceAll('\\r\\n', '\\n')
  return other !== null && text(one) === text(other)
}
