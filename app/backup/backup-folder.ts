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

const namedAfter = /^second-key-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.jsonl\.gz$/

/** When a backup of that name was begun; null for a name that `newBackupFile` never makes. */
export function backupTime(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = namedAfter.exec(name) ?? []
  if (second === undefined) return null
  const text = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
  const at = new Date(text)
  // 30 February is another day to Date.
  return !Number.isNaN(at.getTime()) && at.toISOString() === text ? at : null
}

/** Null when it was put elsewhere, or made on another machine. */
export function findBackupFile(dataDir: string, name: string) {
  const file = join(backupFolder(dataDir), name)
  return name !== '' && existsSync(file) ? file : null
}
