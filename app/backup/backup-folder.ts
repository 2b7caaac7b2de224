import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Where backups lie. */
export function backupFolder(dataDir: string) {
  return join(dataDir, 'backups')
}

/** Named after this second. */
export function newBackupFile(dataDir: string) {
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return join(backupFolder(dataDir), `second-key-${time}.jsonl.gz`)
}

/** Null when it was put elsewhere, or made on another machine. */
export function findBackupFile(dataDir: string, name: string) {
  const file = join(backupFolder(dataDir), name)
  return name !== '' && existsSync(file) ? file : null
}
