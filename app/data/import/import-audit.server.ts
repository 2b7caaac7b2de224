import { addAuditRows, findAuditIds } from '../queries.server.ts'
import { importEach } from './import-each.ts'
import type { ImportOf } from './import-of.ts'
import { type AuditInsert, parseAuditRow } from './parse-audit-row.ts'

const perBatch = 200

/** What happened elsewhere, marked as brought in: the log stays one that nobody rewrites. */
export async function importAudit(parts: ImportOf) {
  const { database, isDryRun, tally } = parts
  const seen = new Set<string>()
  let batch: AuditInsert[] = []
  await importEach(parts, parseAuditRow, async (entry) => {
    if (seen.has(entry.id)) tally.alreadyThere++
    else {
      seen.add(entry.id)
      batch.push(entry)
    }
    if (batch.length === perBatch) await flush()
  })
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
