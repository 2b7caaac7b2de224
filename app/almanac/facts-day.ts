import { openTableFile } from '../platform/table-file.ts'

const table = openTableFile('local/days.tsv')

/** The day on which a fact of a place last changed, as 2026-11-15. */
export function factsDay({ row }: { row: number }) {
  return table.row(row)[3] ?? ''
}
