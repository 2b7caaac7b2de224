import { addAuditRows, findAuditIds } from '../queries.server.ts'
import type { ImportOf } from './import-of.ts'
import { type AuditInsert, parseAuditRow } from './parse-audit-row.ts'

const perBatch = 200

/** What happened elsewhere, marked as brought in: the log stays one that nobody rewrites. */
export async function importAudit({ database, rows, isDryRun, tally }: ImportOf) {
  const seen = new Set<string>()
  let batch: AuditInsert[] = []
  for await (const row of rows) {
    tally.read++
    const parsed = 'problem' in row ? [{ field: 'row', reason: row.problem }] : parseAuditRow(row.columns)
    if (Array.isArray(parsed)) tally.refuse({ row: row.row, line: row.line, id: null, reasons: parsed })
    else if (seen.has(parsed.id)) tally.alreadyThere++
    else {
      seen.add(parsed.id)
      batch.push(parsed)
    }
    if (batch.length === perBatch) await flush()
  }
  await flush()

  async function flush() {
    if (batch.length === 0) return
    const there = await findAuditIds(
      database.db,
      batch.map(({ id }) => id),
    )
    const added = batch.filter(({ id }) => !there.has(id))
    if (!isDryRun && added.length > 0) await addAuditRows(database, added)
    tally.alreadyThere += there.size
    tally.imported += added.length
    batch = []
  }
}
