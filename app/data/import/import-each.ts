import type { FieldReason, Place } from '../../rows/source-row.ts'
import type { ImportOf } from './import-of.ts'

export type RowPlace = Place & { id: null }

/** One by one: a row that cannot be read is refused and does not hold up the others. */
export async function importEach<Parsed extends object>(
  { rows, tally }: Pick<ImportOf, 'rows' | 'tally'>,
  parse: (columns: Record<string, unknown>) => Parsed | FieldReason[],
  bring: (parsed: Parsed, place: RowPlace) => Promise<void>,
) {
  for await (const row of rows) {
    tally.read++
    const place = { row: row.row, line: row.line, id: null }
    const parsed = 'problem' in row ? [{ field: 'row', reason: row.problem }] : parse(row.columns)
    if (Array.isArray(parsed)) tally.refuse({ ...place, reasons: parsed })
    else await bring(parsed, place)
  }
}
