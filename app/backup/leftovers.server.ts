import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hourMs } from '../platform/duration.ts'
import { backupFolder } from './backup-folder.ts'

/** Whoever still writes one has touched it since. */
const quietMs = hourMs

/** Halves of backups whose maker was killed: as private as a whole one, and of no use. */
export async function removeLeftovers(dataDir: string, now = Date.now()) {
  const folder = backupFolder(dataDir)
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => /^second-key-.*\.partial$/.test(one))) {
    // Its maker may have finished it since.
    const mtimeMs = await stat(join(folder, name)).then(
      (one) => one.mtimeMs,
      () => now,
    )
    if (now - mtimeMs > quietMs) await rm(join(folder, name), { force: true })
  }
}
