import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeBackup } from '../app/backup/create-backup.server.ts'
import { restoreBackup } from '../app/backup/restore-backup.server.ts'
import type { Steps } from '../app/backup/steps.ts'
import type { Database } from '../app/db/database.server.ts'

/** A backup with its reading back, its restore with the comparison, and the most memory this process held meanwhile. */
export async function measureBackup(database: Database, empty: Database) {
  const folder = mkdtempSync(join(tmpdir(), 'second-key-backup-'))
  const file = join(folder, 'growth.backup')
  try {
    const made = await timed((steps) => writeBackup(database, file, steps))
    const restored = await timed((steps) => restoreBackup(empty, { file, mayHaveTables: false, steps }))
    const rows = made.result.header.tables.reduce((sum, table) => sum + table.rows, 0)
    return { rows, bytes: made.result.bytes, made, restored }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function timed<Result>(work: (steps: Steps) => Promise<Result>) {
  let residentMegabytes = 0
  let row = 0
  const look = () => {
    if (row++ % 10_000 === 0) residentMegabytes = Math.max(residentMegabytes, process.memoryUsage.rss() / 1e6)
  }
  const started = performance.now()
  const result = await work({ begin() {}, row: look, end() {} })
  return { result, seconds: (performance.now() - started) / 1000, residentMegabytes }
}
