import type { Database } from '../db/database.server.ts'
import { BackupProblem } from './backup-problem.ts'
import { createBackup, describe } from './create-backup.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { inSnapshot } from './row-queries.server.ts'
import { listTables } from './shape-queries.server.ts'
import type { Steps } from './steps.ts'

/** Everything from one database to another, by way of a backup that stays. */
export async function moveTo(from: Database, to: Database, file: string, steps: Steps) {
  const header = await createBackup(from, file, steps)
  steps.end()
  await restoreBackup(to, { file, mayHaveTables: true, steps })
  steps.end()
  await requireUnchanged(from, header.tables, steps)
  return header
}

/** A story that came in meanwhile would be left behind: the site should have been stopped. */
async function requireUnchanged(from: Database, moved: { name: string; sha256: string }[], steps: Steps) {
  await inSnapshot(from, async (trx) => {
    for (const shape of await listTables(trx, from.engine)) {
      // The note of the backup that was just made.
      if (shape.name === 'settings') continue
      const { sha256 } = await describe(trx, from.engine, shape, steps)
      if (moved.some(({ name, sha256: before }) => name === shape.name && before !== sha256)) {
        throw new BackupProblem(
          `Something was written to ${shape.name} while it was moved: stop the site, empty the new database and move again`,
        )
      }
    }
  })
}
