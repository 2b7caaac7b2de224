import { bringApplication, findArrived } from '../../applications/travel-queries.server.ts'
import { importWords } from '../import-words.ts'
import type { ImportOf } from './import-of.ts'
import { parseApplicationRow } from './parse-application-row.ts'

/** One by one, each with its timeline: one that cannot come in does not hold up the others. */
export async function importApplications({ database, rows, isDryRun, tally }: ImportOf) {
  const seen = new Set<string>()
  for await (const row of rows) {
    tally.read++
    const place = { row: row.row, line: row.line, id: null }
    const parsed =
      'problem' in row ? [{ field: 'row', reason: row.problem }] : parseApplicationRow(row.columns)
    if (Array.isArray(parsed)) {
      tally.refuse({ ...place, reasons: parsed })
      continue
    }
    const { application, notes } = parsed
    const state = seen.has(application.id) ? 'there' : await findArrived(database.db, application)
    seen.add(application.id)
    if (state === 'there') tally.alreadyThere++
    else if (state === 'taken')
      tally.refuse({
        ...place,
        reasons: [{ field: 'reference', reason: importWords.en.reasons.otherApplication }],
      })
    else {
      for (const note of notes) tally.note({ ...place, ...note })
      if (!isDryRun) await bringApplication(database, application)
      tally.imported++
    }
  }
}
