import { bringApplication, findArrived } from '../../applications/travel-queries.server.ts'
import { importWords } from '../import-words.ts'
import { importEach } from './import-each.ts'
import type { ImportOf } from './import-of.ts'
import { parseApplicationRow } from './parse-application-row.ts'

/** Each with its timeline. */
export async function importApplications(parts: ImportOf) {
  const { database, isDryRun, tally } = parts
  const seen = new Set<string>()
  await importEach(parts, parseApplicationRow, async ({ application, notes }, place) => {
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
  })
}
