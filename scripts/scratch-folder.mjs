// Tests make and remove hundreds of databases: on a disk a fifth of the unit tests' CPU time is the kernel's.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
const neededBytes = 8 * 1024 ** 3

/** A folder for all that tests write, in memory where there is plenty, gone when this process ends. */
export function makeScratchFolder() {
  const folder = mkdtempSync(join(hasRoom(inMemory) ? inMemory : tmpdir(), 'second-key-tests-'))
  // PostgreSQL runs as another user where this one is root.
  chmodSync(folder, 0o755)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return Math.min(bavail * bsize, freemem()) >= neededBytes
  } catch {
    return false
  }
}
