import text from '../../data/local/days.tsv?raw'
import { openTable } from '../platform/table.ts'

const table = openTable(text)

/** The day on which a fact of a place last changed, as 2026-11-15. */
export function factsDay({ row }: { row: number }) {
  return table.row(row)[3] ?? ''
}
