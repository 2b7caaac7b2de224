import type { RowNote } from '../../rows/tally.ts'
import { addAuditRows, findAuditIds } from '../queries.server.ts'
import { importEach } from './import-each.ts'
import type { ImportOf } from './import-of.ts'
import { type AuditInsert, parseAuditRow } from './parse-audit-row.ts'

const perBatch = 200

/** What happened elsewhere, marked as brought in: the log stays one that nobody rewrites. */
export async function importAudit(parts: ImportOf) {
  const { database, isDryRun, tally } = parts
  const seen = new Set<string>()
  let batch: { entry: AuditInsert; notes: RowNote[] }[] = []
  await importEach(parts, parseAuditRow, async ({ entry, notes }, place) => {
    if (seen.has(entry.id)) tally.alreadyThere++
    else {
      seen.add(entry.id)
      batch.push({ entry, notes: notes.map((note) => ({ ...place, ...note })) })
    }
    if (batch.length === perBatch) await flush()
  })
  await flush()

  async function flush() {
    if (batch.length === 0) return
    const there = await findAuditIds(
      database.db,
      batch.map(({ entry }) => entry.id),
    )
    const added = batch.filter(({ entry }) => !there.has(entry.id))
    for (const note of added.flatMap(({ notes }) => notes)) tally.note(note)
    if (!isDryRun && added.length > 0)
      await addAuditRows(
        database,
        added.map(({ entry }) => entry),
      )
    tally.alreadyThere += there.size
    tally.imported += added.length
    batch = []
  }
}
