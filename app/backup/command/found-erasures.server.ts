import { dirname } from 'node:path'
import { backupFolder } from '../backup-folder.ts'
import { BackupProblem } from '../backup-problem.ts'
import type { Erasure } from '../erasures/erasure.ts'
import { erasureListIn, readErasures } from '../erasures/erasure-list.server.ts'

type Found = { file: string; erasures: Erasure[]; unreadable: number }

/** The list that was named, or those beside the backup and in the data folder. */
export async function findErasures({ file, list }: { file: string; list?: string }, dataDir: string) {
  const usual = [erasureListIn(dirname(file)), erasureListIn(backupFolder(dataDir))]
  const found: Found[] = []
  for (const path of new Set(list ? [list] : usual)) {
    const read = await readErasures(path)
    // Before anything is restored, which cannot be done twice: another file may have been named by a slip.
    if (read && list && read.erasures.length === 0 && read.unreadable > 0)
      throw new BackupProblem(`${list} is no list of erasures`)
    if (read) found.push({ file: path, ...read })
  }
  if (list && found.length === 0) throw new BackupProblem(`There is no list of erasures at ${list}`)
  return found
}

/** How far it reaches. */
export function listWords({ file, erasures, unreadable }: Found) {
  const last = erasures.reduce((latest, { at }) => Math.max(latest, at.getTime()), 0)
  const until = last > 0 ? `its last line is of ${new Date(last).toISOString()}` : 'it is empty'
  const damaged =
    unreadable > 0 ? `; ${unreadable} of its lines could not be read: look at them yourself` : ''
  return `The list ${file}: ${until}${damaged}. What was erased or withdrawn later is not in it.`
}

export function byHand(created: string) {
  return [
    `No list of erasures was found. Who was erased after ${created}, and what was withdrawn after it, is back: people, applications, stories, each yes.`,
    'Before the site starts: take backups/erasures.jsonl from the DATA_DIR the site had, and restore again into a fresh place with --erasures.',
    `If that list is lost: go through the requests since ${created}, delete those people again under /admin/people, and reject their stories.`,
  ]
}
