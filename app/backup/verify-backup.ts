import { openBackup } from './backup-file.ts'
import type { Steps } from './steps.ts'

/** Reads a backup from its first byte to its last. Throws when anything in it is missing or changed. */
export async function verifyBackup(file: string, steps: Steps) {
  const { header, rows, close } = await openBackup(file)
  try {
    for await (const _row of rows()) steps.row()
    return header
  } finally {
    close()
  }
}
